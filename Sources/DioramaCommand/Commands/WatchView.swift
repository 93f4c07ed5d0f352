import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// The view of a watched project on a terminal, and the effects of keys.
struct WatchView {
  private let console: Console
  private let colors: Colors
  private let isQuiet: Bool
  /// Whether the view reads keys: both input and output are terminals.
  let takesKeys: Bool
  /// Whether the user ended the view.
  private(set) var isFinished = false
  private var onlyFailed = false
  /// A pattern for the names of the screens that are shown; nil for all.
  private var filter: String?
  /// The pattern that is being typed; nil if none is.
  private var typed: String?
  /// The displayed screens that are not as recorded.
  private var pendingRuns: [WatchedRun] = []
  /// Whether the next `a` confirms recording.
  private var awaitsConfirmation = false

  init(_ console: Console, _ colors: Colors, isQuiet: Bool, isForPeople: Bool) {
    self.console = console
    self.colors = colors
    self.isQuiet = isQuiet
    let environment = console.environment
    takesKeys = isForPeople && environment.isTerminal && environment.isInputTerminal
  }

  /// Whether screens that are as recorded are hidden.
  var showsOnlyFailed: Bool { isQuiet || onlyFailed }

  /// Returns an update without the screens that the filter hides.
  func filtered(_ update: WatchSession.Update) -> WatchSession.Update {
    guard filter != nil else { return update }
    var wanted = update
    wanted.runs = update.runs.filter(matchesFilter)
    return wanted
  }

  private func matchesFilter(_ run: WatchedRun) -> Bool {
    guard let filter else { return true }
    let (name, id) = (run.screen.name, run.screen.id)
    return name.contains(filter) || name.matches(shellPattern: filter)
      || id.matches(shellPattern: filter)
  }

  /// Stores the displayed screens, so that they can be accepted.
  mutating func remember(_ update: WatchSession.Update) {
    awaitsConfirmation = false
    pendingRuns = update.runs.filter { $0.state != .asRecorded }
    if typed != nil { prompt() }
  }

  /// Clears the terminal.
  func clear() {
    if console.environment.isTerminal { console.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
  }

  // MARK: Keys

  /// Handles a key.
  ///
  /// - Returns: the problems.
  mutating func handle(_ key: Character, _ session: WatchSession) -> Diagnostics {
    var problems = Diagnostics()
    if typed != nil {
      type(key, session)
    } else {
      let wasAwaitingConfirmation = awaitsConfirmation
      awaitsConfirmation = false
      switch key {
      case "a": problems = accept(session, isConfirmed: wasAwaitingConfirmation)
      case "f":
        onlyFailed.toggle()
        show(session)
      case "/", "p":
        typed = ""
        prompt()
      case "q", "Q": isFinished = true
      case "?", "h": console.write(Self.help)
      case _ where key.isNewline: show(session)
      default: console.write("unknown key; '?' lists the keys\n")
      }
    }
    console.flush()
    return problems
  }

  private static let help: SafeText = """
      a  record the shown screens that are not as recorded
      f  show only screens that are not as recorded, or all
      /  show only screens whose names contain a text or match a pattern; empty for all
      Return  show the current state
      q  quit

    """

  /// The number of snapshots that are written without a confirmation.
  private static let confirmationThreshold = 3

  private mutating func accept(_ session: WatchSession, isConfirmed: Bool) -> Diagnostics {
    guard !pendingRuns.isEmpty else {
      console.write("all shown screens are as recorded\n")
      return Diagnostics()
    }
    if pendingRuns.count > Self.confirmationThreshold, !isConfirmed {
      let names = ReportPhrases.names(pendingRuns.map(\.screen.name))
      console.write("record \(pendingRuns.count) snapshots? press 'a' again to confirm: \(names)\n")
      awaitsConfirmation = true
      return Diagnostics()
    }
    let (written, problems) = session.accept(pendingRuns)
    for path in written.prefix(ReportPhrases.nameLimit) {
      console.write("wrote \(path.withoutDot)\n")
    }
    if written.count > ReportPhrases.nameLimit {
      console.write("and \(written.count - ReportPhrases.nameLimit) more\n")
    }
    let done = Set(written)
    pendingRuns.removeAll { done.contains($0.screen.snapshotPath) }
    return problems
  }

  private mutating func show(_ session: WatchSession) {
    let runs = session.current.filter {
      matchesFilter($0) && (!showsOnlyFailed || $0.state != .asRecorded)
    }
    clear()
    let some = onlyFailed ? ", only those not as recorded" : ""
    let words = filter.map { " matching '\($0)'" } ?? ""
    console.write("── \(ReportPhrases.count(runs.count, "screen"))\(words)\(some)\n")
    if !runs.isEmpty {
      console.write(WatchReport.view(of: runs, colors, depth: console.environment.colorDepth))
    }
    pendingRuns = runs.filter { $0.state != .asRecorded }
  }

  // MARK: Typing

  private mutating func type(_ key: Character, _ session: WatchSession) {
    switch key {
    case _ where key.isNewline:
      filter = (typed ?? "").isEmpty ? nil : typed
      typed = nil
      show(session)
    case "\u{1B}":
      typed = nil
      console.write("\n")
    case "\u{7F}", "\u{8}":
      typed = typed.map { String($0.dropLast()) }
      prompt()
    default:
      typed?.append(key)
      prompt()
    }
  }

  private func prompt() { console.write("\r\u{1B}[Kfilter: \(typed ?? "")") }
}
