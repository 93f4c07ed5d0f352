// A process that a run ends is started again by the handler of the signal itself: `execve` may be
// called there, and it leaves nothing behind of what was broken. What was running is told to the
// new process by a variable. So a run costs no more for being guarded than writing down its name.
//
// A thread of its own looks whether a run takes too long, or the process too much memory: whoever has
// none left is ended by the system, and nobody can do anything in its place.

#define _GNU_SOURCE
#include "CRunGuard.h"

const char *run_guard_variable(void) { return "DIORAMA_ENDED_RUNS"; }

const char *run_guard_mark(void) { return "\x01" "diorama "; }

#if defined(__unix__) || defined(__APPLE__)

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { slot_count = 128, name_size = 512, text_size = 1 << 16, stack_size = 1 << 16 };

/// What runs on a thread.
struct slot {
  /// When the run began, in milliseconds of the clock that never goes back; 0 when none does.
  _Atomic int64_t start;
  _Atomic int is_taken;
  /// The start of a run that has been told of already.
  int64_t told;
  _Atomic int32_t step;
  pthread_t thread;
  size_t length;
  char name[name_size];
};

static struct run_guard_plan plan;
static _Atomic int is_installed;
static pid_t owner;
static sigset_t signals_at_start;
static struct slot slots[slot_count];
static _Atomic int has_watch;
static pthread_key_t leaving;
/// Whoever ends the process first does so alone.
static atomic_flag is_ending = ATOMIC_FLAG_INIT;

static _Thread_local struct slot *own;
static _Thread_local int is_known;
/// The stack of this thread's handler; null where it is somebody else's.
static _Thread_local void *own_stack;
static _Thread_local int depth;

static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
enum { fatal_count = sizeof fatal / sizeof fatal[0] };
static struct sigaction before[fatal_count];

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000 + 1;
}

static void pause_for(int64_t milliseconds) {
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  nanosleep(&time, NULL);
}

// MARK: A line about a run, without a function that may not be called in a handler

struct text {
  char bytes[text_size];
  size_t length;
};
static struct text text;

static void add(const char *bytes, size_t length) {
  for (size_t i = 0; i < length && text.length + 1 < text_size; i++) {
    text.bytes[text.length++] = bytes[i];
  }
}

static void add_number(int32_t number) {
  char digits[12];
  size_t first = sizeof digits;
  do {
    digits[--first] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  add(digits + first, sizeof digits - first);
}

static void add_line(const char *what, const struct slot *slot) {
  add(what, strlen(what));
  add(" ", 1);
  add_number(atomic_load(&slot->step));
  add(" ", 1);
  add(slot->name, slot->length);
  add("\n", 1);
}

static void add_words(const char *words) { add(words, strlen(words)); }

/// How many bytes from here on are a character that acts upon a terminal or a log: a control, a mark
/// of direction, a separator of lines; 0 for what can be seen.
static size_t unseen(const unsigned char *bytes, size_t length) {
  if (bytes[0] < 0x20 || bytes[0] == 0x7F) return 1;
  if (length < 2) return 0;
  if (bytes[0] == 0xC2 && bytes[1] < 0xA0) return 2;
  if (bytes[0] == 0xD8 && bytes[1] == 0x9C) return 2;
  if (length < 3 || bytes[0] != 0xE2) return 0;
  if (bytes[1] == 0x80 && ((bytes[2] >= 0x8B && bytes[2] <= 0x8F) || bytes[2] >= 0xA8)) return 3;
  return bytes[1] == 0x81 && bytes[2] >= 0xA0 && bytes[2] < 0xB0 ? 3 : 0;
}

static void add_shown(const char *bytes, size_t length) {
  for (size_t i = 0; i < length;) {
    size_t count = unseen((const unsigned char *)bytes + i, length - i);
    add(count ? "?" : bytes + i, 1);
    i += count ? count : 1;
  }
}

static void add_sentence(const char *what, const struct slot *slot) {
  add_words("the screen ");
  add_shown(slot->name, slot->length);
  if (strcmp(what, "late") == 0) {
    add_words(" has not come to its end in time; it is");
  } else if (strcmp(what, "full") == 0) {
    add_words(" runs while memory runs short; it is");
  } else {
    add_words(" ended the process");
  }
  int32_t step = atomic_load(&slot->step) - 1;
  add_words(step > 0 ? " at step " : " before its first step");
  if (step > 0) add_number(step);
  add_words("\n");
}

// MARK: The end

static void write_all(int file, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = write(file, bytes, length);
    if (count <= 0) return;
    bytes += count;
    length -= (size_t)count;
  }
}

