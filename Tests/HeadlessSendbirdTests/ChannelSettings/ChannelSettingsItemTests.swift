import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The rows that leave the channel or open the search, and the rows of a custom list.
@Suite("Channel settings: items") struct ChannelSettingsItemTests {
  @Test func leaving_a_channel_returns_to_the_screen_below() throws {
    let shown = try communityFrames(
      of: """
        viewController: SBUUserListViewController
        channelURL: design-team
        steps:
          - act: push settings
          - tap: { row: Leave channel }
        """,
      actions: [
        "push settings": pushing {
          SBUGroupChannelSettingsViewController(channelURL: "design-team")
        }
      ])
    // The members were Alice, Bob and Dan.
    #expect(shown.contains("Members") && shown.contains("Bob Stone"), "\(shown)")
    #expect(!shown.contains("Alice Kim"), "\(shown)")
  }

  @Test func leaving_a_channel_returns_to_the_list_of_channels_in_the_stack() throws {
    // G204.
    let shown = try communityFrames(
      of: """
        viewController: SBUUserListViewController
        channelURL: design-team
        steps:
          - act: push the list
          - act: push settings
          - tap: { row: Leave channel }
        """,
      actions: [
        "push the list": pushing { SBUGroupChannelListViewController() },
        "push settings": pushing {
          SBUGroupChannelSettingsViewController(channelURL: "design-team")
        },
      ])
    #expect(shown.contains(" Channels "), "\(shown)")
  }

  @Test(arguments: [
    ("Group", "design-team", "Leave channel", "", "leave"),
    ("Open", "town-hall", "Delete channel", ", { tap: { alert: Delete } }", "delete"),
  ])
  func the_screen_is_notified_when_the_service_rejects_a_request(
    sort: String, url: String, row: String, more: String, request: String
  ) throws {
    // S41.
    let yaml = """
      channelURL: \(url)
      network: { failures: [{ request: \(request) }] }
      steps: [{ tap: { row: \(row) } }\(more)]
      """
    let loggedEvents = try communityLog(
      of: "viewController: \(sort)SettingsEventScreen\n\(yaml)",
      types: [OpenSettingsEventScreen.self, GroupSettingsEventScreen.self])
    #expect(loggedEvents.contains("L+\nL-\nE 800120"), "\(loggedEvents)")
  }

  @Test func deleting_a_channel_closes_the_settings_below_only_once() throws {
    // The events that follow the deletion must not close another screen.
    let loggedEvents = try communityLog(
      of: """
        viewController: OpenSettingsEventScreen
        channelURL: town-hall
        steps:
          - act: push settings
          - tap: { row: Delete channel }
          - tap: { alert: Delete }
          - snapshot: the first settings, which close by themselves
        """,
      types: [OpenSettingsEventScreen.self],
      actions: [
        "push settings": pushing {
          SBUOpenChannelSettingsViewController(channelURL: "town-hall")
        }
      ])
    #expect(loggedEvents.hasSuffix("dismiss for nil\nonClickBack"), "\(loggedEvents)")
    #expect(loggedEvents.components(separatedBy: "onClickBack").count == 2, "\(loggedEvents)")
  }

  @Test func an_enabled_search_has_a_row_that_leads_to_an_absent_screen() throws {
    // In YAML for all screens, and in Swift.
    let on = "SendbirdUI: { isMessageSearchEnabled: true }"
    let searchable = groupSettings.replacing(
      "│ ↪ Leave", with: "│ ⌕ Search in channel            › │\n│ ↪ Leave")
    expect(try communityFrames(of: designTeamSettings, project: on), is: searchable)
    let searching = try communityFrames(
      of: "\(designTeamSettings)\n\(on)\nsteps: [{ tap: { row: Search in channel } }]")
    #expect(searching.contains("SBUMessageSearchViewController"), "\(searching)")
    let shown = try communityFrames(
      of: "\(designTeamSettings)\nsteps: [{ act: switch on }]",
      actions: [
        "switch on": { screen in
          SendbirdUI.config.groupChannel.setting.isMessageSearchEnabled = true
          (screen as? SBUGroupChannelSettingsViewController)?.updateStyles()
        }
      ])
    expect(shown, is: searchable)
  }

  @Test func each_row_of_the_kit_calls_its_own_delegate_method() throws {
    let group = try communityLog(
      of: """
        viewController: SelectionScreen
        channelURL: design-team
        SendbirdUI: { isMessageSearchEnabled: true }
        steps:
          - tap: { row: Moderations }
          - tap: { row: Notifications }
          - tap: { row: Members }
          - tap: { row: Search in channel }
          - tap: { row: Leave channel }
        """, types: [SelectionScreen.self])
    expect(group, is: "Moderations\nNotifications\nMembers\nSearch\nLeave")
    let open = try communityLog(
      of: """
        viewController: OpenSelectionScreen
        channelURL: town-hall
        steps:
          - tap: { row: Moderations }
          - tap: { row: Participants }
          - tap: { row: Delete channel }
        """, types: [OpenSelectionScreen.self])
    expect(open, is: "Moderations\nParticipants\nDelete")
  }

  @Test func a_custom_list_can_reuse_kit_rows_and_add_a_switch_row() throws {
    let project = "SBUModuleSet: { GroupChannelSettingsModule: { ListComponent: QuietHoursList } }"
    let steps = "steps:\n  - toggle: { row: Quiet hours }\n  - tap: { row: Rules }\n"
    expect(
      try communityFrames(
        of: designTeamSettings + "\n" + steps, project: project, types: [QuietHoursList.self]),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]   Channel information [Edit] │
        ├──────────────────────────────────┤
        │                ◎                 │
        │           Design team            │
        │ ♫    ╭────────────────────╮ On › │
        │ ✻    │ Rules of 3 members │ [on] │
        │ ⓘ    │                    │    › │
        │ ↪    │        [OK]        │      │
        │      ╰────────────────────╯      │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
  }

