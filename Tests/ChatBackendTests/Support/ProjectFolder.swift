import DioramaSystem
import Foundation

@testable import ChatBackend

/// A project folder that is deleted after the test.
final class ProjectFolder {
  let path: String

  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + UUID().uuidString
    for (name, text) in files {
      try FileSystem.makeFolder("\(path)/\(name)".parentFolder)
      try FileSystem.write(Array(text.utf8), to: "\(path)/\(name)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func read(_ yaml: String) -> Reading<ChatData> {
    ChatBackendTests.read(yaml, as: ChatData.shape, root: path)
  }
}
