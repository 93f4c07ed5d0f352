import CommandTestSupport
import DioramaKit
import DioramaTesting
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// An app that sets colors, fonts, icons, texts and themes at launch, as real apps do (A17 to A21
/// and F11 of the findings).
@Suite("An app's own appearance") struct AppAppearanceTests {
  @Test func a_screen_shows_the_icons_and_texts_that_the_app_set() async {
    await #expect(processExitsWith: .success) {
      AppAppearance.apply()
      let project = try Workspace([
        "diorama.yaml": """
        currentUser: ada
        data:
          users:
            - { userId: ada, nickname: Ada Lindqvist, profileURL: "https://example.com/ada.png" }
          groupChannels: [{ url: spring-sale, name: Spring sale, members: [ada] }]
        """,
        "settings.yaml": """
        viewController: SBUGroupChannelSettingsViewController
        channelURL: spring-sale
        """,
        "__Snapshots__/settings.txt": """
        screen: settings
        viewController: SBUGroupChannelSettingsViewController
        headerComponent: SBUGroupChannelSettingsModule.Header
        listComponent: SBUGroupChannelSettingsModule.List
        viewModel: SBUGroupChannelSettingsViewModel
        theme: light

        ┌──────────────────────────────────────────────┐
        │ [⚓]              Harbour           [Change] │
        ├──────────────────────────────────────────────┤
        │                      ◎                       │
        │                 Spring sale                  │
        │ ♫ Notifications                         On → │
        │ ∆ Members                                1 → │
        │ ▣ Leave channel                              │
        └──────────────────────────────────────────────┘

        """,
      ])
      assertScreen("settings", in: project.root, registry: try Registry(.sendbird))
    }
  }

  @Test func the_app_reads_back_what_it_has_set() async {
    await #expect(processExitsWith: .success) {
      AppAppearance.apply()
      #expect(SBUColorSet.primaryExtraDark == .black)
      #expect(SBUFontSet.h1 == .systemFont(ofSize: 20, weight: .heavy))
      #expect(SBUFontSet.body4 == .systemFont(ofSize: 14))
      #expect(SBUIconSet.iconInfo.renderingMode == .alwaysTemplate)
      #expect(SBUStringSet.CreateChannel_Create(3) == "Found with 3")
      #expect(SBUStringSet.Message_Replied_To("Ada", "Ben") == "Ada to Ben")
      #expect(SBUStringSet.Date_Year(2) == "2y")
      #expect(SBUTheme.groupChannelListTheme.leftBarButtonTintColor == .white)
      #expect(SBUTheme.groupChannelCellTheme.titleTextColor == .darkGray)
      #expect(SBUTheme.groupChannelCellTheme.messageFont == .italicSystemFont(ofSize: 11))
      #expect(SBUTheme.channelTheme.backgroundColor == .lightGray)
      // Themes that the app does not set use its own colors.
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == SBUColorSet.primaryMain)
      AppAppearance.restore()
      #expect(SBUFontSet.h2 == .systemFont(ofSize: 18, weight: .medium))
      #expect(SBUIconSet.iconBack.symbol == "‹")
      #expect(SBUTheme.groupChannelCellTheme.titleFont == SBUFontSet.subtitle1)
    }
  }
}
