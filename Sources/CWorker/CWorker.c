#define _GNU_SOURCE
#include "CWorker.h"

static struct worker_slot *own;
static int depth;
/// The pipe that this child writes its results to; -1 for none.
static int own_results = -1;

struct worker_slot *worker_own_slot(void) { return own; }

const char *worker_current_name(const struct worker_slot *slot) { return slot->name; }

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct worker_slot *worker_make_slots(int count) {
  void *memory = mmap(
      NULL, sizeof(struct worker_slot) * (size_t)count, PROT_READ | PROT_WRITE,
      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void worker_free_slots(struct worker_slot *slots, int count) {
  munmap(slots, sizeof(struct worker_slot) * (size_t)count);
}

/// Resets the parent's signal handlers, so that a signal ends the child as it ends any program.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_DFL) continue;
    // Ignored signals, such as SIGPIPE, stay ignored.
    if (action.sa_handler != SIG_IGN) signal(number, SIG_DFL);
  }
  sigset_t empty;
  sigemptyset(&empty);
  sigprocmask(SIG_SETMASK, &empty, NULL);
}

/// Sets up a child. `Scripts/bench` counts the instructions of a child from this function on.
__attribute__((noinline)) static void set_up_child(
    struct worker_slot *slot, int captures, int output, int results) {
  // Orphaned descendants become children of this process, which can then kill them.
  if (!own) prctl(PR_SET_CHILD_SUBREAPER, 1);
  // A core dump takes longer than the time limit of a screen.
  struct rlimit core = {1, 1};
  setrlimit(RLIMIT_CORE, &core);
  reset_signals();
  signal(SIGTTIN, SIG_IGN);
  signal(SIGTTOU, SIG_IGN);
  if (own_results >= 0) close(own_results);
  own_results = results;
  own = slot;
  depth = 0;
  slot->process = getpid();
  slot->since = worker_now();
  if (captures) {
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    dup2(null, STDIN_FILENO);
    dup2(output >= 0 ? output : null, STDOUT_FILENO);
    dup2(output >= 0 ? output : null, STDERR_FILENO);
  }
}

int worker_fork(struct worker_slot *slot, int captures, int output, int results) {
  slot->start = 0;
  slot->since = 0;
  slot->output_start = 0;
  slot->step = 0;
  slot->cause = 0;
  slot->status = 0;
  slot->reason = worker_reason_none;
  slot->error = 0;
  slot->length = 0;
  slot->process = 0;
  // If a process ignores SIGCHLD, it cannot wait for the status of its children.
  signal(SIGCHLD, SIG_DFL);
  // Otherwise both processes would write the buffered output.
  fflush(stdout);
  fflush(stderr);
  pid_t parent = getpid();
  int is_first = !own;
  pid_t child = fork();
  if (child != 0) {
    if (child > 0 && is_first) setpgid(child, child);
    return child;
  }
  if (is_first) setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(9);
  set_up_child(slot, captures, output, results);
  return 0;
}

void worker_end(int reason) {
  fflush(stdout);
  fflush(stderr);
  if (own) own->reason = reason;
  _exit(reason == worker_reason_none ? 0 : 1);
}

void worker_end_descendants(void) {
  // The children of each killed process become children of this process, so one pass is not enough.
  for (int round = 0; round < 1000; round++) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    FILE *file = fopen(path, "re");
    if (!file) return;
    int count = 0, process;
    while (fscanf(file, "%d", &process) == 1) {
      kill(process, SIGKILL);
      count++;
    }
    fclose(file);
    if (!count) return;
    while (count-- > 0 && (waitpid(-1, NULL, 0) > 0 || errno == EINTR)) {
    }
  }
}

int worker_begin(const char *name, size_t length) {
  if (!own) return 0;
  if (depth++ > 0) return 1;
  if (length > sizeof own->name) length = sizeof own->name;
  memcpy(own->name, name, length);
  own->length = (int32_t)length;
  own->step = 0;
  off_t position = lseek(STDERR_FILENO, 0, SEEK_CUR);
  own->output_start = position > 0 ? position : 0;
  __atomic_store_n(&own->start, worker_now(), __ATOMIC_RELEASE);
  return 1;
}

void worker_step(int32_t step) {
  if (own && depth > 0) __atomic_store_n(&own->step, step, __ATOMIC_RELAXED);
}

void worker_finish(void) {
  if (!own || depth == 0 || --depth > 0) return;
  __atomic_store_n(&own->since, worker_now(), __ATOMIC_RELAXED);
  __atomic_store_n(&own->start, 0, __ATOMIC_RELEASE);
}

void worker_reclaim_slot(struct worker_slot *slot) {
  __atomic_store_n(&slot->since, worker_now(), __ATOMIC_RELAXED);
  __atomic_store_n(&slot->start, 0, __ATOMIC_RELEASE);
  __atomic_store_n(&slot->process, getpid(), __ATOMIC_RELAXED);
}

void worker_announce(int64_t item) {
  if (!own) return;
  __atomic_store_n(&own->since, worker_now(), __ATOMIC_RELAXED);
  __atomic_store_n(&own->item, item, __ATOMIC_RELAXED);
}

void worker_wait(int waits) {
  if (own) __atomic_store_n(&own->since, waits ? 0 : worker_now(), __ATOMIC_RELAXED);
}

int64_t worker_since(const struct worker_slot *slot) {
  return __atomic_load_n(&slot->since, __ATOMIC_RELAXED);
}

int64_t worker_start(const struct worker_slot *slot) {
  return __atomic_load_n(&slot->start, __ATOMIC_ACQUIRE);
}

int32_t worker_current_step(const struct worker_slot *slot) {
  return __atomic_load_n(&slot->step, __ATOMIC_RELAXED);
}

int32_t worker_current_process(const struct worker_slot *slot) {
  return __atomic_load_n(&slot->process, __ATOMIC_RELAXED);
}

int64_t worker_current_item(const struct worker_slot *slot) {
  return __atomic_load_n(&slot->item, __ATOMIC_RELAXED);
}

int64_t worker_take_item(struct worker_slot *counter) {
  return __atomic_fetch_add(&counter->item, 1, __ATOMIC_RELAXED);
}

int worker_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int worker_memory_file(void) { return memfd_create("diorama-output", MFD_CLOEXEC); }

int worker_thread_count(void) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return -1;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(folder));) count += entry->d_name[0] != '.';
  closedir(folder);
  return count;
}

int64_t worker_resident(int process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/statm", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char bytes[128];
  ssize_t length = read(file, bytes, sizeof bytes - 1);
  close(file);
  if (length <= 0) return 0;
  bytes[length] = 0;
  long long size = 0, resident = 0, shared = 0;
  if (sscanf(bytes, "%lld %lld %lld", &size, &resident, &shared) != 3) return 0;
  return resident * sysconf(_SC_PAGESIZE);
}

int64_t worker_share(int process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", process);
  FILE *file = fopen(path, "re");
  if (!file) return worker_resident(process);
  char line[256];
  long long size = -1;
  while (size < 0 && fgets(line, sizeof line, file)) sscanf(line, "Pss: %lld kB", &size);
  fclose(file);
  return size < 0 ? worker_resident(process) : size * 1024;
}

int64_t worker_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  // 0 means "not set" in a slot.
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000 + 1;
}
