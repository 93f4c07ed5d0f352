import Foundation

/// A project folder or a screen file in `Tests/Fixtures`.
public struct FixtureProject: Sendable, CustomStringConvertible {
  /// The name of the folder or file.
  public let name: String
  /// The folder that it is in.
  public let folder: String

  /// A fixture by its name and its folder.
  public init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// The name, as shown in the results of parameterized tests.
  public var description: String { name }
  /// Its path.
  public var path: String { "\(folder)/\(name)" }
  /// The path of the expected output.
  public var expectationPath: String {
    let stem =
      name.hasSuffix(".yaml") || name.hasSuffix(".yml")
      ? (name as NSString).deletingPathExtension : name
    return "\(folder)/\(stem).out"
  }

  /// The folder of all fixtures.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures").path

  /// The fixtures of a folder, by name, without the folder `fixtures` that they share.
  public static func all(in folder: String) -> [FixtureProject] {
    let folder = "\(root)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted()
      .filter { $0 != "fixtures" && !$0.hasSuffix(".out") && !$0.hasPrefix(".") }
      .map { FixtureProject(name: $0, folder: folder) }
  }
}
