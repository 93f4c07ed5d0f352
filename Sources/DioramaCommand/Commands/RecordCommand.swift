import ArgumentParser
import Diorama
import DioramaSystem
import YAML

/// `diorama record`: writes snapshots.
struct RecordCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Write snapshots of screens.")

  /// Which snapshots are written.
  enum Mode: String, WordOption {
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

  private enum Decision: Sendable {
    /// These bytes are to be written.
    case write([UInt8])
    case unchanged, kept, failed
  }

  func validate() throws {
    try options.refuseCombinedVariants()
  }

  func run(in context: CommandContext) -> ExitStatus {
    guard let projects = context.load(options) else { return .usage }
    var diagnostics = projects.diagnostics
    var counts = (written: 0, left: 0)
    for suite in projects.suites {
      let mode = mode
      let decisions = suite.mapOutcomes { outcome in
        var diagnostics = outcome.diagnostics
        let decision = Self.decision(on: outcome, in: suite, mode, &diagnostics)
        return (outcome.declaration, decision, diagnostics, outcome.showsStyles)
      }
      suite.project.sweep()
      var wanted: [(screen: ScreenDeclaration, snapshot: [UInt8])] = []
      for (screen, decision, problems, _) in decisions {
        diagnostics.append(contentsOf: problems)
        switch decision {
        case .write(let snapshot): wanted.append((screen, snapshot))
        case .unchanged, .kept: counts.left += 1
        case .failed: break
        }
      }
      var written = write(wanted, of: suite.project, &diagnostics)
      if decisions.contains(where: { $0.3 }) {
        written += writeTheme(of: suite, &diagnostics)
      }
      counts.written += written.count
      if options.format == .json {
        context.console.write(JSON.lines(written.map { .string($0) }))
      } else if !options.quiet {
        for path in written { context.console.write("wrote \(path)\n") }
      }
    }
    if !options.quiet, options.format != .json {
      context.console.write("\(counts.written) written, \(counts.left) left as they were\n")
    }
    context.printDiagnostics(diagnostics, options)
    return diagnostics.hasErrors ? .failure : .success
  }

  /// Writes snapshots; those that cannot be are reported.
  ///
  /// - Returns: the paths of those that were written.
  private func write(
    _ wanted: [(screen: ScreenDeclaration, snapshot: [UInt8])], of project: Project,
    _ diagnostics: inout Diagnostics
  ) -> [String] {
    let store = SnapshotStore(project)
    let failures = store.record(wanted.map { ($0.snapshot, $0.screen.snapshotPath) })
    var written: [String] = []
    for ((screen, snapshot), failure) in zip(wanted, failures) {
      guard let failure else {
        written.append(screen.snapshotPath)
        Self.forget(screen, in: project)
        continue
      }
      let isThere = store.compare(snapshot, of: screen) == .same
      diagnostics.append(
        Diagnostic(
          ofFile: screen.snapshotPath, "the snapshot cannot be written: \(failure)",
          help: isThere
            ? "it is there, but may be lost when the power fails" : "what stood there still does"))
    }
    return written
  }

  /// Writes what names of colours and fonts stand for, where that is not written already.
  private func writeTheme(
    of suite: ScreenSuite, _ diagnostics: inout Diagnostics
  ) -> [String] {
    let store = SnapshotStore(suite.project)
    guard
      let verdict = store.verdictOnTheme(isWanted: true, { suite.opened.palette }),
      mode != .missing || verdict.status == .missing, let text = verdict.shown
    else { return [] }
    do throws(FileSystem.Failure) {
      try store.record(text, at: verdict.path)
      return [verdict.path]
    } catch {
      diagnostics.append(
        Diagnostic(ofFile: verdict.path, "the file of names cannot be written: \(error)"))
      return []
    }
  }

  private static func decision(
    on outcome: ScreenSuite.Outcome, in suite: ScreenSuite, _ mode: Mode,
    _ diagnostics: inout Diagnostics
  ) -> Decision {
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
    return .write(snapshot)
  }

  /// What was recorded needs no decision any more; that it cannot be forgotten does no harm, since
  /// a review sees that it is done.
  private static func forget(_ screen: ScreenDeclaration, in project: Project) {
    let pending = PendingSnapshots(project)
    guard let path = pending.relativePath(of: screen.snapshotPath) else { return }
    try? pending.drop(path)
  }
}
