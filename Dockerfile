# The command in a container, without Swift. `make dist` first, which writes the archive.
#
#     docker build -t diorama .
#     docker run --rm -u "$(id -u)" -v "$PWD:/work" diorama test
FROM debian:12-slim AS archive
RUN apt-get update \
  && apt-get install --yes --no-install-recommends xz-utils \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Scripts/install-release Scripts/version Scripts/
COPY Sources/DioramaSystem/Version Sources/DioramaSystem/Version
COPY dist dist
# Checks the archive against SHA256SUMS.
RUN Scripts/install-release --url "$PWD/dist" --version "$(Scripts/version)" /opt/diorama

# For .devcontainer.
FROM debian:12-slim AS development
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git \
  && rm -rf /var/lib/apt/lists/*
COPY --from=archive /opt/diorama /usr/local
RUN useradd --create-home --shell /bin/bash --uid 1000 diorama
USER 1000

FROM debian:12-slim
COPY --from=archive /opt/diorama /usr/local
RUN useradd --create-home --uid 1000 diorama && mkdir /work && chown diorama /work
USER 1000
WORKDIR /work
ENTRYPOINT ["diorama"]
CMD ["--help"]
