import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// `diorama watch`: shows screens again whenever a file that they depend on is saved.
struct WatchCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Show screens again when a file that they depend on is saved.",
    discussion: """
      A single screen is shown in full, several screens as changes. After an error, the next save \
      runs the screens again. With '--quiet', only problems and screens that are not as recorded \
      are shown. With '--format json', each screen that ran is an object on one line; its \
      'asRecorded' is null if it has no snapshot. Ctrl-C stops the command. Keys at a terminal: \
      'a' records the shown screens, 'f' shows only screens that are not as recorded, '/' and a \
      pattern filter the screens, '?' lists all keys.
      """)

  @OptionGroup var options: CommonOptions

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    guard let watcher = FolderWatcher() else {
      console.writeError(.cannotWatch)
      return .failure
    }
    let ending = TerminationSignals()
    var request = context.request(of: options)
    request.overrides.includesColors = options.format == .text && options.colors(on: console).isOn
    var session = WatchSession(
      context.isolating(request), context.registry, keepsSchemas: !console.environment.isCI)
    var view = WatchView(
      console, options.colors(on: console), isQuiet: options.quiet,
      isForPeople: options.format != .json)
    var changed: Set<String>?
    repeat {
      let start = ContinuousClock.now
      var update = session.update(after: changed, watching: watcher.watch)
      watcher.unwatchAll(except: session.folders)
      if changed == nil, let status = update.reportIfEmpty(context, options) { return status }
      if let refusal = watcher.nextFailure() { update.diagnostics.append(refusal.diagnostic) }
      show(update, changed, ContinuousClock.now - start, &view, context)
      // The output has no reader anymore.
      if console.hasLostOutput { break }
      changed =
        update.lateFiles.isEmpty
        ? nextChange(watcher, session, ending, &view, context) : update.lateFiles
    } while changed != nil
    if !options.quiet, options.format != .json { console.write("\n") }
    return .success
  }

  /// Waits for a change and returns the changed paths; nil when the user ends the command.
  private func nextChange(
    _ watcher: FolderWatcher, _ session: WatchSession, _ ending: TerminationSignals,
    _ view: inout WatchView, _ context: CommandContext
  ) -> Set<String>? {
    var keys = KeyListener()
    while true {
      if !view.takesKeys {
        guard ending.wait(forAny: [watcher.file]) != nil else { return nil }
      } else {
        switch keys.wait(for: watcher.file, or: ending) {
        case .end: return nil
        case .key(let key):
          let problems = view.handle(key, session)
          context.printDiagnostics(problems, options)
          if view.isFinished { return nil }
          continue
        case .file: break
        }
      }
      let changed = (watcher.next(within: 0) ?? []).filter(session.concerns)
      if !changed.isEmpty { return changed }
    }
  }

  private func show(
    _ update: WatchSession.Update, _ changed: Set<String>?, _ time: Duration,
    _ view: inout WatchView, _ context: CommandContext
  ) {
    if changed != nil, update.isUnchanged, update.diagnostics.isEmpty { return }
    let console = context.console
    let wanted = view.filtered(update)
    let report = WatchReport(wanted, depth: console.environment.colorDepth)
    let text =
      options.format == .json
      ? report.json(isQuiet: options.quiet)
      : report.text(isQuiet: view.showsOnlyFailed, options.colors(on: console))
    if options.format != .json {
      view.clear()
      if !options.quiet || changed != nil && !text.isEmpty {
        console.write(head(update, changed, time, view))
      }
    }
    console.write(text)
    view.remember(wanted)
    console.flush()
    context.printDiagnostics(update.diagnostics, options)
  }

  private func head(
    _ update: WatchSession.Update, _ changed: Set<String>?, _ time: Duration, _ view: WatchView
  ) -> SafeText {
    let count = ReportPhrases.count(update.screens.count, "screen")
    guard let changed else {
      return "── watching \(count); \(view.takesKeys ? "? lists the keys, " : "")Ctrl-C stops\n"
    }
    let (seconds, attoseconds) = time.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return "── \(Self.names(of: changed)): \(count), \(milliseconds) ms\n"
  }

  /// Returns the names of some files, of many only the first.
  static func names(of files: Set<String>) -> String {
    let paths = Set(files.map(\.withoutDot)).sorted()
    let rest = paths.count - WatchReport.nameLimit
    let named = paths.prefix(WatchReport.nameLimit).joined(separator: ", ")
    return rest > 0 ? "\(named) and \(rest) more" : named
  }
}

extension WatchSession.Update {
  /// Returns the exit status if there is nothing to show, and reports why; otherwise nil.
  func reportIfEmpty(_ context: CommandContext, _ options: CommonOptions) -> ExitStatus? {
    if let emptySelectionMessage {
      if diagnostics.hasErrors { context.printDiagnostics(diagnostics, options) }
      context.console.writeError("\(emptySelectionMessage)\n")
      return .usage
    }
    guard hasMissingPath else { return nil }
    context.printDiagnostics(diagnostics, options)
    return .failure
  }
}
