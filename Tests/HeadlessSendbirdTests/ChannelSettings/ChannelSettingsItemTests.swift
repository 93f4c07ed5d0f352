import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The rows that lead out of the channel, to the search, and those of an app's own list.
@Suite("Channel settings: items") struct ChannelSettingsItemTests {
  @Test func leaving_leads_out_of_the_channel_to_the_screen_below() throws {
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
    // Of Alice, Bob and Dan.
    #expect(shown.contains("Members") && shown.contains("Bob Stone"), "\(shown)")
    #expect(!shown.contains("Alice Kim"), "\(shown)")
  }

  @Test(arguments: [
    ("Group", "design-team", "Leave channel", "", "leave"),
    ("Open", "town-hall", "Delete channel", ", { tap: { alert: Delete } }", "delete"),
  ])
  func the_screen_hears_of_what_the_service_refuses(
    sort: String, url: String, row: String, more: String, request: String
  ) throws {
    // S41.
    let yaml = """
      channelURL: \(url)
      network: { failures: [{ request: \(request) }] }
      steps: [{ tap: { row: \(row) } }\(more)]
      """
    let heard = try communityLog(
      of: "viewController: \(sort)SettingsEventScreen\n\(yaml)",
      types: [OpenSettingsEventScreen.self, GroupSettingsEventScreen.self])
    #expect(heard.contains("L+\nL-\nE 800120"), "\(heard)")
  }

  @Test func who_left_or_deleted_hears_nothing_more_of_the_channel() throws {
    // What the service announces afterwards would close another screen.
    let heard = try communityLog(
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
    #expect(heard.hasSuffix("dismiss for nil\nonClickBack"), "\(heard)")
    #expect(heard.components(separatedBy: "onClickBack").count == 2, "\(heard)")
  }

  @Test func the_search_has_a_row_where_the_app_has_switched_it_on_and_leads_to_no_search() throws {
    // In YAML for all screens, and from Swift.
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

  @Test func every_row_of_the_kit_tells_the_screen_by_a_method_of_its_own() throws {
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

  @Test func a_list_of_an_apps_own_takes_some_rows_and_adds_one_with_a_switch() throws {
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
        │      ╭────────────────────╮      │
        │ ♫ Not│ Rules of 3 members │ On › │
        │ ✻ Qui│                    │ [on] │
        │ ⓘ Rul│        [OK]        │    › │
        │ ↪ Lea╰────────────────────╯      │
        │                                  │
        └──────────────────────────────────┘
        """)
  }

  @Test func items_that_are_set_from_elsewhere_stay() throws {
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

  @Test func cell_and_info_view_are_exchanged_by_the_lists_parts() throws {
    // 1.2: storage belongs to the list's class, with those of group and of open channels apart.
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

  @Test func a_picture_of_the_kit_is_had_by_name_in_a_colour() {
    // A11, A23 of code written for the kit.
    let size = SBUIconSetType.Metric.defaultIconSize
    let image = SBUIconSetType.iconNotifications.image(with: .systemRed, to: size)
    #expect(image == SBUIconSet.iconNotifications)
    #expect(SBUIconSetType.allCases.map(\.rawValue).contains("iconLeave"))
    #expect(SBUIconSetType.iconLeave.load().symbol == "↪")
  }
}

/// Settings that write down which row was tapped.
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

/// The same of an open channel.
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

/// Some of the kit's rows, one with a switch, and one that says the rules.
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

/// A row that shouts.
final class ShoutingCell: SBUGroupChannelSettingCell {
  override func configure(with item: SBUChannelSettingItem) {
    super.configure(with: item)
    titleLabel.text = (item.title ?? "") + "!"
  }
}

/// A button that says something else than the kit's.
final class HelpItem: SBUBarButtonItem {
  override var title: String? {
    get { "Help" }
    set {}
  }
}
