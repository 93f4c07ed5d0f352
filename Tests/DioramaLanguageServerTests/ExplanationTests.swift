import ChatBackend
import DioramaKit
import Foundation
import Testing
import YAML

@testable import DioramaLanguageServer

/// Explanations of values and names: hints in the text and hover texts.
@Suite("Explanations in an editor") struct ExplanationTests {
  private static let invite = NamesEditor.invite

  /// The hints of a file as `line:character label`.
  private func hints(_ files: [String: String]) throws -> [String] {
    let editor = try NamesEditor(files)
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]
    let hints =
      try editor.requestAtCursor("inlayHint", ["range": range])["result"] as? [[String: Any]] ?? []
    return hints.map { hint in
      let position = hint["position"] as? [String: Int] ?? [:]
      return "\(position["line"] ?? -1):\(position["character"] ?? -1) \(hint["label"] ?? "")"
    }
  }

  @Test func hints_show_the_values_that_variants_set() throws {
    let text =
      Self.invite + "theme: light<>\ndevice: { width: 40 }\n"
      + "variants:\n  night: { theme: dark }\n  late: { theme: dark }\n  deep: { theme: dark }\n"
    let said = try hints(["a.yaml": text])
    #expect(said.first == "2:12 dark in @night, dark in @late, …", "\(said)")
  }

  @Test func hints_show_the_values_that_a_screen_takes_from_the_project() throws {
    let project = NamesEditor.projectFile + "theme: dark\nlocale: de_DE\n"
    let screen = "<>screen: a\n" + Self.invite + "locale: en_US\n"
    let said = try hints(["diorama.yaml": project, "a.yaml": screen])
    #expect(
      said == ["1:43 data: fixtures/crew.yaml, currentUser: ada, theme: dark (diorama.yaml)"],
      "\(said)")
  }

  @Test func hints_of_the_project_file_count_the_screens_that_override_a_value() throws {
    let project = "<>currentUser: ada # us\ncomponents: {}\ntheme: dark\nlocale: de_DE\n"
    let files = [
      "diorama.yaml": project, "a.yaml": Self.invite + "theme: light\ncomponents: {}\n",
      "b.yaml": "screen: b\ntheme: light\n---\nscreen: c\ncurrentUser: ben\n"
        + "variants: { x: { locale: en_US } }\n",
    ]
    let said = try hints(files)
    #expect(said == ["0:21 1 screen overrides this", "2:11 2 screens override this"], "\(said)")
  }

  private func hover(_ files: [String: String]) throws -> String {
    let result = try NamesEditor(files).requestAtCursor("hover")["result"] as? [String: Any]
    return (result?["contents"] as? [String: String])?["value"] ?? ""
  }

  @Test func a_value_is_explained_with_the_layers_that_set_it() throws {
    let project = NamesEditor.projectFile + "theme: light\n"
    let screen = try hover(["diorama.yaml": project, "a.yaml": Self.invite + "th<>eme: dark\n"])
    #expect(screen.contains("value `dark` from the screen (a.yaml:3)"), "\(screen)")
    #expect(screen.contains("overrides `light` from the project (diorama.yaml:5)"), "\(screen)")
    let variant = try hover([
      "a.yaml": Self.invite + "theme: light\nvariants:\n  night:\n    the<>me: dark\n"
    ])
    #expect(variant.contains("value `dark` from the variant (a.yaml:6)"), "\(variant)")
    #expect(variant.contains("overrides `light` from the screen (a.yaml:3)"), "\(variant)")
    // With several screens in a file, the screen at the cursor is explained.
    let second = try hover([
      "a.yaml": Self.invite + "---\nscreen: b\n" + Self.invite + "theme: da<>rk\n"
    ])
    #expect(second.contains("value `dark` from the screen (a.yaml:7)"), "\(second)")
    let first = try hover([
      "a.yaml": Self.invite + "theme: da<>rk\n---\nscreen: b\n" + Self.invite + "theme: light\n"
    ])
    #expect(first.contains("value `dark` from the screen (a.yaml:3)"), "\(first)")
    let property = try hover([
      "a.yaml": Self.invite + "headerComponent: { type: Top, tit<>le: Us }\n"
    ])
    #expect(property.contains("value `Us` from the screen (a.yaml:3)"), "\(property)")
    #expect(
      property.contains("overrides `Crew` from the component (diorama.yaml:4)"), "\(property)")
  }

  @Test func values_of_a_variant_with_a_dot_in_its_name_are_explained() throws {
    let variant = try hover([
      "a.yaml": Self.invite + "theme: light\nvariants:\n  ios.17:\n    the<>me: dark\n"
    ])
    #expect(variant.contains("value `dark` from the variant (a.yaml:6)"), "\(variant)")
  }

  @Test func the_screen_at_the_cursor_is_explained_in_a_very_long_text() throws {
    let other = "\n---\nscreen: s\n" + Self.invite + "# \(String(repeating: "x", count: 200))\n"
    let many = (0..<2200).map { other.replacing("screen: s", with: "screen: s\($0)") }.joined()
    #expect(many.utf8.count > EffectiveValues.maxBytes)
    let own =
      "---\nscreen: a\n" + Self.invite
      + "theme: li<>ght\nvariants: { night: { theme: dark } }\n"
    let editor = try NamesEditor([
      "diorama.yaml": "theme: dark\n" + NamesEditor.projectFile,
      "a.yaml": many.dropFirst(5) + own + many,
    ])
    let result = try editor.requestAtCursor("hover")["result"] as? [String: Any]
    let text = (result?["contents"] as? [String: String])?["value"] ?? ""
    let line = try #require(editor.cursor?.position["line"])
    #expect(text.contains("value `light` from the screen (a.yaml:\(line + 1))"), "\(text)")
    #expect(text.contains("overrides `dark` from the project (diorama.yaml:1)"), "\(text)")
    let range = ["start": ["line": line, "character": 0], "end": ["line": line, "character": 20]]
    let hints =
      try editor.requestAtCursor("inlayHint", ["range": range])["result"] as? [[String: Any]]
    #expect(hints?.map { $0["label"] as? String } == ["dark in @night"])
    #expect((hints?.first?["position"] as? [String: Int]) == ["line": line, "character": 12])
  }

  @Test func an_id_is_explained_with_its_name_and_location() throws {
    let user = try hover(["a.yaml": Self.invite + "currentUser: a<>da\n"])
    #expect(user.contains("user `ada` Ada Berg, in fixtures/crew.yaml:2"), "\(user)")
    let row = try hover(["a.yaml": Self.invite + "steps: [{ select: b<>en }]\n"])
    #expect(row.contains("user `ben` Ben, in fixtures/crew.yaml:3"), "\(row)")
    let component = try hover(["a.yaml": Self.invite + "headerComponent: <>Top\n"])
    #expect(component.contains("component `Top`, defined in diorama.yaml:4"), "\(component)")
  }

  @Test func a_type_is_explained_with_its_kind_keys_and_properties() throws {
    let type = try hover(["a.yaml": "viewController: SBUInvite<>UserViewController\n"])
    #expect(
      type.hasSuffix(
        """
        view controller `SBUInviteUserViewController`

        selects users to invite to a channel

        keys: channelURL, channel, users, headerComponent, listComponent, viewModel

        properties: title, showsErrorView
        """), "\(type)")
    #expect(!type.contains("one of"))
    let header = try hover([
      "a.yaml": Self.invite + "headerComponent: { type: SBUInviteUserModule.He<>ader }\n"
    ])
    #expect(header.contains("header `SBUInviteUserModule.Header`"), "\(header)")
    #expect(header.contains("properties: ") && header.contains("title"), "\(header)")
    // A component is explained with the type it extends.
    let own = "components: { Own: { extends: Top } }\nheaderComponent: O<>wn\n"
    let component = try hover(["a.yaml": Self.invite + own])
    #expect(component.contains("component `Own`, defined in a.yaml:3"), "\(component)")
    #expect(component.contains("header `SBUInviteUserModule.Header`"), "\(component)")
  }

  private static func people(_ users: String) throws -> ChatData {
    var decoding = Decoding(files: SourceFiles(root: "/nowhere"))
    let source = Source(path: "/nowhere/a.yaml", bytes: Array("users: [\(users)]\n".utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    return try #require(documents.first.flatMap { ChatData.shape.decode($0.root, &decoding) })
  }

  @Test func ids_of_a_database_are_proposed_and_explained_and_lead_to_the_file() throws {
    let screen = Self.invite + "data: fixtures/team.sqlite\ncurrentUser: <>"
    let editor = try NamesEditor(["a.yaml": screen + "\n"])
    #expect(try editor.proposals()["kim"] == nil)
    let crew = try Self.people("{ userId: kim, nickname: Kim Doe }, { userId: lee }")
    try ChatDatabase.write(crew, to: "\(editor.folder)/fixtures/team.sqlite")
    let proposals = try editor.proposals()
    #expect(proposals["kim"] == "kim" && proposals["lee"] == "lee", "\(proposals)")
    #expect(proposals["ada"] == nil && proposals["crew"] == nil)
    let named = try NamesEditor(["a.yaml": screen.replacing("<>", with: "k<>im\n")])
    try ChatDatabase.write(crew, to: "\(named.folder)/fixtures/team.sqlite")
    let hover = try named.requestAtCursor("hover")["result"] as? [String: Any]
    let text = (hover?["contents"] as? [String: String])?["value"] ?? ""
    #expect(text.contains("user `kim` Kim Doe, in fixtures/team.sqlite"), "\(text)")
    let places = try named.requestAtCursor("definition")["result"] as? [[String: Any]] ?? []
    #expect(places.map { named.path($0["uri"]) } == ["fixtures/team.sqlite"])
    #expect(try named.errorMessage("rename", ["newName": "ken"])?.contains("a database") == true)
  }
}
