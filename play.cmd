@echo off
rem Plays Argosy: finds a Python, which does the rest (tools\play.py). See play --help.
setlocal
set "found="
set "names=py python3 python"
if defined PYTHON set "names="%PYTHON%""
for %%P in (%names%) do if not defined found call :try %%P
if not defined found (
    echo Argosy needs Python 3.11 or newer: https://www.python.org/downloads 1>&2
    exit /b 1
)
call %found% "%~dp0tools\play.py" %*
exit /b %errorlevel%

rem Take this Python if it is new enough; call, since the Pythons of pyenv are batch files.
:try
call %1 -c "import sys; assert sys.version_info.minor > 10" >nul 2>nul
if not errorlevel 1 set "found=%1"
exit /b 0
