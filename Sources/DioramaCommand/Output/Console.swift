import Diorama
import DioramaSystem
import Synchronization
import TerminalText

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
    /// Whether somebody can answer: questions are read from a terminal.
    public var isInputTerminal = false
    /// Whether `CI` is set to something that does not mean no.
    public var isCI = false
    /// The program that runs again for a second process; nil for this one.
    public var program: String?
    /// Whether a screen that ends the process lets it start again.
    package var isRestartable = false
    /// The screens that have ended the processes before this one.
    package var endedRuns: [RunGuard.EndedRun] = []
    /// Other variables that commands ask for, by name.
    public var variables: [String: String] = [:]

    /// No terminal, no variables.
    public init() {}
  }

  /// What the process' surroundings say.
  public let surroundings: Surroundings
  private let buffer = Mutex<[UInt8]>([])
  private let sink: @Sendable ([UInt8], Channel) -> Void
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
  /// all that it is given at once from `input`.
  public init(
    surroundings: Surroundings = Surroundings(),
    keys: @escaping @Sendable () -> Character? = { nil },
    input: @escaping @Sendable () -> [UInt8] = { [] },
    sink: @escaping @Sendable ([UInt8], Channel) -> Void
  ) {
    self.surroundings = surroundings
    self.keys = keys
    self.input = input
    self.sink = sink
  }

  /// The process' own console.
  static func standard() -> Console {
    var surroundings = Surroundings()
    surroundings.isTerminal = StandardStream.output.isTerminal
    surroundings.isErrorTerminal = StandardStream.error.isTerminal
    surroundings.isInputTerminal = StandardStream.input.isTerminal
    surroundings.refusesColor = CurrentProcess.variable("NO_COLOR").map { !$0.isEmpty } ?? false
    surroundings.isCI =
      CurrentProcess.variable("CI").map { !["", "0", "false", "no"].contains($0.lowercased()) }
      ?? false
    surroundings.isRestartable = true
    surroundings.endedRuns = RunGuard.takeEndedRuns()
    for name in Shard.variables {
      if let value = CurrentProcess.variable(name) { surroundings.variables[name] = value }
    }
    return Console(
      surroundings: surroundings, keys: Keyboard.nextKey, input: StandardStream.input.readAll
    ) { bytes, channel in
      (channel == .output ? StandardStream.output : .error).write(bytes)
    }
  }

  /// All that the process is given.
  func readInput() -> [UInt8] { input() }

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

  /// Asks a question and takes a key for an answer; nil when nobody will answer any more.
  func ask(_ question: String) -> Character? {
    write(question)
    flush()
    let key = keys()
    write(key.map { "\($0)".escapingControls() + "\n" } ?? "\n")
    return key
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
