// What becomes of a process when a run ends it, by a trap, a signal or `exit`, or never ends: the
// part that has to work inside a signal handler, where Swift must not.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// What happens when a run ends the process or takes too long or too much. One of the three ways is chosen by
/// what is set.
struct run_guard_plan {
  /// The longest that a run may take, in milliseconds; 0 for as long as it likes.
  int64_t limit;
  /// How many bytes of memory the process may have while a run goes on; 0 for as many as it likes.
  /// Systems without /proc are not asked.
  int64_t memory;
  /// The program that is started in the place of this process; null for none.
  const char *program;
  /// What it is called with, with a null pointer at its end; kept for good.
  char *const *arguments;
  /// Its variables, with a null pointer at its end; kept for good. What has happened is added.
  char *const *environment;
  /// Where a line about it is written; -1 for nowhere.
  int report;
  /// Whether that line is a sentence, and not for a program to read.
  int is_for_people;
  /// Whether a run that takes too long or too much ends the process.
  int ends_runs;
};

/// The variable that tells a program what ended the process before it: a line for each run, with a
/// word for what it was, the number of its step, and its name.
const char *run_guard_variable(void);

/// What each line of a report begins with.
const char *run_guard_mark(void);

/// Follows a plan from here on. Only the first call of a process does anything.
///
/// Returns whether this system can.
int run_guard_install(struct run_guard_plan plan);

/// A run begins on this thread; those that it begins itself are a part of it.
///
/// The name is cut where it is longer than some hundred bytes.
void run_guard_begin(const char *name, size_t length);

/// The run of this thread has come to a stage; 0 is what it begins with. People are told one less,
/// which is the number of a step, since the first stage is to get ready for steps.
void run_guard_step(int32_t number);

/// The run of this thread is over.
void run_guard_end(void);
