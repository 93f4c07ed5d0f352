import Diorama
import DioramaKit
import ProjectFolders
import Testing

@Suite("PendingSnapshots") struct PendingSnapshotsTests {
  private static let snapshot = "__Snapshots__/a.txt"
  private let old = Array("old\n".utf8)
  private let new = Array("new\n---\n# a line of its own\n".utf8)

  private func project(recorded: String? = "old\n") throws -> ProjectFolder {
    let project = try ProjectFolder(["a.yaml": "viewController: X"])
    if let recorded { try project.write(recorded, to: Self.snapshot) }
    return project
  }

  private func proposals(in project: ProjectFolder) throws -> PendingSnapshots {
    PendingSnapshots(try Project(at: project.folder))
  }

  private func state(
    of one: PendingSnapshot, in proposals: PendingSnapshots
  ) -> PendingSnapshots.State {
    proposals.state(of: one, reading: PendingSourceReader(proposals.project))
  }

  private func accept(
    _ one: PendingSnapshot, in proposals: PendingSnapshots
  ) throws -> PendingSnapshots.State {
    let results = proposals.accept([one], reading: PendingSourceReader(proposals.project))
    return try #require(results.first).get()
  }

  @Test func saved_snapshots_are_loaded_again() throws {
    let project = try project()
    let proposals = try proposals(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old)
    let other = PendingSnapshot(path: "deep/__Snapshots__/b@dark.txt", shown: nil, recorded: [])
    try proposals.save(one)
    try proposals.save(other)
    #expect(proposals.all().pending == [one, other])
    #expect(one.id == "a")
    #expect(other.id == "deep/__Snapshots__/b@dark.txt")
    #expect(other.screen == "b")
    #expect(try project.text(at: ".diorama/.gitignore") == "*\n")
  }

  @Test func an_accepted_snapshot_is_recorded_and_no_longer_pending() throws {
    let project = try project()
    let proposals = try proposals(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old)
    try proposals.save(one)
    #expect(try accept(one, in: proposals) == .open(recorded: old))
    #expect(Array(try project.text(at: Self.snapshot).utf8) == new)
    #expect(proposals.all().pending == [])
    #expect(project.tree.contains { $0.hasPrefix(".diorama/pending") } == false)
  }

  @Test(arguments: [true, false])
  func only_a_snapshot_that_differs_has_changes_to_accept(isOrphan: Bool) throws {
    let project = try project(recorded: isOrphan ? "old\n" : nil)
    let proposals = try proposals(in: project)
    let one = PendingSnapshot(
      path: Self.snapshot, shown: isOrphan ? nil : new, recorded: isOrphan ? old : nil)
    try proposals.save(one)
    let before = project.tree
    let states = proposals.accept(
      [one], only: [one.path: ["cccccccc"]], reading: PendingSourceReader(proposals.project))
    #expect(try states.map { try $0.get() } == [.changed])
    #expect(project.tree == before)
    #expect(proposals.all().pending == [one])
  }

  @Test func a_rejection_keeps_the_recorded_snapshot() throws {
    let project = try project()
    let proposals = try proposals(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old)
    try proposals.save(one)
    try proposals.reject(one, reading: PendingSourceReader(proposals.project))
    #expect(try project.text(at: Self.snapshot) == "old\n")
    #expect(proposals.all().pending == [])
  }

  @Test(arguments: ["", "old\r\n", "something new\n"])
  func a_snapshot_that_changed_since_is_not_overwritten(now: String) throws {
    let project = try project(recorded: now)
    let proposals = try proposals(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old)
    try proposals.save(one)
    #expect(try accept(one, in: proposals) == .changed)
    #expect(try project.text(at: Self.snapshot) == now)
    #expect(proposals.all().pending == [one])
  }

  @Test func a_snapshot_that_was_created_or_deleted_since_counts_as_changed() throws {
    let project = try project()
    let proposals = try proposals(in: project)
    let missing = PendingSnapshot(path: Self.snapshot, shown: new, recorded: nil)
    #expect(state(of: missing, in: proposals) == .changed)
    let gone = PendingSnapshot(path: "__Snapshots__/b.txt", shown: new, recorded: old)
    #expect(state(of: gone, in: proposals) == .changed)
  }

  @Test func a_decision_that_is_already_applied_is_done() throws {
    let project = try project(recorded: "shown\n")
    let proposals = try proposals(in: project)
    let shown = PendingSnapshot(
      path: Self.snapshot, shown: Array("shown\n".utf8), recorded: old)
    let orphaned = PendingSnapshot(path: "__Snapshots__/b.txt", shown: nil, recorded: old)
    #expect(state(of: shown, in: proposals) == .done)
    #expect(state(of: orphaned, in: proposals) == .done)
  }

  @Test func accepting_an_orphaned_snapshot_deletes_it() throws {
    let project = try project()
    let proposals = try proposals(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: nil, recorded: old)
    try proposals.save(one)
    #expect(try accept(one, in: proposals) == .open(recorded: old))
    #expect(!project.tree.contains(Self.snapshot))
  }

