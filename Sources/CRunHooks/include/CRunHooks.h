// Functions of a run that replace the machine's: the wall clock of the C library, and the executors
// of the Swift runtime. Each thread has its own or none; without them the machine answers.
#pragma once

#include <stdint.h>

/// The functions that answer on a thread in a run. If all are zero, the machine answers.
struct run_hooks {
  /// Passed to all functions.
  void *context;
  /// The wall clock in milliseconds since 1970.
  int64_t (*milliseconds)(void *context);
  /// Receives a job of the Swift runtime that belongs to no actor.
  void (*enqueue)(void *context, void *job);
  /// Writes the two words of the serial executor that replaces the main actor's.
  void (*find_main_executor)(void *context, uintptr_t *words);
  /// Called when a thread is started, except for those of Dispatch.
  void (*thread_starts)(void *context);
};

/// Installs `hooks` on this thread.
///
/// Returns the previous hooks, to be restored later. Does nothing on systems without hooks, which
/// are all but Linux with the GNU C library.
struct run_hooks run_hooks_exchange(struct run_hooks hooks);

/// Sets the variable TZ of this process. Nothing is notified of the change.
///
/// On Linux, code that reads variables meanwhile, on any thread, finds the old value or the new
/// one; each is complete and stays valid. Only one thread at a time may call this.
void run_hooks_set_zone(const char *zone);
