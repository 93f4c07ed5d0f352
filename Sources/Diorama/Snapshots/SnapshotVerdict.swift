import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// How what a screen shows stands to what is recorded of it.
///
/// Commands, assertions and reviews only show a verdict: what is compared, how a difference is
/// called, what explains it and what would accept it is decided here.
package struct SnapshotVerdict: Sendable {
  /// How a snapshot stands, in the word that reports use.
  package enum Status: String, Sendable, CaseIterable {
    /// The screen shows what is recorded.
    case passed
    /// Something else is recorded.
    case differs
    /// Nothing is recorded.
    case missing
    /// The screen could not be run, or what is recorded cannot be read.
    case failed
    /// No screen has the snapshot.
    case orphaned = "left over"
    /// No screen had the snapshot, and it was taken away.
    case deleted
  }

  /// Whose snapshot it is.
  package enum Owner: Sendable, Hashable {
    /// A screen or variant that YAML declares, by name.
    case screen(String)
    /// A screen that Swift code builds, by name.
    case built(String)
    /// The project's: what names of colours and fonts stand for.
    case theme
    /// Nobody's.
    case noScreen
  }

  /// Whose snapshot it is.
  package let owner: Owner
  /// The path of the snapshot.
  package let path: String
  /// How it stands.
  package let status: Status
  /// What the screen shows; kept only where that is not what is recorded.
  package let shown: [UInt8]?
  /// What is recorded; kept only where that is not what is shown.
  package let recorded: [UInt8]?
  /// What happened to the recorded snapshot, where that explains the difference.
  package let fault: SnapshotFault?
  /// What sort of thing differs.
  package let kinds: [DifferenceKind]
  /// Why what is recorded cannot be read.
  package let readFailure: String?

  /// A verdict on what is known already; what differs is compared here.
  package init(
    _ owner: Owner, path: String, _ status: Status, shown: [UInt8]? = nil,
    recorded: [UInt8]? = nil, readFailure: String? = nil
  ) {
    self.owner = owner
    self.path = path
    self.status = status
    self.shown = shown
    self.recorded = recorded
    self.readFailure = readFailure
    guard status == .differs, let shown, let recorded else {
      (fault, kinds) = (nil, [])
      return
    }
    fault = SnapshotFault(in: recorded, besides: shown)
    kinds = DifferenceKind.kinds(from: recorded, to: shown)
  }

  /// The verdict on a screen that could not be run.
  package init(failed screen: ScreenHeading) {
    self.init(.screen(screen.name), path: screen.snapshotPath, .failed)
  }

  /// The verdict on a screen that shows what is recorded.
  package init(passed screen: ScreenHeading) {
    self.init(.screen(screen.name), path: screen.snapshotPath, .passed)
  }

  /// What was read of the recorded snapshot: nothing replaces or deletes it once it is different.
  package var expectation: FileSystem.Expectation {
    switch status {
    case .missing, .deleted: .missing
    case .differs, .orphaned: recorded.map(FileSystem.Expectation.bytes) ?? .anything
    // A snapshot that cannot be read cannot be compared either.
    case .passed: shown.map(FileSystem.Expectation.bytes) ?? .anything
    case .failed: .anything
    }
  }

  /// The same snapshot after it was taken away.
  package var afterDeletion: SnapshotVerdict {
    SnapshotVerdict(owner, path: path, .deleted)
  }
}

// MARK: - Showing it

extension SnapshotVerdict {
  /// The owner's name; of a snapshot that nobody has its path.
  package var name: String {
    switch owner {
    case .screen(let name), .built(let name): name
    case .noScreen, .theme: path
    }
  }

  /// What happened to the recorded snapshot, and what to do about it, in lines; none where nothing
  /// has happened to it.
  ///
  /// - Parameter subject: what the snapshot is called.
  package func explanation(of subject: String = "the snapshot") -> [String] {
    if let fault { return ["\(subject) \(fault.message)", "help: \(fault.help)"] }
    return themeExplanation + blockExplanation(of: subject)
  }

