import Diorama
import DioramaSystem
import Synchronization

/// The output of a command: results and, separately, diagnostics. Also reads its answers.
public final class Console: Sendable {
  /// The properties of the process' environment that commands use.
  public struct Environment: Sendable {
    /// Whether results go to a terminal.
    public var isTerminal = false
    /// Whether diagnostics go to a terminal.
    public var isErrorTerminal = false
    /// Whether colors are off: `NO_COLOR` is not empty, or the terminal has no colors.
    public var disablesColor = false
    /// Whether the user can answer: questions are read from a terminal.
    public var isInputTerminal = false
    /// Whether `CI` is set to a value that does not mean no.
    public var isCI = false
    /// The program to start for another process; nil for this program.
    public var program: String?
    /// Whether screens run in separate processes.
    package var isolatesScreens = false
    /// Other environment variables that commands use, by name.
    public var variables: [String: String] = [:]

    /// An environment without terminals and variables.
    public init() {}

    /// Returns whether environment variables turn off colors: a `NO_COLOR` that is not empty, or a
    /// terminal without colors.
    static func disablesColor(_ variable: (String) -> String?) -> Bool {
      variable("NO_COLOR").map { !$0.isEmpty } ?? false || variable("TERM") == "dumb"
    }
  }

  /// The environment of the console.
  public let environment: Environment
  private let buffer = Mutex<[UInt8]>([])
  /// Why output was lost, by channel.
  private let losses = Mutex<[Channel: FileSystem.Failure]>([:])
  private let sink: @Sendable ([UInt8], Channel) throws(FileSystem.Failure) -> Void
  private let keys: @Sendable () -> Character?
  private let input: @Sendable () -> [UInt8]

  /// The two output channels.
  public enum Channel: Sendable {
    /// Results.
    case output
    /// Diagnostics and progress.
    case error
  }

  /// A console that passes output to `sink`, and reads answers from `keys`, one key each, or its
  /// whole input from `input`. An error from `sink` makes the command fail.
  public init(
    environment: Environment = Environment(),
    keys: @escaping @Sendable () -> Character? = { nil },
    input: @escaping @Sendable () -> [UInt8] = { [] },
    sink: @escaping @Sendable ([UInt8], Channel) throws(FileSystem.Failure) -> Void
  ) {
    self.environment = environment
    self.keys = keys
    self.input = input
    self.sink = sink
  }

  /// The variable for the file that GitHub shows as the summary of a step.
  static let summaryVariable = "GITHUB_STEP_SUMMARY"

  /// Returns the console of the process.
  static func standard() -> Console {
    var environment = Environment()
    environment.isTerminal = StandardStream.output.isTerminal
    environment.isErrorTerminal = StandardStream.error.isTerminal
    environment.isInputTerminal = StandardStream.input.isTerminal
    environment.disablesColor = Environment.disablesColor(CurrentProcess.variable)
    environment.isCI =
      CurrentProcess.variable("CI").map { !["", "0", "false", "no"].contains($0.lowercased()) }
      ?? false
    environment.isolatesScreens = true
    for name in Shard.variables + [summaryVariable, "COLORTERM", "PATH"] {
      if let value = CurrentProcess.variable(name) { environment.variables[name] = value }
    }
    return Console(
      environment: environment, keys: Keyboard.nextKey,
      input: { StandardStream.input.readAll(atMost: Console.maxInput) }
    ) { bytes, channel throws(FileSystem.Failure) in
      try (channel == .output ? StandardStream.output : .error).write(bytes)
    }
  }

  /// The size limit of the input: 64 MiB.
  static let maxInput = 64 << 20

  /// Returns the whole input; nil if it is too large.
  func readInput() -> [UInt8]? {
    let bytes = input()
    return bytes.count > Self.maxInput ? nil : bytes
  }

  /// Prints a result.
  func write(_ text: SafeText) { writeRaw(text.bytes) }

  /// Writes bytes unchanged, for another process of this program.
  func writeRaw(_ bytes: [UInt8]) {
    let full = buffer.withLock { buffer in
      buffer += bytes
      return buffer.count > 1 << 16
    }
    if full { flush() }
  }

  /// Prints a diagnostic.
  func writeError(_ text: SafeText) {
    flush()
    if !text.isEmpty { send(text.bytes, .error) }
  }

  /// Asks a question and returns the key pressed; nil at the end of the input.
  func ask(_ question: SafeText) -> Character? {
    write(question)
    flush()
    // Do not wait for an answer if the question could not be printed.
    guard !hasLostOutput, let key = nextLetter() else {
      write("\n")
      return nil
    }
    write("\(String(key))\n")
    return key
  }

  /// Returns the next key other than Return, which many people press after a letter.
  private func nextLetter() -> Character? {
    while let key = keys() {
      if !key.isNewline { return key }
    }
    return nil
  }

  /// Writes the buffered output.
  public func flush() {
    let waiting = buffer.withLock { buffer in
      defer { buffer = [] }
      return buffer
    }
    if !waiting.isEmpty { send(waiting, .output) }
  }

  private func send(_ bytes: [UInt8], _ channel: Channel) {
    // Output after lost output would be incomplete.
    if losses.withLock({ $0[channel] != nil }) { return }
    do throws(FileSystem.Failure) {
      try sink(bytes, channel)
    } catch {
      losses.withLock { $0[channel] = error }
    }
  }

  /// Whether some output was lost: the rest is lost, too.
  var hasLostOutput: Bool { losses.withLock { !$0.isEmpty } }

  /// Writes the buffered output, and reports lost output.
  ///
  /// - Returns: the exit status of a command that would otherwise end with `status`.
  func end(with status: ExitStatus) -> ExitStatus {
    flush()
    if let loss = losses.withLock({ $0[.output] }), !loss.isBrokenPipe {
      writeError(.lostOutput(loss))
    }
    let losses = losses.withLock { Array($0.values) }
    if losses.isEmpty { return status }
    // A closed pipe is not an error.
    return losses.allSatisfy(\.isBrokenPipe) ? .closedPipe : .failure
  }
}
