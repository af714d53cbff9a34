# syntax=docker/dockerfile:1
# SPDX-License-Identifier: Apache-2.0
ARG SWIFT_IMAGE=swift:6.3-bookworm
ARG RUNTIME_IMAGE=debian:bookworm-slim

FROM ${SWIFT_IMAGE} AS build
SHELL ["/bin/bash", "-euo", "pipefail", "-c"]
WORKDIR /source

# Versions are the distribution's: pinned ones vanish from its mirrors with each security update.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        ca-certificates libmaxminddb-dev libmicrohttpd-dev libsodium-dev libsqlite3-dev pkg-config \
    && rm -rf /var/lib/apt/lists/*

COPY Package.swift ./
COPY Sources ./Sources
COPY Tests/ConsentModelTests ./Tests/ConsentModelTests
COPY Tests/ConsentServerTests ./Tests/ConsentServerTests
RUN swift build -c release --static-swift-stdlib --product consent-server \
    && install -D --strip --mode=0755 .build/release/consent-server /image/usr/local/bin/consent-server

# The binary itself packs the table from Debian's files.
COPY scripts/country-table.sh ./scripts/country-table.sh
RUN apt-get update \
    && scripts/country-table.sh /image/usr/local/bin/consent-countries.bin \
    && chmod 0644 /image/usr/local/bin/consent-countries.bin \
    && rm -rf /var/lib/apt/lists/*
COPY LICENSE NOTICE /image/usr/share/doc/consent-server/

FROM ${RUNTIME_IMAGE}

# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        libmaxminddb0 libmicrohttpd12 libsodium23 libsqlite3-0 libstdc++6 \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log \
    && echo 'consent:x:10001:10001:consent-server:/data:/usr/sbin/nologin' >> /etc/passwd \
    && echo 'consent:x:10001:' >> /etc/group \
    && install -d -o 10001 -g 10001 -m 0700 /data /backups

COPY --from=build /image/ /

ARG VERSION=unknown
ARG REVISION=unknown
ARG CREATED=unknown
LABEL org.opencontainers.image.title="consent-server" \
    org.opencontainers.image.description="A self-hosted consent service for apps: decide, show, store, take back" \
    org.opencontainers.image.licenses="Apache-2.0" \
    org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}" \
    org.opencontainers.image.created="${CREATED}" \
    org.opencontainers.image.base.name="docker.io/library/debian:bookworm-slim"

# No VOLUME: an anonymous one would hide that nobody mounted a real one.
ENV CONSENT_HOST=0.0.0.0 \
    CONSENT_PORT=8080 \
    CONSENT_DATABASE=/data/consent.db
WORKDIR /data
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=5s --retries=3 \
    CMD ["/usr/local/bin/consent-server", "healthcheck"]
ENTRYPOINT ["/usr/local/bin/consent-server"]
CMD ["serve"]
