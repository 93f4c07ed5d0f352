import HeadlessSendbird
import HeadlessUIKit
import Testing

@Suite("What a run keeps for the app")
struct RunStateTests {
  @Test func a_set_of_themes_takes_the_place_of_all_four() {
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

  @Test func the_app_s_own_current_user_goes_before_the_one_who_is_connected() {
    let user = SBUUser(userId: "bob", nickname: "Bobby")
    ScreenEnvironment().run {
      SBUGlobals.currentUser = user
      #expect(SBUGlobals.currentUser === user)
    }
    ScreenEnvironment().run { #expect(SBUGlobals.currentUser == nil) }
  }
}
