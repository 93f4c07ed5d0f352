import Diorama
import DioramaKit
import HeadlessUIKit
import ProjectFolders
import Synchronization
import Testing
import WeatherKit
import YAML

/// What a project's file says for many screens is read once, unless a screen makes it mean something
/// else.
@Suite("Components of a project") struct ProjectComponentTests {
  /// A header that counts how often its property is read.
  final class CountedHeader: ForecastHeader {
    /// Counts, while somebody wants it.
    @TaskLocal static var readings: Counter?

    final class Counter: Sendable {
      let count = Atomic(0)
    }

    override class var properties: PropertyTable {
      let counted = ValueShape<String>(.text) { node, _ in
        _ = readings?.count.wrappingAdd(1, ordering: .relaxed)
        return node.text
      }
      return super.properties.adding(
        Property("salute", counted, "what the line begins with", \CountedHeader.greeting))
    }
  }

  private static let kit = Kit("Counts", types: [CountedHeader.self])
  private static let base = "ProjectComponentTests.CountedHeader"

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
