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
    if options.variant.count > 1 {
      throw ValidationError(
        "combined variants can be rendered, but have no snapshot: write a variant that has both")
    }
  }

  func run(in context: CommandContext) -> ExitStatus {
    let projects = LoadedProjects(options, context.registry, comparesSnapshots: true)
    if let message = projects.emptySelection(options) {
      context.console.writeError(message)
      return .usage
    }
    var diagnostics = projects.diagnostics
    var counts: [Result: Int] = [:]
    for suite in projects.suites {
      let mode = mode
      let results = suite.mapOutcomes { outcome in
        var diagnostics = outcome.diagnostics
        let result = Self.record(outcome, in: suite.project, mode, &diagnostics)
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
    _ outcome: ScreenSuite.Outcome, in project: Project, _ mode: Mode,
    _ diagnostics: inout Diagnostics
  ) -> Result {
    guard let snapshot = outcome.snapshot else { return .failed }
    let store = SnapshotStore(project)
    switch store.compare(snapshot, of: outcome.declaration) {
    case .same: return .unchanged
    case .different where mode == .missing: return .kept
    case .unreadable(let reason) where mode == .missing:
      diagnostics.append(unreadableReport(outcome.declaration.snapshotPath, reason))
      return .failed
    case .missing, .different, .unreadable: break
    }
    do throws(FileSystem.Failure) {
      try store.record(snapshot, of: outcome.declaration)
      forget(outcome.declaration, in: project)
      return .written
    } catch {
      diagnostics.append(
        fileReport(
          outcome.declaration.snapshotPath, "the snapshot cannot be written: \(error)",
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