  @Test func items_set_by_the_app_survive_a_style_update() throws {
    let shown = try communityFrames(
      of: "\(designTeamSettings)\nsteps: [{ act: set }]",
      actions: [
        "set": on { (screen: SBUGroupChannelSettingsViewController) in
          let list = try #require(screen.listComponent)
          let count = list.items.count
          list.items = [list.createLeaveItem(), SBUChannelSettingItem(title: "\(count) rows")]
          screen.updateStyles()
        }
      ])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [‹]   Channel information [Edit] │
        ├──────────────────────────────────┤
        │                ◎                 │
        │           Design team            │
        │ ↪ Leave channel                  │
        │ 4 rows                         › │
        └──────────────────────────────────┘
        """)
  }

  @Test func the_cell_and_the_info_view_can_be_replaced_on_the_list_class() throws {
    // 1.2: the list class stores the parts, separately for group and open channels.
    let shown = try communityFrames(
      of: "\(designTeamSettings)\nsteps: [{ act: exchange }]",
      actions: [
        "exchange": { screen in
          SBUGroupChannelSettingsModule.List.SettingCell = ShoutingCell.self
          SBUGroupChannelSettingsModule.List.ChannelInfoView = CapitalsInfoView.self
          SBUGroupChannelSettingsModule.Header.RightBarButton = HelpItem.self
          #expect(SBUOpenChannelSettingsModule.List.SettingCell == SBUChannelSettingCell.self)
          let next = SBUGroupChannelSettingsViewController(channelURL: "design-team")
          screen.navigationController?.pushViewController(next, animated: true)
        }
      ])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [‹]   Channel information [Help] │
        ├──────────────────────────────────┤
        │           DESIGN TEAM            │
        │ ◇ Moderations!                 › │
        │ ♫ Notifications!            On › │
        │ ∴ Members!                   3 › │
        │ ↪ Leave channel!                 │
        └──────────────────────────────────┘
        """)
  }

  @Test func a_kit_icon_is_loaded_by_name_in_a_color() {
    // A11, A23 of code written for the kit.
    let size = SBUIconSetType.Metric.defaultIconSize
    let image = SBUIconSetType.iconNotifications.image(with: .systemRed, to: size)
    #expect(image == SBUIconSet.iconNotifications)
    #expect(SBUIconSetType.allCases.map(\.rawValue).contains("iconLeave"))
    #expect(SBUIconSetType.iconLeave.load().symbol == "↪")
  }
}

/// Settings that log the tapped rows.
final class SelectionScreen: SBUGroupChannelSettingsViewController {
  override func groupChannelSettingsModuleDidSelectModerations(
    _ listComponent: SBUGroupChannelSettingsModule.List
  ) { EventLog.note("Moderations") }
  override func groupChannelSettingsModuleDidSelectNotifications(
    _ listComponent: SBUGroupChannelSettingsModule.List
  ) { EventLog.note("Notifications") }
  override func groupChannelSettingsModuleDidSelectMembers(
    _ listComponent: SBUGroupChannelSettingsModule.List
  ) { EventLog.note("Members") }
  override func groupChannelSettingsModuleDidSelectSearch(
    _ listComponent: SBUGroupChannelSettingsModule.List
  ) { EventLog.note("Search") }
  override func groupChannelSettingsModuleDidSelectLeave(
    _ listComponent: SBUGroupChannelSettingsModule.List
  ) { EventLog.note("Leave") }
}

/// The same for an open channel.
final class OpenSelectionScreen: SBUOpenChannelSettingsViewController {
  override func openChannelSettingsModuleDidSelectModerations(
    _ listComponent: SBUOpenChannelSettingsModule.List
  ) { EventLog.note("Moderations") }
  override func openChannelSettingsModuleDidSelectParticipants(
    _ listComponent: SBUOpenChannelSettingsModule.List
  ) { EventLog.note("Participants") }
  override func openChannelSettingsModuleDidSelectDelete(
    _ listComponent: SBUOpenChannelSettingsModule.List
  ) { EventLog.note("Delete") }
}

/// Some of the kit's rows, one with a switch, and one that shows the rules.
final class QuietHoursList: SBUGroupChannelSettingsModule.List {
  private var isQuiet = false

  override func setupItems() {
    let quiet = SBUChannelSettingItem(
      title: "Quiet hours", icon: SBUIconSet.iconFreeze, isRightButtonHidden: true,
      isRightSwitchHidden: false)
    let rules = SBUChannelSettingItem(title: "Rules", icon: SBUIconSet.iconInfo) { [weak self] in
      let count = self?.channel?.memberCount ?? 0
      SBUAlertView.show(
        title: "Rules of \(count) members",
        confirmButtonItem: SBUAlertButtonItem(title: SBUStringSet.OK) { _ in })
    }
    items = [createNotificationItem(), quiet, rules, createLeaveItem()]
  }

  override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
    super.configureCell(cell, indexPath: indexPath)
    guard let cell = cell as? SBUBaseChannelSettingCell, items[indexPath.row].title == "Quiet hours"
    else { return }
    cell.rightSwitch.isOn = isQuiet
    cell.switchAction = { [weak self] isOn in self?.isQuiet = isOn }
  }
}

/// A cell that adds `!` to its title.
final class ShoutingCell: SBUGroupChannelSettingCell {
  override func configure(with item: SBUChannelSettingItem) {
    super.configure(with: item)
    titleLabel.text = (item.title ?? "") + "!"
  }
}

/// A button with another title than the kit's.
final class HelpItem: SBUBarButtonItem {
  override var title: String? {
    get { "Help" }
    set {}
  }
}