  @Test(arguments: [
    "", "something", "# A snapshot that waits for a decision: diorama review\nproposal: write\n",
    """
    # A snapshot that waits for a decision: diorama review
    proposal: guess
    recorded: none
    ---

    """,
  ])
  func an_unreadable_pending_file_is_reported_as_damaged(text: String) throws {
    let project = try project()
    try project.write(text, to: ".diorama/pending/\(Self.snapshot)")
    let (pending, damaged) = try proposals(in: project).all()
    #expect(pending == [])
    #expect(damaged == ["\(project.folder)/.diorama/pending/\(Self.snapshot)"])
  }

  @Test func a_pending_file_for_a_path_outside_of_snapshot_folders_is_damaged() throws {
    let project = try project()
    let proposals = try proposals(in: project)
    try proposals.save(PendingSnapshot(path: "notes.txt", shown: new, recorded: nil))
    #expect(proposals.all().pending == [])
    #expect(proposals.all().damaged == ["\(project.folder)/.diorama/pending/notes.txt"])
  }

  @Test func a_folder_at_the_path_of_a_snapshot_is_not_overwritten() throws {
    let project = try project(recorded: nil)
    try project.write("", to: "\(Self.snapshot)/placeholder")
    let proposals = try proposals(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: nil)
    try proposals.save(one)
    #expect(try accept(one, in: proposals) == .unreadable("is a directory"))
    #expect(proposals.all().pending == [one])
  }

  // MARK: Sources

  @Test func a_changed_source_is_reported_and_the_snapshot_is_not_written() throws {
    let project = try project()
    try project.write("b\n", to: "odd %\nname.yaml")
    let proposals = try proposals(in: project)
    let paths = ["a.yaml", "odd %\nname.yaml", "none.yaml"].map { "\(project.folder)/\($0)" }
    let sources = PendingSourceReader(proposals.project).sources(paths + ["/elsewhere.yaml"])
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old, sources: sources)
    try proposals.save(one)
    #expect(proposals.all().pending == [one] && sources.count == 3)
    #expect(state(of: one, in: proposals) == .open(recorded: old))
    try project.write("c\n", to: "odd %\nname.yaml")
    try project.write("new\n", to: "none.yaml")
    #expect(try accept(one, in: proposals) == .stale(["none.yaml", "odd %\nname.yaml"]))
    #expect(try project.text(at: Self.snapshot) == "old\n")
    // A decision that is already applied needs no sources.
    try project.write(String(decoding: new, as: UTF8.self), to: Self.snapshot)
    #expect(state(of: one, in: proposals) == .done)
  }

  @Test func a_proposal_without_sources_is_open() throws {
    let project = try project(recorded: nil)
    try project.write(
      """
      # A snapshot that waits for a decision: diorama review
      proposal: write
      recorded: none
      ---
      shown

      """, to: ".diorama/pending/\(Self.snapshot)")
    let proposals = try proposals(in: project)
    let one = try #require(proposals.all().pending.first)
    #expect(one.sources == [] && state(of: one, in: proposals) == .open(recorded: nil))
  }

  /// Versions before SHA-256 wrote other digests.
  @Test(arguments: [
    (
      "af63bd4c8601b7df-4", "source: 99aa06d3014798d86001c324468d497f a.yaml\n",
      PendingSnapshots.State.changed
    ),
    ("none", "source: 99aa06d3014798d86001c324468d497f a.yaml\n", .stale(["a.yaml"])),
  ])
  func a_proposal_with_older_digests_is_not_accepted(
    recorded: String, sources: String, state: PendingSnapshots.State
  ) throws {
    let project = try project(recorded: recorded == "none" ? nil : "old\n")
    let before = project.tree
    try project.write(
      "# A snapshot that waits for a decision\nproposal: write\nrecorded: \(recorded)\n"
        + "\(sources)---\nshown\n",
      to: ".diorama/pending/\(Self.snapshot)")
    let proposals = try proposals(in: project)
    let one = try #require(proposals.all().pending.first)
    #expect(try accept(one, in: proposals) == state)
    #expect(project.tree.filter { !$0.hasPrefix(".diorama") } == before)
  }

  @Test func sources_outside_of_the_project_are_ignored() throws {
    let project = try project(recorded: nil)
    for line in ["source: none ../../../../../../etc/passwd", "source: nothing", "sauce: a b"] {
      try project.write(
        "# A snapshot that waits for a decision\nproposal: write\nrecorded: none\n\(line)\n---\nx\n",
        to: ".diorama/pending/\(Self.snapshot)")
      let proposals = try proposals(in: project)
      guard let one = proposals.all().pending.first else {
        #expect(proposals.all().damaged.count == 1 && !line.contains("none"))
        continue
      }
      #expect(state(of: one, in: proposals) == .open(recorded: nil))
    }
  }
}
