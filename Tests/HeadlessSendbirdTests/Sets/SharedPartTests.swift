import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// What modules and themes share, and what is each one's own.
@Suite("Parts that modules share") struct SharedPartTests {
  @Test func the_rows_of_a_module_are_no_other_modules() {
    final class PickerCell: SBUUserCell {}
    ScreenEnvironment().run {
      SBUCreateChannelModule.List.UserCell = PickerCell.self
      #expect(SBUCreateChannelModule.List.UserCell == PickerCell.self)
      #expect(SBUUserListModule.List.UserCell == SBUUserCell.self)
      #expect(SBUInviteUserModule.List.UserCell == SBUUserCell.self)
    }
  }

  @Test func what_is_set_on_an_absent_module_is_that_of_its_subclasses() {
    final class TeamInput: SBUGroupChannelModule.Input {}
    final class TeamModule: SBUGroupChannelModule {}
    ScreenEnvironment().run {
      SBUGroupChannelModule.InputComponent = TeamInput.self
      SBUModuleSet.GroupChannelModule = TeamModule.self
      let screen = SBUGroupChannelViewController(channelURL: "a")
      #expect(screen.inputComponent is TeamInput)
    }
  }

  @Test func a_theme_has_the_colors_of_the_moment_in_which_it_is_chosen() {
    ScreenEnvironment().run {
      SBUTheme.set(theme: .dark)
      let purple = SBUColorSet.primaryLight
      SBUColorSet.primaryLight = .systemTeal
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == purple)
      #expect(SBUUserListTheme(.dark).leftBarButtonTintColor == .systemTeal)
    }
  }
}