  /// What a snapshot says beside its frames that the screen is not asked for any more, or that nobody
  /// knows.
  private func blockExplanation(of subject: String) -> [String] {
    guard status == .differs, let shown, let recorded else { return [] }
    let (old, new) = (Self.blocks(in: recorded), Self.blocks(in: shown))
    let known = SnapshotBlock.allCases.map(\.rawValue)
    if let odd = old.first(where: { !known.contains($0) && !new.contains($0) }) {
      let meant = nearestName(to: odd, among: known).map { "did you mean '\($0)'? " } ?? ""
      return [
        "\(subject) has a block '\(odd)', which there is not",
        "help: \(meant)blocks are written by 'record', and nothing is to be changed in them",
      ]
    }
    let gone = known.filter { old.contains($0) && !new.contains($0) }
    guard !gone.isEmpty else { return [] }
    let list = gone.joined(separator: ", ")
    return [
      "\(subject) says \(gone.joined(separator: " and ")), which the screen is not asked for",
      "help: 'show: [\(list)]' or '--show \(gone.joined(separator: ","))' asks; else record it again",
    ]
  }

  /// The titles of the blocks of a snapshot. A frame's label is no title: it stands behind an empty
  /// line.
  private static func blocks(in snapshot: [UInt8]) -> [String] {
    let lines = String(decoding: snapshot, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).compactMap { before, line in
      guard !before.isEmpty, line.hasPrefix("── "), line.hasSuffix(" ──"), line.count > 6 else {
        return nil
      }
      return String(line.dropFirst(3).dropLast(3))
    }
  }

  /// Whether a patch would show pairs of lines that look alike.
  package var isInvisible: Bool { fault?.isInvisible ?? false }

  /// What accepting would change in the file; nil where nothing would.
  ///
  /// - Parameter path: the path that the patch names; by default the snapshot's.
  package func diff(as path: String? = nil) -> UnifiedDiff? {
    switch status {
    case .differs, .missing, .orphaned:
      UnifiedDiff(comparing: recorded ?? [], to: shown ?? [], fault, path: path ?? self.path)
    case .passed, .failed, .deleted: nil
    }
  }
}

// MARK: - Accepting it

extension SnapshotVerdict {
  /// What to type in a shell so that the next comparison passes; nil where nothing is to be done,
  /// or something else.
  ///
  /// - Parameters:
  ///   - tool: the name of the command that compares.
  ///   - overrides: what the comparison's command line said for all screens.
  ///   - project: the path that the project was found by.
  package func acceptCommand(
    of tool: String, with overrides: CommandOverrides, project: String
  ) -> String? {
    switch (status, owner) {
    case (.differs, .screen(let name)), (.missing, .screen(let name)):
      return ShellWords.line(
        [tool, "record", "--filter", name] + overrides.options + ShellWords.operands([project]))
    case (.differs, .built), (.missing, .built):
      return Self.swiftTest(recording: status == .missing ? "missing" : "failed")
    case (.differs, .theme), (.missing, .theme):
      return ShellWords.line(
        [tool, "record", "--palette"] + ShellWords.operands([project]))
    case (.orphaned, _): return ShellWords.line(["rm"] + ShellWords.operands([path]))
    case (.passed, _), (.failed, _), (.deleted, _), (_, .noScreen): return nil
    }
  }

  /// The variable that says when assertions of Swift tests record.
  package static let recordVariable = "DIORAMA_RECORD"
  /// The variable that lets only one screen be recorded: a test may have many.
  package static let screenVariable = "DIORAMA_SCREEN"

  /// What makes Swift tests record.
  ///
  /// - Parameters:
  ///   - mode: when they do, such as `missing`.
  ///   - screen: the one screen that is recorded; nil for all of the tests.
  ///   - filter: which tests run, as `swift test --filter` takes it; nil for all.
  package static func swiftTest(
    recording mode: String, only screen: String? = nil, filter: String? = nil
  ) -> String {
    let one = screen.map { " \(screenVariable)=\($0)" } ?? ""
    let some = filter.map { " --filter \(ShellWords.quoted($0))" } ?? ""
    return "\(recordVariable)=\(mode)\(one) swift test\(some)"
  }

