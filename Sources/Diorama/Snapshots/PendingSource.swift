import DioramaKit
import DioramaSystem
import Synchronization

/// A file that a pending snapshot was made from, with its digest at that time. It has no time and
/// no absolute path, so that the snapshot can be reviewed in any copy of the project.
package struct PendingSource: Sendable, Hashable {
  /// The file's path, relative to the project's folder.
  package let path: String
  /// The digest of its content; nil if it could not be read.
  let digest: String?

  package init(path: String, digest: String?) {
    self.path = path
    self.digest = digest
  }

  /// Returns the digest of a file and of the files next to a database that have its latest changes;
  /// nil if one cannot be read.
  fileprivate static func digest(ofFile path: String) -> String? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    var text = SHA256.text(of: bytes)
    for (_, path) in SourceFiles.companions(of: path) {
      guard let bytes = try? FileSystem.read(path) else { return nil }
      text += SHA256.text(of: bytes)
    }
    return text
  }

  // MARK: Header line

  private static let start = "source: "

  /// The line for this file.
  var line: String { Self.start + (digest ?? "none") + " " + path.escapedForALine }

  /// Reads such a line; nil for other lines.
  init?(line: String) {
    guard line.hasPrefix(Self.start) else { return nil }
    let words = line.dropFirst(Self.start.count).split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    self.init(
      path: String(words[1]).unescapedFromALine,
      digest: words[0] == "none" ? nil : String(words[0]))
  }
}

/// Computes the digests of a project's files, each once.
package final class PendingSourceReader: Sendable {
  private let project: Project
  private let known = Mutex<[String: String?]>([:])

  package init(_ project: Project) { self.project = project }

  /// Returns some of the project's files with their current digests.
  ///
  /// - Parameter paths: paths with the project's folder; others are skipped.
  package func sources(_ paths: [String]) -> [PendingSource] {
    let prefix = "\(project.root)/"
    return paths.compactMap { path in
      guard path.hasPrefix(prefix) else { return nil }
      return PendingSource(
        path: String(path.dropFirst(prefix.count)), digest: digest(ofFile: path))
    }
  }

  /// Returns the paths of the source files that changed since a proposal was made, sorted.
  package func changed(since pending: PendingSnapshot) -> [String] {
    pending.sources.filter { digest(ofFile: "\(project.root)/\($0.path)") != $0.digest }
      .map(\.path).sorted()
  }

  private func digest(ofFile path: String) -> String? {
    known.withLock { known in
      if let digest = known[path] { return digest }
      // A proposal cannot make this read files outside of the project.
      let mayRead =
        project.files.contains(path) && project.files.companionOutsideProject(of: path) == nil
      let digest = mayRead ? PendingSource.digest(ofFile: path) : nil
      known[path] = .some(digest)
      return digest
    }
  }
}

extension String {
  /// The text with `%` and all control characters as `%` and two hexadecimal digits.
  fileprivate var escapedForALine: String {
    utf8.reduce(into: [UInt8]()) { bytes, byte in
      guard byte < 0x20 || byte == 0x25 || byte == 0x7F else { return bytes.append(byte) }
      let digits = String(byte, radix: 16)
      bytes += Array(("%" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8)
    }.asText
  }

  fileprivate var unescapedFromALine: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, rest.count >= 2,
        let escaped = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes.asText
  }
}

extension [UInt8] {
  fileprivate var asText: String { String(decoding: self, as: UTF8.self) }
}