/// Starts the program in the place of this process.
static void start_again(const char *what, const struct slot *slot) {
  static char *environment[1 << 14];
  // What is known of runs before this one comes first.
  size_t name = strlen(run_guard_variable());
  text.length = 0;
  add(run_guard_variable(), name);
  add("=", 1);
  size_t count = 0;
  for (char *const *entry = plan.environment; *entry && count < (1 << 14) - 2; entry++) {
    if (strncmp(*entry, run_guard_variable(), name) == 0 && (*entry)[name] == '=') {
      add(*entry + name + 1, strlen(*entry + name + 1));
    } else {
      environment[count++] = *entry;
    }
  }
  add_line(what, slot);
  text.bytes[text.length] = 0;
  environment[count++] = text.bytes;
  environment[count] = NULL;
  pthread_sigmask(SIG_SETMASK, &signals_at_start, NULL);
  // The new process may want to listen where this one does.
  for (int file = 3; file < 1024; file++) {
    struct stat status;
    if (fstat(file, &status) == 0 && S_ISSOCK(status.st_mode)) close(file);
  }
  execve(plan.program, plan.arguments, environment);
}

/// Does what the plan says. Comes back where the process is to end as it would have without.
static void tell(const char *what, const struct slot *slot) {
  if (plan.report >= 0) {
    text.length = 0;
    add("\n", 1);
    if (plan.is_for_people) {
      add_sentence(what, slot);
    } else {
      add_words(run_guard_mark());
      add_line(what, slot);
    }
    write_all(plan.report, text.bytes, text.length);
  }
  if (plan.program) start_again(what, slot);
}

/// Tells of this thread's run, unless another one's is being told of: then this thread waits, where
/// the process is about to start again, which ends it.
static void tell_first(const char *what) {
  struct slot *slot = own;
  if (!slot || !atomic_load(&slot->start) || getpid() != owner) return;
  if (!atomic_flag_test_and_set(&is_ending)) {
    tell(what, slot);
  } else if (plan.program) {
    pause_for(10000);
  }
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  tell_first("crashed");
  for (int i = 0; i < fatal_count; i++) {
    if (fatal[i] == number) sigaction(number, &before[i], NULL);
  }
  // What the processor refused it refuses again when this returns; what was sent is sent again.
  if (info->si_code <= 0) pthread_kill(pthread_self(), number);
}

static void handle_exit(void) {
  struct slot *slot = own;
  if (!slot || !atomic_load(&slot->start) || getpid() != owner) return;
  tell_first("exited");
  // Whoever reads the report is to see that this was no end of its own.
  if (plan.report >= 0 && !plan.is_for_people) _exit(70);
}

/// A place for what runs on this thread, for as long as the thread lives.
static void take_slot(void) {
  for (int i = 0; i < slot_count; i++) {
    if (atomic_exchange(&slots[i].is_taken, 1)) continue;
    own = &slots[i];
    return;
  }
}

/// A stack of its own, for the handler of a thread whose own is full.
static void take_stack(void) {
  stack_t known;
  if (sigaltstack(NULL, &known) == 0 && !(known.ss_flags & SS_DISABLE)) return;
  void *memory =
      mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = stack_size, .ss_flags = 0};
  if (sigaltstack(&stack, NULL) == 0) {
    own_stack = memory;
  } else {
    munmap(memory, stack_size);
  }
}

/// Gives back what a thread has, when it ends.
static void leave(void *nothing) {
  (void)nothing;
  if (own) {
    atomic_store(&own->start, 0);
    atomic_store(&own->is_taken, 0);
    own = NULL;
  }
  if (own_stack) {
    stack_t none = {.ss_flags = SS_DISABLE, .ss_size = stack_size};
    if (sigaltstack(&none, NULL) == 0) munmap(own_stack, stack_size);
    own_stack = NULL;
  }
}

// MARK: Runs that take too long, or too much

/// Ends the process for a run that does not end itself.
static void end(const char *what, struct slot *slot) {
  if (plan.ends_runs && atomic_flag_test_and_set(&is_ending)) return;
  tell(what, slot);
  if (!plan.ends_runs) return;
  // The thread says where it is, where somebody has a handler for that; then it is over.
  for (int i = 0; i < fatal_count; i++) {
    if (fatal[i] == SIGABRT) sigaction(SIGABRT, &before[i], NULL);
  }
  pthread_kill(slot->thread, SIGABRT);
  pause_for(20000);
  _exit(70);
}

