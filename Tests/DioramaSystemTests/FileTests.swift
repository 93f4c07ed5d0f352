import Testing

@testable import DioramaSystem

@Suite("Files") struct FileTests {
  @Test func a_missing_file_is_told() {
    #expect(throws: FileSystem.Failure.missing) { try FileSystem.read("/nowhere") }
  }
}
