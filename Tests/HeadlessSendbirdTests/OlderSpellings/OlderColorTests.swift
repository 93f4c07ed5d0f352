import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Older names of the kit's colors in YAML (section 8).
@Suite("Older color keys") struct OlderColorTests {
  /// A color by its older and its current name.
  struct ColorKey: Sendable, CustomTestStringConvertible {
    let older: String
    let today: String
    let color: @Sendable () -> UIColor
    var testDescription: String { older }
  }

  @Test(arguments: colorKeys)
  func older_color_keys_are_accepted_with_a_warning(key: ColorKey) throws {
    // Section 8.
    let screens = Screens(
      yaml: plainScreen + "\nsteps: [{ act: look }]",
      project: "SBUColorSet: { \(key.older): \"#123456\" }",
      actions: ["look": { _ in #expect(key.color() == UIColor(written: 0x12_34_56)) }])
    let text = try screens.snapshots()[0]
    #expect(!text.contains("error:"), "\(text)")
    expect(
      try warnings(screens),
      is: """
        diorama.yaml:4:16: warning: '\(key.older)' is deprecated [deprecated-spelling]
          = help: write '\(key.today)'
        """)
  }

  static let colorKeys: [ColorKey] = [
    ColorKey(older: "primary300", today: "primaryMain") { SBUColorSet.primaryMain },
    ColorKey(older: "primary100", today: "primaryExtraLight") { SBUColorSet.primaryExtraLight },
    ColorKey(older: "secondary500", today: "secondaryExtraDark") { SBUColorSet.secondaryExtraDark },
    ColorKey(older: "error200", today: "errorLight") { SBUColorSet.errorLight },
    ColorKey(older: "error400", today: "errorDark") { SBUColorSet.errorDark },
    ColorKey(older: "information", today: "informationLight") { SBUColorSet.informationLight },
    ColorKey(older: "overlay01", today: "overlayDark") { SBUColorSet.overlayDark },
    ColorKey(older: "overlay02", today: "overlayLight") { SBUColorSet.overlayLight },
    ColorKey(older: "onlight01", today: "onLightTextHighEmphasis") {
      SBUColorSet.onLightTextHighEmphasis
    },
    ColorKey(older: "onlight04", today: "onLightTextDisabled") { SBUColorSet.onLightTextDisabled },
    ColorKey(older: "ondark02", today: "onDarkTextMidEmphasis") {
      SBUColorSet.onDarkTextMidEmphasis
    },
    ColorKey(older: "ondark03", today: "onDarkTextLowEmphasis") {
      SBUColorSet.onDarkTextLowEmphasis
    },
  ]

  @Test func an_older_name_is_accepted_as_a_value_and_in_a_theme() throws {
    // Section 8.
    let screens = Screens(
      yaml: plainScreen + "\nsteps: [{ act: look }]",
      project: """
        SBUColorSet: { secondaryMain: error300 }
        SBUTheme: { userCellTheme: { userNameTextColor: primary300 } }
        """,
      actions: [
        "look": { _ in
          #expect(SBUColorSet.secondaryMain == SBUColorSet.errorMain)
          #expect(SBUTheme.userCellTheme.nicknameTextColor == SBUColorSet.primaryMain)
        }
      ])
    #expect(try !screens.snapshots()[0].contains("error:"))
    let names = ["error300", "userNameTextColor", "primary300"]
    let found = try warnings(screens)
    #expect(names.allSatisfy { found.contains("'\($0)' is deprecated") }, "\(found)")
  }

  @Test func a_color_that_refers_to_itself_by_an_older_name_is_an_error() throws {
    let screens = Screens(yaml: plainScreen, project: "SBUColorSet: { primary300: primaryMain }")
    #expect(try screens.snapshots()[0].contains("does not refer back to 'primaryMain'"))
  }
}
