import Diorama
import DioramaAuthoring
import DioramaKit
import Foundation
import ProjectFolders
import Testing
import WeatherKit

/// What editors are told of a kit: its keys, sections and types, and that ids are texts.
@Suite("Schemas") struct SchemaTests {
  /// A schema as objects, and a look into it that follows references.
  private struct Page {
    let root: [String: Any]

    init(_ schema: Schema) throws {
      root = try #require(
        try JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? [String: Any])
    }

    /// All mappings in the page.
    func mappings(in value: Any? = nil) -> [[String: Any]] {
      let value = value ?? root
      if let mapping = value as? [String: Any] {
        return [mapping] + mapping.values.flatMap { mappings(in: $0) }
      }
      return (value as? [Any])?.flatMap { mappings(in: $0) } ?? []
    }

    /// What the page says of a key, wherever it may stand.
    func key(_ name: String) -> [[String: Any]] {
      mappings().compactMap { ($0["properties"] as? [String: Any])?[name] as? [String: Any] }
    }
  }

  @Test func a_fixture_has_the_sections_of_all_kits() throws {
    let page = try Page(Schema(.fixture, registry: try Registry(.weather)))
    #expect(page.key("cities").contains { "\($0)".contains("places with their weather") })
    for name in ["id", "name", "degrees", "days", "sky"] {
      #expect(!page.key(name).isEmpty, "\(name)")
    }
    let required = page.mappings().compactMap { $0["required"] as? [String] }
    #expect(required.contains { Set($0) == ["id", "name"] })
    #expect("\(page.root)".contains("snow"))
  }

  @Test func a_screen_has_the_kits_keys_parameters_parts_and_steps() throws {
    let page = try Page(Schema(.screen, registry: try Registry(.weather)))
    for name in [
      "units", "network", "data", "city", "headerComponent", "listComponent", "warm", "greeting",
    ] {
      #expect(!page.key(name).isEmpty, "\(name)")
    }
    #expect(page.key("city").contains { "\($0)".contains("a city of the fixture") })
    #expect("\(page.root)".contains("forecast"))
  }

  @Test func a_project_has_the_kits_sets() throws {
    let page = try Page(Schema(.project, registry: try Registry(.weather)))
    #expect(!page.key("WeatherSet").isEmpty && !page.key("Header").isEmpty)
  }

  @Test func components_of_the_project_are_among_its_types() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n",
      project: "components: { Loud: { extends: ForecastHeader } }\n")
    #expect(Schema(.screen, of: try folder.suite()).text.contains("\"Loud\""))
  }
}
