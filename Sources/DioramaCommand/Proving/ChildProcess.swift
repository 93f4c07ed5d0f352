import Glibc

/// A process of a program, whose output is read to its end.
struct ChildProcess {
  /// The path of the program.
  let program: String
  let arguments: [String]
  /// The environment, as `NAME=value`.
  let environment: [String]

  /// Runs it.
  ///
  /// - Returns: what it has written, and its exit status; nil when it could not be started.
  func run() -> (output: [UInt8], status: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    var child: pid_t = 0
    let failure = Self.withStrings([program] + arguments) { arguments in
      Self.withStrings(environment) { posix_spawn(&child, program, &actions, nil, arguments, $0) }
    }
    close(ends[1])
    guard failure == 0 else { return nil }
    let output = Self.readAll(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return (output, status & 0x7F == 0 ? (status >> 8) & 0xFF : -1)
  }

  private static func readAll(_ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
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
