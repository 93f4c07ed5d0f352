import Foundation
import Testing

/// A project folder or a screen file below `Tests/Fixtures`.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The name of the folder or file.
  let name: String
  /// The folder that it stands in.
  let folder: String

  var testDescription: String { name }
  /// Its path.
  var path: String { "\(folder)/\(name)" }
  /// The path of the output that is expected.
  var expectationPath: String {
    let stem =
      name.hasSuffix(".yaml") || name.hasSuffix(".yml")
      ? (name as NSString).deletingPathExtension : name
    return "\(folder)/\(stem).out"
  }

  /// The folder of all fixtures.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures").path

  /// The fixtures of a folder, by name; `fixtures` is what they share.
  static func all(in folder: String) -> [Fixture] {
    let folder = "\(root)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted()
      .filter { $0 != "fixtures" && !$0.hasSuffix(".out") && !$0.hasPrefix(".") }
      .map { Fixture(name: $0, folder: folder) }
  }
}
