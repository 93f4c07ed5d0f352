import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The places in Swift code that register types, in the package that contains a project.
struct SwiftSources {
  /// The project's folder.
  let root: String

  /// Returns the first file with a registration's file name in its module's sources; nil if no file
  /// has it.
  func location(of spot: SwiftSourceLocation) -> Location? {
    let parts = spot.file.split(separator: "/").map(String.init)
    guard let module = parts.first, let name = parts.last, parts.count == 2 else { return nil }
    var folder = root
    while folder.count > 1 {
      if FileSystem.exists("\(folder)/Package.swift"),
        let file = Self.file(named: name, below: "\(folder)/Sources/\(module)")
      {
        let start = TextPosition(line: max(spot.line - 1, 0), character: 0)
        return Location(uri: FileURI.uri(of: file), range: TextRange(start: start, end: start))
      }
      folder = folder.parentFolder
    }
    return nil
  }

  private static func file(named name: String, below folder: String) -> String? {
    let entries = (try? FileSystem.entries(of: folder)) ?? []
    if entries.contains(where: { $0.name == name && $0.kind == .file }) {
      return "\(folder)/\(name)"
    }
    return entries.lazy.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }
      .compactMap { file(named: name, below: "\(folder)/\($0.name)") }.first
  }
}
