import DioramaKit
import HeadlessSendbird
import Testing

/// What wins: kit default < Swift code < diorama.yaml < screen < variant.
///
/// What Swift code sets outside of a run holds for the whole process; so those tests are
/// processes of their own.
@Suite("Precedence of layers") struct PrecedenceTests {
  /// The titles of a screen and its variants under one project.
  private static func titles(_ yaml: String, project: String = "") throws -> String {
    let screens = Screens(
      yaml: "viewController: SBUInviteUserViewController\nchannelURL: design-team\n\(yaml)",
      project: project,
      types: [
        SwiftHeader.self, ProjectHeader.self, ScreenHeader.self, VariantHeader.self,
      ])
    let texts = try screens.snapshots()
    return texts.map { text in
      let lines = text.withoutHead.split(separator: "\n")
      return lines.count > 1 ? String(lines[1]) : text
    }.joined(separator: "\n")
  }

  @Test func the_class_of_a_part_comes_from_diorama_yaml_then_screen_then_variant() throws {
    expect(try Self.titles(""), is: "│ [Cancel]  Invite users  (Invite) │")
    let project = "SBUModuleSet: { InviteUserModule.HeaderComponent: ProjectHeader }"
    expect(try Self.titles("", project: project), is: "│ [Cancel]    Project     (Invite) │")
    let screen = """
      headerComponent: ScreenHeader
      variants: { other: { headerComponent: VariantHeader } }
      """
    expect(
      try Self.titles(screen, project: project),
      is: """
        │ [Cancel]     Screen     (Invite) │
        │ [Cancel]    Variant     (Invite) │
        """)
  }

  @Test func a_part_that_diorama_yaml_names_wins_over_the_set_there() throws {
    let shown = try Self.titles(
      "",
      project: """
        SBUModuleSet: { InviteUserModule.HeaderComponent: ProjectHeader }
        headerComponent: ScreenHeader
        """)
    expect(shown, is: "│ [Cancel]     Screen     (Invite) │")
  }

  @Test func a_property_comes_from_component_then_screen_then_variant() throws {
    // Component < screen < variant, for a property; what a layer leaves out stays.
    let shown = try Self.titles(
      """
      headerComponent: { type: TeamHeader, leftBarButton: { title: Back } }
      variants:
        other: { headerComponent: { title: Variant } }
        another: { headerComponent: VariantHeader }
      """,
      project: """
        components:
          TeamHeader:
            extends: SBUInviteUserModule.Header
            title: Component
            leftBarButton: { title: Away }
        """)
    expect(
      shown,
      is: """
        │ [Back]     Component    (Invite) │
        │ [Back]      Variant     (Invite) │
        │ [Cancel]    Variant     (Invite) │
        """)
  }

  @Test func theme_users_and_network_go_the_same_way() throws {
    let shown = try Screens(
      yaml: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        variants:
          chloe: { users: [chloe] }
          light: { theme: light }
        """, project: "theme: dark\nusers: [dan]"
    ).snapshots()
    try #require(shown.count == 3)
    #expect(shown.map { $0.contains("Bob Stone") } == [true, false, true])
    #expect(shown.map { $0.contains("Chloe Martin") } == [false, true, false])
    #expect(shown.map { $0.contains("theme: dark\n") } == [true, true, false])
  }

  @Test func diorama_yaml_wins_over_Swift_for_the_class_of_a_part() async {
    // Kit default < Swift code < diorama.yaml, for the class of a part.
    await #expect(processExitsWith: .success) {
      SBUModuleSet.InviteUserModule.HeaderComponent = SwiftHeader.self
      expect(try Self.titles(""), is: "│ [Cancel]     Swift      (Invite) │")
      let project = "SBUModuleSet: { InviteUserModule.HeaderComponent: ProjectHeader }"
      expect(try Self.titles("", project: project), is: "│ [Cancel]    Project     (Invite) │")
      expect(
        try Self.titles("headerComponent: ScreenHeader", project: project),
        is: "│ [Cancel]     Screen     (Invite) │")
      // A screen may add a property to what Swift code chose.
      expect(
        try Self.titles("headerComponent: { leftBarButton: { title: Back } }"),
        is: "│ [Back]       Swift      (Invite) │")
    }
  }

  @Test func texts_and_view_controllers_of_diorama_yaml_win_over_Swift() async {
    // Kit default < Swift code < diorama.yaml, for texts and view controllers.
    await #expect(processExitsWith: .success) {
      SBUStringSet.Cancel = "Swift"
      SBUStringSet.InviteChannel_Header_Title = "Swift title"
      SBUViewControllerSet.InviteUserViewController = MarkedScreen.self
      let yaml = """
        viewController: SBUViewControllerSet.InviteUserViewController
        channelURL: design-team
        """
      let screens = Screens(
        yaml: yaml, project: "SBUStringSet: { Cancel: Project }", types: [MarkedScreen.self])
      let text = try screens.snapshots()[0]
      #expect(text.contains("│ [Project] Swift title   (Invite) │"), "\(text)")
      #expect(text.contains("viewController: MarkedScreen"), "\(text)")
    }
  }

  @Test func what_a_run_sets_is_not_seen_by_the_process() throws {
    try inspect(plainScreen) { _ in
      SBUModuleSet.InviteUserModule.HeaderComponent = SwiftHeader.self
      SBUStringSet.Cancel = "Away"
      SBUTheme.set(colorScheme: .dark)
    }
    #expect(SBUModuleSet.InviteUserModule.HeaderComponent == SBUInviteUserModule.Header.self)
    #expect(SBUStringSet.Cancel == "Cancel")
    #expect(SBUTheme.userListTheme.backgroundColor == SBUColorSet.background50)
  }
}

/// A header that says which layer chose it.
final class SwiftHeader: MarkedHeader { override class var mark: String { "Swift" } }
/// A header that says which layer chose it.
final class ProjectHeader: MarkedHeader { override class var mark: String { "Project" } }
/// A header that says which layer chose it.
final class ScreenHeader: MarkedHeader { override class var mark: String { "Screen" } }
/// A header that says which layer chose it.
final class VariantHeader: MarkedHeader { override class var mark: String { "Variant" } }
