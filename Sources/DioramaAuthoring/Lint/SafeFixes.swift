import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// Replaces names in a file by those that were probably meant, and older spellings by current ones.
/// Files in UTF-16 are converted to UTF-8.
///
/// No other character of the file changes: comments, layout, line endings and a byte order mark of
/// UTF-8 stay. A text is replaced only if it is written literally, and if the file does not become
/// worse YAML.
public struct SafeFixes: Sendable {
  /// A file that has fixes.
  public struct File: Sendable {
    /// The path of the file.
    public let path: String
    /// The content of the file when it was read.
    public let original: [UInt8]
    /// The content with the fixes.
    public let bytes: [UInt8]
    /// The number of problems that are fixed.
    public let count: Int
    /// A Boolean value that indicates whether the file was UTF-16.
    public let isConverted: Bool
    /// The texts that are replaced.
    let replaced: Set<[UInt8]>
  }

  /// The files that have fixes.
  public let files: [File]
  /// The links to files that have fixes. Other projects may use the files, too.
  public let links: [String]
  /// The files that were saved after their problems were found, so that their content is unknown.
  public let changed: [String]

  /// Finds fixes for the problems in a project's files.
  ///
  /// - Parameters:
  ///   - diagnostics: the problems.
  ///   - project: the project of the files.
  ///   - paths: the files that may be changed; nil for all.
  public init(for diagnostics: Diagnostics, in project: Project, only paths: Set<String>? = nil) {
    self.init(for: diagnostics, in: project, only: paths, after: [:])
  }

  /// Finds fixes that undo no earlier one: screens and variants of a file may know other names.
  ///
  /// - Parameter replaced: the texts that earlier fixes replaced, by the paths of files.
  init(
    for diagnostics: Diagnostics, in project: Project, only paths: Set<String>?,
    after replaced: [String: Set<[UInt8]>]
  ) {
    let safe = diagnostics.sorted.filter { diagnostic in
      Self.isSafe(diagnostic) && paths?.contains(diagnostic.place.source.path) ?? true
    }
    let byPath = Dictionary(grouping: safe) { $0.place.source.path }
    // A file in UTF-16 may have no problem.
    let all = paths ?? Set(project.screenFiles + project.sharedFiles).union(byPath.keys)
    var fixed: [File] = []
    var changed: [String] = []
    for path in all.sorted() where project.files.contains(path) {
      let found = byPath[path] ?? []
      let bytes = (try? FileSystem.read(path)) ?? []
      if let source = found.first?.place.source,
        Source(path: path, bytes: bytes).bytes != source.bytes
      {
        changed.append(path)
      } else if let file = Self.fixed(
        found, in: path, holding: bytes, after: replaced[path] ?? [])
      {
        fixed.append(file)
      }
    }
    files = fixed.filter { !FileSystem.isLink($0.path) }
    links = fixed.map(\.path).filter(FileSystem.isLink)
    self.changed = changed
  }

  /// Returns whether a problem has only one possible fix: a word of Diorama, or an id of the data
  /// that differs in one letter if no other id is near. A wrong id would show another screen.
  private static func isSafe(_ diagnostic: Diagnostic) -> Bool {
    guard let help = diagnostic.help, let replacement = help.replacement else { return false }
    return diagnostic.code != .unknownReference || replacement.hasPrefix("*") || help.isCertain
  }

  /// Returns the fix of one problem in its text. It is nil if there are several possible fixes, if
  /// the text cannot be replaced, or if the file would be worse YAML, such as with a duplicate key.
  ///
  /// - Returns: the range of ``YAML/Source/bytes`` to replace, and the new bytes.
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

  /// Returns a file with the fixes of all problems that have only one possible fix, as UTF-8; nil
  /// if nothing changes.
  ///
  /// - Parameters:
  ///   - problems: the problems of the file.
  ///   - path: the path of the file.
  ///   - bytes: the content of the file.
  ///   - replaced: the texts that earlier fixes of the file replaced, which do not return.
  package static func fixed(
    _ problems: [Diagnostic], in path: String, holding bytes: [UInt8],
    after replaced: Set<[UInt8]> = []
  ) -> File? {
    let safe = problems.filter { $0.place.source.path == path && isSafe($0) }
    // Comments are fixed first, since they may suppress the other problems.
    let comments = safe.filter { $0.code == .invalidSuppression }
    let found = comments.isEmpty ? safe : comments
    let source = Source(path: path, bytes: bytes)
    let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    guard !found.isEmpty || source.isUTF16, source.isComplete,
      (found.first?.place.source.bytes ?? source.bytes) == source.bytes,
      // If characters cannot be counted, the places are wrong.
      String(validating: source.bytes, as: UTF8.self) != nil
    else { return nil }
    var edits: [Edit] = []
    for (diagnostic, range) in zip(found, source.byteRanges(of: found.map(\.place))) {
      guard let range, let text = diagnostic.help?.replacement,
        let new = edit(of: source.bytes[range], to: text), edits.last?.range != range,
        !replaced.contains(new),
        edits.last.map({ $0.range.upperBound <= range.lowerBound }) ?? true
      else { continue }
      edits.append(Edit(range: range, text: new))
    }
    let before = errorCount(in: source.bytes, source.path)
    func isSound(_ edits: [Edit]) -> Bool {
      errorCount(in: source.bytes.applying(edits), source.path) <= before
    }
    // A fix that makes a duplicate key must not prevent the others.
    var kept = isSound(edits) ? edits : []
    if kept.isEmpty {
      for edit in edits where isSound(kept + [edit]) { kept.append(edit) }
    }
    let text = source.bytes.applying(kept)
    // A text with U+0000 at its start would be read in another encoding.
    let isReadAsUTF8 = Source(path: path, bytes: text).bytes == text
    guard source.isUTF16 ? isReadAsUTF8 : !kept.isEmpty else { return nil }
    return File(
      path: path, original: bytes, bytes: mark + text, count: kept.count,
      isConverted: source.isUTF16, replaced: Set(kept.map { Array(source.bytes[$0.range]) }))
  }

  /// Returns the replacement of a text, in quotes if the old text is.
  private static func edit(of old: ArraySlice<UInt8>, to text: String) -> [UInt8]? {
    let new = Array(text.utf8)
    guard let first = old.first, let last = old.last, new.allSatisfy(isOrdinary),
      new.first != UInt8(ascii: " "), new.last != UInt8(ascii: " "), !text.hasPrefix("- ")
    else { return nil }
    for quote in [UInt8(ascii: "'"), UInt8(ascii: "\"")] where first == quote {
      guard last == quote, old.count > 2 else { return nil }
      return [quote] + new + [quote]
    }
    // An alias, a tag or a block text is not the text that was found. Only the name of an alias is
    // replaced, by another alias.
    let isAlias = first == UInt8(ascii: "*")
    guard isAlias == (new.first == UInt8(ascii: "*")), !"&!|>[{".utf8.contains(first),
      !old.contains(UInt8(ascii: "\n"))
    else { return nil }
    return new
  }

  /// Returns whether a byte has no special meaning, in quotes and outside of them.
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

/// New bytes for a range of a file.
private struct Edit {
  let range: Range<Int>
  let text: [UInt8]
}

extension [UInt8] {
  /// Returns the bytes with some ranges replaced, which are in order.
  fileprivate func applying(_ edits: [Edit]) -> [UInt8] {
    var (result, end): ([UInt8], Int) = ([], 0)
    for edit in edits {
      result += self[end..<edit.range.lowerBound]
      result += edit.text
      end = edit.range.upperBound
    }
    result += self[end...]
    return result
  }
}
