// Four hooks into the layers below a run, none of which needs a change in an app's code:
//
// - `clock_gettime`, `gettimeofday`, `time` and `timespec_get` of the program precede those of the
//   C library for the dynamic linker, so also in Foundation. In a statically linked program the
//   linker finds them first.
// - `pthread_create` precedes that of the C library, too, so that a run notices threads that its
//   code starts: they are not part of the run.
// - The Swift runtime has variables for functions that it calls before it passes a job to a thread.
// - The time zone is a variable of the process, whose value is replaced in place.
//
// The first three read a variable of the thread. On a thread without a run the machine answers; the
// cost is one read of the variable.
//
// The sanitizers define functions with these names, too, and call them before instrumented code can
// run. So this file is not instrumented, its variables are thread-local or atomic, and a thread is
// started through the sanitizer's function.

#define _GNU_SOURCE
#include "CRunHooks.h"

#include <stddef.h>
#include <time.h>

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

/// The machine's clock; looked up once, since a system call takes five times as long.
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
  // Clocks that count from the start of the machine are unchanged: Dispatch waits by them.
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

/// Returns a global Dispatch queue for a class of service; null without Dispatch.
extern void *dispatch_get_global_queue(intptr_t service, uintptr_t flags) __attribute__((weak));

/// Whether a new thread belongs to the thread pool of Dispatch.
///
/// The argument of such a thread is the global queue that it serves. The library that contains its
/// code is no criterion, since Dispatch may be linked into the program. Twelve of these queues are
/// adjacent in memory, two for each class of service. The default one is the seventh, and some
/// cannot be requested.
static int is_of_dispatch(const void *argument) {
  if (!dispatch_get_global_queue) return 0;
  const intptr_t usual_service = 0x15;
  const uintptr_t overcommit = 2;
  intptr_t usual = (intptr_t)dispatch_get_global_queue(usual_service, 0);
  intptr_t size = (intptr_t)dispatch_get_global_queue(usual_service, overcommit) - usual;
  intptr_t distance = (intptr_t)argument - usual;
  return size > 0 && distance % size == 0 && distance / size >= -6 && distance / size <= 5;
}

/// The function with which a sanitizer starts and tracks threads; null without a sanitizer.
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

// MARK: The time zone

// Foundation and the C library look up the zone in the process's variables, at any moment and on
// any thread. `setenv` may free the list that they are reading, or a value. So one pointer is
// written to replace a value, or the list if it lacks TZ. The old ones are kept, since they may
// still be in use.

#include <stdlib.h>
#include <string.h>

extern char **environ;

struct zone {
  struct zone *next;
  char variable[];
};

/// Returns a variable with this value, created once for each value.
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
