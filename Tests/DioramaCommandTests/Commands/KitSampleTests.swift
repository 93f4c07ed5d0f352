import CommandTestSupport
import DioramaCommand
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// How `init` and `new` use the sample of a kit, and what they do without one.
@Suite("Samples of kits") struct KitSampleTests {
  /// Runs a command with a registry of one kit.
  private func run(_ kit: Kit, _ arguments: [String]) throws -> DioramaCommand.ExitStatus {
    let console = Console { _, _ in }
    return CommandLineTool(registry: try Registry(kit), name: "diorama")
      .run(arguments, on: console)
  }

  private func sendbird(_ sample: KitSample?) -> Kit {
    let kit = Kit.sendbird
    return Kit(
      "Sendbird", types: kit.types, typeSets: kit.typeSets, keys: kit.keys, steps: kit.steps,
      sections: kit.sections, formats: kit.formats, requests: kit.requests, sample: sample)
  }

  @Test func a_new_project_begins_with_the_first_screen_and_its_fixture() throws {
    let sample = KitSample(
      fixtureName: "crew", summary: "Some people.",
      sections: [
        .init("users", items: "  - { userId: ann, nickname: Ann }\n  - { userId: ben }"),
        .init("groupChannels", items: "  - { url: boat, members: [ann, ben] }"),
        .init("unknownSection", items: "  - 1"),
      ], settings: "currentUser: ben\ntheme: dark",
      screens: [.init("SBUUserListViewController", keys: "channelURL: boat")])
    let workspace = try Workspace([".git/HEAD": ""])
    #expect(try run(sendbird(sample), ["init", workspace.path("x")]) == .success)
    #expect(
      try workspace.text(of: "x/fixtures/crew.yaml") == """
        # yaml-language-server: $schema=../.diorama/schema/fixture.json
        # Some people.
        users:
          - { userId: ann, nickname: Ann }
          - { userId: ben }
        groupChannels:
          - { url: boat, members: [ann, ben] }

        """)
    #expect(
      try workspace.text(of: "x/diorama.yaml").hasSuffix(
        """
        data: fixtures/crew.yaml
        currentUser: ben  # the connected user, by the id in the fixture
        theme: dark

        """))
    #expect(try workspace.text(of: "x/user-list.yaml").contains("\nchannelURL: boat  # "))
  }

  @Test func an_example_replaces_the_first_value_that_fits() throws {
    let screens = [
      KitSample.Screen(
        "SBUUserListViewController", keys: "channelURL: boat", examples: "theme: dark")
    ]
    let sample = KitSample(
      sections: [.init("groupChannels", items: "  - { url: boat }")], examples: "theme: light",
      screens: screens)
    let workspace = try Workspace([".git/HEAD": ""])
    #expect(try run(sendbird(sample), ["init", workspace.path("x")]) == .success)
    #expect(try workspace.text(of: "x/user-list.yaml").contains("\n# theme: dark  # light or"))
  }

  @Test func a_sample_that_does_not_fit_the_project_is_ignored() throws {
    let workspace = try Workspace([
      "x/diorama.yaml": "data: { users: [{ userId: eve }], groupChannels: [{ url: own }] }"
    ])
    #expect(
      try run(
        .sendbird,
        [
          "new", "a", "--view-controller", "SBUInviteUserViewController", "--in",
          workspace.path("x"),
        ]) == .success)
    let text = try workspace.text(of: "x/a.yaml")
    #expect(text.contains("\nchannelURL: own  # "))
    #expect(text.contains("\n#   - select: eve  # "))
  }

  @Test func new_uses_the_values_of_the_fixture_if_the_kit_has_no_sample() throws {
    let workspace = try Workspace([
      "x/diorama.yaml": "currentUser: ann\ndata: fixtures/f.yaml",
      "x/fixtures/f.yaml": """
      users: [{ userId: ann }, { userId: ben }]
      groupChannels: [{ url: boat, members: [ann, ben] }]
      """,
    ])
    #expect(
      try run(
        sendbird(nil),
        [
          "new", "a", "--view-controller", "SBUPromoteMemberViewController", "--in",
          workspace.path("x"),
        ]) == .success)
    let text = try workspace.text(of: "x/a.yaml")
    #expect(text.contains("\nchannelURL: boat  # "))
    #expect(text.contains("\n#   - select: ben  # "))
  }

  @Test func init_writes_no_fixtures_for_a_kit_without_fixtures() throws {
    let workspace = try Workspace([".git/HEAD": ""])
    let status = try run(Kit("Plain", types: [PlainPage.self]), ["init", workspace.path("x")])
    #expect(status == .success)
    #expect(try workspace.text(of: "x/plain-page.yaml").contains("\n# theme: light  # light or"))
    #expect(try !workspace.tree.keys.contains { $0.hasPrefix("x/fixtures") })
  }
}

/// A screen without parameters, parts and properties.
private final class PlainPage: UIViewController, ScreenViewController {
  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in PlainPage() }
}
