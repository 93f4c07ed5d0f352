import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// `diorama record`: writes snapshots.
struct RecordCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Write snapshots of screens.")

  /// The snapshots that are written.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    /// All snapshots; those that are up to date are left as they are.
    case all
    /// Missing snapshots.
    case missing
    /// Missing and different snapshots.
    case failed
  }

  @Option(help: "The snapshots to write; missing: only new ones; failed: new and different ones.")
  var mode: Mode = .all

  /// What happens to orphaned snapshots.
  enum Obsolete: String, ExpressibleByArgument, CaseIterable {
    /// They stay.
    case keep
    /// They are deleted.
    case delete
  }

  @Option(help: "What to do with orphaned snapshots; those of renamed screens always move.")
  var obsolete: Obsolete = .keep

  @Flag(
    help: "Write only __Snapshots__/theme.txt, the values of color and font names.")
  var palette = false

  @OptionGroup var options: CommonOptions

  /// A snapshot to write, and what was recorded when it was compared.
  private typealias PendingWrite = (
    screen: ScreenDeclaration, snapshot: [UInt8], expected: FileSystem.Expectation
  )

  private enum Decision {
    case write([UInt8])
    case unchanged, kept, failed
  }

  func validate() throws {
    try options.checkSingleVariant()
    if palette, options.request.isSelective || obsolete == .delete {
      throw ValidationError.option(
        "--palette", excludes: "--filter, --tag, --variant or --obsolete delete")
    }
  }

  func run(in context: CommandContext) -> ExitStatus {
    guard let projects = context.load(options) else { return .usage }
    var diagnostics = projects.diagnostics
    if palette { return recordPalettes(of: projects, diagnostics, context) }
    var counts = (written: 0, left: 0, failed: 0)
    for suite in projects.suites {
      // What another program saves while the screens run is not overwritten.
      let before = suite.selected.map { screen -> FileSystem.Expectation in
        let path = screen.snapshotPath
        if let bytes = try? FileSystem.read(path) { return .bytes(bytes) }
        return FileSystem.exists(path) ? .anything : .missing
      }
      let outcomes = suite.outcomes()
      let store = SnapshotStore(suite.project)
      let clash = store.themeConflict(
        among: suite.declarations.map(\.heading), isWanted: outcomes.contains(where: \.showsStyles))
      var wanted: [PendingWrite] = []
      for ((screen, outcome), expected) in zip(zip(suite.selected, outcomes), before) {
        diagnostics.append(contentsOf: outcome.diagnostics)
        if let clash, screen.snapshotPath == store.themePath {
          diagnostics.append(clash)
          counts.failed += 1
          continue
        }
        switch Self.decision(on: outcome, of: screen, in: suite, mode, &diagnostics) {
        case .write(let snapshot): wanted.append((screen, snapshot, expected))
        case .unchanged, .kept: counts.left += 1
        case .failed: counts.failed += 1
        }
      }
      suite.project.removeTemporaryFiles()
      var written = write(wanted, of: suite.project, &diagnostics)
      counts.failed += wanted.count - written.count
      if outcomes.contains(where: \.showsStyles) {
        written += writeTheme(of: suite, &diagnostics)
      }
      counts.written += written.count
      let (origins, deleted) = removeObsolete(
        suite, wanted.filter { $0.expected == .missing }, written, &diagnostics)
      reportFiles(written, on: context.console, origins, deleted)
    }
    if !options.quiet, options.format != .json, !projects.suites.isEmpty {
      let failed = counts.failed > 0 ? ", \(counts.failed) failed" : ""
      context.console.write(
        "\(counts.written) written, \(counts.left) unchanged\(failed)\n")
    }
    context.printDiagnostics(diagnostics, options)
    return diagnostics.hasErrors ? .failure : .success
  }

  /// Writes the file of color and font names of each project. Runs no screen.
  private func recordPalettes(
    of projects: LoadedProjects, _ problems: Diagnostics, _ context: CommandContext
  ) -> ExitStatus {
    var diagnostics = problems
    var written: [String] = []
    for suite in projects.suites {
      let paths = writeTheme(of: suite, &diagnostics)
      for path in paths { PendingSnapshots(suite.project).discard(path) }
      written += paths
    }
    reportFiles(written, on: context.console)
    if written.isEmpty, !options.quiet, options.format != .json, !projects.suites.isEmpty {
      context.console.write("0 written\n")
    }
    context.printDiagnostics(diagnostics, options)
    return diagnostics.hasErrors ? .failure : .success
  }

  /// Reports the snapshots that were written, moved and deleted.
  private func reportFiles(
    _ written: [String], on console: Console, _ origins: [String: String] = [:],
    _ deleted: [String] = []
  ) {
    if options.format == .json { return console.write(JSON.lines(written.map { .string($0) })) }
    if options.quiet { return }
    for path in written {
      console.write(origins[path].map { "moved \($0) to \(path)\n" } ?? "wrote \(path)\n")
    }
    for path in deleted { console.write("deleted \(path)\n") }
  }

  /// Writes snapshots, and reports those that cannot be written.
  ///
  /// - Returns: the paths of the written snapshots.
  private func write(
    _ wanted: [PendingWrite], of project: Project, _ diagnostics: inout Diagnostics
  ) -> [String] {
    let store = SnapshotStore(project)
    var written: [String] = []
    for (screen, snapshot, expected) in wanted {
      let path = screen.snapshotPath
      let hasHardLinks = FileSystem.hasHardLinks(path)
      do throws(FileSystem.Failure) {
        try store.record(snapshot, at: path, replacing: expected)
        written.append(path)
        PendingSnapshots(project).discard(path)
        if hasHardLinks { diagnostics.append(.separatedHardLinks(of: path)) }
      } catch {
        let isWritten = store.isRecorded(snapshot, at: path)
        diagnostics.append(.unwrittenSnapshot(path, error, isWritten: isWritten))
      }
    }
    return written
  }

  /// Writes the file of color and font names, unless it is up to date.
  private func writeTheme(
    of suite: ScreenSuite, _ diagnostics: inout Diagnostics
  ) -> [String] {
    let store = SnapshotStore(suite.project)
    let screens = suite.declarations.map(\.heading)
    if let clash = store.themeConflict(among: screens, isWanted: true) {
      diagnostics.append(clash)
      return []
    }
    guard
      let verdict = store.verdictOnTheme(isWanted: true, { suite.palette }),
      mode != .missing || verdict.status == .missing, let text = verdict.shown
    else { return [] }
    do throws(FileSystem.Failure) {
      try store.record(text, at: verdict.path, replacing: verdict.expectation)
      return [verdict.path]
    } catch {
      diagnostics.append(.unwritten("theme file", verdict.path, error))
      return []
    }
  }

  /// Deletes the old snapshots of renamed screens, and all orphaned snapshots if requested.
  ///
  /// - Returns: the old paths of moved snapshots, by their new paths, and the other deleted paths.
  private func removeObsolete(
    _ suite: ScreenSuite, _ new: [PendingWrite], _ written: [String],
    _ diagnostics: inout Diagnostics
  ) -> (origins: [String: String], deleted: [String]) {
    // If files could not be read, it is unknown which snapshots belong to them.
    guard !new.isEmpty || obsolete == .delete, suite.isReadable else { return ([:], []) }
    let store = SnapshotStore(suite.project)
    let orphans = store.verdictsOnOrphans(besides: suite.declarations.map(\.heading))
    if orphans.isEmpty { return ([:], []) }
    let places = SnapshotRename.origins(
      of: new.map { SnapshotRename.Candidate(path: $0.screen.snapshotPath, bytes: $0.snapshot) },
      among: orphans.map { SnapshotRename.Candidate(path: $0.path, bytes: $0.recorded ?? []) })
    var targets: [Int: String] = [:]
    let isWritten = Set(written)
    for ((screen, _, _), place) in zip(new, places) where isWritten.contains(screen.snapshotPath) {
      place.map { targets[$0] = screen.snapshotPath }
    }
    var origins: [String: String] = [:]
    var deleted: [String] = []
    for (number, verdict) in orphans.enumerated() {
      guard
        targets[number] != nil
          || obsolete == .delete && suite.request.selection.contains(orphan: verdict.path)
      else { continue }
      do throws(FileSystem.Failure) {
        guard suite.project.files.contains(verdict.path) else { throw .outside }
        try FileSystem.removeFile(verdict.path, expecting: verdict.expectation)
        PendingSnapshots(suite.project).discard(verdict.path)
        if let target = targets[number] {
          origins[target] = verdict.path
        } else {
          deleted.append(verdict.path)
        }
      } catch {
        diagnostics.append(.undeletedSnapshot(verdict.path, error))
      }
    }
    return (origins, deleted)
  }

  private static func decision(
    on outcome: ScreenOutcome, of screen: ScreenDeclaration, in suite: ScreenSuite,
    _ mode: Mode, _ diagnostics: inout Diagnostics
  ) -> Decision {
    let verdict = SnapshotStore(suite.project).verdict(on: outcome)
    if verdict.status == .passed { return .unchanged }
    guard let snapshot = outcome.snapshot else { return .failed }
    guard suite.ownsSnapshot(screen.heading, &diagnostics) else { return .failed }
    if mode == .missing, verdict.status != .missing {
      guard let obstacle = verdict.readFailure else { return .kept }
      diagnostics.append(Diagnostic(ofUnreadableSnapshot: verdict.path, obstacle))
      return .failed
    }
    return .write(snapshot)
  }
}
