import Foundation
import Testing

@testable import DioramaSystem

/// Stamps distinguish the states of a file without reading it.
@Suite("Stamps of plain files") struct PlainFileStampTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private func stamp(_ change: (String) throws -> Void = { _ in }) throws -> FileStamp? {
    try change(temporary.path("a"))
    return FileStamp(ofPlainFile: temporary.path("a"))
  }

  @Test func a_path_without_a_plain_file_has_no_stamp() throws {
    #expect(try stamp() == nil)
    #expect(FileStamp(ofPlainFile: temporary.root) == nil)
    #expect(
      try stamp { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: ".") }
        == nil)
  }

  @Test func a_stamp_stays_the_same_until_the_file_changes() throws {
    let first = try #require(try stamp { try FileSystem.write([1, 2], to: $0) })
    #expect(try stamp() == first)
    let longer = try stamp { try Data([1, 2, 3]).write(to: URL(filePath: $0)) }
    #expect(longer != first)
    // A replacement of the same length has another stamp.
    let other = try stamp { try FileSystem.write([1, 2], to: $0) }
    #expect(other != first)
  }
}
