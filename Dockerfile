# Argosy's server: docs/operations.md tells how to run it. The first stage compiles; the second has no compiler.
FROM python:3.13-slim-bookworm AS build
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends build-essential && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements/host.txt requirements/
RUN python -m venv /opt/argosy && \
    /opt/argosy/bin/pip install --no-cache-dir --require-hashes --requirement requirements/host.txt
COPY . .
RUN ARGOSY_COMPILE=1 /opt/argosy/bin/pip wheel --no-cache-dir --no-deps --wheel-dir wheels . && \
    /opt/argosy/bin/pip install --no-cache-dir --no-deps --no-index wheels/*.whl && \
    /opt/argosy/bin/argosy --version

FROM python:3.13-slim-bookworm
COPY --from=build /opt/argosy /opt/argosy
# a user by number needs no account; the database is all that it can write to
RUN install -d -o 10001 -g 10001 /var/lib/argosy
USER 10001:10001
WORKDIR /var/lib/argosy
VOLUME /var/lib/argosy
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["/opt/argosy/bin/python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["/opt/argosy/bin/argosy"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--database", "/var/lib/argosy/argosy.sqlite"]
