import Diorama
import DioramaKit
import DioramaStage
import ProjectFolders
import Testing

/// The status of a snapshot, and the command that accepts it.
@Suite("Verdicts on snapshots") struct SnapshotVerdictTests {
  private let shown = Array("screen: a\n\n│ Ann │\n".utf8)

  private func project(_ recorded: String?) throws -> ProjectFolder {
    let project = try ProjectFolder(["a.yaml": "viewController: X"])
    if let recorded { try project.write(recorded, to: "__Snapshots__/a.txt") }
    return project
  }

  private func verdict(_ recorded: String?) throws -> SnapshotVerdict {
    let project = try project(recorded)
    return try project.store().verdict(on: shown, of: project.screen())
  }

  @Test func an_unchanged_snapshot_passes_and_its_bytes_are_not_kept() throws {
    let verdict = try verdict("screen: a\n\n│ Ann │\n")
    #expect(verdict.status == .passed)
    #expect(verdict.shown == nil && verdict.recorded == nil && verdict.diff() == nil)
  }

  @Test func a_difference_has_a_kind_and_a_patch() throws {
    let verdict = try verdict("screen: a\n\n│ Ben │\n")
    #expect(verdict.status == .differs && verdict.kinds == [.text])
    #expect(verdict.explanation().isEmpty && !verdict.isInvisible)
    let patch = try #require(verdict.diff(as: "/x/a.txt"))
    #expect(patch.lines.map(\.text).starts(with: ["--- a/x/a.txt", "+++ b/x/a.txt"]))
    #expect(patch.lines.map(\.text).suffix(2) == ["-│ Ben │", "+│ Ann │"])
  }

  @Test func line_ends_are_explained_and_left_out_of_the_patch() throws {
    let verdict = try verdict("screen: a\r\n\r\n│ Ben │\r\n")
    #expect(verdict.kinds == [.format, .text])
    #expect(
      verdict.explanation(of: "it").first == "it has CR LF line endings and other differences")
    #expect(verdict.diff()?.lines.count { $0.kind == .removed } == 1)
  }

  @Test func a_folder_at_the_snapshot_path_fails_with_the_reason() throws {
    let project = try project(nil)
    try project.write("", to: "__Snapshots__/a.txt/inside")
    let verdict = try project.store().verdict(on: shown, of: project.screen())
    #expect(verdict.status == .failed)
    #expect(verdict.readFailure == "is a directory")
    #expect(verdict.acceptCommand(of: "d", with: CommandOverrides(), project: ".") == nil)
  }

  @Test func the_accept_command_records_a_missing_or_different_snapshot() throws {
    let overrides = CommandOverrides(theme: .dark, width: 30)
    let missing = try verdict(nil)
    #expect(missing.status == .missing)
    #expect(
      missing.acceptCommand(of: "app", with: overrides, project: "my app")
        == "app record --filter a --width 30 --theme dark 'my app'")
    #expect(
      try verdict("x").acceptCommand(of: "app", with: CommandOverrides(), project: "-x")
        == "app record --filter a -- -x")
  }

  @Test func an_orphaned_snapshot_is_accepted_by_deleting_it() throws {
    let project = try project(nil)
    try project.write("old\n", to: "__Snapshots__/o'k.txt")
    let store = try project.store()
    let verdicts = store.verdictsOnOrphans(besides: try project.screens().map(\.heading))
    #expect(verdicts.map(\.status) == [.orphaned])
    #expect(
      verdicts.first?.acceptCommand(of: "d", with: CommandOverrides(), project: ".")
        == #"rm '\#(project.folder)/__Snapshots__/o'\''k.txt'"#)
    let proposal = verdicts.first?.proposal(in: PendingSnapshots(store.project))
    #expect(proposal?.shown == nil && proposal?.path == "__Snapshots__/o'k.txt")
    #expect(verdicts.first?.afterDeletion.status == .deleted)
  }

  @Test func a_missing_swift_screen_is_accepted_by_running_the_tests() throws {
    let project = try project(nil)
    try project.write("built.one\n", to: "__Snapshots__/swift/screens.list")
    let verdicts = try project.store().verdictsOnMissingBuiltScreens()
    #expect(verdicts.map(\.name) == ["built.one"])
    #expect(
      verdicts.first?.acceptCommand(of: "d", with: CommandOverrides(), project: ".")
        == "DIORAMA_RECORD=missing swift test")
  }

  @Test func a_pending_snapshot_has_the_verdict_of_its_comparison() throws {
    let project = try project("screen: a\n\n│ Ben │\n")
    let store = try project.store()
    let pending = PendingSnapshots(store.project)
    let proposal = try #require(
      store.verdict(on: shown, of: project.screen()).proposal(in: pending))
    func verdict() -> SnapshotVerdict? {
      let reader = PendingSourceReader(store.project)
      return pending.verdict(on: proposal, pending.state(of: proposal, reading: reader))
    }
    #expect(verdict()?.kinds == [.text])
    try project.write("else\n", to: "__Snapshots__/a.txt")
    #expect(verdict() == nil)
  }
}
