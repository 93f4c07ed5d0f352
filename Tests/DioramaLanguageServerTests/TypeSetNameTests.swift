import DioramaKit
import Testing
import WeatherKit

@testable import DioramaLanguageServer

/// Names of types in sets. A project, a screen or a variant may have a set.
@Suite("Names in sets in an editor") struct TypeSetNameTests {
  /// What has a set.
  enum Owner: CaseIterable, Sendable {
    case project, screen, variant

    /// Returns the text of a set as a part of the owner's text.
    func text(_ set: String) -> String {
      self == .variant
        ? "variants:\n  v:\n" + set.split(separator: "\n").map { "    \($0)\n" }.joined() : set
    }
  }

  private static let project = """
    data: fixtures/crew.yaml
    components:
      Top: { extends: SBUInviteUserModule.Header, title: Crew }
      Page: { extends: SBUInviteUserViewController }
      Model: { extends: SBUInviteUserViewModel }
      Parts: { extends: SBUInviteUserModule }
      Row: { extends: SBUUserCell }

    """
  private static let sets = [
    "SBUModuleSet: { InviteUserModule: { HeaderComponent: <>Top } }\n",
    "SBUModuleSet:\n  InviteUserModule:\n    HeaderComponent: To<>p\n",
    "SBUModuleSet:\n  InviteUserModule.HeaderComponent: Top<>\n",
    "SBUModuleSet:\n  InviteUserModule:\n    HeaderComponent:\n      type: T<>op\n",
    "SBUModuleSet:\n  InviteUserModule: Pa<>rts\n",
    "SBUModuleSet:\n  InviteUserModule: { type: Pa<>rts }\n",
    "SBUModuleSet:\n  InviteUserModule:\n    ListComponent:\n      userCell: R<>ow\n",
    "SBUModuleSet: { InviteUserModule.ListComponent: { userCell: { type: R<>ow } } }\n",
    "SBUViewControllerSet:\n  InviteUserViewController: P<>age\n",
    "SBUViewControllerSet: { InviteUserViewController: { type: Pag<>e } }\n",
    "SBUViewModelSet: { InviteUserViewModel: M<>odel }\n",
  ]

  @Test(arguments: sets, Owner.allCases)
  func a_type_made_in_yaml_is_proposed_explained_and_found(set: String, owner: Owner) throws {
    let text = owner.text(set)
    let files =
      owner == .project
      ? ["diorama.yaml": Self.project + text]
      : ["diorama.yaml": Self.project, "a.yaml": NamesEditor.invite + text]
    let editor = try NamesEditor(files)
    let names = ["Top", "Page", "Model", "Parts", "Row"]
    let plain = set.replacing("<>", with: "")
    let name = try #require(names.first { plain.contains(": \($0)") })
    let line = try #require(names.firstIndex(of: name)) + 3
    #expect(try editor.places("definition") == ["diorama.yaml:\(line) \(name)"], "\(text)")
    #expect(try editor.places("references").count == 2, "\(text)")
    let labels = try editor.proposals().keys
    #expect(labels.contains(name), "\(text): \(labels)")
    #expect(names.filter(labels.contains) == [name], "\(text): \(labels)")
    let hover = try editor.requestAtCursor("hover")["result"] as? [String: Any]
    let words = (hover?["contents"] as? [String: String])?["value"] ?? ""
    #expect(words.contains("component `\(name)`, defined in diorama.yaml:\(line)"), "\(words)")
  }

  @Test(
    arguments: [
      "SBUModuleSet: { InviteUserModule: { HeaderComponent: O<>wn } }\n",
      "SBUModuleSet:\n  InviteUserModule:\n    ListComponent: { userCell: O<>wn }\n",
    ], [Owner.screen, .variant])
  func a_type_that_a_screen_makes_is_proposed_and_found(set: String, owner: Owner) throws {
    let base = set.contains("userCell") ? "SBUUserCell" : "SBUInviteUserModule.Header"
    let editor = try NamesEditor([
      "a.yaml": NamesEditor.invite + "components: { Own: { extends: \(base) } }\n"
        + owner.text(set)
    ])
    #expect(try editor.places("definition") == ["a.yaml:3 Own"], "\(set)")
    #expect(try editor.proposals().keys.contains("Own"), "\(set)")
  }

  /// The entries of a set may have no parts, as those of `NCTypeSet`.
  @Test(arguments: Owner.allCases)
  func a_type_in_a_set_of_any_kit_is_proposed_and_found(owner: Owner) throws {
    let project = "components: { Warm: { extends: ForecastHeader } }\n"
    let screen = "viewController: ForecastViewController\ncity: oslo\n"
    let set = owner.text("WeatherSet:\n  Header: W<>arm\n")
    let editor = try Editor(
      [
        "diorama.yaml": owner == .project ? project + set : project,
        "a.yaml": owner == .project ? screen : screen + set,
      ], kit: .weather)
    let items = try editor.atCursor("completion")["result"] as? [[String: Any]] ?? []
    #expect(items.contains { $0["label"] as? String == "Warm" })
    let found = try editor.atCursor("definition")["result"] as? [[String: Any]] ?? []
    #expect(found.map { $0["uri"] as? String } == [editor.uri("diorama.yaml")])
  }
}
