import DioramaKit
import DioramaStage
import DioramaSystem

/// The result of comparing what a screen shows with its recorded snapshot.
///
/// Commands, assertions and reviews only show it. This type decides the kinds of a difference, its
/// explanation, and the command that accepts it.
package struct SnapshotVerdict: Sendable {
  /// The status of a snapshot, in the word that reports use.
  package enum Status: String, Sendable, CaseIterable {
    /// The screen shows what is recorded.
    case passed
    /// The recorded snapshot is different.
    case differs
    /// No snapshot is recorded.
    case missing
    /// The screen could not be run, or the recorded snapshot cannot be read.
    case failed
    /// No screen has the snapshot.
    case orphaned
    /// No screen had the snapshot, and it was deleted.
    case deleted
  }

  /// The owner of a snapshot.
  package enum Owner: Sendable, Hashable {
    /// A screen or variant that YAML declares, by name.
    case screen(String)
    /// A screen that Swift code builds, by name.
    case built(String)
    /// The project: the values of named colors and fonts.
    case theme
    /// No owner.
    case noScreen
  }

  /// The owner of the snapshot.
  package let owner: Owner
  /// The path of the snapshot.
  package let path: String
  /// The status of the snapshot.
  package let status: Status
  /// What the screen shows; kept only if it differs from the recorded snapshot.
  package let shown: [UInt8]?
  /// The recorded snapshot; kept only if the screen shows something else.
  package let recorded: [UInt8]?
  /// The fault of the recorded snapshot, if it explains the difference.
  package let fault: SnapshotFault?
  /// The kinds of the difference.
  package let kinds: [DifferenceKind]
  /// Why the recorded snapshot cannot be read.
  package let readFailure: String?

  /// Creates a verdict with a known status. It finds the kinds of a difference.
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

  /// Creates the verdict on a screen that could not be run.
  package init(failed screen: ScreenHeading) {
    self.init(.screen(screen.name), path: screen.snapshotPath, .failed)
  }

  /// Creates the verdict on a screen that shows what is recorded.
  package init(passed screen: ScreenHeading) {
    self.init(.screen(screen.name), path: screen.snapshotPath, .passed)
  }

  /// The recorded content that was read. If the file differs from it, it is not replaced or
  /// deleted.
  package var expectation: FileSystem.Expectation {
    switch status {
    case .missing, .deleted: .missing
    case .differs, .orphaned: recorded.map(FileSystem.Expectation.bytes) ?? .anything
    // A snapshot that cannot be read cannot be compared either.
    case .passed: shown.map(FileSystem.Expectation.bytes) ?? .anything
    case .failed: .anything
    }
  }

  /// The verdict on the same snapshot after it was deleted.
  package var afterDeletion: SnapshotVerdict {
    SnapshotVerdict(owner, path: path, .deleted)
  }
}

// MARK: - Presentation

extension SnapshotVerdict {
  /// The owner's name; without an owner, the path of the snapshot.
  package var name: String {
    switch owner {
    case .screen(let name), .built(let name): name
    case .noScreen, .theme: path
    }
  }

  /// Returns lines that explain the difference and how to fix it; empty if there is no explanation.
  package func explanation(of subject: String = "the snapshot") -> [String] {
    if let fault { return ["\(subject) \(fault.message)", "help: \(fault.help)"] }
    return blockExplanation(of: subject)
  }

  /// Explains blocks of the recorded snapshot that the screen no longer shows.
  private func blockExplanation(of subject: String) -> [String] {
    guard status == .differs, let shown, let recorded else { return [] }
    let (old, new) = (Self.blocks(in: recorded), Self.blocks(in: shown))
    let gone = SnapshotBlock.allCases.filter { old.contains($0) && !new.contains($0) }
    return gone.isEmpty ? [] : Self.unselectedBlocks(gone.map(\.rawValue), in: subject)
  }

  private static func blocks(in snapshot: [UInt8]) -> Set<SnapshotBlock> {
    Set(SnapshotFrames(snapshot).frames.flatMap(\.blockLines).map(\.block))
  }

  /// Whether a patch would show pairs of lines that look alike.
  package var isInvisible: Bool { fault?.isInvisible ?? false }

  /// Returns the changes if both sides exist, from top to bottom; for an invisible difference, its
  /// explanation.
  ///
  /// - Parameter diff: the result of ``diff(as:)``.
  package func changes(in diff: UnifiedDiff?) -> [SnapshotChange] {
    guard status == .differs else { return [] }
    if isInvisible { return [SnapshotChange(lines: explanation())] }
    return diff?.changes.map(\.change) ?? []
  }

