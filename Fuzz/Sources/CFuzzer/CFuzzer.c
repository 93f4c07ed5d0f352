#define _GNU_SOURCE
#include "CFuzzer.h"

#include <signal.h>
#include <time.h>

static char signal_stack[1 << 16];

void fuzz_use_signal_stack(void) {
  stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  sigaltstack(&stack, 0);
  // libFuzzer keeps the flag when it installs its own handler.
  struct sigaction action = {.sa_flags = SA_ONSTACK};
  action.sa_handler = SIG_DFL;
  sigaction(SIGSEGV, &action, 0);
  sigaction(SIGBUS, &action, 0);
}

int64_t fuzz_milliseconds_used(void) {
  struct timespec used;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return (int64_t)used.tv_sec * 1000 + used.tv_nsec / 1000000;
}
