#include <stddef.h>
#include <stdint.h>

/// What is handed an input; 0 lets libFuzzer keep it, -1 keeps it out of the corpus.
typedef int (*FuzzCallback)(const uint8_t *data, size_t count);

/// libFuzzer's main function, as its manual declares it.
int LLVMFuzzerRunDriver(int *argc, char ***argv, FuzzCallback callback);

/// Lets a stack that overflows be told of, like any other crash: signals get a stack of their own.
void fuzz_use_signal_stack(void);

/// Processor time that this thread has used, in milliseconds.
int64_t fuzz_milliseconds_used(void);
