import DioramaSystem

/// A file that an option wants a report in.
struct ReportFile {
  /// What the report is for.
  enum Kind: String {
    case junit = "--junit"
    case markdown = "--report"

    /// Whether a file is such a report, of this version or an older one: by how it begins.
    fileprivate func wrote(_ bytes: [UInt8]) -> Bool {
      let line = bytes.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
      switch self {
      case .junit: return ["<?xml ", "<testsuite"].contains { line.starts(with: $0.utf8) }
      case .markdown:
        return line.starts(with: "# ".utf8) && line.suffix(5).elementsEqual(" test".utf8)
      }
    }
  }

  let kind: Kind
  let path: String

  /// How much of a file is read to see what it is.
  private static let mostBytes = 1 << 28

  /// Why it is not written: something else stands there, which nobody wants to lose for a slip of
  /// the hand. What is empty, a pipe or a device is written to.
  var obstacle: String? {
    if let failure = FileSystem.outputFailure(at: path) {
      return "'\(path)' is left as it is: \(failure); name another file with \(kind.rawValue)"
    }
    guard PlainFileStamp(of: path) != nil,
      let bytes = try? FileSystem.read(path, atMost: Self.mostBytes), !bytes.isEmpty,
      !kind.wrote(bytes)
    else { return nil }
    return "'\(path)' is no report, and is left as it is; name another file with \(kind.rawValue)"
  }

  /// The first obstacle of some; nil without one.
  static func obstacle(junit: String?, markdown: String?) -> String? {
    for (kind, path) in [(Kind.junit, junit), (.markdown, markdown)] {
      if let path, let obstacle = ReportFile(kind: kind, path: path).obstacle { return obstacle }
    }
    return nil
  }
}
