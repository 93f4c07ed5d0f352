import Diorama
import DioramaAuthoring
import DioramaKit
import ProjectFolders
import Testing
import WeatherKit

/// New projects and screens, from the kit's sample and from what a project has.
@Suite("Drafts") struct DraftTests {
  @Test func a_new_project_has_the_kits_fixture_and_settings() throws {
    let files = StarterProject(in: "new", try Registry(.weather)).files
    // Without the last one the folder is no project, so what was interrupted can be done again.
    #expect(
      files.map(\.path) == [
        ".github/workflows/new.yml", ".pre-commit-config.yaml", ".vscode/settings.json",
        "new/.gitattributes", "new/fixtures/cities.yaml", "new/diorama.yaml",
      ])
    #expect(files[5].text.contains("data: fixtures/cities.yaml\n"))
    #expect(files[5].text.contains("units: celsius  # celsius or fahrenheit\n"))
    #expect(files[4].text.contains("# Places with their weather.\n"))
    #expect(files[4].text.contains("cities:\n  - id: oslo\n"))
  }

  @Test func the_first_screen_of_a_new_project_shows_something() throws {
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
    // What the page proposes can be taken as it stands.
    #expect(page.contains("- select: Monday"))
  }

  @Test func a_screen_of_a_project_is_about_something_that_the_project_has() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n")
    try folder.write("cities: [{ id: lima, name: Lima }]\n", to: "fixtures/cities.yaml")
    let suite = try folder.suite()
    let draft = NewScreen("b", of: "ForecastViewController", in: suite)
    #expect(draft.hasMatchingFixture)
    #expect(try draft.page().contains("city: lima"))
  }

  @Test func a_reference_is_drafted_from_the_list_that_is_named_for_it() throws {
    struct Tide: FixtureRecord {
      var id = ""
      static let table = FieldTable<Tide>(
        "a tide", [Field("id", .text, required: true, "its name", \.id)])
    }
    // A list that comes first, with an id that is none of a city.
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

  @Test func where_nothing_fits_it_is_said_what_is_missing() throws {
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
