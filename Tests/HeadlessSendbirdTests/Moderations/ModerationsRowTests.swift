import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The rows of the menu, and their cells.
struct ModerationsRowTests {
  private func menu(_ channel: String) throws -> String {
    try communityFrames(of: "viewController: SBUModerationsViewController\n\(channel)")
  }

  @Test(
    "S156, S190: groups and supergroups have all four rows",
    arguments: ["channelURL: design-team", "channelURL: everyone", "channelURL: book-club"])
  func groups(channel: String) throws {
    expect(try menu(channel), is: groupMenu)
  }

  @Test("S157, S190: broadcast channels have no muted row and no freeze")
  func broadcast() throws {
    expect(
      try menu("channelURL: news"),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]       Moderations            │
        ├──────────────────────────────────┤
        │ ◆ Operators                    › │
        │ ⊗ Banned users                 › │
        └──────────────────────────────────┘
        """)
  }

  @Test(
    "S158: open channels have muted participants and no freeze", arguments: ["town-hall", "lobby"])
  func open(url: String) throws {
    expect(try menu("channelURL: \(url)"), is: openMenu)
  }

  @Test("S163: the switch is on where the channel is frozen")
  func frozen() throws {
    expect(try menu("channelURL: winter"), is: frozenMenu)
  }

  @Test("S114: who is no operator sees the same")
  func noRightsCheck() throws {
    expect(try menu("channelURL: design-team\ncurrentUser: bob"), is: groupMenu)
    expect(try menu("channelURL: town-hall\ncurrentUser: bob"), is: openMenu)
  }

  @Test("S159, S160, S161, S162, S163: picture, title and what stands at the right of each row")
  func partsOfTheRows() throws {
    try inspectModerations { screen in
      let table = try #require(screen.listComponent?.tableView)
      let cells = table.visibleCells.compactMap { $0 as? SBUModerationCell }
      #expect(cells.map(\.type) == [.operators, .mutedMembers, .bannedUsers, .freezeChannel])
      #expect(
        cells.map(\.typeIcon.image) == [
          SBUIconSet.iconOperator, SBUIconSet.iconMute, SBUIconSet.iconBan, SBUIconSet.iconFreeze,
        ])
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

  @Test("S161: the muted participants have the same picture as muted members")
  func mutedParticipants() throws {
    try inspectModerations("viewController: SBUModerationsViewController\nchannelURL: lobby") {
      let cells = $0.listComponent?.tableView.visibleCells.compactMap { $0 as? SBUModerationCell }
      #expect(cells?.map(\.type) == [.operators, .mutedParticipants, .bannedUsers])
      #expect(cells?.map(\.typeIcon.image)[1] == SBUIconSet.iconMute)
    }
  }

  @Test("S105, S49: one section without lines, head or anything to show where there are no rows")
  func table() throws {
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

  @Test("4.2: a cell takes a title and a picture of one's own; without a channel the switch is off")
  func configuring() throws {
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

  @Test("S189: a cell can put its switch back, which nobody asks it to")
  func changingBack() {
    let cell = SBUModerationCell(style: .default, reuseIdentifier: nil)
    cell.changeBackSwitch()
    #expect(cell.rightSwitch.isOn)
    cell.changeBackSwitch()
    #expect(!cell.rightSwitch.isOn)
  }

  @Test("S13: rows change at the next turn of the main queue, not at once")
  func reloadingTakesATurn() throws {
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

  @Test("S52, S53: a cell registered before configure stays; one of a foreign class is not filled")
  func registering() throws {
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
        │ ⊘ > Muted members              › │
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

/// A cell with a mark before its title.
class PointingModerationCell: SBUModerationCell {
  override func configure(
    type: ModerationItemType, channel: BaseChannel?, title: String?, icon: UIImage?
  ) {
    super.configure(type: type, channel: channel, title: title, icon: icon)
    titleLabel.text = "> \(titleLabel.text ?? "")"
  }
}

/// A list that is told of its cell as soon as it exists.
final class EarlyCellModerationsList: SBUModerationsModule.List {
  required init() {
    super.init()
    register(moderationCell: PointingModerationCell())
  }

  required init?(coder: NSCoder) { nil }
}

/// A list that shows cells of a class that the kit does not know.
final class NoticeModerationsList: SBUModerationsModule.List {
  /// A cell that says one thing.
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
