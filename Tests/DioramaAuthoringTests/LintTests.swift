import Diorama
import DioramaAuthoring
import DioramaKit
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// Lint, its fixes, and unsaved files.
@Suite("Lint") struct LintTests {
  private let misspelled = """
    viewController: ForcastViewController
    city: olso  # which city
    headerComponent: { greetin: Hi }

    """

  private func loop(_ folder: ProjectFolder) throws -> FixLoop {
    let registry = try Registry(.weather)
    return FixLoop(LoadedProjects(ProjectRequest(paths: [folder.folder]), registry), registry)
  }

  @Test func all_screens_are_checked_without_running_them() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: olso\n",
      ["b.yaml": "viewController: ForecastViewController\ncity: rome\nsteps: [{ select: No }]\n"])
    let (count, found) = try folder.suite().lint()
    #expect(count == 2)
    #expect(
      folder.lines(of: found) == [
        "a.yaml:2:7 error unknown-reference: unknown city 'olso' (did you mean 'oslo'?)"
      ])
  }

  @Test func a_comment_suppresses_a_problem_and_an_unused_comment_is_reported() throws {
    let folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: oslo
        weather: fine  # diorama: ignore unknown-key because it is a remark
        units: celsius  # diorama: ignore unknown-key because it was one
        """)
    let found = folder.lines(of: try folder.suite().lint().diagnostics)
    #expect(found.count == 1 && found.first?.hasPrefix("a.yaml:4:") == true, "\(found)")
    #expect(found.first?.contains("unused-suppression") == true)
  }

  @Test func misspelled_names_and_unambiguous_ids_are_fixed() throws {
    let folder = try ProjectFolder(weather: misspelled)
    var loop = try loop(folder)
    #expect(loop.diagnostics.hasErrors)
    var fixCounts: [Int] = []
    loop.fix { event in
      if case .fixed(_, let names) = event { fixCounts.append(names) }
    }
    #expect(
      try folder.text(at: "a.yaml") == """
        viewController: ForecastViewController
        city: oslo  # which city
        headerComponent: { greeting: Hi }

        """)
    #expect(fixCounts.reduce(0, +) == 3)
    #expect(folder.lines(of: loop.diagnostics) == [])
  }

  /// The data of a variant may know other names than those of its screen.
  @Test func a_name_that_no_fix_suits_everywhere_is_fixed_at_most_once() throws {
    let folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: oslo
        data: { cities: [{ id: oslo, name: Oslo }] }
        variants: { other: { data: { cities: [{ id: olso, name: Olso }] } } }

        """)
    var loop = try loop(folder)
    var fixes = 0
    loop.fix { _ in fixes += 1 }
    #expect(fixes == 1)
    #expect(loop.diagnostics.sorted.map(\.message) == ["unknown city 'olso'"])
    loop.fix { _ in fixes += 1 }
    #expect(fixes == 1)
  }

  @Test func keys_of_a_fixture_are_fixed_in_its_file() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n")
    try folder.write("cities:\n  - { id: oslo, nam: Oslo }\n", to: "fixtures/cities.yaml")
    var loop = try loop(folder)
    loop.fix { _ in }
    #expect(
      try folder.text(at: "fixtures/cities.yaml") == "cities:\n  - { id: oslo, name: Oslo }\n")
    #expect(loop.diagnostics.isEmpty)
  }

  // MARK: Unsaved files

  private func unsaved(
    _ text: String, as path: String, in folder: ProjectFolder
  ) throws -> (count: Int, said: [String]) {
    let file = UnsavedFile(
      path: "\(folder.folder)/\(path)", bytes: Array(text.utf8), registry: try Registry(.weather))
    let (count, found) = try file.lint()
    return (count, folder.lines(of: found))
  }

  @Test func an_unsaved_screen_is_checked() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n")
    let (count, said) = try unsaved(
      "viewController: ForecastViewController\ncity: roma\n", as: "a.yaml", in: folder)
    #expect(count == 1)
    #expect(
      said == [
        "a.yaml:2:7 error unknown-reference: unknown city 'roma' (did you mean 'rome'?)"
      ])
    #expect(
      try unsaved(
        "screen: a\nviewController: ForecastViewController\ncity: rome\n", as: "b.yaml", in: folder
      ).said == [
        "b.yaml:1:9 error duplicate-screen: duplicate screen 'a' "
          + "(set another id in one of them with 'screen: ...')"
      ])
  }

  @Test func an_unsaved_fixture_is_checked() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n")
    let (count, said) = try unsaved(
      "cities:\n  - { id: oslo, degrees: hot }\n", as: "fixtures/cities.yaml", in: folder)
    #expect(count == 0)
    #expect(
      said == [
        "fixtures/cities.yaml:2:5 error missing-key: missing key 'name' in a city "
          + "(add 'name: ' and text (what people call it))",
        "fixtures/cities.yaml:2:26 error wrong-value: expected a whole number from -90 to 60, "
          + "found 'hot'",
      ])
  }

  @Test func text_lost_to_a_comment_is_reported_in_saved_and_unsaved_fixtures() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n")
    let cities = "cities:\n  - { id: oslo, name: Oslo }\n  - id: rome\n    name: Rome #2\n"
    let message =
      "fixtures/cities.yaml:4:11 warning lost-text: '#2' is a comment, not part of the text "
      + "'Rome' (if it is part of the text, put the whole text in quotes)"
    #expect(try unsaved(cities, as: "fixtures/cities.yaml", in: folder).said == [message])
    try folder.write(cities, to: "fixtures/cities.yaml")
    #expect(folder.lines(of: try folder.suite().lint().diagnostics) == [message])
  }

  @Test func an_unsaved_project_file_is_checked() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n")
    #expect(
      try unsaved("unit: celsius\n", as: "diorama.yaml", in: folder).said == [
        "diorama.yaml:1:1 error unknown-key: 'unit' is not a key of the project "
          + "(did you mean 'units'?)"
      ])
  }
}
