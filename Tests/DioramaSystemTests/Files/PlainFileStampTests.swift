import Foundation
import Testing

@testable import DioramaSystem

/// What tells one state of a file from another without reading it.
@Suite("Stamps of plain files") struct PlainFileStampTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private func stamp(_ change: (String) throws -> Void = { _ in }) throws -> FileStamp? {
    try change(temporary.path("a"))
    return FileStamp(ofPlainFile: temporary.path("a"))
  }

  @Test func are_none_of_what_is_no_plain_file() throws {
    #expect(try stamp() == nil)
    #expect(FileStamp(ofPlainFile: temporary.root) == nil)
    #expect(
      try stamp { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: ".") }
        == nil)
  }

  @Test func are_the_same_until_somebody_touches_the_file() throws {
    let first = try #require(try stamp { try FileSystem.write([1, 2], to: $0) })
    #expect(try stamp() == first)
    let longer = try stamp { try Data([1, 2, 3]).write(to: URL(filePath: $0)) }
    #expect(longer != first)
    // Another file in its place has its length.
    let other = try stamp { try FileSystem.write([1, 2], to: $0) }
    #expect(other != first)
  }
}
