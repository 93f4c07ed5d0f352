// Names the screen whose code ends a process, by a trap, a signal or `exit`, if screens run in place.
// It runs in a signal handler, which Swift code must not.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Names the run that ends this process on standard error, from now on.
void run_guard_install(void);

/// A run begins on this thread. Runs that it begins itself are a part of it.
///
/// The first 512 bytes of the name count.
void run_guard_begin(const char *name, size_t length);

/// The run of this thread has come to a stage: 1 before the first step, then one more than the number
/// of the step.
void run_guard_step(int32_t number);

/// The run of this thread is over.
void run_guard_end(void);
