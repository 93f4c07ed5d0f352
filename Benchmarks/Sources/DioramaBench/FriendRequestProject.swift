import ChatBackend
import Diorama
import DioramaKit
import Foundation
import GRDB
import YAML

/// A project with a database of friend requests, and the screen that lists them.
struct FriendRequestProject {
  /// The number of requests.
  let size: Int
  private let folder: String
  private let registry: Registry

  /// Writes the project into a folder.
  init(size: Int, in folder: String, registry: Registry) throws {
    self.size = size
    self.folder = folder
    self.registry = registry
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "viewController: NCApplyFriendListViewController\ndata: requests.sqlite\n".write(
      toFile: "\(folder)/screen.yaml", atomically: false, encoding: .utf8)
    let path = "\(folder)/requests.sqlite"
    try ChatDatabase.write(ChatData(), to: path)
    let database = try DatabaseQueue(path: path)
    try database.write { db in
      try db.execute(
        sql: """
          WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
          INSERT INTO friend_application
          SELECT n, 'user-' || n, 'Person ' || n, NULL, 'received', 'unhandled',
            1767225600000 - n * 1000, 'Hello' FROM number
          """, arguments: [size])
    }
    try database.close()
  }

  /// The time to open the file and the screen, and to draw the screen.
  func timeToOpen() throws -> Duration {
    var snapshot: [UInt8]?
    let time = try ContinuousClock().measure {
      // A project caches what it has read, including the open database.
      let project = try Project(at: folder)
      let suite = ScreenSuite(project, registry: registry, jobs: 1)
      snapshot = suite.outcomes().first?.snapshot
    }
    guard let snapshot, String(decoding: snapshot, as: UTF8.self).contains("Person 1 ") else {
      throw Failure("the list of \(size) requests cannot be shown")
    }
    return time
  }
}
