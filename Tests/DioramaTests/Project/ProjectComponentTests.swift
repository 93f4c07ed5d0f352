import Diorama
import DioramaKit
import HeadlessUIKit
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// What a project's file makes for many screens means for each what its own names say.
@Suite("Components of a project") struct ProjectComponentTests {
  /// A header with a property of its own.
  final class GreetingHeader: ForecastHeader {
    override class var properties: PropertyTable {
      super.properties.adding(
        Property("salute", .text, "what the line begins with", \GreetingHeader.greeting))
    }
  }

  private static let kit = Kit("Greetings", types: [GreetingHeader.self])
  private static let base = "ProjectComponentTests.GreetingHeader"

  /// A project of some screens, and of some lines of its own file.
  private func folder(_ screens: [String], _ project: [String]) throws -> ProjectFolder {
    let head = "viewController: ForecastViewController\ncity: oslo\n"
    var files: [String: String] = [:]
    for (index, screen) in screens.enumerated() { files["s\(index).yaml"] = head + screen }
    return try ProjectFolder(
      weather: head, project: project.joined(separator: "\n") + "\n", files)
  }

  private static let hello = "components: { Hello: { extends: \(base), salute: Hello } }"

  @Test func one_that_stands_on_a_screens_own_is_that_screens() throws {
    let folder = try folder(
      [
        "headerComponent: Long\n",
        "headerComponent: Long\ncomponents: { Hello: { extends: ForecastHeader, greeting: Own } }\n",
      ],
      [
        "components:", "  Hello: { extends: \(Self.base), salute: Hello }",
        "  Long: { extends: Hello }",
      ])
    let suite = try folder.suite([Self.kit])
    #expect(suite.lines(of: "s0").contains { $0.contains("│ Hello Oslo: ") })
    #expect(suite.lines(of: "s1").contains { $0.contains("│ Own Oslo: ") })
  }

  @Test func one_that_stands_on_what_the_project_exchanges_has_it() throws {
    let folder = try folder(
      ["headerComponent: Louder\n"],
      [
        "components:", "  Louder: { extends: WeatherSet.Header }", "WeatherSet:",
        "  Header: { type: ForecastHeader, greeting: Exchanged }",
      ])
    let suite = try folder.suite([Self.kit])
    #expect(suite.diagnostics.isEmpty)
    #expect(suite.lines(of: "s0").contains { $0.contains("│ Exchanged Oslo: ") })
  }
}
