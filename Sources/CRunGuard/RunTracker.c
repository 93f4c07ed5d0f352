// Names the screen whose code ends a test process. Screens run in place there, on several threads,
// and the report of a crash would not say which one it was.

#define _GNU_SOURCE
#include "CRunGuard.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { name_size = 512, stack_size = 1 << 16 };

/// The run of a thread.
struct run {
  int depth;
  int32_t step;
  size_t length;
  char name[name_size];
};

static _Thread_local struct run own;
/// The stack of the handler, for a thread whose own stack has overflowed.
static _Thread_local char stack[stack_size];
static _Thread_local int has_stack;

static _Atomic int is_installed;
static pid_t owner;
/// Only the first run that ends the process is named.
static atomic_flag is_named = ATOMIC_FLAG_INIT;

static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
enum { fatal_count = sizeof fatal / sizeof fatal[0] };
static struct sigaction before[fatal_count];

// MARK: The output line, without functions that a signal handler must not call

static char line[name_size + 128];
static size_t line_length;

static void add(const char *text, size_t length) {
  for (size_t i = 0; i < length && line_length < sizeof line; i++) line[line_length++] = text[i];
}

static void add_text(const char *text) { add(text, strlen(text)); }

static void add_number(int32_t number) {
  char digits[12];
  size_t first = sizeof digits;
  do {
    digits[--first] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  add(digits + first, sizeof digits - first);
}

/// Names the run of this thread on standard error.
static void name_run(void) {
  if (own.depth == 0 || getpid() != owner || atomic_flag_test_and_set(&is_named)) return;
  add_text("\nthe screen ");
  add(own.name, own.length);
  add_text(" ended the process");
  int32_t step = own.step - 1;
  add_text(step > 0 ? " at step " : " before its first step");
  if (step > 0) add_number(step);
  add_text("\n");
  for (size_t written = 0; written < line_length;) {
    ssize_t count = write(STDERR_FILENO, line + written, line_length - written);
    if (count <= 0) return;
    written += (size_t)count;
  }
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  name_run();
  for (int i = 0; i < fatal_count; i++) {
    if (fatal[i] == number) sigaction(number, &before[i], NULL);
  }
  // An instruction that the processor rejected is rejected again; a signal that was sent is not.
  if (info->si_code <= 0) pthread_kill(pthread_self(), number);
}

/// Gives the handler a stack of its own, unless the thread has one. It ends with the thread.
static void install_stack(void) {
  if (has_stack) return;
  has_stack = 1;
  stack_t known;
  if (sigaltstack(NULL, &known) == 0 && !(known.ss_flags & SS_DISABLE)) return;
  stack_t mine = {.ss_sp = stack, .ss_size = stack_size, .ss_flags = 0};
  sigaltstack(&mine, NULL);
}

// MARK: Functions that Swift calls

void run_tracker_install(void) {
  if (atomic_exchange(&is_installed, 1)) return;
  owner = getpid();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &before[i]);
  atexit(name_run);
}

void run_tracker_begin(const char *name, size_t length) {
  if (!atomic_load_explicit(&is_installed, memory_order_relaxed) || own.depth++ > 0) return;
  install_stack();
  own.length = length < name_size ? length : name_size;
  memcpy(own.name, name, own.length);
  own.step = 0;
}

void run_tracker_step(int32_t number) { own.step = number; }

void run_tracker_end(void) {
  if (own.depth > 0) own.depth--;
}
