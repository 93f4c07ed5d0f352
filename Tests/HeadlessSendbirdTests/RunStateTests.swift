import HeadlessSendbird
import HeadlessUIKit
import Testing

@Suite("App state of a run")
struct RunStateTests {
  @Test func setting_an_SBUTheme_replaces_all_four_themes() {
    ScreenEnvironment().run {
      let list = SBUUserListTheme(.dark)
      let cell = SBUUserCellTheme(.dark)
      let settings = SBUChannelSettingsTheme(.dark)
      let component = SBUComponentTheme(.dark)
      SBUTheme.set(
        theme: SBUTheme(
          userListTheme: list, userCellTheme: cell, channelSettingsTheme: settings,
          componentTheme: component))
      #expect(SBUTheme.userListTheme === list)
      #expect(SBUTheme.userCellTheme === cell)
      #expect(SBUTheme.channelSettingsTheme === settings)
      #expect(SBUTheme.componentTheme === component)
    }
  }

  @Test func a_current_user_set_by_the_app_belongs_to_the_run() {
    let user = SBUUser(userId: "bob", nickname: "Bobby")
    ScreenEnvironment().run {
      SBUGlobals.currentUser = user
      #expect(SBUGlobals.currentUser === user)
    }
    ScreenEnvironment().run { #expect(SBUGlobals.currentUser == nil) }
  }
}
