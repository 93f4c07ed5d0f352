import Diorama
import DioramaAuthoring
import DioramaKit
import Foundation
import HeadlessUIKit
import ProjectFolders
import Testing
import WeatherKit

/// Schemas for editors: the keys, sections and types of a kit.
@Suite("Schemas") struct SchemaTests {
  /// A schema as JSON objects.
  private struct Page {
    let root: [String: Any]

    init(_ schema: Schema) throws {
      root = try #require(
        try JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? [String: Any])
    }

    /// All mappings in the schema.
    func mappings(in value: Any? = nil) -> [[String: Any]] {
      let value = value ?? root
      if let mapping = value as? [String: Any] {
        return [mapping] + mapping.values.flatMap { mappings(in: $0) }
      }
      return (value as? [Any])?.flatMap { mappings(in: $0) } ?? []
    }

    /// All definitions of a key in the schema.
    func key(_ name: String) -> [[String: Any]] {
      mappings().compactMap { ($0["properties"] as? [String: Any])?[name] as? [String: Any] }
    }
  }

  @Test func the_fixture_schema_has_the_sections_of_all_kits() throws {
    let page = try Page(Schema(.fixture, registry: try Registry(.weather)))
    #expect(page.key("cities").contains { "\($0)".contains("places with their weather") })
    for name in ["id", "name", "degrees", "days", "sky"] {
      #expect(!page.key(name).isEmpty, "\(name)")
    }
    let required = page.mappings().compactMap { $0["required"] as? [String] }
    #expect(required.contains { Set($0) == ["id", "name"] })
    #expect("\(page.root)".contains("snow"))
  }

  @Test func the_screen_schema_has_the_keys_parameters_components_and_steps_of_a_kit() throws {
    let page = try Page(Schema(.screen, registry: try Registry(.weather)))
    for name in [
      "units", "network", "data", "city", "headerComponent", "listComponent", "warm", "greeting",
    ] {
      #expect(!page.key(name).isEmpty, "\(name)")
    }
    #expect(page.key("city").contains { "\($0)".contains("a city of the fixture") })
    #expect("\(page.root)".contains("forecast"))
  }

  @Test func the_project_schema_has_the_type_sets_of_a_kit() throws {
    let page = try Page(Schema(.project, registry: try Registry(.weather)))
    #expect(!page.key("WeatherSet").isEmpty && !page.key("Header").isEmpty)
  }

  /// A screen with a property.
  private final class TitledScreen: ForecastViewController {
    override class var properties: PropertyTable {
      [Property("heading", .text, "the title of the bar", \TitledScreen.title)]
    }
  }

  @Test func the_screen_schema_has_sets_axes_and_properties_of_view_controllers() throws {
    var registry = try Registry(.weather)
    try registry.register(TitledScreen.self)
    let page = try Page(Schema(.screen, registry: registry))
    #expect(!page.key("WeatherSet").isEmpty && !page.key("Header").isEmpty)
    for name in ["units", "city", "headerComponent", "heading"] {
      // An axis takes a list of values; a variant may remove a value with null.
      #expect(page.key(name).contains { $0["type"] as? String == "array" }, "\(name)")
      #expect(page.key(name).contains { "\($0)".contains("const") }, "\(name)")
    }
  }

  @Test func the_screen_schema_has_the_components_of_the_project() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n",
      project: "components: { Loud: { extends: ForecastHeader } }\n")
    #expect(Schema(.screen, of: try folder.suite()).text.contains("\"Loud\""))
  }
}
