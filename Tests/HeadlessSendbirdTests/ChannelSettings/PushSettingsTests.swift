import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The push settings of a group channel.
@Suite("Push settings") struct PushSettingsTests {
  @Test func the_screen_is_notified_when_the_service_rejects_a_request() throws {
    // S41.
    let logged = try communityLog(
      of: """
        viewController: PushEventScreen
        channelURL: design-team
        network: { failures: [{ request: setPushTrigger }] }
        steps: [{ toggle: { row: Notifications } }]
        """, types: [PushEventScreen.self])
    expect(logged, is: "L+\nL-\nC design-team\nwanted off\nL+\nL-\nE 800120")
  }

  @Test func the_screen_is_notified_of_changes_and_closes_with_its_channel() throws {
    let logged = try communityLog(
      of: """
        viewController: PushEventScreen
        channelURL: design-team
        steps:
          - tap: { row: Mentions only }
          - event: { channelDeleted: true, channel: design-team }
        """, types: [PushEventScreen.self])
    expect(
      logged, is: "L+\nL-\nC design-team\nwanted mentionOnly\nL+\nL-\nchanged to mentionOnly\nback")
  }

  @Test func a_channel_type_is_rejected() throws {
    let shown = try communityFrames(
      of: """
        viewController: SBUGroupChannelPushSettingsViewController
        channelURL: design-team
        channelType: group
        """)
    #expect(shown.contains("error:"))
  }

  @Test func sets_choose_the_parts_of_push_settings_opened_from_settings() throws {
    // 1.3, F6 of code written for the kit: a list with a single row hides the options.
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
    let logged = try EventLog.lines {
      shown = try communityFrames(
        of: """
          \(designTeamSettings)
          steps: [{ tap: { row: Notifications } }, { toggle: { row: Notifications } }]
          """, project: project, types: types)
    }
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [‹]          Alerts              │
        ├──────────────────────────────────┤
        │ Notifications              [off] │
        │ Turn on push notifications to    │
        │ hear of messages.                │
        └──────────────────────────────────┘
        """)
    #expect(logged.hasSuffix("wanted off\nL+\nL-\nchanged to off"), "\(logged)")
    #expect(logged.hasPrefix("quiet model"), "\(logged)")
  }

  @Test func Swift_chooses_the_parts_of_push_settings() throws {
    let shown = try communityFrames(
      of: "\(designTeamSettings)\nsteps: [{ act: choose }, { tap: { row: Notifications } }]",
      types: [],
      actions: [
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
}

/// Push settings that log their events.
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

/// A header with a custom title.
final class AlertsHeader: SBUGroupChannelPushSettingsModule.Header {
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "Alerts"
  }
}

/// A list with the switch only.
final class SwitchList: SBUGroupChannelPushSettingsModule.List {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

/// A view model that logs its initialization.
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
