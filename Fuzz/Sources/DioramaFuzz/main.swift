import CFuzzer
import Foundation
import Synchronization

// Usage: diorama-fuzz TARGET [arguments of libFuzzer: folders, -max_total_time=..., -runs=...]
guard CommandLine.arguments.count > 1, let target = try FuzzTargets.make(CommandLine.arguments[1])
else {
  print("usage: diorama-fuzz \(FuzzTargets.names.joined(separator: "|")) [OPTIONS OF LIBFUZZER]")
  exit(2)
}
FuzzTargets.current.withLock { $0 = target }
fuzz_use_signal_stack()
FuzzTargets.startWatchdog()

// The name of the target replaces the name of the program.
var count = CommandLine.argc - 1
var arguments = Optional(CommandLine.unsafeArgv + 1)
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { data, count in
    FuzzTargets.run(UnsafeBufferPointer(start: data, count: count))
    return 0
  })
