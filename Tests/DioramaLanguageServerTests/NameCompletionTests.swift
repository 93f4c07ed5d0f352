import Foundation
import Testing

@testable import DioramaLanguageServer

/// The names that are proposed if a name is expected.
@Suite("Completion of names in an editor") struct NameCompletionTests {
  private static let invite = NamesEditor.invite

  @Test(arguments: [
    "currentUser: <>\n", "currentUser: a<>\n", "currentUser: <>",
    "variants: { v: { currentUser: <>",
    "variants:\n  v:\n    currentUser: b<>\n", "steps: [{ select: [ada, <>] }]\n",
    "steps:\n  - select: <>\n", "steps:\n  - tap: { row: <> }\n", "currentUser: \"<>\"\n",
    "currentUser: \"a<>\ntheme: dark\n", "currentUser: '<>\n", "steps: [{ select: ['<>",
    "---\nscreen: b\n" + NamesEditor.invite + "currentUser: <>\nheaderComponent: {\n",
  ])
  func users_are_proposed_if_a_user_is_expected(rest: String) throws {
    let labels = try NamesEditor(["a.yaml": Self.invite + rest]).proposals().keys
    #expect(labels.contains("ada") && labels.contains("ben"), "\(rest): \(labels)")
  }

  @Test func only_channels_are_proposed_if_a_channel_is_expected() throws {
    let labels = try NamesEditor([
      "a.yaml": "viewController: SBUInviteUserViewController\nchannelURL: <>\n"
    ]).proposals().keys
    #expect(Array(labels) == ["crew"])
  }

  @Test func a_fixture_proposes_its_own_users() throws {
    let editor = try NamesEditor([
      "fixtures/crew.yaml": NamesEditor.crew.replacing("[ada,", with: "[<>,")
    ])
    #expect(try Set(editor.proposals().keys).isSuperset(of: ["ada", "ben"]))
    let inline = try NamesEditor([
      "a.yaml": Self.invite + "data: { users: [{ userId: zoe }] }\ncurrentUser: <>\n"
    ])
    #expect(try inline.proposals().keys.contains("zoe"))
    #expect(try !inline.proposals().keys.contains("ada"))
  }

  @Test(arguments: [
    "users:\n  - userId: zoe\ngroupChannels:\n  - { url: x, members: [<>",
    "users: [{ userId: zoe }]\ngroupChannels:\n  - url: x\n    members:\n      - <>",
  ])
  func a_half_written_fixture_proposes_its_own_users(text: String) throws {
    let labels = try NamesEditor(["fixtures/crew.yaml": text]).proposals().keys
    #expect(labels.contains("zoe"), "\(text): \(labels)")
  }

  @Test func each_document_proposes_only_the_users_of_its_own_data() throws {
    let other = Self.invite + "data: { users: [{ userId: eve }] }\n---\nscreen: b\n"
    let editor = try NamesEditor([
      "a.yaml": other + Self.invite + "data: { users: [{ userId: zoe }] }\ncurrentUser: <>\n"
    ])
    #expect(Array(try editor.proposals().keys) == ["zoe"])
  }

  @Test func ids_are_inserted_whole_and_quoted_if_necessary() throws {
    let crew = "users: [{ userId: 'urn:a, b' }, { userId: 'x@y' }]\n"
    let plain = try NamesEditor([
      "fixtures/crew.yaml": crew, "a.yaml": Self.invite + "currentUser: urn:a<>\n",
    ])
    #expect(try plain.line(taking: "urn:a, b") == "currentUser: 'urn:a, b'")
    let quoted = try NamesEditor([
      "fixtures/crew.yaml": crew, "a.yaml": Self.invite + "currentUser: \"x@<>\"\n",
    ])
    #expect(try quoted.line(taking: "x@y") == "currentUser: \"x@y\"")
    let both = try NamesEditor([
      "fixtures/crew.yaml": crew, "a.yaml": Self.invite + "currentUser: \"urn:a<>\"\n",
    ])
    #expect(try both.line(taking: "urn:a, b") == "currentUser: \"urn:a, b\"")
  }

  @Test func components_are_proposed_if_they_fit_the_key() throws {
    let own =
      "components:\n  Mine: { extends: Top }\n  List: { extends: SBUInviteUserModule.List }\n"
    let editor = try NamesEditor(["a.yaml": Self.invite + own + "headerComponent: <>\n"])
    let labels = try editor.proposals().keys
    #expect(labels.contains("Mine") && labels.contains("Top") && !labels.contains("List"))
    // Keys are expected in braces.
    let keys = try NamesEditor(["a.yaml": Self.invite + own + "headerComponent: { <> }\n"])
      .proposals().keys
    #expect(keys.contains("leftBarButton") && !keys.contains("Mine"))
  }

  @Test func tags_and_variants_of_other_screens_are_proposed() throws {
    let other = Self.invite + "tags: [slow, 'two words']\nvariants: { night: { theme: dark } }\n"
    for rest in ["tags: <>\n", "tags: [<>]\n", "tags:\n  - s<>\n"] {
      let labels = try NamesEditor(["a.yaml": Self.invite + rest, "b.yaml": other]).proposals().keys
      #expect(labels.contains("slow") && labels.contains("two words"), "\(rest): \(labels)")
    }
    for rest in ["variants:\n  <>\n", "variants: { n<> }\n"] {
      let editor = try NamesEditor(["a.yaml": Self.invite + rest, "b.yaml": other])
      #expect(try editor.proposals()["night"] == "night: ", "\(rest)")
    }
  }

  @Test func files_are_proposed_as_paths_from_the_folder_of_the_text() throws {
    let editor = try NamesEditor([
      "people/a.yaml": Self.invite + "data: <>\n", "people/fixtures/few.yaml": "users: []\n",
      "people/b.yaml": Self.invite,
    ])
    let labels = try editor.proposals().keys.filter { $0.contains("/") }
    #expect(labels.sorted() == ["../fixtures/crew.yaml", "fixtures/few.yaml"])
    let started = try NamesEditor(["a.yaml": Self.invite + "data: fixtures/c<>rew.yml\n"])
    #expect(try started.line(taking: "fixtures/crew.yaml") == "data: fixtures/crew.yaml")
  }

  @Test func diagnostic_codes_are_proposed_in_an_ignore_comment() throws {
    func labels(_ line: String) throws -> [String] {
      let items = try NamesEditor(["a.yaml": Self.invite + line]).requestAtCursor("completion")[
        "result"]
      return (items as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
    }
    #expect(try labels("# diorama: <>\n") == ["ignore"])
    #expect(try labels("theme: dark # diorama:<>\n") == ["ignore"])
    let codes = try labels("# diorama: ignore <>\n")
    #expect(codes.contains("deprecated-spelling") && !codes.contains("yaml-syntax"))
    let more = try labels("# diorama: ignore deprecated-spelling <>\n")
    #expect(more.contains("because") && !more.contains("deprecated-spelling"))
    #expect(try labels("# diorama: ignore deprecated-spelling because <>\n") == [])
    let editor = try NamesEditor(["a.yaml": Self.invite + "# diorama: ignore depre<>cat\n"])
    #expect(
      try editor.line(taking: "deprecated-spelling") == "# diorama: ignore deprecated-spelling")
  }
}
