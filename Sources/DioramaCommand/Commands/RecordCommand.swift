import ArgumentParser
import Diorama
import DioramaSystem
import YAML

/// `diorama record`: writes snapshots.
struct RecordCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Write snapshots of screens.")

  /// Which snapshots are written.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    /// All of them.
    case all
    /// Those that are not there.
    case missing
    /// Those that are not there, and those that differ.
    case failed
  }

  @Option(help: "all, missing (those not there) or failed (those not there or different).")
  var mode: Mode = .all

  @OptionGroup var options: CommonOptions

  private enum Result: Sendable {
    case written, unchanged, kept, failed
  }

  func validate() throws {
    try options.refuseCombinedVariants()
  }

  func run(in context: CommandContext) -> ExitStatus {
    guard let projects = context.load(options) else { return .usage }
    var diagnostics = projects.diagnostics
    var counts: [Result: Int] = [:]
    for suite in projects.suites {
      let mode = mode
      let results = suite.mapOutcomes { outcome in
        var diagnostics = outcome.diagnostics
        let result = Self.record(outcome, in: suite, mode, &diagnostics)
        return (outcome.declaration, result, diagnostics)
      }
      SnapshotStore(suite.project).sweep(besides: suite.selected)
      for (screen, result, problems) in results {
        counts[result, default: 0] += 1
        diagnostics.append(contentsOf: problems)
        if result == .written, !options.quiet, options.format != .json {
          context.console.write("wrote \(screen.snapshotPath)\n")
        }
      }
      if options.format == .json {
        let written = results.filter { $0.1 == .written }.map { JSON.string($0.0.snapshotPath) }
        context.console.write(JSON.lines(written))
      }
    }
    if !options.quiet, options.format != .json {
      let written = counts[.written] ?? 0
      let rest = (counts[.unchanged] ?? 0) + (counts[.kept] ?? 0)
      context.console.write("\(written) written, \(rest) left as they were\n")
    }
    context.printDiagnostics(diagnostics, options)
    return diagnostics.hasErrors ? .failure : .success
  }

  private static func record(
    _ outcome: ScreenSuite.Outcome, in suite: ScreenSuite, _ mode: Mode,
    _ diagnostics: inout Diagnostics
  ) -> Result {
    guard let snapshot = outcome.snapshot else { return .failed }
    let store = SnapshotStore(suite.project)
    let verdict = store.verdict(on: snapshot, of: outcome.declaration)
    if verdict.status == .passed { return .unchanged }
    guard suite.ownsSnapshot(outcome.declaration, &diagnostics) else { return .failed }
    if mode == .missing, verdict.status != .missing {
      guard let obstacle = verdict.obstacle else { return .kept }
      diagnostics.append(Diagnostic(ofUnreadableSnapshot: verdict.path, obstacle))
      return .failed
    }
    do throws(FileSystem.Failure) {
      try store.record(snapshot, of: outcome.declaration)
      forget(outcome.declaration, in: suite.project)
      return .written
    } catch {
      diagnostics.append(
        Diagnostic(
          ofFile: verdict.path, "the snapshot cannot be written: \(error)",
          help: "what stood there still does"))
      return .failed
    }
  }

  /// What was recorded needs no decision any more; that it cannot be forgotten does no harm, since
  /// a review sees that it is done.
  private static func forget(_ screen: ScreenDeclaration, in project: Project) {
    let pending = PendingSnapshots(project)
    guard let path = pending.relativePath(of: screen.snapshotPath) else { return }
    try? pending.drop(path)
  }
}
