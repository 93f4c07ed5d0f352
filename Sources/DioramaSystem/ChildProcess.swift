import CWorker
import Glibc

/// A process of a program, whose output is read to its end.
///
/// swift-subprocess has only an asynchronous interface, and the commands are synchronous. Together
/// with swift-system, on which it is based, it adds 26 000 lines to each fresh build (17 s of one
/// core in debug), in place of the lines below.
package struct ChildProcess {
  private let program: String
  private let arguments: [String]
  private let environment: [String]

  /// Creates a process that is not started yet.
  ///
  /// - Parameters:
  ///   - program: the path of the program.
  ///   - arguments: the arguments after its name.
  ///   - environment: all of its variables, as `NAME=value`.
  package init(program: String, arguments: [String], environment: [String]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the process to its end.
  ///
  /// - Parameters:
  ///   - includingStandardError: whether its standard error belongs to the output, too.
  ///   - time: how long it may run before it is asked to abort; nil for no limit.
  ///   - memory: how many bytes it may use before it is asked to abort; nil for no limit.
  /// - Returns: its standard output, and its exit status, which is -1 if a signal ended it; nil if
  ///   it could not be started.
  package func run(
    includingStandardError: Bool = false, abortingAfter time: Duration? = nil, memory: Int? = nil
  ) -> (output: [UInt8], status: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // Programs that other threads start must not inherit the ends.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = OpenFile(owning: ends[0])
    let writing = OpenFile(owning: ends[1])
    guard let child = start(reading.descriptor, writing.descriptor, includingStandardError) else {
      return nil
    }
    // The child keeps the only other writing end: the output ends when the child does.
    try? writing.end()
    var output: [UInt8] = []
    if time != nil || memory != nil {
      output = Self.output(of: child, reading.descriptor, abortingAfter: time, memory)
    }
    let status = Self.readAll(reading.descriptor, until: child) { output += $0 }
    return (output, status & 0x7F == 0 ? (status >> 8) & 0xFF : -1)
  }

  /// Reads a pipe until its end or until a process has ended. Processes that the process started
  /// may keep the pipe open.
  ///
  /// - Returns: the `waitpid` status of the process.
  static func readAll(
    _ file: Int32, until process: pid_t, _ take: (ArraySlice<UInt8>) -> Void
  ) -> Int32 {
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var status: Int32 = 0
    var isGone = false
    while true {
      let count = chunk.withUnsafeMutableBytes { OpenFile.readSome(file, $0) }
      if count > 0 {
        take(chunk[..<count])
        continue
      }
      if count == 0 || isGone { break }
      var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      _ = poll(&polled, 1, 20)
      isGone = waitpid(process, &status, WNOHANG) == process
    }
    if !isGone { while waitpid(process, &status, 0) < 0, errno == EINTR {} }
    return status
  }

  /// How long a crashing process may take to report where it crashed.
  private static let crashReportTimeout = Duration.seconds(20)

  /// Reads the output of a process, and asks it to abort when it exceeds its time or memory limit,
  /// unless it is already crashing.
  private static func output(
    of child: pid_t, _ file: Int32, abortingAfter time: Duration?, _ memory: Int?
  ) -> [UInt8] {
    let start = ContinuousClock.now
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    var end: ContinuousClock.Instant?
    while true {
      var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      if poll(&polled, 1, 5) > 0 {
        let count = read(file, &chunk, chunk.count)
        if count == 0 { return output }
        if count > 0 { output += chunk[..<count] }
      }
      if let end {
        // After its report an aborted process continues.
        if .now > end || output.firstRange(of: "\nBacktrace took ".utf8) != nil {
          kill(child, SIGKILL)
          return output
        }
        continue
      }
      // The runtime's report of a crash begins with this text.
      let isCrashing =
        output.contains(UInt8(ascii: "*")) && output.firstRange(of: "*** ".utf8) != nil
      let isLate = time.map { start.duration(to: .now) > $0 } ?? false
      let isFull = memory.map { worker_resident(child) > $0 } ?? false
      if isCrashing || isLate || isFull {
        if !isCrashing { kill(child, SIGABRT) }
        end = .now + crashReportTimeout
      }
    }
  }

  private func start(_ reading: Int32, _ writing: Int32, _ includingStandardError: Bool) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    if includingStandardError { posix_spawn_file_actions_adddup2(&actions, writing, STDERR_FILENO) }
    posix_spawn_file_actions_addclose(&actions, reading)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    guard Self.resetSignals(&attributes) else { return nil }
    var child: pid_t = 0
    let failure = Self.withStrings([program] + arguments) { arguments in
      Self.withStrings(environment) {
        posix_spawn(&child, program, &actions, &attributes, arguments, $0)
      }
    }
    return failure == 0 ? child : nil
  }

  private typealias Attributes = posix_spawnattr_t

  /// Gives the child an empty signal mask and default actions.
  ///
  /// Otherwise the child inherits those of the calling thread: a worker thread of Dispatch blocks
  /// most signals, and an abort would stay pending in the child forever.
  private static func resetSignals(_ attributes: inout Attributes) -> Bool {
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    // The system does not allow these two to be changed.
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    return posix_spawnattr_setsigmask(&attributes, &none) == 0
      && posix_spawnattr_setsigdefault(&attributes, &all) == 0
      && posix_spawnattr_setflags(&attributes, Int16(flags)) == 0
  }

  /// Calls a closure with strings as a null-terminated C array.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
