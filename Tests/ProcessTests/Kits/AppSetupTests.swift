import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Settings that an app makes on Sendbird's kit outside of a run apply to the whole process. The
/// order is: kit default < Swift code < diorama.yaml < screen.
@Suite("An app's setup of Sendbird's kit") struct AppSetupTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The bars of a screen that sets no users.
  private static func bars(_ keys: String = "", project: String = "") throws -> [String] {
    try InviteProject(
      yaml: "viewController: SBUInviteUserViewController\nchannelURL: design-team\n\(keys)",
      project: project, types: [SwiftHeader.self, ProjectHeader.self, ScreenHeader.self]
    ).bars()
  }

  @Test func the_origin_of_a_part_set_in_Swift_is_Swift_code() async {
    await #expect(processExitsWith: .success) {
      SBUModuleSet.InviteUserModule.HeaderComponent = SwiftHeader.self
      let origins = try InviteProject().partOrigins()
      #expect(origins.first == "headerComponent: Swift code", "\(origins)")
    }
  }

  @Test func diorama_yaml_wins_over_Swift_for_the_class_of_a_part() async {
    await #expect(processExitsWith: .success) {
      SBUModuleSet.InviteUserModule.HeaderComponent = SwiftHeader.self
      let bars = try Self.bars()
      #expect(bars == ["│ [Cancel]     Swift      (Invite) │"])
      let project = "SBUModuleSet: { InviteUserModule.HeaderComponent: ProjectHeader }"
      #expect(try Self.bars(project: project) == ["│ [Cancel]    Project     (Invite) │"])
      #expect(
        try Self.bars("headerComponent: ScreenHeader", project: project)
          == ["│ [Cancel]     Screen     (Invite) │"])
      // A screen may set a property of a part that Swift code chose.
      #expect(
        try Self.bars("headerComponent: { leftBarButton: { title: Back } }")
          == ["│ [Back]       Swift      (Invite) │"])
    }
  }

  @Test func texts_of_diorama_yaml_win_over_Swift_and_its_view_controller_is_used() async {
    await #expect(processExitsWith: .success) {
      SBUStringSet.Cancel = "Swift"
      SBUStringSet.InviteChannel_Header_Title = "Swift title"
      SBUViewControllerSet.InviteUserViewController = SwiftScreen.self
      let screen = InviteProject(
        yaml: """
          viewController: SBUViewControllerSet.InviteUserViewController
          channelURL: design-team
          """,
        project: "SBUStringSet: { Cancel: Project }", types: [SwiftScreen.self])
      let text = try #require(try screen.snapshots().first)
      #expect(text.contains("│ [Project] Swift title   (Invite) │"), "\(text)")
      #expect(text.contains("viewController: SwiftScreen"), "\(text)")
    }
  }

  @Test func colors_icons_and_fonts_set_in_Swift_apply_to_all_runs_below_YAML() async {
    await #expect(processExitsWith: .success) {
      SBUColorSet.primaryMain = .green
      SBUIconSet.iconUser = UIImage(name: "face", symbol: "☺")
      SBUFontSet.button2 = UIFont()
      let plain = InviteProject()
      for _ in 1...2 {
        try plain.inspect { screen in
          #expect(screen.headerComponent?.leftBarButton?.tintColor == .green)
          #expect(SBUFontSet.button2.pointSize == 0)
        }
      }
      let shown = try plain.snapshots()
      #expect(shown.first?.contains("☺ Bob Stone") == true, "\(shown)")
      let blue = InviteProject(
        yaml: "\(InviteProject.plainScreen)\nSBUColorSet: { primaryMain: \"#0000FF\" }")
      try blue.inspect { screen in
        #expect(screen.headerComponent?.leftBarButton?.tintColor == Self.blue)
      }
      SBUColorSet.restoreDefaultColors()
      SBUIconSet.restoreDefaultIcons()
      SBUFontSet.restoreDefaultFonts()
      #expect(try plain.snapshots().first?.contains("○ Bob Stone") == true)
      #expect(SBUFontSet.button2 == .systemFont(ofSize: 16, weight: .medium))
    }
  }

  @Test func a_theme_set_in_Swift_applies_to_all_runs_below_YAML() async {
    await #expect(processExitsWith: .success) {
      SBUTheme.setUserList(
        userListTheme: SBUUserListTheme(leftBarButtonTintColor: .green), userCellTheme: .light)
      SBUTheme.componentTheme.titleColor = .yellow
      for theme in ["light", "dark"] {
        let themed = InviteProject(yaml: "\(InviteProject.plainScreen)\ntheme: \(theme)")
        try themed.inspect { screen in
          #expect(screen.headerComponent?.leftBarButton?.tintColor == .green)
          #expect(screen.componentTheme.titleColor == .yellow)
        }
      }
      let keys = "SBUTheme: { userListTheme: { leftBarButtonTintColor: \"#FF0000\" } }"
      try InviteProject(yaml: "\(InviteProject.plainScreen)\n\(keys)").inspect { screen in
        #expect(screen.headerComponent?.leftBarButton?.tintColor == Self.red)
        #expect(screen.componentTheme.titleColor == .yellow)
      }
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == .green)
      // A run uses the theme of the kit, light or dark, that its screen selects.
      SBUTheme.set(theme: .dark)
      #expect(SBUTheme.colorScheme == .dark)
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == SBUColorSet.primaryLight)
      try InviteProject().inspect { screen in
        #expect(screen.headerComponent?.leftBarButton?.tintColor == SBUColorSet.primaryMain)
      }
    }
  }
}

/// A header whose title shows which layer chose it.
private class NamedHeader: SBUInviteUserModule.Header {
  class var mark: String { "" }

  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = Self.mark
  }
}
/// A header that Swift code chooses.
private final class SwiftHeader: NamedHeader { override class var mark: String { "Swift" } }
/// A header that `diorama.yaml` chooses.
private final class ProjectHeader: NamedHeader { override class var mark: String { "Project" } }
/// A header that a screen chooses.
private final class ScreenHeader: NamedHeader { override class var mark: String { "Screen" } }
/// A screen that Swift code chooses.
private final class SwiftScreen: SBUInviteUserViewController {}
