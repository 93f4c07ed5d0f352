#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
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
  /// - Parameter withErrors: whether what it writes to its standard error counts as output, too.
  /// - Returns: what it has written to its standard output, and its exit status, which is -1 where
  ///   a signal ended it; nil when it could not be started.
  package func run(withErrors: Bool = false) -> (output: [UInt8], status: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let reading = OpenFile(owning: ends[0])
    let writing = OpenFile(owning: ends[1])
    guard let child = start(reading.number, writing.number, withErrors) else { return nil }
    // With the child's own end it is the last one: the output ends when the child does.
    try? writing.end()
    let output = (try? reading.readAll()) ?? []
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return (output, status & 0x7F == 0 ? (status >> 8) & 0xFF : -1)
  }

  private func start(_ reading: Int32, _ writing: Int32, _ withErrors: Bool) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    if withErrors { posix_spawn_file_actions_adddup2(&actions, writing, STDERR_FILENO) }
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
