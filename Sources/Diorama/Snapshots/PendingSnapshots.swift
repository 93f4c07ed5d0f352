import DioramaKit
import DioramaSystem

/// A snapshot that a test proposes to write, or an orphaned one that it proposes to delete.
public struct PendingSnapshot: Sendable, Hashable {
  /// The path of the snapshot, relative to the project's folder.
  public let path: String
  /// What the screen showed; nil for an orphaned snapshot, which should be deleted.
  public let shown: [UInt8]?
  /// The digest of the recorded snapshot when the test ran, or after the last accepted change; nil
  /// if there was none. Older versions wrote another kind of digest, which never matches.
  private(set) var base: String?
  /// The files that the screen was made from; empty if they are unknown.
  package internal(set) var sources: [PendingSource] = []
  /// The ids of its rejected changes, while its other changes are pending.
  package private(set) var rejectedChanges: Set<String> = []

  /// Creates a proposal. `recorded` is the recorded snapshot when the screen was compared; nil for
  /// none.
  package init(
    path: String, shown: [UInt8]?, recorded: [UInt8]?, sources: [PendingSource] = []
  ) {
    self.path = path
    self.shown = shown
    self.sources = sources
    base = recorded.map(SHA256.text)
  }

  /// Returns what is left to decide.
  ///
  /// - Parameters:
  ///   - verdict: the comparison with what is recorded now.
  ///   - rejected: the ids of further rejected changes.
  /// - Returns: nil if all changes are accepted or rejected.
  func rest(_ verdict: SnapshotVerdict, rejecting rejected: Set<String> = []) -> PendingSnapshot? {
    var rest = self
    rest.base = verdict.recorded.map(SHA256.text)
    rest.rejectedChanges.formUnion(rejected)
    let changes = verdict.changes(in: verdict.diff())
    return changes.allSatisfy { rest.rejectedChanges.contains($0.id) } ? nil : rest
  }

  /// The id on a command line: the screen's name, or the path of an orphaned snapshot.
  public var id: String { shown == nil ? path : name }

  /// The name of the screen or variant.
  public var name: String {
    let file = path.lastPathComponent
    return file.hasSuffix(".txt") ? String(file.dropLast(4)) : file
  }

  /// The name of the screen without its variant.
  public var screen: String { String(name.prefix { $0 != "@" }) }
}

extension PendingSnapshot {
  private static let title = "# A snapshot that waits for a decision"
  private static let rejected = "rejected: "
  private static let end = "---\n"

  /// The content of the pending file: a header, and what the screen showed.
  var file: [UInt8] {
    let lines =
      [
        Self.title, "proposal: \(shown == nil ? "delete" : "write")",
        "recorded: \(base ?? "none")",
      ] + rejectedChanges.sorted().map { Self.rejected + $0 } + sources.map(\.line)
    return Array((lines.joined(separator: "\n") + "\n" + Self.end).utf8) + (shown ?? [])
  }

  /// Reads a pending file; nil if it is invalid, of another version, or not about a snapshot.
  init?(path: String, file: [UInt8]) {
    guard SnapshotStore.isSnapshotFolder(path.parentFolder),
      let (head, rest) = Self.parts(of: file),
      head.count >= 3
    else { return nil }
    // Older files have a command after the title, and no sources.
    guard head[0].hasPrefix(Self.title), head[2].hasPrefix("recorded: ") else { return nil }
    switch head[1] {
    case "proposal: write": shown = rest
    case "proposal: delete": shown = nil
    default: return nil
    }
    let rejected = head.dropFirst(3).prefix { $0.hasPrefix(Self.rejected) }
    rejectedChanges = Set(rejected.map { String($0.dropFirst(Self.rejected.count)) })
    let sources = head[rejected.endIndex...].map(PendingSource.init(line:))
    if sources.contains(nil) { return nil }
    self.sources = sources.compactMap { $0 }
    let recorded = String(head[2].dropFirst("recorded: ".count))
    base = recorded == "none" ? nil : recorded
    self.path = path
  }

  /// Returns the lines of the header before its end line, and the bytes after that line.
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

  /// The maximum number of header lines; no screen is made from so many files.
  private static let maxHeadLines = 10_000
}

/// The pending snapshots of a project, in `.diorama/pending` of its folder.
///
/// Each has a file at the path of the snapshot. The file is written completely or not at all, and
/// git ignores it.
public struct PendingSnapshots: Sendable {
  /// The project.
  public let project: Project

  /// Creates the pending snapshots of a project.
  public init(_ project: Project) { self.project = project }

  /// The folder of the pending files.
  public var folder: String { "\(project.root)/\(Project.localFolderName)/pending" }

  /// Returns the path of a snapshot relative to the project's folder; nil if it is outside.
  package func relativePath(of path: String) -> String? {
    let prefix = "\(project.root)/"
    guard path.hasPrefix(prefix) else { return nil }
    return String(path.dropFirst(prefix.count))
  }

  /// Returns the path of the snapshot that a pending snapshot is about.
  public func snapshotPath(of pending: PendingSnapshot) -> String {
    "\(project.root)/\(pending.path)"
  }

  private func path(of snapshot: String) -> String { "\(folder)/\(snapshot)" }

