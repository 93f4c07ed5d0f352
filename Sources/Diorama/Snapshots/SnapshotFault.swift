import YAML

/// A fault of a recorded snapshot's file, which makes a difference say little about the screen.
public enum SnapshotFault: Sendable, Hashable {
  /// It has markers of a merge conflict; the line of the first one.
  case conflictMarkers(line: Int)
  /// It is not UTF-8; the line of the first invalid byte.
  case notUTF8(line: Int)
  /// Its lines end in CR LF, or in CR.
  case carriageReturns(isOnlyDifference: Bool)
  /// It differs only in whitespace at the ends of lines, or in empty lines at its end.
  case whitespace
  /// It begins with a byte order mark, and has no other difference.
  case byteOrderMark

  /// Finds the fault of a recorded snapshot that differs from what a screen shows; nil for none.
  public init?(in recorded: [UInt8], besides snapshot: [UInt8]) {
    if let line = ConflictMarkers.lines(in: recorded).first {
      self = .conflictMarkers(line: Int(line))
    } else if let line = Self.lineOfWrongByte(in: recorded) {
      self = .notUTF8(line: line)
    } else if recorded.contains(13) {
      let plain = Self.withoutTrailingWhitespace(recorded)
      self = .carriageReturns(isOnlyDifference: plain == Self.withoutTrailingWhitespace(snapshot))
    } else if recorded.starts(with: [0xEF, 0xBB, 0xBF]), Array(recorded.dropFirst(3)) == snapshot {
      self = .byteOrderMark
    } else if Self.withoutTrailingWhitespace(recorded) == Self.withoutTrailingWhitespace(snapshot) {
      self = .whitespace
    } else {
      return nil
    }
  }

  /// The description of the fault, in words that follow the snapshot's name.
  public var message: String {
    switch self {
    case .conflictMarkers(let line): "has merge conflict markers; the first is at line \(line)"
    case .notUTF8(let line): "is not valid UTF-8 at line \(line)"
    case .carriageReturns(true): "differs only in its line endings (CR LF)"
    case .carriageReturns(false): "has CR LF line endings and other differences"
    case .whitespace: "differs only in whitespace at the ends of its lines or of the file"
    case .byteOrderMark: "differs only in a byte order mark at its beginning"
    }
  }

  /// How to fix the fault.
  public var help: String {
    switch self {
    case .conflictMarkers:
      "if the screen's YAML has a merge conflict, resolve it; then record again"
    case .notUTF8: "another program changed it; record it again, or restore it from git"
    case .carriageReturns:
      "git or an editor changed them; add '**/__Snapshots__/** text eol=lf' to .gitattributes"
    case .whitespace, .byteOrderMark:
      "an editor changed it; record it again, or restore it from git"
    }
  }

  /// Whether both look the same, so that a patch would have pairs of lines that look alike.
  package var isInvisible: Bool {
    switch self {
    case .carriageReturns(let isAll): isAll
    case .whitespace, .byteOrderMark: true
    case .conflictMarkers, .notUTF8: false
    }
  }

  /// A short name for scripts.
  package var name: String {
    switch self {
    case .conflictMarkers: "conflict-markers"
    case .notUTF8: "not-utf-8"
    case .carriageReturns: "carriage-returns"
    case .whitespace: "blanks"
    case .byteOrderMark: "byte-order-mark"
    }
  }

  private static func lineOfWrongByte(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    // A newline is never part of a longer character, so each line can be checked alone.
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }

  private static func withoutTrailingWhitespace(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(omittingEmptySubsequences: false) { $0 == 10 }.map { line in
      line.prefix(
        (line.lastIndex { $0 != 32 && $0 != 9 && $0 != 13 } ?? line.startIndex - 1)
          - line.startIndex + 1)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
