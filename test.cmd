@echo off
rem Checks Argosy: runs the script test in the shell that comes with Git for Windows. See test --help.
setlocal
set "shell="
set "git="
for %%S in (sh.exe) do set "shell=%%~$PATH:S"
for %%G in (git.exe) do set "git=%%~dp$PATH:G"
if not defined shell if exist "%git%..\bin\sh.exe" set "shell=%git%..\bin\sh.exe"
if not defined shell (
    echo The tests need the shell of Git for Windows, and there is no sh.exe here: https://gitforwindows.org 1>&2
    exit /b 1
)
cd /d "%~dp0"
"%shell%" ./test %*
exit /b %errorlevel%
