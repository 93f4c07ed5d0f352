// Four ways into what is below a run, none of which needs a word in an app's code:
//
// - `clock_gettime`, `gettimeofday`, `time` and `timespec_get` of the program come before those of
//   the C library wherever the dynamic linker looks them up, so also in Foundation. Linked
//   statically, they are those that the linker finds first.
// - `pthread_create` comes before that of the C library, too, so that a run hears of threads that
//   its code starts: those are no part of it.
// - The Swift runtime has variables for functions that it asks before it hands a job to a thread.
// - The time zone is a variable of the process, whose value is exchanged in its place.
//
// The first three ask a variable of the thread. On a thread that is in no run, the machine answers; that costs
// one look at the variable.
//
// The sanitizers bring functions of these names, too, and call them before they are ready for code
// that they watch over: so they do not watch over this file, whose variables are a thread's own or
// atomic, and a thread is started through theirs.
//
// On a Mac none is tried: there the first two would need a library of its own with a section of
// replacements.

#define _GNU_SOURCE
#include "CRunHooks.h"

#include <stddef.h>
#include <time.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((disable_sanitizer_instrumentation)), apply_to = function)
#endif

static _Thread_local struct run_hooks current;

// MARK: The wall clock

static struct timespec time_of_run(void) {
  int64_t milliseconds = current.milliseconds(current.context);
  int64_t rest = milliseconds % 1000;
  if (rest < 0) rest += 1000;
  struct timespec time = {(milliseconds - rest) / 1000, rest * 1000000};
  return time;
}

typedef int (*clock_function)(clockid_t, struct timespec *);

/// The machine's clock; found once, since a call of the kernel takes five times as long.
static int time_of_machine(clockid_t clock, struct timespec *time) {
  static _Atomic(clock_function) found;
  clock_function function = atomic_load_explicit(&found, memory_order_relaxed);
  if (!function) {
    function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    if (!function) return (int)syscall(SYS_clock_gettime, clock, time);
    atomic_store_explicit(&found, function, memory_order_relaxed);
  }
  return function(clock, time);
}

static int now(clockid_t clock, struct timespec *time) {
  // What counts from the machine's start is left alone: Dispatch waits by it.
  if (current.milliseconds && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    *time = time_of_run();
    return 0;
  }
  return time_of_machine(clock, time);
}

int clock_gettime(clockid_t clock, struct timespec *time) { return now(clock, time); }

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec moment;
  if (now(CLOCK_REALTIME, &moment) != 0) return -1;
  time->tv_sec = moment.tv_sec;
  time->tv_usec = moment.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec moment;
  if (now(CLOCK_REALTIME, &moment) != 0) return -1;
  if (result) *result = moment.tv_sec;
  return moment.tv_sec;
}

int timespec_get(struct timespec *time, int base) {
  return base == TIME_UTC && now(CLOCK_REALTIME, time) == 0 ? base : 0;
}

// MARK: Threads

/// A queue of Dispatch that everybody shares, by its class of service; null without Dispatch.
extern void *dispatch_get_global_queue(intptr_t service, uintptr_t flags) __attribute__((weak));

/// Whether a thread is one of Dispatch, which it keeps for whoever needs one.
///
/// Such a thread is handed the shared queue that it serves. The file that its code is in tells
/// nothing where Dispatch is linked into the program. Twelve of these queues stand side by side, two
/// for each class of service; the usual one is the seventh, and some are handed out to nobody.
static int is_of_dispatch(const void *argument) {
  if (!dispatch_get_global_queue) return 0;
  const intptr_t usual_service = 0x15;
  const uintptr_t overcommit = 2;
  intptr_t usual = (intptr_t)dispatch_get_global_queue(usual_service, 0);
  intptr_t size = (intptr_t)dispatch_get_global_queue(usual_service, overcommit) - usual;
  intptr_t distance = (intptr_t)argument - usual;
  return size > 0 && distance % size == 0 && distance / size >= -6 && distance / size <= 5;
}

/// How a sanitizer starts a thread, which it has to know of; null where there is none.
extern int __interceptor_pthread_create(
    pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) __attribute__((weak));

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
    void *(*start)(void *), void *restrict argument) {
  static _Atomic(void *) found;
  void *function = atomic_load_explicit(&found, memory_order_relaxed);
  if (!function) {
    function = __interceptor_pthread_create ? (void *)__interceptor_pthread_create
                                            : dlsym(RTLD_NEXT, "pthread_create");
    atomic_store_explicit(&found, function, memory_order_relaxed);
  }
  if (current.thread_starts && !is_of_dispatch(argument)) current.thread_starts(current.context);
  return ((int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))function)(
      thread, attributes, start, argument);
}

// MARK: Executors

#define SWIFT __attribute__((swiftcall))

struct executor {
  uintptr_t words[2];
};

extern void *swift_task_enqueueGlobal_hook;
extern void *swift_task_getMainExecutor_hook;

static SWIFT void enqueue(void *job, SWIFT void (*original)(void *)) {
  if (current.enqueue) {
    current.enqueue(current.context, job);
  } else {
    original(job);
  }
}

static SWIFT struct executor main_executor(SWIFT struct executor (*original)(void)) {
  if (!current.find_main_executor) return original();
  struct executor executor;
  current.find_main_executor(current.context, executor.words);
  return executor;
}

static void hook_executors(void) {
  static atomic_flag done = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&done)) return;
  swift_task_enqueueGlobal_hook = enqueue;
  swift_task_getMainExecutor_hook = main_executor;
}

struct run_hooks run_hooks_exchange(struct run_hooks hooks) {
  hook_executors();
  struct run_hooks before = current;
  current = hooks;
  return before;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#else

struct run_hooks run_hooks_exchange(struct run_hooks hooks) {
  (void)hooks;
  struct run_hooks none = {NULL, NULL, NULL, NULL, NULL};
  return none;
}

#endif

// MARK: The zone

// Foundation and the C library look for the zone among the process' variables, at any moment and on
// any thread. `setenv` may free the list that they walk along, or a value. So a value is exchanged by
// writing one pointer, a list that lacks TZ by another one, and what has been there is kept, since
// somebody may still read it.

#include <stdlib.h>
#include <string.h>

#if defined(__linux__)

extern char **environ;

struct zone {
  struct zone *next;
  char variable[];
};

/// A variable with this value, made once for each.
static char *variable(const char *value) {
  static struct zone *known;
  for (struct zone *zone = known; zone; zone = zone->next) {
    if (strcmp(zone->variable + 3, value) == 0) return zone->variable;
  }
  struct zone *zone = malloc(sizeof *zone + 3 + strlen(value) + 1);
  if (!zone) return NULL;
  memcpy(zone->variable, "TZ=", 3);
  strcpy(zone->variable + 3, value);
  zone->next = known;
  known = zone;
  return zone->variable;
}

void run_hooks_set_zone(const char *value) {
  char *wanted = variable(value);
  if (!wanted) return;
  size_t count = 0;
  for (char **entry = environ; entry && *entry; entry++, count++) {
    if (strncmp(*entry, "TZ=", 3) == 0) {
      __atomic_store_n(entry, wanted, __ATOMIC_RELEASE);
      return;
    }
  }
  char **list = malloc((count + 2) * sizeof *list);
  if (!list) return;
  if (count > 0) memcpy(list, environ, count * sizeof *list);
  list[count] = wanted;
  list[count + 1] = NULL;
  __atomic_store_n(&environ, list, __ATOMIC_RELEASE);
}

#else

void run_hooks_set_zone(const char *value) { setenv("TZ", value, 1); }

#endif
