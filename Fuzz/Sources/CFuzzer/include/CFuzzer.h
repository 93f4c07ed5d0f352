#include <stddef.h>
#include <stdint.h>

/// Called with each input; 0 lets libFuzzer keep it, -1 keeps it out of the corpus.
typedef int (*FuzzCallback)(const uint8_t *data, size_t count);

/// libFuzzer's main function, as its manual declares it.
int LLVMFuzzerRunDriver(int *argc, char ***argv, FuzzCallback callback);

/// Makes a stack overflow reportable, like any other crash: signal handlers get a separate stack.
void fuzz_use_signal_stack(void);

/// Processor time that this thread has used, in milliseconds.
int64_t fuzz_milliseconds_used(void);
