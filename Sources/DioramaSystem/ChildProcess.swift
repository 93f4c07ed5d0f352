import CWorker

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process of a program, whose output is read to its end.
///
/// swift-subprocess can only be awaited, and the commands are plain calls; with swift-system, which
/// it stands on, it adds 26 000 lines to each fresh build (17 s of one core in debug) in the place of
/// the lines below.
package struct ChildProcess {
  private let program: String
  private let arguments: [String]
  private let environment: [String]

  /// A process that is to be.
  ///
  /// - Parameters:
  ///   - program: the path of the program.
  ///   - arguments: what follows its name.
  ///   - environment: all of its variables, as `NAME=value`.
  package init(program: String, arguments: [String], environment: [String]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - includingStandardError: whether what it writes to its standard error counts as output, too.
  ///   - time: how long it may run before it is asked to abort; nil for no limit.
  ///   - memory: how many bytes it may have before it is asked to abort; nil for no limit.
  /// - Returns: what it has written to its standard output, and its exit status, which is -1 where
  ///   a signal ended it; nil when it could not be started.
  package func run(
    includingStandardError: Bool = false, abortingAfter time: Duration? = nil, memory: Int? = nil
  ) -> (output: [UInt8], status: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // No program that another thread starts is to hold them.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = OpenFile(owning: ends[0])
    let writing = OpenFile(owning: ends[1])
    guard let child = start(reading.descriptor, writing.descriptor, includingStandardError) else {
      return nil
    }
    // With the child's own end it is the last one: the output ends when the child does.
    try? writing.end()
    var output: [UInt8] = []
    if time != nil || memory != nil {
      output = Self.output(of: child, reading.descriptor, abortingAfter: time, memory)
    }
    let status = Self.readAll(reading.descriptor, until: child) { output += $0 }
    return (output, status & 0x7F == 0 ? (status >> 8) & 0xFF : -1)
  }

  /// Reads a pipe until its end or until a process has ended. Processes that the process started may
  /// keep the pipe open.
  ///
  /// - Returns: how the process ended: a status of `waitpid`.
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

  /// How long a process that crashes may take to say where it was.
  private static let crashReportTimeout = Duration.seconds(20)

  /// Reads what a process writes, and asks it to abort once it has run too long, or has too much
  /// memory. One that crashes already is left in peace.
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
        // After its report a process that was asked to abort goes on.
        if .now > end || output.firstRange(of: "\nBacktrace took ".utf8) != nil {
          kill(child, SIGKILL)
          return output
        }
        continue
      }
      // The runtime begins its report of a crash with these.
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
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    if includingStandardError { posix_spawn_file_actions_adddup2(&actions, writing, STDERR_FILENO) }
    posix_spawn_file_actions_addclose(&actions, reading)
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
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

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// Gives the child an empty signal mask and default actions.
  ///
  /// Otherwise it inherits those of the calling thread: a worker thread of Dispatch blocks most
  /// signals, and an abort would stay pending in the child for ever.
  private static func resetSignals(_ attributes: inout Attributes) -> Bool {
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    // The system does not let anyone change these two.
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    return posix_spawnattr_setsigmask(&attributes, &none) == 0
      && posix_spawnattr_setsigdefault(&attributes, &all) == 0
      && posix_spawnattr_setflags(&attributes, Int16(flags)) == 0
  }

  /// Strings as C has lists of them.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
