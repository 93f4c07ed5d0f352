/// The difference of two texts as a patch that `git apply` accepts.
public struct UnifiedDiff: Sendable {
  /// A line of the patch.
  public struct Line: Sendable, Hashable {
    /// The kind of a line.
    public enum Kind: Sendable, Hashable {
      /// A header line, about files or places.
      case header
      /// An unchanged line.
      case context
      /// A removed line.
      case removed
      /// An added line.
      case added
    }
    /// The kind of the line.
    public let kind: Kind
    /// The line with its sign, without its newline.
    public let text: String
    /// The number of the line in the new text, from 1; 0 for a line that is not part of it.
    package var number = 0
  }

  /// The lines of the patch; empty if the texts are equal.
  public let lines: [Line]
  /// The patch as a text, with a newline after each line.
  public var text: String { lines.map { $0.text + "\n" }.joined() }

  private static let contextCount = 3
  /// The note after a last line without a newline.
  static let noNewline = "\\ No newline at end of file"

  /// Creates the patch that turns `old` into `new`.
  public init(from old: [UInt8], to new: [UInt8], path: String) {
    let (old, new) = (Self.split(old), Self.split(new))
    let edits = Self.edits(from: old, to: new)
    guard edits.contains(where: { $0.kind != .context }) else {
      lines = []
      return
    }
    lines =
      [
        Line(kind: .header, text: "--- a/\(path)"), Line(kind: .header, text: "+++ b/\(path)"),
      ] + Self.hunks(of: edits)
  }

  /// Creates the patch that turns a recorded snapshot into what is shown, for the file at `path`.
  /// It leaves out line endings that git or an editor changed, so that other changes are visible.
  init(comparing recorded: [UInt8], to shown: [UInt8], _ fault: SnapshotFault?, path: String) {
    var old = recorded
    if case .carriageReturns(isOnlyDifference: false) = fault { old.removeAll { $0 == 13 } }
    // `git apply` accepts neither a leading slash nor `./`.
    var rest = path[...]
    while rest.hasPrefix("/") || rest.hasPrefix("./") {
      rest = rest.dropFirst(rest.hasPrefix("/") ? 1 : 2)
    }
    self.init(from: old, to: shown, path: String(rest))
  }

  /// Returns a text after some of the changes that turn it into another one; each of its lines ends
  /// with a newline.
  ///
  /// - Parameters:
  ///   - changes: the ids of the changes.
  ///   - old: the text before the changes, in UTF-8.
  ///   - new: the text after all of them.
  static func applying(_ changes: Set<String>, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var (removed, added): ([String], [String]) = ([], [])
    func settle() {
      let replacement = LineReplacement(removed: removed, added: added)
      for line in replacement.lines(accepting: changes) { result += Array(line.utf8) + [10] }
      (removed, added) = ([], [])
    }
    for edit in edits(from: split(old), to: split(new)) {
      let line = String(decoding: edit.text.line, as: UTF8.self)
      switch edit.kind {
      case .removed: removed.append(line)
      case .added: added.append(line)
      case .context, .header:
        settle()
        result += edit.text.line + [10]
      }
    }
    settle()
    return result
  }

  /// A line; the last one may have no newline.
  private struct Text: Hashable {
    var line: ArraySlice<UInt8>
    var hasEnd: Bool
  }

  private struct Edit {
    let kind: Line.Kind
    let text: Text
    /// The numbers of lines before it, in the old and the new text.
    let oldIndex: Int
    let newIndex: Int
  }

  private static func split(_ bytes: [UInt8]) -> [Text] {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map {
      Text(line: $0, hasEnd: true)
    }
    if let last = lines.popLast(), !last.line.isEmpty {
      lines.append(Text(line: last.line, hasEnd: false))
    }
    return lines
  }

  private static func edits(from old: [Text], to new: [Text]) -> [Edit] {
    let (removed, added) = changes(from: old, to: new)
    var edits: [Edit] = []
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if o < old.count, removed.contains(o) {
        edits.append(Edit(kind: .removed, text: old[o], oldIndex: o, newIndex: n))
        o += 1
      } else if n < new.count, added.contains(n) {
        edits.append(Edit(kind: .added, text: new[n], oldIndex: o, newIndex: n))
        n += 1
      } else {
        edits.append(Edit(kind: .context, text: old[o], oldIndex: o, newIndex: n))
        o += 1
        n += 1
      }
    }
    return edits
  }

  /// Returns the indices of the removed and of the added lines.
  private static func changes(
    from old: [Text], to new: [Text]
  ) -> (removed: Set<Int>, added: Set<Int>) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[start..<old.count - end], new[start..<new.count - end])
    // Finding the fewest changes of very different texts would take too long.
    if oldRest.count + newRest.count > maxLines {
      return (Set(oldRest.indices), Set(newRest.indices))
    }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(newRest).difference(from: Array(oldRest)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): added.insert(start + offset)
      }
    }
    return (removed, added)
  }

  private static let maxLines = 8000

  private static func hunks(of edits: [Edit]) -> [Line] {
    var lines: [Line] = []
    var index = 0
    while let change = edits[index...].firstIndex(where: { $0.kind != .context }) {
      let start = max(change - contextCount, index)
      var end = change
      var quiet = 0
      for place in change..<edits.count {
        quiet = edits[place].kind == .context ? quiet + 1 : 0
        if quiet > 2 * contextCount { break }
        if quiet == 0 { end = place }
      }
      let stop = min(end + contextCount + 1, edits.count)
      lines += hunk(edits[start..<stop])
      index = stop
    }
    return lines
  }

  private static func hunk(_ edits: ArraySlice<Edit>) -> [Line] {
    guard let first = edits.first else { return [] }
    let oldCount = edits.filter { $0.kind != .added }.count
    let newCount = edits.filter { $0.kind != .removed }.count
    let oldStart = oldCount == 0 ? first.oldIndex : first.oldIndex + 1
    let newStart = newCount == 0 ? first.newIndex : first.newIndex + 1
    var lines = [
      Line(kind: .header, text: "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@")
    ]
    for edit in edits {
      let sign = edit.kind == .removed ? "-" : edit.kind == .added ? "+" : " "
      lines.append(
        Line(
          kind: edit.kind, text: sign + String(decoding: edit.text.line, as: UTF8.self),
          number: edit.kind == .removed ? 0 : edit.newIndex + 1))
      if !edit.text.hasEnd {
        lines.append(Line(kind: .context, text: noNewline))
      }
    }
    return lines
  }
}
