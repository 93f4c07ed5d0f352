import ProjectFolders
import Testing
import YAML

@testable import Diorama

/// All reports of duplicate screens in a file share one copy of its text, and only the first runs.
@Suite("Duplicate screens") struct DuplicateScreenTests {
  /// A project with 20 screens of one name in a file.
  private func project() throws -> ProjectFolder {
    let screen = "screen: a\nviewController: ForecastViewController\ncity: oslo\n"
    return try ProjectFolder(
      weather: Array(repeating: screen, count: 20).joined(separator: "---\n"))
  }

  @Test func reports_of_a_file_share_its_text() throws {
    let folder = try project()
    // A pass keeps headings, whose sources have no text.
    let opened = try folder.suite()
    let pass = opened.pass(ScreenSuite.Selection(), jobs: 1) { $0.name }
    let reports = pass.diagnostics.all.filter { $0.code == .duplicateScreen }
    #expect(reports.count == 19)
    let places = reports.flatMap { [$0.place] + $0.notes.map(\.place) }
    #expect(places.allSatisfy { !$0.source.bytes.isEmpty })
    #expect(Set(places.map { ObjectIdentifier($0.source) }).count == 1)
  }

  @Test func only_the_first_of_duplicate_screens_runs() throws {
    let folder = try project()
    let opened = try folder.suite()
    var runs = 0
    let pass = opened.pass(ScreenSuite.Selection(), jobs: 1) { outcome in
      runs += 1
      return outcome.name
    }
    #expect(runs == 1 && pass.results == ["a"])
  }
}
