import Diorama
import DioramaKit
import HeadlessUIKit
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// Components of a project resolve their names in the context of each screen.
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

  /// A project with the given screens and the given lines of its configuration file.
  private func folder(_ screens: [String], _ project: [String]) throws -> ProjectFolder {
    let head = "viewController: ForecastViewController\ncity: oslo\n"
    var files: [String: String] = [:]
    for (index, screen) in screens.enumerated() { files["s\(index).yaml"] = head + screen }
    return try ProjectFolder(
      weather: head, project: project.joined(separator: "\n") + "\n", files)
  }

  private static let hello = "components: { Hello: { extends: \(base), salute: Hello } }"

  @Test func a_project_component_extends_the_screens_component_of_that_name() throws {
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

  @Test func a_project_component_extends_a_type_that_the_project_replaced() throws {
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
