# Puts diorama into .diorama-tool. If that fails, nothing remains on disk.
url=${DIORAMA_URL%/}
name=diorama-$DIORAMA_VERSION-linux-@arch@
stop() {
  rm -rf .diorama-new .diorama-tool .diorama-build
  echo "diorama $DIORAMA_VERSION is not installed: $*" >&2
  exit 1
}
rm -rf .diorama-new .diorama-tool
case $url in
'') stop "DIORAMA_URL is empty; set this variable in the settings of the repository" \
  "(GitHub: Secrets and variables, Actions, Variables; GitLab: CI/CD, Variables)," \
  "or write the address into this file: pull requests from forks get no variables on GitHub" ;;
*.git) # Built from source, which has no checksum.
  if [ ! -x .diorama-build/bin/diorama ]; then
    git -c advice.detachedHead=false clone --quiet --depth 1 --branch "v$DIORAMA_VERSION" \
      "$url" .diorama-new ||
      stop "git cannot get the tag v$DIORAMA_VERSION from $url"
    make -C .diorama-new install PREFIX=../.diorama-build || stop "the build failed"
  fi
  ln -s .diorama-build .diorama-tool ;;
*)
  [ "$(uname -m)" = @arch@ ] ||
    stop "DIORAMA_SHA256 is for @arch@, and this machine is $(uname -m); use a machine with @arch@," \
      "or delete this file and run 'diorama init' on $(uname -m)"
  unpack() {
    tar -xJf ".diorama-new/$name.tar.xz" -C .diorama-new || stop "$name.tar.xz is incomplete or damaged"
  }
  mkdir .diorama-new
  curl --fail --location --silent --show-error --retry 3 --output ".diorama-new/$name.tar.xz" \
    "$url/$name.tar.xz" || stop "cannot download $url/$name.tar.xz"
  # An archive with a known SHA-256 is checked before it is unpacked; the program after that.
  [ -e ".diorama-new/@checked@" ] || unpack
  echo "$DIORAMA_SHA256  .diorama-new/@checked@" | sha256sum --check --status ||
    stop "the SHA-256 of @checked@ is not $DIORAMA_SHA256"
  [ -d ".diorama-new/$name" ] || unpack
  mv ".diorama-new/$name" .diorama-tool ;;
esac
rm -rf .diorama-new
