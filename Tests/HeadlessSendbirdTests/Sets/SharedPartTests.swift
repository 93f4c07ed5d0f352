import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Parts that modules and themes share, and parts that each of them owns.
@Suite("Parts that modules share") struct SharedPartTests {
  @Test func a_user_cell_set_on_a_module_does_not_affect_other_modules() {
    final class PickerCell: SBUUserCell {}
    ScreenEnvironment().run {
      SBUCreateChannelModule.List.UserCell = PickerCell.self
      #expect(SBUCreateChannelModule.List.UserCell == PickerCell.self)
      #expect(SBUUserListModule.List.UserCell == SBUUserCell.self)
      #expect(SBUInviteUserModule.List.UserCell == SBUUserCell.self)
    }
  }

  @Test func components_set_on_an_absent_module_apply_to_its_subclasses() {
    final class TeamInput: SBUGroupChannelModule.Input {}
    final class TeamModule: SBUGroupChannelModule {}
    ScreenEnvironment().run {
      SBUGroupChannelModule.InputComponent = TeamInput.self
      SBUModuleSet.GroupChannelModule = TeamModule.self
      let screen = SBUGroupChannelViewController(channelURL: "a")
      #expect(screen.inputComponent is TeamInput)
    }
  }

  @Test func a_theme_keeps_the_colors_at_the_time_it_is_set() {
    ScreenEnvironment().run {
      SBUTheme.set(theme: .dark)
      let purple = SBUColorSet.primaryLight
      SBUColorSet.primaryLight = .systemTeal
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == purple)
      #expect(SBUUserListTheme(.dark).leftBarButtonTintColor == .systemTeal)
    }
  }
}
