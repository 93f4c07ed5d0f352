import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// `diorama watch`: shows screens again whenever a file that they depend on is saved.
struct WatchCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Show screens again whenever a file that they depend on is saved.",
    discussion: """
      One screen is shown as a whole, of more only what changed. Errors are shown, and the next \
      save tries again. With '--quiet' only what is wrong or differs from what is recorded is \
      shown. With '--format json' each screen that ran is an object on a line of its own, whose \
      'asRecorded' is null where nothing is recorded. Ctrl-C ends it.
      """)

  @OptionGroup var options: CommonOptions

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    guard let watcher = FolderWatcher() else {
      console.writeError("files cannot be watched here\n")
      return .failure
    }
    let ending = EndingSignals()
    var session = WatchSession(
      context.guarded(options.request), context.registry, keepsSchemas: !console.surroundings.isCI)
    var changed: Set<String>?
    repeat {
      let start = ContinuousClock.now
      var update = session.update(after: changed, watching: watcher.watch)
      watcher.keep(session.folders)
      if changed == nil, let status = refusal(of: update, context) { return status }
      if let refusal = watcher.nextRefusal() { update.diagnostics.append(refusal.diagnostic) }
      show(update, changed, ContinuousClock.now - start, context)
      // Nobody sees what would come.
      if console.hasLostOutput { break }
      changed = update.late.isEmpty ? nextChange(watcher, session, ending) : update.late
    } while changed != nil
    if !options.quiet, options.format != .json { console.write("\n") }
    return .success
  }

  /// What the command ends with where there is nothing to watch.
  private func refusal(of update: WatchSession.Update, _ context: CommandContext) -> ExitStatus? {
    if let message = update.emptySelection {
      context.console.writeError("\(message)\n")
      return .usage
    }
    guard update.lacksPath else { return nil }
    context.printDiagnostics(update.diagnostics, options)
    return .failure
  }

  /// What changed; nil when somebody ends the command.
  private func nextChange(
    _ watcher: FolderWatcher, _ session: WatchSession, _ ending: EndingSignals
  ) -> Set<String>? {
    while ending.wait(for: watcher.file) {
      let changed = (watcher.next(within: 0) ?? []).filter(session.concerns)
      if !changed.isEmpty { return changed }
    }
    return nil
  }

  private func show(
    _ update: WatchSession.Update, _ changed: Set<String>?, _ time: Duration,
    _ context: CommandContext
  ) {
    if changed != nil, update.isNothing, update.diagnostics.isEmpty { return }
    let console = context.console
    let report = WatchReport(update)
    let text =
      options.format == .json
      ? report.json(isQuiet: options.quiet)
      : report.text(isQuiet: options.quiet, options.colors(on: console))
    if options.format != .json {
      if console.surroundings.isTerminal { console.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
      if !options.quiet || changed != nil && !text.isEmpty {
        console.write(head(update, changed, time))
      }
    }
    console.write(text)
    console.flush()
    context.printDiagnostics(update.diagnostics, options)
  }

  private func head(
    _ update: WatchSession.Update, _ changed: Set<String>?, _ time: Duration
  ) -> SafeText {
    let count = WatchReport.screens(update.screens.count)
    guard let changed else { return "── watching \(count); Ctrl-C ends\n" }
    let (seconds, attoseconds) = time.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return "── \(Self.names(of: changed)): \(count), \(milliseconds) ms\n"
  }

  /// Some files in a few words.
  static func names(of files: Set<String>) -> String {
    let paths = Set(files.map(\.withoutDot)).sorted()
    let rest = paths.count - WatchReport.namedCount
    let named = paths.prefix(WatchReport.namedCount).joined(separator: ", ")
    return rest > 0 ? "\(named) and \(rest) more" : named
  }
}
