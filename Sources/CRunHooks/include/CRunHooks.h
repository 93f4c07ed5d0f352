// What a run answers in place of the machine: the C library's wall clock, and the executors of the
// Swift runtime. Each thread has its own answer or none; a thread without one gets the machine's.
#pragma once

#include <stdint.h>

/// What answers on a thread that is in a run. All zero: nothing does.
struct run_hooks {
  /// Handed to all functions.
  void *context;
  /// The wall clock in milliseconds since 1970.
  int64_t (*milliseconds)(void *context);
  /// Takes a job of the Swift runtime that belongs to no actor.
  void (*enqueue)(void *context, void *job);
  /// Writes down the two words of the serial executor that stands for the main actor's.
  void (*find_main_executor)(void *context, uintptr_t *words);
  /// Hears that a thread is started, other than those of Dispatch.
  void (*thread_starts)(void *context);
};

/// Lets `hooks` answer on this thread from here on.
///
/// Returns what has answered before, to be put back. Does nothing where there is no hook, which is
/// everywhere but on Linux with the GNU C library.
struct run_hooks run_hooks_exchange(struct run_hooks hooks);

/// Lets the variable TZ of this process have another value, which is told to nobody.
///
/// Whoever reads variables meanwhile, on any thread, finds the old value or the new one, each whole and
/// there for good. Only one thread at a time may call this.
void run_hooks_set_zone(const char *zone);
