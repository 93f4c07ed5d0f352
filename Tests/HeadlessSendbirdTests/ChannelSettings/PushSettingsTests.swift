import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The push settings of a group channel.
@Suite("Push settings") struct PushSettingsTests {
  private static let screen = """
    viewController: SBUGroupChannelPushSettingsViewController
    channelURL: design-team
    """

  private static let switchedOn = """
    ┌──────────────────────────────────┐
    │ [‹]      Notifications           │
    ├──────────────────────────────────┤
    │ Notifications               [on] │
    │ Turn on push notifications to    │
    │ hear of messages.                │
    │ All new messages               ⦿ │
    │ Mentions only                  ⦾ │
    └──────────────────────────────────┘
    """

  private static let switchedOff = """
    ┌──────────────────────────────────┐
    │ [‹]      Notifications           │
    ├──────────────────────────────────┤
    │ Notifications              [off] │
    │ Turn on push notifications to    │
    │ hear of messages.                │
    └──────────────────────────────────┘
    """

  private static let mentions = switchedOn.replacing(
    "messages               ⦿", with: "messages               ⦾"
  ).replacing("only                  ⦾", with: "only                  ⦿")

  private func frame(
    _ steps: String..., more: String = "", types: [any Configurable.Type] = [],
    deeds: Screens.Deeds = [:]
  ) throws -> String {
    let steps = steps.map { "  - \($0)\n" }.joined()
    return try communityFrames(
      of: "\(Self.screen)\n\(more)\n" + (steps.isEmpty ? "" : "steps:\n\(steps)"), types: types,
      deeds: deeds)
  }

  @Test func the_switch_and_the_choices_say_how_it_stands_and_change_it() throws {
    expect(try frame(), is: Self.switchedOn)
    expect(try frame("toggle: { row: Notifications }"), is: Self.switchedOff)
    expect(try frame("tap: { row: Mentions only }"), is: Self.mentions)
    expect(
      try frame("tap: { row: Mentions only }", "tap: { row: All new messages }"),
      is: Self.switchedOn)
    // Off forgets which it was.
    expect(
      try frame(
        "tap: { row: Mentions only }", "toggle: { row: Notifications }",
        "toggle: { row: Notifications }"), is: Self.switchedOn)
    expect(try frame("tap: { row: Notifications }"), is: Self.switchedOn)
  }

  @Test(arguments: [
    ("off", "Off"), ("mentionOnly", "Mentions only"), ("all", "On"), ("default", "On"),
  ])
  func settings_lead_there_and_say_how_it_stands(option: String, word: String) throws {
    let channel = """
      channel:
        url: choir
        name: Choir
        members: [alice]
        myPushTriggerOption: \(option)
      """
    let steps = "steps: [{ tap: { row: Notifications } }]"
    let screen = "viewController: SBUGroupChannelSettingsViewController\n\(channel)\n"
    let row = try communityFrames(of: screen).split(separator: "\n").first {
      $0.contains("Notifications")
    }
    #expect(row?.contains(" \(word) ›") == true, "\(row ?? "no row")")
    let expected =
      switch option {
      case "off": Self.switchedOff
      case "mentionOnly": Self.mentions
      default: Self.switchedOn
      }
    expect(try communityFrames(of: screen + steps), is: expected)
  }

  @Test func back_in_the_settings_the_row_says_what_was_changed() throws {
    let shown = try communityFrames(
      of: """
        \(designTeamSettings)
        steps:
          - tap: { row: Notifications }
          - toggle: { row: Notifications }
          - tap: back
        """)
    expect(shown, is: groupSettings.replacing(" On ›", with: "Off ›"))
  }

  @Test func what_the_service_refuses_stands_as_before_and_the_screen_hears_of_it() throws {
    // S41.
    let failure = "network: { failures: [{ request: setPushTrigger }] }"
    expect(try frame("toggle: { row: Notifications }", more: failure), is: Self.switchedOn)
    let heard = try communityLog(
      of: """
        viewController: PushEventScreen
        channelURL: design-team
        \(failure)
        steps: [{ toggle: { row: Notifications } }]
        """, types: [PushEventScreen.self])
    expect(heard, is: "L+\nL-\nC design-team\nwanted off\nL+\nL-\nE 800120")
  }

  @Test func the_screen_hears_of_each_change_and_goes_with_its_channel() throws {
    let heard = try communityLog(
      of: """
        viewController: PushEventScreen
        channelURL: design-team
        steps:
          - tap: { row: Mentions only }
          - event: { channelDeleted: true, channel: design-team }
        """, types: [PushEventScreen.self])
    expect(
      heard, is: "L+\nL-\nC design-team\nwanted mentionOnly\nL+\nL-\nchanged to mentionOnly\nback")
  }

  @Test func nothing_shows_while_the_channel_is_not_known() throws {
    for network in ["latency: 1s", "failures: [{ request: getChannel }]"] {
      let shown = try frame("snapshot: x", more: "network: { \(network) }")
      #expect(!shown.contains("[on]") && shown.contains("Notifications"), "\(shown)")
    }
    #expect(try frame(more: "channelType: group").contains("error:"))
  }

