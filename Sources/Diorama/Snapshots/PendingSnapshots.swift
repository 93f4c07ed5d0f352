import DioramaKit
import DioramaSystem

/// What a test proposes for a snapshot: to write it, or to take a left-over one away.
public struct PendingSnapshot: Sendable, Hashable {
  /// The snapshot's path, from the project's folder on.
  public let path: String
  /// What the screen showed; nil where no screen has the snapshot, so that it should go.
  public let shown: [UInt8]?
  /// The digest of what was recorded when the test ran; nil when nothing was. Older versions wrote
  /// another kind of digest, which equals none of these.
  let base: String?
  /// The files that the screen was made from; none where nobody knows.
  package internal(set) var sources: [PendingSource] = []
  /// The changes in it that are accepted, by what they are called, while it waits for others.
  package internal(set) var acceptedChanges: Set<String> = []

  /// A proposal; `recorded` is what stood there when the screen was compared, nil for nothing.
  package init(
    path: String, shown: [UInt8]?, recorded: [UInt8]?, sources: [PendingSource] = []
  ) {
    self.path = path
    self.shown = shown
    self.sources = sources
    base = recorded.map(SHA256.text)
  }

  /// What it is called on a command line: the screen's name, or the path of a left-over file.
  public var id: String { shown == nil ? path : name }

  /// The name of the screen, or of the variant.
  public var name: String {
    let file = path.lastPathComponent
    return file.hasSuffix(".txt") ? String(file.dropLast(4)) : file
  }

  /// The name of the screen without its variant.
  public var screen: String { String(name.prefix { $0 != "@" }) }
}

extension PendingSnapshot {
  private static let title = "# A snapshot that waits for a decision"
  private static let accepted = "accepted: "
  private static let end = "---\n"

  /// The file that it waits in: a head, and what the screen showed.
  var file: [UInt8] {
    let lines =
      [
        Self.title, "proposal: \(shown == nil ? "delete" : "write")",
        "recorded: \(base ?? "none")",
      ] + acceptedChanges.sorted().map { Self.accepted + $0 } + sources.map(\.line)
    return Array((lines.joined(separator: "\n") + "\n" + Self.end).utf8) + (shown ?? [])
  }

  /// Reads such a file; nil when it is none, none of this version, or not about a snapshot.
  init?(path: String, file: [UInt8]) {
    guard SnapshotStore.isSnapshotFolder(path.parentFolder),
      let (head, rest) = Self.parts(of: file),
      head.count >= 3
    else { return nil }
    // Older files name a command behind the title, and no sources.
    guard head[0].hasPrefix(Self.title), head[2].hasPrefix("recorded: ") else { return nil }
    switch head[1] {
    case "proposal: write": shown = rest
    case "proposal: delete": shown = nil
    default: return nil
    }
    let accepted = head.dropFirst(3).prefix { $0.hasPrefix(Self.accepted) }
    acceptedChanges = Set(accepted.map { String($0.dropFirst(Self.accepted.count)) })
    let sources = head[accepted.endIndex...].map(PendingSource.init(line:))
    if sources.contains(nil) { return nil }
    self.sources = sources.compactMap { $0 }
    let recorded = String(head[2].dropFirst("recorded: ".count))
    base = recorded == "none" ? nil : recorded
    self.path = path
  }

  /// The lines before the one that ends the head, and what follows that.
  private static func parts(of file: [UInt8]) -> (head: [String], rest: [UInt8])? {
    var head: [String] = []
    var rest = file[...]
    while let end = rest.firstIndex(of: 10) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if line + "\n" == Self.end { return (head, Array(rest)) }
      head.append(line)
      if head.count > maxHeadLines { return nil }
    }
    return nil
  }

  /// No screen is made from that many files.
  private static let maxHeadLines = 10_000
}

/// The snapshots of a project that wait for a decision, in `.diorama/pending` of its folder.
///
/// A file waits for each, at the path of the snapshot; it is written whole or not at all, and git
/// does not see it.
public struct PendingSnapshots: Sendable {
  /// The project.
  public let project: Project

  /// What waits in a project.
  public init(_ project: Project) { self.project = project }

  /// The folder that they wait in.
  public var folder: String { "\(project.root)/\(Project.localFolderName)/pending" }

  /// The path of a snapshot from the project's folder on; nil when it is not in there.
  package func relativePath(of path: String) -> String? {
    let prefix = "\(project.root)/"
    guard path.hasPrefix(prefix) else { return nil }
    return String(path.dropFirst(prefix.count))
  }

  /// The path of the snapshot that one of them is about.
  public func snapshotPath(of pending: PendingSnapshot) -> String {
    "\(project.root)/\(pending.path)"
  }

  private func path(of snapshot: String) -> String { "\(folder)/\(snapshot)" }

  /// All of them by path, and the paths of files among them that cannot be understood.
  public func all() -> (pending: [PendingSnapshot], damaged: [String]) {
    var pending: [PendingSnapshot] = []
    var damaged: [String] = []
    for path in paths() {
      let file = self.path(of: path)
      if let bytes = try? FileSystem.read(file, atMost: Project.maxSnapshotBytes),
        let one = PendingSnapshot(path: path, file: bytes)
      {
        pending.append(one)
      } else if FileSystem.exists(file) {
        damaged.append(file)
      }
    }
    return (pending, damaged)
  }

