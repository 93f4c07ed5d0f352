import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The rows of the menu, and their cells.
@Suite("Moderations: rows") struct ModerationsRowTests {
  @Test func each_row_has_an_icon_a_title_and_an_arrow_or_a_switch() throws {
    // S159, S160, S161, S162, S163.
    try inspectModerations { screen in
      let table = try #require(screen.listComponent?.tableView)
      let cells = table.visibleCells.compactMap { $0 as? SBUModerationCell }
      #expect(cells.map(\.type) == [.operators, .mutedMembers, .bannedUsers, .freezeChannel])
      #expect(
        cells.map(\.typeIcon.image?.name)
          == [
            SBUIconSet.iconOperator, SBUIconSet.iconMute, SBUIconSet.iconBan, SBUIconSet.iconFreeze,
          ].map(\.name))
      // The symbol of a muted person has no other meaning.
      #expect(cells.map(\.typeIcon.image?.symbol) == ["◆", "⊖", "⊗", "✻"])
      #expect(
        cells.map(\.titleLabel.text) == [
          "Operators", "Muted members", "Banned users", "Freeze channel",
        ])
      #expect(cells.map(\.rightButton.isHidden) == [false, false, false, true])
      #expect(cells.map(\.rightSwitch.isHidden) == [true, true, true, false])
      for cell in cells {
        #expect(cell.channel === screen.channel)
        #expect(cell.rightButton.image(for: .normal) == SBUIconSet.iconChevronRight)
        #expect(!cell.rightButton.isUserInteractionEnabled)
        #expect(cell.subTitleLabel.isHidden)
        #expect(cell.selectionStyle == .none)
      }
    }
  }

  @Test func muted_participants_have_the_same_icon_as_muted_members() throws {
    // S161.
    try inspectModerations("viewController: SBUModerationsViewController\nchannelURL: lobby") {
      let cells = $0.listComponent?.tableView.visibleCells.compactMap { $0 as? SBUModerationCell }
      #expect(cells?.map(\.type) == [.operators, .mutedParticipants, .bannedUsers])
      #expect(cells?.map(\.typeIcon.image?.name)[1] == SBUIconSet.iconMute.name)
    }
  }

  @Test func the_table_has_one_section_without_separators_or_empty_view() throws {
    // S105, S49: one section without separators, header or empty view.
    try inspectModerations { screen in
      let list = try #require(screen.listComponent)
      #expect(list.tableView.numberOfSections == 1)
      #expect(list.tableView.separatorStyle == .none)
      #expect(list.tableView.backgroundView == nil)
      #expect(list.tableView.tableHeaderView == nil)
      #expect(list.channel === screen.channel)
      #expect(list.moderationCell is SBUModerationCell)
    }
  }

  @Test func a_cell_shows_a_custom_title_and_icon_and_is_off_without_a_channel() throws {
    // 4.2.
    try inspectModerations { screen in
      let cell = SBUModerationCell(style: .default, reuseIdentifier: nil)
      cell.configure(
        type: .bannedUsers, channel: screen.channel, title: "Outside", icon: SBUIconSet.iconError)
      #expect(cell.titleLabel.text == "Outside")
      #expect(cell.typeIcon.image == SBUIconSet.iconError)
      cell.configure(type: .freezeChannel, channel: try channelObject("winter", from: screen))
      #expect(cell.rightSwitch.isOn)
      #expect(cell.titleLabel.text == "Freeze channel")
      cell.configure(type: .freezeChannel, channel: nil)
      #expect(!cell.rightSwitch.isOn && !cell.rightSwitch.isHidden && cell.rightButton.isHidden)
      cell.configure(type: .operators, channel: nil)
      #expect(cell.rightSwitch.isHidden && !cell.rightButton.isHidden)
    }
  }

  @Test func changeBackSwitch_toggles_the_switch() {
    // S189.
    let cell = SBUModerationCell(style: .default, reuseIdentifier: nil)
    cell.changeBackSwitch()
    #expect(cell.rightSwitch.isOn)
    cell.changeBackSwitch()
    #expect(!cell.rightSwitch.isOn)
  }

  @Test func rows_update_on_the_next_main_queue_turn() throws {
    // S13.
    try inspectModerations { screen in
      let list = try #require(screen.listComponent)
      #expect(list.tableView.numberOfRows(inSection: 0) == 4)
      screen.viewModel = nil
      list.reloadTableView()
      #expect(list.tableView.visibleCells.count == 4)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(list.tableView.visibleCells.isEmpty)
    }
  }

  @Test func a_cell_registered_early_stays_and_an_unknown_cell_is_not_configured() throws {
    // S52, S53.
    let rows = { (list: String) in
      try communityFrames(
        of: "\(designTeamModerations)\nlistComponent: \(list)",
        types: [EarlyCellModerationsList.self, NoticeModerationsList.self]
      ).split(separator: "\n").dropFirst(3).dropLast().joined(separator: "\n")
    }
    expect(
      try rows("EarlyCellModerationsList"),
      is: """
        │ ◆ > Operators                  › │
        │ ⊖ > Muted members              › │
        │ ⊗ > Banned users               › │
        │ ✻ > Freeze channel         [off] │
        """)
    expect(
      try rows("NoticeModerationsList"),
      is: """
        │ Something                        │
        │ Something                        │
        │ Something                        │
        │ Something                        │
        """)
  }
}

/// A cell with `>` before its title.
class PointingModerationCell: SBUModerationCell {
  override func configure(
    type: ModerationItemType, channel: BaseChannel?, title: String?, icon: UIImage?
  ) {
    super.configure(type: type, channel: channel, title: title, icon: icon)
    titleLabel.text = "> \(titleLabel.text ?? "")"
  }
}

/// A list that registers its cell in its initializer.
final class EarlyCellModerationsList: SBUModerationsModule.List {
  required init() {
    super.init()
    register(moderationCell: PointingModerationCell())
  }

  required init?(coder: NSCoder) { nil }
}

/// A list with cells of a class that is unknown to the kit.
final class NoticeModerationsList: SBUModerationsModule.List {
  /// A cell with a fixed text.
  private final class Notice: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      textLabel?.text = "Something"
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = Notice(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Something"
    configureCell(cell, indexPath: indexPath)
    return cell
  }
}
