// Lets one call to the system fail, or lists the calls, of a program that it is preloaded into.
//
//   FAULT_BELOW  only calls about paths that begin so count
//   FAULT_CALLS  their names, between commas; others never fail. To open a file for writing is
//                "create"
//   FAULT_AT     the number of the call that fails, from 0; none by default
//   FAULT_FOR    how many calls fail from there on; 1 by default
//   FAULT_ERRNO  how it fails; EIO by default
//   FAULT_KILL   if set, the process is killed in the place of the call, which then is not made;
//                so it is in the place of a call of its children, which die with it
//   FAULT_LOG    a file to which "NAME PATH" is added for each call
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

// Counted by the process and its children together: they share the page.
static atomic_int *count;
static pid_t owner;

__attribute__((constructor)) static void begin(void) {
  owner = getpid();
  count = mmap(
      NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
}

static long number(const char *name, long otherwise) {
  const char *text = getenv(name);
  return text ? atol(text) : otherwise;
}

static int isWanted(const char *name) {
  const char *list = getenv("FAULT_CALLS");
  size_t length = strlen(name);
  for (const char *at = list; at && (at = strstr(at, name)); at += length)
    if ((at == list || at[-1] == ',') && (at[length] == ',' || !at[length])) return 1;
  return 0;
}

static void note(const char *name, const char *path) {
  const char *log = getenv("FAULT_LOG");
  if (!log) return;
  char line[PATH_MAX + 64];
  int size = snprintf(line, sizeof line, "%s %s\n", name, path);
  int file = REAL(int, "open", const char *, int, ...)(log, O_WRONLY | O_CREAT | O_APPEND, 0644);
  if (file < 0) return;
  REAL(ssize_t, "write", int, const void *, size_t)(file, line, size);
  REAL(int, "close", int)(file);
}

// Whether a call is one that fails.
static int fails(const char *name, const char *path) {
  const char *below = getenv("FAULT_BELOW");
  if (!below || strncmp(path, below, strlen(below)) != 0 || !isWanted(name)) return 0;
  note(name, path);
  if (!count || count == MAP_FAILED) return 0;
  long at = number("FAULT_AT", -1), index = atomic_fetch_add(count, 1);
  if (at < 0 || index < at || index >= at + number("FAULT_FOR", 1)) return 0;
  if (getenv("FAULT_KILL")) {
    kill(owner, SIGKILL);
    // A child dies with the process.
    while (1) pause();
  }
  errno = (int)number("FAULT_ERRNO", EIO);
  return 1;
}

static int failsAt(const char *name, int file) {
  char link[64], path[PATH_MAX + 1];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t size = readlink(link, path, PATH_MAX);
  if (size < 0) return 0;
  path[size] = 0;
  return fails(name, path);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  int writes = flags & (O_WRONLY | O_RDWR | O_CREAT);
  if (fails(writes ? "create" : "open", path)) return -1;
  return REAL(int, "open", const char *, int, ...)(path, flags, mode);
}
ssize_t read(int file, void *bytes, size_t size) {
  if (failsAt("read", file)) return -1;
  return REAL(ssize_t, "read", int, void *, size_t)(file, bytes, size);
}
ssize_t write(int file, const void *bytes, size_t size) {
  if (failsAt("write", file)) return -1;
  return REAL(ssize_t, "write", int, const void *, size_t)(file, bytes, size);
}
int fsync(int file) {
  if (failsAt("fsync", file)) return -1;
  return REAL(int, "fsync", int)(file);
}
int fchmod(int file, mode_t mode) {
  if (failsAt("fchmod", file)) return -1;
  return REAL(int, "fchmod", int, mode_t)(file, mode);
}
int close(int file) {
  int failed = failsAt("close", file), why = errno;
  int result = REAL(int, "close", int)(file);
  if (!failed) return result;
  errno = why;
  return -1;
}
int stat(const char *path, struct stat *found) {
  if (fails("stat", path)) return -1;
  return REAL(int, "stat", const char *, struct stat *)(path, found);
}
int lstat(const char *path, struct stat *found) {
  if (fails("lstat", path)) return -1;
  return REAL(int, "lstat", const char *, struct stat *)(path, found);
}
DIR *opendir(const char *path) {
  if (fails("opendir", path)) return NULL;
  return REAL(DIR *, "opendir", const char *)(path);
}
int rename(const char *old, const char *new) {
  if (fails("rename", old)) return -1;
  return REAL(int, "rename", const char *, const char *)(old, new);
}
int mkdir(const char *path, mode_t mode) {
  if (fails("mkdir", path)) return -1;
  return REAL(int, "mkdir", const char *, mode_t)(path, mode);
}
int unlink(const char *path) {
  if (fails("unlink", path)) return -1;
  return REAL(int, "unlink", const char *)(path);
}