  /// The paths of the snapshots that wait, sorted.
  package func paths() -> [String] {
    var found: [String] = []
    collect(in: "", into: &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func collect(in below: String, into found: inout [String]) {
    guard let entries = try? FileSystem.entries(of: below.isEmpty ? folder : path(of: below))
    else { return }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = below.isEmpty ? entry.name : "\(below)/\(entry.name)"
      switch entry.kind {
      case .folder: collect(in: path, into: &found)
      case .file where entry.name.hasSuffix(".txt"): found.append(path)
      default: break
      }
    }
  }

  /// Lets a snapshot wait, in the place of an older proposal for it.
  ///
  /// - Throws: `FileSystem.Failure` when it cannot be written.
  package func save(_ pending: PendingSnapshot) throws(FileSystem.Failure) {
    let file = path(of: pending.path)
    guard project.files.contains(file) else { throw .outside }
    try project.createLocalFolder()
    try FileSystem.write(pending.file, to: file)
  }

  /// Keeps in mind that some changes of a proposal are accepted, so that it waits for its others
  /// alone; a new test forgets that.
  ///
  /// - Parameter changes: what the changes are called.
  /// - Throws: `FileSystem.Failure` when it cannot be written.
  package func mark(
    accepted changes: Set<String>, of pending: PendingSnapshot
  ) throws(FileSystem.Failure) {
    var noted = pending
    noted.acceptedChanges.formUnion(changes)
    if noted != pending { try save(noted) }
  }

  /// Forgets what waits for the snapshot at a path.
  ///
  /// - Throws: `FileSystem.Failure` when it is there and cannot be taken away.
  package func remove(_ snapshot: String) throws(FileSystem.Failure) {
    let file = path(of: snapshot)
    guard project.files.contains(file) else { throw .outside }
    try FileSystem.removeFile(file)
    var parent = file.parentFolder
    while parent.hasPrefix(folder) {
      FileSystem.removeIfEmpty(parent)
      parent = parent.parentFolder
    }
  }

  /// Forgets what waits for a snapshot that is recorded by now. Where that fails it does no harm:
  /// a review sees that it is done.
  ///
  /// - Parameter path: the snapshot's path, with the project's folder.
  package func discard(_ path: String) {
    if let path = relativePath(of: path) { try? remove(path) }
  }
}

extension PendingSnapshots {
  /// How what is recorded now stands to a proposal.
  public enum State: Sendable, Hashable {
    /// As it was when the test ran; what is recorded.
    case open(recorded: [UInt8]?)
    /// It is as proposed already.
    case done
    /// It was changed since the test.
    case changed
    /// Files that the screen is made from were changed since the test: their paths, from the
    /// project's folder on.
    case stale([String])
    /// It cannot be read; the reason.
    case unreadable(String)
  }

  /// How what is recorded now stands to a proposal.
  ///
  /// - Parameter reader: reads the files that screens are made from.
  package func state(
    of pending: PendingSnapshot, reading reader: PendingSourceReader
  ) -> State {
    var recorded: [UInt8]?
    do throws(FileSystem.Failure) {
      recorded = try FileSystem.read(
        snapshotPath(of: pending), atMost: Project.maxSnapshotBytes)
    } catch {
      guard error.isMissing else { return .unreadable(error.description) }
    }
    if recorded == pending.shown { return .done }
    guard recorded.map(SHA256.text) == pending.base else { return .changed }
    let stale = reader.changed(since: pending)
    return stale.isEmpty ? .open(recorded: recorded) : .stale(stale)
  }

  /// Does what is proposed, unless what is recorded, or a file that the screen is made from, was
  /// changed since the test; then nothing is done. A proposal goes when all is well. Many take little
  /// longer than one: what is to be written is written together.
  ///
  /// - Parameter reader: reads each file that screens are made from once.
  /// - Returns: for each how what was recorded stood to it before, or why the snapshot cannot be
  ///   written or taken away.
  package func accept(
    _ all: [PendingSnapshot], reading reader: PendingSourceReader
  ) -> [Result<State, FileSystem.Failure>] {
    var results = all.map { pending -> Result<State, FileSystem.Failure> in
      .success(state(of: pending, reading: reader))
    }
    let open = results.enumerated().compactMap {
      number, result -> (number: Int, expected: FileSystem.Expectation)? in
      guard case .success(.open(let recorded)) = result else { return nil }
      return (number, FileSystem.Expectation(recorded))
    }
    let written = open.filter { all[$0.number].shown != nil }
    let failures = SnapshotStore(project).record(
      written.map { (all[$0.number].shown ?? [], snapshotPath(of: all[$0.number]), $0.expected) })
    func note(_ failure: FileSystem.Failure, at number: Int) {
      results[number] = failure.isConcurrentChange ? .success(.changed) : .failure(failure)
    }
    for (one, failure) in zip(written, failures) { failure.map { note($0, at: one.number) } }
    for (number, expected) in open where all[number].shown == nil {
      do throws(FileSystem.Failure) {
        let path = snapshotPath(of: all[number])
        guard project.files.contains(path) else { throw .outside }
        try FileSystem.removeFile(path, expecting: expected)
      } catch {
        note(error, at: number)
      }
    }
    for (number, result) in results.enumerated() {
      switch result {
      case .success(.open), .success(.done):
        // What is done is done; a proposal that cannot be taken away is seen to be done.
        try? remove(all[number].path)
      case .success, .failure: break
      }
    }
    return results
  }

  /// Forgets a proposal; what is recorded stays.
  ///
  /// - Throws: `FileSystem.Failure` when it cannot be taken away.
  public func reject(_ pending: PendingSnapshot) throws(FileSystem.Failure) {
    try remove(pending.path)
  }
}