  @Test func sets_choose_its_parts_on_the_road_from_settings_too() throws {
    // 1.3, F6 of code written for the kit: one row alone hides the choices.
    let project = """
      SBUModuleSet:
        GroupChannelPushSettingsModule: { HeaderComponent: AlertsHeader, ListComponent: SwitchList }
      SBUViewControllerSet: { GroupChannelPushSettingsViewController: PushEventScreen }
      SBUViewModelSet: { GroupChannelPushSettingsViewModel: QuietPushModel }
      """
    let types: [any Configurable.Type] = [
      AlertsHeader.self, SwitchList.self, PushEventScreen.self, QuietPushModel.self,
    ]
    var shown = ""
    let heard = try EventLog.lines {
      shown = try communityFrames(
        of: """
          \(designTeamSettings)
          steps: [{ tap: { row: Notifications } }, { toggle: { row: Notifications } }]
          """, project: project, types: types)
    }
    expect(
      shown,
      is: Self.switchedOff.replacing(
        "      Notifications           ", with: "          Alerts              "))
    #expect(heard.hasSuffix("wanted off\nL+\nL-\nchanged to off"), "\(heard)")
    #expect(heard.hasPrefix("quiet model"), "\(heard)")
  }

  @Test func the_same_is_chosen_from_Swift() throws {
    let shown = try communityFrames(
      of: "\(designTeamSettings)\nsteps: [{ act: choose }, { tap: { row: Notifications } }]",
      types: [],
      deeds: [
        "choose": { _ in
          SBUModuleSet.GroupChannelPushSettingsModule.ListComponent = SwitchList.self
          SBUModuleSet.GroupChannelPushSettingsModule.HeaderComponent = AlertsHeader.self
        }
      ])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [‹]          Alerts              │
        ├──────────────────────────────────┤
        │ Notifications               [on] │
        │ Turn on push notifications to    │
        │ hear of messages.                │
        └──────────────────────────────────┘
        """)
  }

  @Test func words_of_the_project_stand_in_it() throws {
    let shown = try communityFrames(
      of: Self.screen,
      project: """
        SBUStringSet:
          ChannelPushSettings_Header_Title: Hinweise
          ChannelPushSettings_Notification_Title: Mitteilungen
          ChannelPushSettings_Notification_Description: Wer schreibt, meldet sich.
          ChannelPushSettings_Item_All: Alles
          ChannelPushSettings_Item_Mentions_Only: Nur Erwähnungen
        """)
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [‹]         Hinweise             │
        ├──────────────────────────────────┤
        │ Mitteilungen                [on] │
        │ Wer schreibt, meldet sich.       │
        │ Alles                          ⦿ │
        │ Nur Erwähnungen                ⦾ │
        └──────────────────────────────────┘
        """)
  }
}

/// Push settings that write down what they hear.
final class PushEventScreen: SBUGroupChannelPushSettingsViewController {
  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: .loading(isLoading)) { super.shouldUpdateLoadingState(isLoading) }
  }

  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    record(as: .failure(error, isBlocker: isBlocker)) {
      super.didReceiveError(error, isBlocker: isBlocker)
    }
  }

  override func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    record(as: "C \(channel?.channelURL ?? "nil")") {
      super.baseChannelSettingsViewModel(
        viewModel, didChangeChannel: channel, withContext: context)
    }
  }

  override func groupChannelPushSettingsModule(
    _ listComponent: SBUGroupChannelPushSettingsModule.List,
    didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption
  ) {
    record(as: "wanted \(pushTriggerOption)") {
      super.groupChannelPushSettingsModule(
        listComponent, didChangeNotification: pushTriggerOption)
    }
  }

  override func groupChannelPushSettingsViewModel(
    _ viewModel: SBUGroupChannelPushSettingsViewModel,
    didChangePushTriggerOption pushTriggerOption: GroupChannelPushTriggerOption
  ) {
    record(as: "changed to \(pushTriggerOption)") {
      super.groupChannelPushSettingsViewModel(
        viewModel, didChangePushTriggerOption: pushTriggerOption)
    }
  }

  override func onClickBack() { record(as: "back") { super.onClickBack() } }
}

/// A bar with a title of its own.
final class AlertsHeader: SBUGroupChannelPushSettingsModule.Header {
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "Alerts"
  }
}

/// The switch alone.
final class SwitchList: SBUGroupChannelPushSettingsModule.List {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

/// A view model that says that it was made.
final class QuietPushModel: SBUGroupChannelPushSettingsViewModel {
  required init(
    channel: BaseChannel?, channelURL: String, channelType: ChannelType,
    delegate: (any SBUBaseChannelSettingsViewModelDelegate)?
  ) {
    EventLog.note("quiet model")
    super.init(
      channel: channel, channelURL: channelURL, channelType: channelType, delegate: delegate)
  }
}