  /// What a comparison proposes for a later decision; nil where nothing is to be decided, or the
  /// snapshot does not stand in the project.
  ///
  /// - Parameter sources: the files that the screen was made from.
  package func proposal(
    in pending: PendingSnapshots, madeFrom sources: () -> [PendingSource] = { [] }
  ) -> PendingSnapshot? {
    switch status {
    case .differs, .missing:
      guard let shown else { return nil }
      return pending.relativePath(of: path).map {
        PendingSnapshot(path: $0, shown: shown, recorded: recorded, sources: sources())
      }
    case .orphaned:
      guard let recorded else { return nil }
      return pending.relativePath(of: path).map {
        PendingSnapshot(path: $0, shown: nil, recorded: recorded)
      }
    case .passed, .failed, .deleted: return nil
    }
  }
}

// MARK: - Asking for it

extension SnapshotStore {
  /// Compares what a screen shows with what is recorded.
  package func verdict(
    on shown: [UInt8], of owner: SnapshotVerdict.Owner, at path: String
  ) -> SnapshotVerdict {
    verdict(compare(shown, at: path), of: shown, owner, at: path)
  }

  private func verdict(
    _ comparison: SnapshotComparison, of shown: [UInt8], _ owner: SnapshotVerdict.Owner,
    at path: String
  ) -> SnapshotVerdict {
    switch comparison {
    case .same: SnapshotVerdict(owner, path: path, .passed)
    case .missing: SnapshotVerdict(owner, path: path, .missing, shown: shown)
    case .different(let recorded):
      SnapshotVerdict(owner, path: path, .differs, shown: shown, recorded: recorded)
    case .unreadable(let reason):
      SnapshotVerdict(owner, path: path, .failed, shown: shown, readFailure: reason)
    }
  }

  /// The verdict on what came of a screen, which may have been compared where it ran.
  package func verdict(on outcome: ScreenOutcome) -> SnapshotVerdict {
    let screen = outcome.heading
    let owner = SnapshotVerdict.Owner.screen(screen.name)
    guard let comparison = outcome.comparison else {
      return outcome.snapshot.map { verdict(on: $0, of: owner, at: screen.snapshotPath) }
        ?? SnapshotVerdict(failed: screen)
    }
    return verdict(
      comparison, of: outcome.snapshot ?? [], owner, at: screen.snapshotPath)
  }

  /// Compares what a screen of YAML shows with what is recorded.
  package func verdict(on shown: [UInt8], of screen: ScreenDeclaration) -> SnapshotVerdict {
    verdict(on: shown, of: .screen(screen.name), at: screen.snapshotPath)
  }

  /// The verdicts on recorded snapshots that no screen has; asked only of whole projects whose
  /// files could all be read, since else nobody knows what belongs to a screen.
  package func verdictsOnOrphans(besides screens: [ScreenHeading]) -> [SnapshotVerdict] {
    orphans(besides: Set(screens.map(\.snapshotPath))).map { path in
      let recorded =
        project.files.contains(path)
        ? try? FileSystem.read(path, atMost: Project.maxSnapshotBytes) : nil
      return SnapshotVerdict(.noScreen, path: path, .orphaned, recorded: recorded)
    }
  }

  /// The verdicts on screens that Swift tests build, and of which nothing is recorded; none where
  /// nobody knows of such screens.
  package func verdictsOnMissingBuiltScreens() -> [SnapshotVerdict] {
    let names = (try? swiftScreens()) ?? []
    return names.compactMap { name in
      let path = swiftSnapshotPath(of: name)
      return FileSystem.exists(path)
        ? nil : SnapshotVerdict(.built(name), path: path, .missing)
    }
  }
}

extension PendingSnapshots {
  /// The verdict on a proposal of which is known how what is recorded stands to it; nil where that
  /// cannot be compared, since the proposal is done, outdated or about something that cannot be read.
  package func verdict(on pending: PendingSnapshot, _ state: State) -> SnapshotVerdict? {
    guard case .open(let recorded) = state else { return nil }
    let path = snapshotPath(of: pending)
    guard let shown = pending.shown else {
      return SnapshotVerdict(.noScreen, path: path, .orphaned, recorded: recorded)
    }
    let isTheme = path == SnapshotStore(project).themePath
    return SnapshotVerdict(
      isTheme ? .theme : .screen(pending.name), path: path, recorded == nil ? .missing : .differs,
      shown: shown,
      recorded: recorded)
  }
}
