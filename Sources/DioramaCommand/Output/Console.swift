import Diorama
import DioramaSystem
import Synchronization

/// Where a command prints: results and, apart from them, diagnostics.
public final class Console: Sendable {
  /// What the process' environment say.
  public struct Environment: Sendable {
    /// Whether results go to a terminal.
    public var isTerminal = false
    /// Whether diagnostics go to a terminal.
    public var isErrorTerminal = false
    /// Whether `NO_COLOR` is set to something.
    public var disablesColor = false
    /// Whether somebody can answer: questions are read from a terminal.
    public var isInputTerminal = false
    /// Whether `CI` is set to something that does not mean no.
    public var isCI = false
    /// The program that runs again for a second process; nil for this one.
    public var program: String?
    /// Whether screens run in processes of their own.
    package var isolatesScreens = false
    /// Whether `test` notes which screens failed, for a later `--only-failed`.
    package var savesFailures = false
    /// Other variables that commands ask for, by name.
    public var variables: [String: String] = [:]

    /// No terminal, no variables.
    public init() {}

    /// Whether variables say that there are to be no colours: `NO_COLOR` that is not empty, or a
    /// terminal that knows none.
    static func disablesColor(_ variable: (String) -> String?) -> Bool {
      variable("NO_COLOR").map { !$0.isEmpty } ?? false || variable("TERM") == "dumb"
    }
  }

  /// What the process' environment say.
  public let environment: Environment
  private let buffer = Mutex<[UInt8]>([])
  /// Why what was printed has not arrived, by where it should have.
  private let losses = Mutex<[Channel: FileSystem.Failure]>([:])
  private let sink: @Sendable ([UInt8], Channel) throws(FileSystem.Failure) -> Void
  private let keys: @Sendable () -> Character?
  private let input: @Sendable () -> [UInt8]

  /// The two ways out.
  public enum Channel: Sendable {
    /// Results.
    case output
    /// Diagnostics and progress.
    case error
  }

  /// A console that hands what is printed to `sink`, and takes answers, a key each, from `keys`, or
  /// all that it is given at once from `input`. What `sink` throws makes the command fail.
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

  /// The variable that names the file that GitHub shows as the summary of a step.
  static let summaryVariable = "GITHUB_STEP_SUMMARY"

  /// The process' own console.
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
    environment.savesFailures = true
    for name in Shard.variables + [summaryVariable, "COLORTERM"] {
      if let value = CurrentProcess.variable(name) { environment.variables[name] = value }
    }
    return Console(
      environment: environment, keys: Keyboard.nextKey,
      input: { StandardStream.input.readAll(atMost: Console.mostInput) }
    ) { bytes, channel throws(FileSystem.Failure) in
      try (channel == .output ? StandardStream.output : .error).write(bytes)
    }
  }

  /// How many bytes of input are taken: 64 MiB.
  static let mostInput = 64 << 20

  /// All that the process is given; nil where that is too much.
  func readInput() -> [UInt8]? {
    let bytes = input()
    return bytes.count > Self.mostInput ? nil : bytes
  }

  /// Prints a result.
  func write(_ text: SafeText) { writeRaw(text.bytes) }

  /// Hands results on as they are, to another process of this program.
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

  /// Asks a question and takes a key for an answer; nil when nobody will answer any more.
  func ask(_ question: SafeText) -> Character? {
    write(question)
    flush()
    // Whoever does not see the question cannot answer it.
    guard !hasLostOutput, let key = nextLetter() else {
      write("\n")
      return nil
    }
    write("\(String(key))\n")
    return key
  }

  /// The next key that is none of Return, which many press behind a letter.
  private func nextLetter() -> Character? {
    while let key = keys() {
      if !key.isNewline { return key }
    }
    return nil
  }

  /// Hands on what is waiting.
  public func flush() {
    let waiting = buffer.withLock { buffer in
      defer { buffer = [] }
      return buffer
    }
    if !waiting.isEmpty { send(waiting, .output) }
  }

  private func send(_ bytes: [UInt8], _ channel: Channel) {
    // What follows what was lost would be torn.
    if losses.withLock({ $0[channel] != nil }) { return }
    do throws(FileSystem.Failure) {
      try sink(bytes, channel)
    } catch {
      losses.withLock { $0[channel] = error }
    }
  }

  /// Whether something that was printed has not arrived: the rest will not, either.
  var hasLostOutput: Bool { losses.withLock { !$0.isEmpty } }

  /// Hands on all that is waiting, and says so where something was lost.
  ///
  /// - Returns: what a command ends with that would have ended with `status`.
  func end(with status: ExitStatus) -> ExitStatus {
    flush()
    if let loss = losses.withLock({ $0[.output] }), !loss.isBrokenPipe {
      writeError("the output cannot be written: \(loss)\n")
    }
    let losses = losses.withLock { Array($0.values) }
    if losses.isEmpty { return status }
    // Where nobody reads on, nothing is wrong.
    return losses.allSatisfy(\.isBrokenPipe) ? .closedPipe : .failure
  }
}
