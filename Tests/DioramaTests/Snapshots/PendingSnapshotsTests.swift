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

  private func waiting(in project: ProjectFolder) throws -> PendingSnapshots {
    PendingSnapshots(try Project(at: project.folder))
  }

  private func state(
    of one: PendingSnapshot, in waiting: PendingSnapshots
  ) -> PendingSnapshots.State {
    waiting.state(of: one, reading: PendingSourceReader(waiting.project))
  }

  private func accept(
    _ one: PendingSnapshot, in waiting: PendingSnapshots
  ) throws -> PendingSnapshots.State {
    let results = waiting.accept([one], reading: PendingSourceReader(waiting.project))
    return try #require(results.first).get()
  }

  @Test func what_is_kept_is_found_again() throws {
    let project = try project()
    let waiting = try waiting(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old)
    let other = PendingSnapshot(path: "deep/__Snapshots__/b@dark.txt", shown: nil, recorded: [])
    try waiting.save(one)
    try waiting.save(other)
    #expect(waiting.all().pending == [one, other])
    #expect(one.id == "a")
    #expect(other.id == "deep/__Snapshots__/b@dark.txt")
    #expect(other.screen == "b")
    #expect(try project.text(at: ".diorama/.gitignore") == "*\n")
  }

  @Test func what_is_accepted_is_what_was_shown() throws {
    let project = try project()
    let waiting = try waiting(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old)
    try waiting.save(one)
    #expect(try accept(one, in: waiting) == .open(recorded: old))
    #expect(Array(try project.text(at: Self.snapshot).utf8) == new)
    #expect(waiting.all().pending == [])
    #expect(project.tree.contains { $0.hasPrefix(".diorama/pending") } == false)
  }

  @Test func what_is_rejected_leaves_what_is_recorded() throws {
    let project = try project()
    let waiting = try waiting(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old)
    try waiting.save(one)
    try waiting.reject(one)
    #expect(try project.text(at: Self.snapshot) == "old\n")
    #expect(waiting.all().pending == [])
  }

  @Test(arguments: ["", "old\r\n", "something new\n"])
  func a_file_that_changed_since_is_not_touched(now: String) throws {
    let project = try project(recorded: now)
    let waiting = try waiting(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old)
    try waiting.save(one)
    #expect(try accept(one, in: waiting) == .changed)
    #expect(try project.text(at: Self.snapshot) == now)
    #expect(waiting.all().pending == [one])
  }

  @Test func a_file_that_came_or_went_since_has_changed() throws {
    let project = try project()
    let waiting = try waiting(in: project)
    let missing = PendingSnapshot(path: Self.snapshot, shown: new, recorded: nil)
    #expect(state(of: missing, in: waiting) == .changed)
    let gone = PendingSnapshot(path: "__Snapshots__/b.txt", shown: new, recorded: old)
    #expect(state(of: gone, in: waiting) == .changed)
  }

  @Test func what_is_so_already_is_done() throws {
    let project = try project(recorded: "shown\n")
    let waiting = try waiting(in: project)
    let shown = PendingSnapshot(
      path: Self.snapshot, shown: Array("shown\n".utf8), recorded: old)
    let orphaned = PendingSnapshot(path: "__Snapshots__/b.txt", shown: nil, recorded: old)
    #expect(state(of: shown, in: waiting) == .done)
    #expect(state(of: orphaned, in: waiting) == .done)
  }

  @Test func a_left_over_file_goes() throws {
    let project = try project()
    let waiting = try waiting(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: nil, recorded: old)
    try waiting.save(one)
    #expect(try accept(one, in: waiting) == .open(recorded: old))
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
  func what_cannot_be_understood_is_told(text: String) throws {
    let project = try project()
    try project.write(text, to: ".diorama/pending/\(Self.snapshot)")
    let (pending, damaged) = try waiting(in: project).all()
    #expect(pending == [])
    #expect(damaged == ["\(project.folder)/.diorama/pending/\(Self.snapshot)"])
  }

  @Test func nothing_is_written_but_snapshots() throws {
    let project = try project()
    let waiting = try waiting(in: project)
    try waiting.save(PendingSnapshot(path: "notes.txt", shown: new, recorded: nil))
    #expect(waiting.all().pending == [])
    #expect(waiting.all().damaged == ["\(project.folder)/.diorama/pending/notes.txt"])
  }

  @Test func a_folder_in_the_place_of_a_snapshot_is_not_written_over() throws {
    let project = try project(recorded: nil)
    try project.write("", to: "\(Self.snapshot)/placeholder")
    let waiting = try waiting(in: project)
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: nil)
    try waiting.save(one)
    #expect(try accept(one, in: waiting) == .unreadable("is a directory"))
    #expect(waiting.all().pending == [one])
  }

  // MARK: What it was made from

  @Test func a_source_that_changed_is_named_and_nothing_is_written() throws {
    let project = try project()
    try project.write("b\n", to: "odd %\nname.yaml")
    let waiting = try waiting(in: project)
    let paths = ["a.yaml", "odd %\nname.yaml", "none.yaml"].map { "\(project.folder)/\($0)" }
    let sources = PendingSourceReader(waiting.project).sources(paths + ["/elsewhere.yaml"])
    let one = PendingSnapshot(path: Self.snapshot, shown: new, recorded: old, sources: sources)
    try waiting.save(one)
    #expect(waiting.all().pending == [one] && sources.count == 3)
    #expect(state(of: one, in: waiting) == .open(recorded: old))
    try project.write("c\n", to: "odd %\nname.yaml")
    try project.write("new\n", to: "none.yaml")
    #expect(try accept(one, in: waiting) == .stale(["none.yaml", "odd %\nname.yaml"]))
    #expect(try project.text(at: Self.snapshot) == "old\n")
    // What is so already needs no source.
    try project.write(String(decoding: new, as: UTF8.self), to: Self.snapshot)
    #expect(state(of: one, in: waiting) == .done)
  }

  @Test func a_proposal_without_sources_is_read_as_before() throws {
    let project = try project(recorded: nil)
    try project.write(
      """
      # A snapshot that waits for a decision: diorama review
      proposal: write
      recorded: none
      ---
      shown

      """, to: ".diorama/pending/\(Self.snapshot)")
    let waiting = try waiting(in: project)
    let one = try #require(waiting.all().pending.first)
    #expect(one.sources == [] && state(of: one, in: waiting) == .open(recorded: nil))
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
    let waiting = try waiting(in: project)
    let one = try #require(waiting.all().pending.first)
    #expect(try accept(one, in: waiting) == state)
    #expect(project.tree.filter { !$0.hasPrefix(".diorama") } == before)
  }

  @Test func files_elsewhere_are_not_looked_at() throws {
    let project = try project(recorded: nil)
    for line in ["source: none ../../../../../../etc/passwd", "source: nothing", "sauce: a b"] {
      try project.write(
        "# A snapshot that waits for a decision\nproposal: write\nrecorded: none\n\(line)\n---\nx\n",
        to: ".diorama/pending/\(Self.snapshot)")
      let waiting = try waiting(in: project)
      guard let one = waiting.all().pending.first else {
        #expect(waiting.all().damaged.count == 1 && !line.contains("none"))
        continue
      }
      #expect(state(of: one, in: waiting) == .open(recorded: nil))
    }
  }
}