/// How many bytes of this process are in memory; 0 where the system does not say.
static int64_t resident(void) {
  static int file = -2;
  if (file == -2) file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char bytes[128];
  ssize_t length = pread(file, bytes, sizeof bytes, 0);
  // Pages: those of the whole process, then those in memory.
  int64_t pages = 0;
  int words = 0;
  for (ssize_t i = 0; i < length && words < 2; i++) {
    if (bytes[i] < '0' || bytes[i] > '9') {
      words++;
    } else if (words == 1) {
      pages = pages * 10 + (bytes[i] - '0');
    }
  }
  return pages * sysconf(_SC_PAGESIZE);
}

/// Looks after all runs once.
///
/// Returns whether there was one.
static int look(void) {
  struct slot *longest = NULL;
  int64_t first = 0;
  for (int i = 0; i < slot_count; i++) {
    int64_t start = atomic_load(&slots[i].start);
    if (!start) continue;
    if (!longest || start < first) {
      longest = &slots[i];
      first = start;
    }
    if (plan.limit > 0 && slots[i].told != start && now() - start > plan.limit) {
      slots[i].told = start;
      end("late", &slots[i]);
    }
  }
  if (!longest) return 0;
  static int is_told;
  if (plan.memory > 0 && !is_told && resident() > plan.memory) {
    // Whose it is, nobody knows. The one that runs longest is told of, and once.
    is_told = 1;
    end("full", longest);
  }
  return 1;
}

static void *watch(void *nothing) {
  (void)nothing;
  int64_t most = plan.limit > 0 ? plan.limit / 8 : 250;
  if (most > 250) most = 250;
  if (most < 1) most = 1;
  // Memory can be taken fast, a gigabyte a second.
  int64_t least = plan.memory > 0 && most > 20 ? 20 : most;
  int64_t pause = least;
  while (1) {
    pause_for(pause);
    pause = look() ? least : most;
  }
  return NULL;
}

static void start_watch(void) {
  if ((plan.limit <= 0 && plan.memory <= 0) || atomic_exchange(&has_watch, 1)) return;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // What people send is for the threads that know what to do with it.
  static const int sent[] = {SIGINT, SIGTERM, SIGHUP, SIGALRM, SIGWINCH, SIGCHLD};
  sigset_t others, mine;
  sigemptyset(&others);
  for (size_t i = 0; i < sizeof sent / sizeof sent[0]; i++) sigaddset(&others, sent[i]);
  pthread_sigmask(SIG_BLOCK, &others, &mine);
  pthread_t thread;
  pthread_create(&thread, &attributes, watch, NULL);
  pthread_sigmask(SIG_SETMASK, &mine, NULL);
  pthread_attr_destroy(&attributes);
}

// MARK: What Swift calls

int run_guard_install(struct run_guard_plan wanted) {
  if (atomic_exchange(&is_installed, 1)) return 1;
  plan = wanted;
  owner = getpid();
  pthread_sigmask(SIG_SETMASK, NULL, &signals_at_start);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &before[i]);
  atexit(handle_exit);
  pthread_key_create(&leaving, leave);
  atomic_store(&is_installed, 2);
  return 1;
}

void run_guard_begin(const char *name, size_t length) {
  if (atomic_load_explicit(&is_installed, memory_order_acquire) != 2) return;
  if (depth++ > 0) return;
  if (!is_known) {
    is_known = 1;
    take_slot();
    take_stack();
    // Whatever is not null: `leave` is called where this is.
    pthread_setspecific(leaving, &leaving);
    start_watch();
  }
  struct slot *slot = own;
  if (!slot) return;
  slot->thread = pthread_self();
  slot->length = length < name_size ? length : name_size;
  memcpy(slot->name, name, slot->length);
  // A name is a part of a line.
  for (size_t i = 0; i < slot->length; i++) {
    if (slot->name[i] == '\n' || slot->name[i] == 0) slot->name[i] = '?';
  }
  atomic_store(&slot->step, 0);
  atomic_store(&slot->start, now());
}

void run_guard_step(int32_t number) {
  if (own && depth > 0) atomic_store_explicit(&own->step, number, memory_order_relaxed);
}

void run_guard_end(void) {
  if (depth == 0 || --depth > 0) return;
  if (own) atomic_store(&own->start, 0);
}

#else

int run_guard_install(struct run_guard_plan wanted) {
  (void)wanted;
  return 0;
}
void run_guard_begin(const char *name, size_t length) {
  (void)name;
  (void)length;
}
void run_guard_step(int32_t number) { (void)number; }
void run_guard_end(void) {}

#endif
