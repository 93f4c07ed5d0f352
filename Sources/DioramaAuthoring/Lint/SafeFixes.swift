import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// Puts names that were probably meant, and today's spellings, in the place of those in a file.
///
/// Nothing else of the file changes, not a byte: comments, layout, line ends and a byte order mark
/// stay. A text is replaced only where it stands word for word, and only while the file stays as
/// good YAML as it was.
public struct SafeFixes: Sendable {
  /// A file that can be mended.
  public struct File: Sendable {
    /// Its path.
    public let path: String
    /// What it held when it was read.
    public let original: [UInt8]
    /// What it should hold.
    public let bytes: [UInt8]
    /// How many problems that mends.
    public let count: Int
  }

  /// The files that can be mended.
  public let files: [File]
  /// The files that were saved after the problems in them were found, so that nothing is known of
  /// what they hold now.
  public let changed: [String]

  /// Finds fixes for what was found in a project's files.
  ///
  /// - Parameters:
  ///   - diagnostics: what was found.
  ///   - project: the project whose files it was found in.
  ///   - paths: the files that may be changed; nil for all.
  public init(for diagnostics: Diagnostics, in project: Project, only paths: Set<String>? = nil) {
    var byPath: [String: [Diagnostic]] = [:]
    for diagnostic in diagnostics.sorted where Self.isSafe(diagnostic) {
      let path = diagnostic.place.source.path
      if paths?.contains(path) ?? true { byPath[path, default: []].append(diagnostic) }
    }
    // What a comment is to let pass must not be mended before the comment is.
    for (path, found) in byPath {
      let comments = found.filter { $0.code == .invalidSuppression }
      if !comments.isEmpty { byPath[path] = comments }
    }
    var files: [File] = []
    var changed: [String] = []
    for (path, found) in byPath.sorted(by: { $0.key < $1.key }) {
      // A link leads to a file that others may use, too.
      guard project.files.contains(path), !FileSystem.isLink(path),
        let source = found.first?.place.source
      else { continue }
      let bytes = (try? FileSystem.read(path)) ?? []
      if Source(path: path, bytes: bytes).bytes != source.bytes {
        changed.append(path)
      } else if let file = Self.fixed(source, holding: bytes, found) {
        files.append(file)
      }
    }
    self.files = files
    self.changed = changed
  }

  /// Whether only one thing can have been meant: a word of Diorama's own, or an id of the data that
  /// is a letter off where no other is near. Of ids, another would show another screen.
  private static func isSafe(_ diagnostic: Diagnostic) -> Bool {
    guard let help = diagnostic.help, let replacement = help.replacement else { return false }
    return diagnostic.code != .unknownReference || replacement.hasPrefix("*") || help.isCertain
  }

  /// What mends one problem in the text that it was found in; nil where more than one thing may have
  /// been meant, the text cannot be replaced, or the file would be worse YAML, such as one with a key
  /// twice.
  ///
  /// - Returns: the bytes of ``YAML/Source/bytes`` that go, and those that come.
  package static func edit(for diagnostic: Diagnostic) -> (range: Range<Int>, text: [UInt8])? {
    let source = diagnostic.place.source
    guard isSafe(diagnostic), let text = diagnostic.help?.replacement,
      let range = source.byteRanges(of: [diagnostic.place])[0],
      let new = edit(of: source.bytes[range], to: text),
      errorCount(in: source.bytes.applying([Edit(range: range, text: new)]), source.path)
        <= errorCount(in: source.bytes, source.path)
    else { return nil }
    return (range, new)
  }

  /// A text with all mended that only one thing can have been meant by; nil where that is nothing.
  ///
  /// - Parameters:
  ///   - problems: what was found.
  ///   - path: the file that is mended.
  ///   - bytes: what it holds.
  package static func fixed(
    _ problems: [Diagnostic], in path: String, holding bytes: [UInt8]
  ) -> [UInt8]? {
    let safe = problems.filter { $0.place.source.path == path && isSafe($0) }
    let comments = safe.filter { $0.code == .invalidSuppression }
    let found = comments.isEmpty ? safe : comments
    guard let source = found.first?.place.source else { return nil }
    return fixed(source, holding: bytes, found)?.bytes
  }

