import Diorama
import DioramaKit
import Foundation
import Testing

/// A project in a folder of its own, which goes when the test ends.
final class SnapshotProject {
  let folder: String

  /// Makes a project of screens, by their paths.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())").path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(at path: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  /// The names below the folder, in order.
  var tree: [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
  }

  func store() throws -> SnapshotStore { SnapshotStore(try Project(at: folder)) }

  func screens() throws -> [ScreenDeclaration] {
    ScreenSuite(try Project(at: folder), registry: Registry()).declarations
  }

  func screen(_ name: String = "a") throws -> ScreenDeclaration {
    try #require(screens().first { $0.name == name })
  }
}
