import ProjectFolders
import Testing
import YAML

@testable import Diorama

/// All reports of duplicate screens in a file share one copy of its text.
@Suite("Duplicate screens") struct DuplicateScreenTests {
  @Test func reports_of_a_file_share_its_text() throws {
    let screen = "screen: a\nviewController: ForecastViewController\ncity: oslo\n"
    let folder = try ProjectFolder(
      weather: Array(repeating: screen, count: 20).joined(separator: "---\n"))
    // A pass keeps headings, whose sources have no text.
    let opened = try folder.suite()
    let pass = opened.pass(ScreenSuite.Selection(), jobs: 1) { $0.name }
    let reports = pass.diagnostics.all.filter { $0.code == .duplicateScreen }
    #expect(reports.count == 19)
    let places = reports.flatMap { [$0.place] + $0.notes.map(\.place) }
    #expect(places.allSatisfy { !$0.source.bytes.isEmpty })
    #expect(Set(places.map { ObjectIdentifier($0.source) }).count == 1)
  }
}