  private static func fixed(
    _ source: Source, holding bytes: [UInt8], _ found: [Diagnostic]
  ) -> File? {
    let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    // UTF-16 has other bytes.
    guard bytes.dropFirst(mark.count).elementsEqual(source.bytes),
      // Where characters cannot be counted, a place is somewhere else.
      String(validating: source.bytes, as: UTF8.self) != nil
    else { return nil }
    var edits: [Edit] = []
    for (diagnostic, range) in zip(found, source.byteRanges(of: found.map(\.place))) {
      guard let range, let text = diagnostic.help?.replacement,
        let new = edit(of: source.bytes[range], to: text), edits.last?.range != range,
        edits.last.map({ $0.range.upperBound <= range.lowerBound }) ?? true
      else { continue }
      edits.append(Edit(range: range, text: new))
    }
    let before = errorCount(in: source.bytes, source.path)
    func isSound(_ edits: [Edit]) -> Bool {
      errorCount(in: source.bytes.applying(edits), source.path) <= before
    }
    // One that makes a key stand twice must not keep the others from being made.
    func sound(_ edits: ArraySlice<Edit>, after kept: [Edit]) -> [Edit] {
      if edits.isEmpty { return [] }
      if isSound(kept + edits) { return Array(edits) }
      if edits.count == 1 { return [] }
      let middle = edits.startIndex + edits.count / 2
      let first = sound(edits[..<middle], after: kept)
      return first + sound(edits[middle...], after: kept + first)
    }
    edits = sound(edits[...], after: [])
    if edits.isEmpty { return nil }
    return File(
      path: source.path, original: bytes, bytes: mark + source.bytes.applying(edits),
      count: edits.count)
  }

  /// What takes the place of a written text: the new one, in quotes where the old one is.
  private static func edit(of old: ArraySlice<UInt8>, to text: String) -> [UInt8]? {
    let new = Array(text.utf8)
    guard let first = old.first, let last = old.last, new.allSatisfy(isOrdinary),
      new.first != UInt8(ascii: " "), new.last != UInt8(ascii: " "), !text.hasPrefix("- ")
    else { return nil }
    for quote in [UInt8(ascii: "'"), UInt8(ascii: "\"")] where first == quote {
      guard last == quote, old.count > 2 else { return nil }
      return [quote] + new + [quote]
    }
    // An alias, a tag or a block text stands for what was found elsewhere; only an alias' own name
    // is replaced by one.
    let isAlias = first == UInt8(ascii: "*")
    guard isAlias == (new.first == UInt8(ascii: "*")), !"&!|>[{".utf8.contains(first),
      !old.contains(UInt8(ascii: "\n"))
    else { return nil }
    return new
  }

  /// Whether a byte means nothing but itself, in quotes and out of them.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 0x80...: true
    default: " -_./*@+".utf8.contains(byte)
    }
  }

  private static func errorCount(in bytes: [UInt8], _ path: String) -> Int {
    var diagnostics = Diagnostics()
    _ = YAMLReader(limits: .largeData)
      .documents(of: Source(path: path, bytes: bytes), reporting: &diagnostics)
    return diagnostics.errorCount
  }
}

/// New bytes for a stretch of a file.
private struct Edit {
  let range: Range<Int>
  let text: [UInt8]
}

extension [UInt8] {
  /// The bytes with some stretches, in order, replaced.
  fileprivate func applying(_ edits: [Edit]) -> [UInt8] {
    var result = self
    for edit in edits.reversed() { result.replaceSubrange(edit.range, with: edit.text) }
    return result
  }
}
