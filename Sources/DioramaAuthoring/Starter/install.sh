# Puts diorama into .diorama-tool. If that fails, nothing remains on disk.
name=diorama-$DIORAMA_VERSION-linux-@arch@
stop() {
  rm -rf .diorama-new .diorama-tool .diorama-build
  echo "diorama $DIORAMA_VERSION is not installed: $*" >&2
  exit 1
}
rm -rf .diorama-new .diorama-tool
case $DIORAMA_URL in
'') stop "DIORAMA_URL is empty; set this variable in the settings of the repository" \
  "(GitHub: Secrets and variables, Actions, Variables; GitLab: CI/CD, Variables)" ;;
*.git) # Built from source, which has no checksum.
  if [ ! -x .diorama-build/bin/diorama ]; then
    git -c advice.detachedHead=false clone --quiet --depth 1 --branch "v$DIORAMA_VERSION" \
      "$DIORAMA_URL" .diorama-new ||
      stop "git cannot get the tag v$DIORAMA_VERSION from $DIORAMA_URL"
    make -C .diorama-new install PREFIX=../.diorama-build || stop "the build failed"
  fi
  ln -s .diorama-build .diorama-tool ;;
*)
  [ "$(uname -m)" = @arch@ ] ||
    stop "DIORAMA_SHA256 is for @arch@, and this machine is $(uname -m); run 'diorama init' there"
  mkdir .diorama-new
  curl --fail --location --silent --show-error --retry 3 --output .diorama-new/archive \
    "$DIORAMA_URL/$name.tar.xz" || stop "cannot download $DIORAMA_URL/$name.tar.xz"
  tar -xJf .diorama-new/archive -C .diorama-new || stop "$name.tar.xz is incomplete or damaged"
  echo "$DIORAMA_SHA256  .diorama-new/@checked@" | sha256sum --check --status ||
    stop "the SHA-256 of @subject@ is not $DIORAMA_SHA256"
  mv ".diorama-new/$name" .diorama-tool ;;
esac
rm -rf .diorama-new
