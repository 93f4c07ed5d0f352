import Glibc
import Synchronization

/// Where a command prints: results and, apart from them, diagnostics.
public final class Console: Sendable {
  /// What the process' surroundings say.
  public struct Surroundings: Sendable {
    /// Whether results go to a terminal.
    public var isTerminal = false
    /// Whether diagnostics go to a terminal.
    public var isErrorTerminal = false
    /// Whether `NO_COLOR` is set to something.
    public var refusesColor = false
    /// Whether `CI` is set to something but `false`.
    public var isCI = false

    /// No terminal, no variables.
    public init() {}
  }

  /// What the process' surroundings say.
  public let surroundings: Surroundings
  private let buffer = Mutex<[UInt8]>([])
  private let sink: @Sendable ([UInt8], Channel) -> Void

  /// The two ways out.
  public enum Channel: Sendable {
    /// Results.
    case output
    /// Diagnostics and progress.
    case error
  }

  /// A console that hands what is printed to `sink`.
  public init(
    surroundings: Surroundings = Surroundings(),
    sink: @escaping @Sendable ([UInt8], Channel) -> Void
  ) {
    self.surroundings = surroundings
    self.sink = sink
  }

  /// The process' own console.
  static func standard() -> Console {
    var surroundings = Surroundings()
    surroundings.isTerminal = isatty(STDOUT_FILENO) == 1
    surroundings.isErrorTerminal = isatty(STDERR_FILENO) == 1
    surroundings.refusesColor = variable("NO_COLOR").map { !$0.isEmpty } ?? false
    surroundings.isCI = variable("CI").map { !$0.isEmpty && $0 != "false" } ?? false
    return Console(surroundings: surroundings) { bytes, channel in
      let file = channel == .output ? STDOUT_FILENO : STDERR_FILENO
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Prints a result.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Prints a result.
  func write(_ bytes: [UInt8]) {
    let full = buffer.withLock { buffer in
      buffer += bytes
      return buffer.count > 1 << 16
    }
    if full { flush() }
  }

  /// Prints a diagnostic.
  func writeError(_ text: String) {
    flush()
    if !text.isEmpty { sink(Array(text.utf8), .error) }
  }

  /// Hands on what is waiting.
  public func flush() {
    let waiting = buffer.withLock { buffer in
      defer { buffer = [] }
      return buffer
    }
    if !waiting.isEmpty { sink(waiting, .output) }
  }
}
