import Diorama
import DioramaAuthoring
import DioramaKit
import ProjectFolders
import Testing
import WeatherKit

/// New projects and screens, from the kit's sample and from the data of a project.
@Suite("Drafts") struct DraftTests {
  @Test func a_new_project_has_the_kits_fixture_and_settings() throws {
    let files = StarterProject(in: "new", try Registry(.weather)).files
    // `diorama.yaml` is written last: without it the folder is no project, and a retry is possible.
    #expect(
      files.map(\.path) == [
        ".github/workflows/new.yml", ".gitlab-ci.yml", ".pre-commit-config.yaml",
        "new/.gitattributes", "new/fixtures/cities.yaml", "new/diorama.yaml",
      ])
    #expect(files[5].text.contains("data: fixtures/cities.yaml\n"))
    #expect(files[5].text.contains("units: celsius  # celsius or fahrenheit\n"))
    #expect(files[4].text.contains("# Places with their weather.\n"))
    #expect(files[4].text.contains("cities:\n  - id: oslo\n"))
  }

  @Test func the_first_screen_of_a_new_project_is_valid_and_shows_data() throws {
    let registry = try Registry(.weather)
    let folder = try ProjectFolder([:])
    let starter = StarterProject(in: folder.folder, registry)
    for file in starter.files where file.path.hasPrefix(folder.folder) {
      try folder.write(file.text, to: String(file.path.dropFirst(folder.folder.count + 1)))
    }
    let controller = try #require(starter.viewControllers.first)
    let page = try NewScreen("first", of: controller, in: try folder.suite()).page()
    #expect(page.contains("viewController: ForecastViewController  # the weather of a city\n"))
    #expect(page.contains("city: oslo"))
    try folder.write(page, to: "first.yaml")
    let suite = try folder.suite()
    #expect(folder.lines(of: suite.lint().diagnostics) == [])
    #expect(suite.rows(of: "first").first == "Now in Oslo: -3 °C")
    // The proposed steps can be used unchanged.
    #expect(page.contains("- select: Monday"))
  }

  @Test func a_new_screen_uses_a_record_of_the_projects_fixture() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n")
    try folder.write("cities: [{ id: lima, name: Lima }]\n", to: "fixtures/cities.yaml")
    let suite = try folder.suite()
    let draft = NewScreen("b", of: "ForecastViewController", in: suite)
    #expect(draft.hasMatchingFixture)
    #expect(try draft.page().contains("city: lima"))
  }

  @Test func a_drafted_reference_is_taken_from_the_section_of_its_record_type() throws {
    struct Tide: FixtureRecord {
      var id = ""
      static let table = FieldTable<Tide>(
        "a tide", [Field("id", .text, required: true, "its name", \.id)])
    }
    // A section that comes first and has no id of a city.
    let tides = Kit(
      "Tides", sections: [FixtureSection("tides", of: Tide.self, id: "id", "high and low water")])
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: lima\n")
    try folder.write(
      "tides: [\((1...20).map { "{ id: t\($0) }" }.joined(separator: ", "))]\n"
        + "cities: [{ id: lima, name: Lima }]\n", to: "fixtures/cities.yaml")
    let registry = try Registry(tides, .weather)
    let suite = ScreenSuite(try Project(at: folder.folder), registry: registry)
    #expect(
      try NewScreen("b", of: "ForecastViewController", in: suite).page().contains("city: lima"))
  }

  @Test func a_draft_without_a_matching_record_fails() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n")
    try folder.write("cities: []\n", to: "fixtures/cities.yaml")
    let suite = try folder.suite()
    #expect(!NewScreen("b", of: "ForecastViewController", in: suite).hasMatchingFixture)
    #expect(throws: NewScreen.Failure.self) {
      try NewScreen("b", of: "ForecastViewController", in: suite).page()
    }
  }
}
