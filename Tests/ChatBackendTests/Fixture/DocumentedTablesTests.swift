import Foundation
import GRDB
import Testing

@testable import ChatBackend
@testable import DioramaKit

/// The SQL in docs/SQLiteFixtures.md creates a fixture.
@Suite("Documented tables") struct DocumentedTablesTests {
  /// The blocks of SQL on the page: the tables, then rows.
  private static func blocks() throws -> [String] {
    let page = try String(contentsOfFile: "docs/SQLiteFixtures.md", encoding: .utf8)
    return page.components(separatedBy: "```sql\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  @Test func a_file_with_the_documented_tables_and_rows_is_read() throws {
    let blocks = try Self.blocks()
    #expect(blocks.count == 2)
    let path = NSTemporaryDirectory() + "diorama-tables-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let database = try DatabaseQueue(path: path)
    try database.write { db in for block in blocks { try db.execute(sql: block) } }
    try database.close()
    let data = try ChatDatabase.read(path)
    #expect(data.userIds == ["alice", "bob"])
    let channel = try #require(data.channel("design-team"))
    #expect(channel.name == "Design team" && channel.type == .group)
    #expect(
      channel.people.entries.compactMap(\.self).map { $0.status.contains(.isOperator) } == [
        true, false,
      ])
    let file = try #require(data.applicationFile)
    #expect(try file.applications(.received, with: "kim").map(\.application.name) == ["Kim"])
  }

  @Test func the_documented_tables_are_those_that_are_written() throws {
    func schema(_ fill: (Database) throws -> Void) throws -> [String] {
      try DatabaseQueue().write { db in
        try fill(db)
        return try String.fetchAll(db, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
          .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      }
    }
    let tables = try #require(try Self.blocks().first)
    let documented = try schema { try $0.execute(sql: tables) }
    let written = try schema { db in
      try ChatDatabaseSchema.create(in: db)
      try db.execute(sql: ApplicationTable.indexes)
    }
    #expect(documented == written)
  }
}
