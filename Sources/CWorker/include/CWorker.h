// The parts of a worker that Swift cannot call or must not do: `fork`, and memory that a process
// shares with its children. A child announces in that memory what it runs. This needs no writing to
// a pipe, and the announcement survives a child that is killed.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// The maximum length of a screen's path and name, in bytes.
enum { worker_name_size = 4608 };

/// What a child is running. The parent writes `cause`; the child writes all other fields.
struct worker_slot {
  /// When the child last made progress outside a screen, in milliseconds of the monotonic clock; 0
  /// while it waits for its parent.
  int64_t since;
  /// How many bytes the child had printed when the screen began.
  int64_t output_start;
  /// When the screen began, in milliseconds of the monotonic clock; 0 between screens.
  int64_t start;
  /// The item that the child works on; -1 for none.
  int64_t item;
  /// The process that runs the screen: the child, or a child process of the child.
  int32_t process;
  /// The step of the screen plus 1: 1 before the first step; 0 while the screen's types are read.
  int32_t step;
  /// Why the parent killed the process; 0 if it did not.
  int32_t cause;
  /// How the child process of the child ended: a status of `waitpid`.
  int32_t status;
  /// Why the child ends before its work is done; one of the values below.
  int32_t reason;
  /// The `errno` of what the system refused.
  int32_t error;
  /// The length of `name`, in bytes.
  int32_t length;
  char name[worker_name_size];
};

enum {
  /// No reason of the child's own: it is done, or the code of a screen ended it.
  worker_reason_none,
  /// The screen that runs in a child process of the child ended that process.
  worker_reason_screen,
  /// The child cannot fork, because it has more than one thread.
  worker_reason_thread,
  /// A system call failed.
  worker_reason_system,
  /// It could not start a process for a screen; `error` is the cause.
  worker_reason_start,
};

/// Makes slots in memory that this process shares with the children that it forks later. Returns
/// null if there is no memory.
struct worker_slot *worker_make_slots(int count);
void worker_free_slots(struct worker_slot *slots, int count);

/// Forks a child, which announces in `slot` what it runs. The child dies with its parent. It has an
/// empty signal mask and the default action for each signal, except for signals that the parent
/// ignores. A child has its own process group; a child of a child stays in the group of the child.
///
/// - captures: whether the child reads no input and prints to `output`.
/// - output: a file for the output of the child; -1 discards the output.
/// - results: the pipe that the child writes to. The child closes it in its own children.
///
/// Returns 0 in the child, and -1 with `errno` on failure.
int worker_fork(struct worker_slot *slot, int captures, int output, int results);

/// Ends this child. It flushes the standard streams and runs no other cleanup.
///
/// - reason: why it ends before its work is done.
_Noreturn void worker_end(int reason);

/// Kills all processes that the screen of this child started and that still run.
void worker_end_descendants(void);

/// Announces the start of a screen. A screen that starts inside another one counts as part of it.
/// Returns 0 if this process is not a child.
int worker_begin(const char *name, size_t length);
/// Announces the step of the screen, see `worker_slot`.
void worker_step(int32_t step);
/// Announces the end of the screen.
void worker_finish(void);
/// Announces the item that the next screens belong to.
void worker_announce(int64_t item);
/// Announces that the child waits for its parent, or that it continues.
void worker_wait(int waits);
/// Takes the slot back from a child process of this child, whose screen has ended.
void worker_reclaim_slot(struct worker_slot *slot);
/// The slot of this child; null in other processes.
struct worker_slot *worker_own_slot(void);

// These functions read what a child has announced.
int64_t worker_start(const struct worker_slot *slot);
int64_t worker_since(const struct worker_slot *slot);
int32_t worker_current_step(const struct worker_slot *slot);
int32_t worker_current_process(const struct worker_slot *slot);
int64_t worker_current_item(const struct worker_slot *slot);
/// The name of the screen: `length` bytes without a terminator.
const char *worker_current_name(const struct worker_slot *slot);

/// Takes the next number of a counter that all children share: the `item` of a separate slot.
int64_t worker_take_item(struct worker_slot *counter);

/// Makes a pipe that programs started by a child do not inherit. Returns -1 on failure.
int worker_pipe(int ends[2]);
/// Makes a file in memory. Returns -1 on failure.
int worker_memory_file(void);
/// The number of threads of this process; -1 if it is unknown.
int worker_thread_count(void);
/// The resident memory of a process in bytes, including all shared memory; 0 if it is unknown.
int64_t worker_resident(int process);
/// The resident memory of a process in bytes, with its proportional share of shared memory. It is
/// slower to read than `worker_resident`.
int64_t worker_share(int process);
/// Milliseconds of the monotonic clock.
int64_t worker_now(void);