  /// Returns all pending snapshots by path, and the paths of damaged files.
  public func all() -> (pending: [PendingSnapshot], damaged: [String]) {
    var pending: [PendingSnapshot] = []
    var damaged: [String] = []
    for path in paths() {
      if let one = self.pending(at: path) {
        pending.append(one)
      } else if FileSystem.exists(self.path(of: path)) {
        damaged.append(self.path(of: path))
      }
    }
    return (pending, damaged)
  }

  /// Returns the pending snapshot at a path; nil if nothing is pending there, or if its file is damaged.
  package func pending(at path: String) -> PendingSnapshot? {
    (try? FileSystem.read(self.path(of: path), atMost: Project.maxSnapshotBytes))
      .flatMap { PendingSnapshot(path: path, file: $0) }
  }

  /// Returns the paths of the pending snapshots, sorted.
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

  /// Saves a pending snapshot, which replaces an older one of the same path.
  ///
  /// - Throws: `FileSystem.Failure` when it cannot be written.
  package func save(_ pending: PendingSnapshot) throws(FileSystem.Failure) {
    let file = path(of: pending.path)
    guard project.files.contains(file) else { throw .outside }
    try project.createLocalFolder()
    try FileSystem.write(pending.file, to: file)
  }

  /// Removes the pending snapshot at a path.
  ///
  /// - Throws: `FileSystem.Failure` when it exists and cannot be removed.
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

  /// Removes the pending snapshot at a path that is now recorded. A failure does no harm, since a
  /// review sees that the snapshot is done.
  ///
  /// - Parameter path: the snapshot's path, with the project's folder.
  package func discard(_ path: String) {
    if let path = relativePath(of: path) { try? remove(path) }
  }
}

extension PendingSnapshots {
  /// The state of a pending snapshot compared with what is recorded now.
  public enum State: Sendable, Hashable {
    /// Unchanged since the test; the recorded snapshot.
    case open(recorded: [UInt8]?)
    /// Recorded as proposed already.
    case done
    /// The recorded snapshot changed since the test.
    case changed
    /// Files that the screen is made from changed since the test; their paths, relative to the
    /// project's folder.
    case stale([String])
    /// The recorded snapshot cannot be read; the reason.
    case unreadable(String)
  }

  /// Returns the state of a pending snapshot compared with what is recorded now.
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

  /// Accepts pending snapshots, in order: writes or deletes each snapshot, and removes the pending
  /// one.
  ///
  /// A snapshot stays as it is if it, or a file that the screen is made from, changed since the
  /// test.
  ///
  /// - Parameters:
  ///   - changes: the ids of the only changes to accept, by the paths of pending snapshots; a
  ///     snapshot without an entry is accepted as a whole. Others stay pending, unless they were
  ///     rejected.
  ///   - reader: reads each file that screens are made from once.
  /// - Returns: the state of each before, or the reason why its snapshot cannot be written or
  ///   deleted.
  package func accept(
    _ all: [PendingSnapshot], only changes: [String: Set<String>] = [:],
    reading reader: PendingSourceReader
  ) -> [Result<State, FileSystem.Failure>] {
    all.map { pending -> Result<State, FileSystem.Failure> in
      let before = state(of: pending, reading: reader)
      do throws(FileSystem.Failure) {
        switch before {
        case .open(let recorded):
          let verdict = verdict(on: pending, before)
          guard let some = changes[pending.path], let verdict else {
            try write(pending.shown, of: pending, replacing: FileSystem.Expectation(recorded))
            break
          }
          // Only a recorded snapshot that differs has changes.
          if verdict.status != .differs { return .success(.changed) }
          let accepted = verdict.recorded(accepting: some)
          try write(accepted, of: pending, replacing: FileSystem.Expectation(recorded))
          if accepted != pending.shown,
            let verdict = self.verdict(on: pending, .open(recorded: accepted)),
            let rest = pending.rest(verdict)
          {
            try save(rest)
            return .success(before)
          }
        case .done: break
        case .changed, .stale, .unreadable: return .success(before)
        }
      } catch {
        return error.isConcurrentChange ? .success(.changed) : .failure(error)
      }
      // A failure does no harm: the pending snapshot is found to be done.
      try? remove(pending.path)
      return .success(before)
    }
  }

  /// Writes or deletes the snapshot that a pending snapshot is about.
  private func write(
    _ snapshot: [UInt8]?, of pending: PendingSnapshot, replacing expected: FileSystem.Expectation
  ) throws(FileSystem.Failure) {
    let path = snapshotPath(of: pending)
    if let snapshot {
      return try SnapshotStore(project).record(snapshot, at: path, replacing: expected)
    }
    guard project.files.contains(path) else { throw .outside }
    try FileSystem.removeFile(path, expecting: expected)
  }

  /// Rejects a pending snapshot, or some of its changes; the recorded snapshot is unchanged. Some
  /// changes of an outdated snapshot cannot be rejected; it stays pending.
  ///
  /// - Parameters:
  ///   - changes: the ids of the only changes to reject; nil for all.
  ///   - reader: reads the files that screens are made from.
  /// - Throws: `FileSystem.Failure` when the pending snapshot cannot be removed or saved.
  package func reject(
    _ pending: PendingSnapshot, only changes: Set<String>? = nil,
    reading reader: PendingSourceReader
  ) throws(FileSystem.Failure) {
    guard let changes else { return try remove(pending.path) }
    guard let verdict = verdict(on: pending, state(of: pending, reading: reader)) else { return }
    guard let rest = pending.rest(verdict, rejecting: changes) else {
      return try remove(pending.path)
    }
    try save(rest)
  }
}
