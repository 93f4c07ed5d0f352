import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Colours, fonts and pictures that a project, a screen, a variant or Swift code replaces (section 6
/// of the facts, A10 and A17 to A19 of the findings).
@Suite("Colours, fonts and pictures") struct LookSetTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The tints that the left items of a screen and of its variants have, in order.
  private func tints(_ keys: String, project: String = "") throws -> [String] {
    try EventLog.lines {
      let screens = Screens(
        yaml: "\(plainScreen)\nsteps: [{ act: look }]\n\(keys)", project: project,
        deeds: [
          "look": on { (screen: SBUInviteUserViewController) in
            EventLog.note(screen.headerComponent?.leftBarButton?.tintColor?.inYAML ?? "none")
          }
        ])
      for text in try screens.snapshots() where text.contains("error:") { EventLog.note(text) }
    }.split(separator: "\n").map(String.init)
  }

  @Test func a_colour_comes_from_diorama_yaml_then_screen_then_variant() throws {
    #expect(try tints("") == ["#742DDD"])
    let project = "SBUColorSet: { primaryMain: \"#FF0000\" }"
    #expect(try tints("", project: project) == ["#FF0000"])
    let screen = """
      SBUColorSet: { primaryMain: "#00FF00" }
      variants: { other: { SBUColorSet: { primaryMain: "#0000FF" } }, same: { theme: light } }
      """
    #expect(try tints(screen, project: project) == ["#00FF00", "#0000FF", "#00FF00"])
  }

  @Test func layers_of_a_set_add_up() throws {
    // The screen speaks of another colour, so that of the project stays.
    let keys = "SBUColorSet: { errorMain: \"#00FF00\" }"
    #expect(
      try tints(keys, project: "SBUColorSet: { primaryMain: \"#FF0000\" }") == ["#FF0000"])
  }

  @Test func a_colour_may_be_another_one_of_the_kit_whatever_that_is_by_then() throws {
    #expect(try tints("SBUColorSet: { primaryMain: errorMain }") == ["#DE360B"])
    #expect(
      try tints("SBUColorSet: { primaryMain: errorMain, errorMain: \"#0000FF80\" }")
        == ["#0000FF80"])
    #expect(
      try tints("SBUColorSet: { primaryMain: errorMain, errorMain: background700 }") == ["#000000"])
  }

  @Test func screens_that_the_kit_opens_have_the_colours_fonts_and_pictures_of_the_run() throws {
    let sets = """
      SBUColorSet: { primaryMain: "#FF0000", onLightTextHighEmphasis: "#0000FF" }
      SBUFontSet: { subtitle2: { size: 30 }, h3: h1, button2: { weight: heavy } }
      SBUIconSet: { iconBack: "<", iconMore: iconPlus }
      """
    let declared = "viewController: SBUModerationsViewController\nchannelURL: design-team\n"
    for (keys, project) in [(sets, ""), ("", sets)] {
      let shown = try communityFrames(
        of: """
          \(declared)\(keys)
          steps:
            - tap: { row: Muted members }
            - act: look
          """, project: project,
        deeds: [
          "look": on { (screen: SBUUserListViewController) in
            let header = screen.headerComponent
            #expect(header?.leftBarButton?.tintColor == Self.red)
            #expect(header?.leftBarButton?.image?.symbol == "<")
            let font = header?.leftBarButton?.titleTextAttributes(for: .normal)?[.font] as? UIFont
            #expect(font == .systemFont(ofSize: 16, weight: .heavy))
            #expect(screen.componentTheme.titleFont == .systemFont(ofSize: 18, weight: .bold))
            let cell = screen.listComponent?.tableView.visibleCells.first as? SBUUserCell
            #expect(cell?.nicknameLabel.textColor == Self.blue)
            #expect(cell?.nicknameLabel.font == .systemFont(ofSize: 30))
            #expect(cell?.moreButton.tintColor == Self.blue)
            #expect(cell?.mutedStateImageView.tintColor == SBUColorSet.onDarkTextHighEmphasis)
          }
        ])
      expect(
        shown,
        is: """
          ┌──────────────────────────────────┐
          │ [<]      Muted members           │
          ├──────────────────────────────────┤
          │ ⊘ Dan Wu                     [+] │
          └──────────────────────────────────┘
          """)
    }
  }

  @Test func a_picture_shows_by_its_sign_and_rows_that_name_it_follow() throws {
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channelURL: town-hall
        SBUIconSet: { iconBack: "«", iconOperator: "☼", iconMute: iconOperator, iconChevronRight: ">" }
        listComponent:
          type: SBUModerationsModule.List
          items: [operators, { item: bannedUsers, icon: iconOperator }, mutedParticipants]
        """)
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [«]       Moderations            │
        ├──────────────────────────────────┤
        │ ☼ Operators                    > │
        │ ☼ Banned users                 > │
        │ ☼ Muted participants           > │
        └──────────────────────────────────┘
        """)
  }

  @Test func what_Swift_sets_in_a_run_holds_for_what_is_made_from_then_on() throws {
    try inspect(
      "viewController: RepaintedScreen\nchannelURL: design-team\nusers: [bob]",
      types: [RepaintedScreen.self]
    ) { screen in
      #expect(screen.headerComponent?.leftBarButton?.tintColor == Self.red)
      SBUColorSet.primaryMain = Self.blue
      // A theme keeps the colours that it was made with.
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == Self.red)
      #expect(SBUUserListTheme.light.leftBarButtonTintColor == Self.blue)
      SBUColorSet.restoreDefaultColors()
      #expect(SBUUserListTheme(.light).leftBarButtonTintColor == UIColor(written: 0x74_2D_DD))
    }
    #expect(SBUColorSet.primaryMain == UIColor(written: 0x74_2D_DD))
  }

  @Test func what_Swift_sets_outside_of_runs_holds_for_all_runs_below_YAML() async {
    await #expect(processExitsWith: .success) {
      SBUColorSet.primaryMain = .green
      SBUIconSet.iconUser = UIImage(name: "face", symbol: "☺")
      SBUFontSet.button2 = UIFont()
      for _ in 1...2 {
        try inspect(plainScreen) { screen in
          #expect(screen.headerComponent?.leftBarButton?.tintColor == .green)
          #expect(SBUFontSet.button2.pointSize == 0)
        }
      }
      let shown = try frames(of: plainScreen)
      #expect(shown.contains("☺ Bob Stone"), "\(shown)")
      try inspect("\(plainScreen)\nSBUColorSet: { primaryMain: \"#0000FF\" }") { screen in
        #expect(screen.headerComponent?.leftBarButton?.tintColor == Self.blue)
      }
      SBUColorSet.restoreDefaultColors()
      SBUIconSet.restoreDefaultIcons()
      SBUFontSet.restoreDefaultFonts()
      #expect(try frames(of: plainScreen).contains("○ Bob Stone"))
      #expect(SBUFontSet.button2 == .systemFont(ofSize: 16, weight: .medium))
    }
  }

  @Test(arguments: [
    ("SBUColorSet: { primaryMian: \"#FF0000\" }", "did you mean 'primaryMain'?"),
    ("SBUColorSet: { primaryMain: errorMian }", "did you mean 'errorMain'?"),
    ("SBUColorSet: { primaryMain: \"#FF00\" }", "expected a colour, found '#FF00'"),
    ("SBUColorSet: { primaryMain: errorMain, errorMain: primaryMain }", "does not lead back"),
    ("SBUFontSet: { h1: { size: 0 } }", "a whole number from 1 to 200"),
    ("SBUFontSet: { h1: { weight: bald } }", "did you mean 'bold'?"),
    ("SBUFontSet: { h1: 20 }", "expected a font, found '20'"),
    ("SBUIconSet: { iconBack: four }", "expected a picture"),
    ("SBUIconSet: { iconBak: \"<\" }", "did you mean 'iconBack', 'iconBad' or 'iconBan'?"),
    ("SBUTheme: { userListTeme: {} }", "did you mean 'userListTheme'?"),
    (
      "SBUTheme: { userListTheme: { leftBarButonTintColor: errorMain } }",
      "leftBarButtonTintColor'?"
    ),
  ])
  func what_a_set_cannot_have_is_said_at_its_word(keys: String, words: String) throws {
    let shown = try frames(of: "\(plainScreen)\n\(keys)")
    #expect(shown.contains("screen.yaml:4:") && shown.contains(words), "\(shown)")
  }
}

/// A screen that paints the kit in another colour as it begins.
final class RepaintedScreen: SBUInviteUserViewController {
  override func loadView() {
    SBUColorSet.primaryMain = .red
    super.loadView()
  }
}

extension UIColor {
  /// A colour by its number.
  convenience init(written number: Int) {
    self.init(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, alpha: 1)
  }

  /// The colour as YAML writes it.
  var inYAML: String {
    let parts = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    return "#"
      + parts.map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}