  /// Returns the recorded snapshot after some of the changes: what is shown for all of them, or if
  /// only the whole can be accepted, since the recorded file is not text or differs invisibly.
  ///
  /// - Parameter accepted: the ids of the changes.
  func recorded(accepting accepted: Set<String>) -> [UInt8] {
    let (shown, recorded) = (shown ?? [], recorded ?? [])
    if accepted.isEmpty { return recorded }
    switch fault {
    case .notUTF8, .conflictMarkers: return shown
    case .carriageReturns, .whitespace, .byteOrderMark, nil: break
    }
    if accepted.isSuperset(of: changes(in: diff()).map(\.id)) { return shown }
    var old = recorded
    if case .carriageReturns = fault { old.removeAll { $0 == 13 } }
    return UnifiedDiff.applying(accepted, from: old, to: shown)
  }

  /// Returns the change to the file if only some of the changes are accepted.
  ///
  /// - Parameter accepted: the ids of the changes.
  func diff(accepting accepted: Set<String>) -> UnifiedDiff {
    UnifiedDiff(
      comparing: recorded ?? [], to: recorded(accepting: accepted), fault, path: path)
  }

  /// Returns the change to the file if the snapshot is accepted; nil for no change.
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

// MARK: - Accepting

extension SnapshotVerdict {
  /// Returns the shell command after which the next comparison passes; nil if no command does that.
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

  /// The variable that sets when assertions of Swift tests record.
  package static let recordVariable = "DIORAMA_RECORD"
  /// The variable that limits recording to one screen, since a test may have many.
  package static let screenVariable = "DIORAMA_SCREEN"

  /// Returns the command that makes Swift tests record.
  ///
  /// - Parameters:
  ///   - mode: when the tests record, such as `missing`.
  ///   - screen: the only screen to record; nil for all screens of the tests.
  ///   - filter: the tests to run, as `swift test --filter` takes it; nil for all.
  package static func swiftTest(
    recording mode: String, only screen: String? = nil, filter: String? = nil
  ) -> String {
    let one = screen.map { " \(screenVariable)=\($0)" } ?? ""
    let some = filter.map { " --filter \(ShellWords.quoted($0))" } ?? ""
    return "\(recordVariable)=\(mode)\(one) swift test\(some)"
  }

  /// Returns the pending snapshot of a comparison; nil if there is nothing to decide, or if the
  /// snapshot is not in the project.
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

// MARK: - Comparing

extension SnapshotStore {
  /// Compares what a screen shows with what is recorded at a path.
  package func verdict(
    on shown: [UInt8], of owner: SnapshotVerdict.Owner, at path: String
  ) -> SnapshotVerdict {
    func unreadable(_ reason: String) -> SnapshotVerdict {
      SnapshotVerdict(owner, path: path, .failed, shown: shown, readFailure: reason)
    }
    if FileSystem.isLink(path), !project.files.contains(path) {
      return unreadable(SnapshotVerdict.outsideLink)
    }
    do throws(FileSystem.Failure) {
      let recorded = try FileSystem.read(path, atMost: Project.maxSnapshotBytes)
      if recorded == shown { return SnapshotVerdict(owner, path: path, .passed) }
      let lines = recorded.count { $0 == 10 }
      if lines > Self.maxLines {
        return unreadable(SnapshotVerdict.tooManyLines(lines, limit: Self.maxLines))
      }
      return SnapshotVerdict(owner, path: path, .differs, shown: shown, recorded: recorded)
    } catch {
      return error.isMissing
        ? SnapshotVerdict(owner, path: path, .missing, shown: shown)
        : unreadable(error.description)
    }
  }

  /// The maximum number of lines of a snapshot that is compared.
  private static let maxLines = 500_000

  /// Compares the outcome of a screen with what is recorded.
  package func verdict(on outcome: ScreenOutcome) -> SnapshotVerdict {
    let screen = outcome.heading
    guard let snapshot = outcome.snapshot else { return SnapshotVerdict(failed: screen) }
    return verdict(on: snapshot, of: .screen(screen.name), at: screen.snapshotPath)
  }

  /// Compares what a screen of YAML shows with what is recorded.
  package func verdict(on shown: [UInt8], of screen: ScreenDeclaration) -> SnapshotVerdict {
    verdict(on: shown, of: .screen(screen.name), at: screen.snapshotPath)
  }

  /// Returns the verdicts on orphaned snapshots. Call it only if all files could be read; otherwise
  /// the owners of snapshots are unknown.
  package func verdictsOnOrphans(besides screens: [ScreenHeading]) -> [SnapshotVerdict] {
    orphans(besides: Set(screens.map(\.snapshotPath))).map { path in
      let recorded =
        project.files.contains(path)
        ? try? FileSystem.read(path, atMost: Project.maxSnapshotBytes) : nil
      return SnapshotVerdict(.noScreen, path: path, .orphaned, recorded: recorded)
    }
  }

  /// Returns the verdicts on screens that Swift tests build and that have no recorded snapshot;
  /// empty if no such screens are known.
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
  /// Returns the verdict on a pending snapshot in a known state; nil if it cannot be compared,
  /// since it is done, outdated or cannot be read.
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
