import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// An app can override `setupView()` of the pages, `setupViews()` of the kit, or both.
@Suite("setupView") struct SetupViewTests {
  private func log(_ screen: String) throws -> String {
    try EventLog.lines {
      let shown = try frames(
        of: "viewController: \(screen)\nchannelURL: design-team\nusers: [bob]",
        types: [OldWay.self, NewWay.self, BothWays.self, OwnWay.self])
      EventLog.note(shown.contains("Invite users") ? "header" : "no header")
      let rows = shown.split(separator: "\n").count { $0.contains("Bob Stone") }
      EventLog.note("Bob: \(rows)")
    }
  }

  @Test func overrides_of_setupView_and_setupViews_are_each_called_once() throws {
    // S205.
    expect(try log("OldWay"), is: "setupView\nsetupView ends: 1 list\nheader\nBob: 1")
    expect(try log("NewWay"), is: "setupViews\nsetupViews ends: 1 list\nheader\nBob: 1")
    expect(
      try log("BothWays"),
      is: """
        setupView
        setupViews
        setupViews ends: 1 list
        setupView ends: 1 list
        header
        Bob: 1
        """)
  }

  @Test func an_override_without_super_adds_no_components() throws {
    // S205.
    expect(try log("OwnWay"), is: "setupView\nno header\nBob: 0")
  }

  @Test func every_screen_of_the_kit_calls_setupView() throws {
    // S205.
    try runWithCrew {
      let screens: [UIViewController] = [
        HearingInvite(channelURL: "design-team"), HearingPromote(channelURL: "design-team"),
        HearingRegister(channelURL: "design-team"),
        HearingModerations(channelURL: "design-team", channelType: .group),
        HearingUserList(channelURL: "design-team", channelType: .group),
        HearingGroupSettings(channelURL: "design-team"),
        HearingOpenSettings(channelURL: "town-hall"),
      ]
      for screen in screens {
        expect(
          EventLog.lines { [screen] in screen.loadViewIfNeeded() },
          is: "\(type(of: screen))")
      }
    }
  }
}

extension SBUBaseViewController {
  /// Logs the number of lists in the view.
  fileprivate func note(_ place: String) {
    EventLog.note("\(place): \(view.subviews.count { $0 is SBUModuleList }) list")
  }
}

private class OldWay: SBUInviteUserViewController {
  override func setupView() {
    EventLog.note("setupView")
    super.setupView()
    note("setupView ends")
  }
}

private final class NewWay: SBUInviteUserViewController {
  override func setupViews() {
    EventLog.note("setupViews")
    super.setupViews()
    note("setupViews ends")
  }
}

private final class BothWays: OldWay {
  override func setupViews() {
    EventLog.note("setupViews")
    super.setupViews()
    note("setupViews ends")
  }
}

private final class OwnWay: SBUInviteUserViewController {
  override func setupView() { EventLog.note("setupView") }
}

// One subclass of each screen, which logs its name.

private final class HearingInvite: SBUInviteUserViewController {
  override func setupView() { EventLog.note("HearingInvite") }
}
private final class HearingPromote: SBUPromoteMemberViewController {
  override func setupView() { EventLog.note("HearingPromote") }
}
private final class HearingRegister: SBURegisterOperatorViewController {
  override func setupView() { EventLog.note("HearingRegister") }
}
private final class HearingModerations: SBUModerationsViewController {
  override func setupView() { EventLog.note("HearingModerations") }
}
private final class HearingUserList: SBUUserListViewController {
  override func setupView() { EventLog.note("HearingUserList") }
}
private final class HearingGroupSettings: SBUGroupChannelSettingsViewController {
  override func setupView() { EventLog.note("HearingGroupSettings") }
}
private final class HearingOpenSettings: SBUOpenChannelSettingsViewController {
  override func setupView() { EventLog.note("HearingOpenSettings") }
}
