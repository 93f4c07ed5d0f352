// Names the screen whose code ends a process, by a trap, a signal or `exit`, if screens run in
// place. The code runs in a signal handler, in which Swift code must not run.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Installs the report: if a run ends this process, its name is written to standard error.
void run_tracker_install(void);

/// Begins a run on this thread. Runs that begin inside it are a part of it.
///
/// The name is printed as it is; only its first 512 bytes count.
void run_tracker_begin(const char *name, size_t length);

/// Announces the stage of this thread's run: 1 before the first step, then the number of the step
/// plus 1.
void run_tracker_step(int32_t number);

/// Ends the run of this thread.
void run_tracker_end(void);
