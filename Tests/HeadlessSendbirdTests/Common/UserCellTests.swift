import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The row of a user in every type of list.
///
/// Chloe is an operator with a picture, Dan is muted, Eve has no nickname, Alice looks at them.
@Suite("A user's row") struct UserCellTests {
  private func rows(_ type: String, operatorMode: Bool = false) throws -> String {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: everyone
        \(kitsWay)
        listComponent: { type: TypedList, rowType: \(type), operatorMode: \(operatorMode) }
        """, types: [TypedList.self])
    return shown.split(separator: "\n").dropFirst(3).dropLast().joined(separator: "\n")
  }

  @Test func invite_and_create_channel_rows_have_a_checkbox() throws {
    // S141, S149, S151, S152, S153.
    let expected = """
      │ ○ Alice Kim (You)            [ ] │
      │ ○ Bob Stone                  [ ] │
      │ ● Chloe Martin      Operator [ ] │
      │ ⊘ Dan Wu                     [ ] │
      │ ○ (No name)                  [ ] │
      """
    expect(try rows("invite"), is: expected)
    expect(try rows("createChannel"), is: expected)
  }

  @Test func member_rows_have_a_menu_button_in_operator_mode_disabled_for_oneself() throws {
    // S142: members and participants have a menu button in operator mode, disabled for oneself.
    let expected = """
      │ ○ Alice Kim (You)            (⋯) │
      │ ○ Bob Stone                  [⋯] │
      │ ● Chloe Martin      Operator [⋯] │
      │ ⊘ Dan Wu                     [⋯] │
      │ ○ (No name)                  [⋯] │
      """
    expect(try rows("members", operatorMode: true), is: expected)
    expect(try rows("participants", operatorMode: true), is: expected)
  }

  @Test func other_rows_have_no_controls() throws {
    // S142, S146, S147, S148.
    let expected = """
      │ ○ Alice Kim (You)                │
      │ ○ Bob Stone                      │
      │ ● Chloe Martin          Operator │
      │ ⊘ Dan Wu                         │
      │ ○ (No name)                      │
      """
    for type in ["members", "participants", "reaction", "suggestedMention", "none"] {
      expect(try rows(type), is: expected)
    }
    expect(try rows("reaction", operatorMode: true), is: expected)
  }

  @Test func operator_rows_have_a_menu_button_but_no_operator_label() throws {
    // S143, S155.
    let expected = """
      │ ○ Alice Kim (You)            (⋯) │
      │ ○ Bob Stone                  [⋯] │
      │ ● Chloe Martin               [⋯] │
      │ ⊘ Dan Wu                     [⋯] │
      │ ○ (No name)                  [⋯] │
      """
    expect(try rows("operators"), is: expected)
    expect(try rows("operators", operatorMode: true), is: expected)
  }

  @Test func all_muted_rows_show_the_muted_icon() throws {
    // S144, S155.
    expect(
      try rows("muted"),
      is: """
        │ ⊘ Alice Kim (You)            (⋯) │
        │ ⊘ Bob Stone                  [⋯] │
        │ ⊘ Chloe Martin      Operator [⋯] │
        │ ⊘ Dan Wu                     [⋯] │
        │ ⊘ (No name)                  [⋯] │
        """)
  }

  @Test func banned_rows_have_a_menu_button() throws {
    // S145, S155.
    expect(
      try rows("banned"),
      is: """
        │ ○ Alice Kim (You)            (⋯) │
        │ ○ Bob Stone                  [⋯] │
        │ ● Chloe Martin      Operator [⋯] │
        │ ⊘ Dan Wu                     [⋯] │
        │ ○ (No name)                  [⋯] │
        """)
  }

  @Test func mention_suggestions_show_the_user_id_if_requested() throws {
    // S147.
    expect(
      try rows("suggestedMentionWithId"),
      is: """
        │ ○ Alice Kim (You)          alice │
        │ ○ Bob Stone                  bob │
        │ ● Chloe Martin    chloe Operator │
        │ ⊘ Dan Wu                     dan │
        │ ○ (No name)                  eve │
        """)
  }

  @Test func a_nickname_of_spaces_is_a_name_but_an_empty_one_is_not() {
    // S149.
    #expect(SBUUser(userId: "a").refinedNickname() == "(No name)")
    #expect(SBUUser(userId: "a", nickname: "").refinedNickname() == "(No name)")
    #expect(SBUUser(userId: "a", nickname: "  ").refinedNickname() == "  ")
  }

  @Test(arguments: ["light", "dark"])
  func name_and_operator_labels_use_the_theme_colors(theme: String) throws {
    // S150, S151.
    try inspect(
      """
      viewController: SBUInviteUserViewController
      channelURL: everyone
      users: [chloe, eve]
      theme: \(theme)
      listComponent: { type: TypedList, rowType: invite }
      """, types: [TypedList.self]
    ) { screen in
      let colors: SBUUserCellTheme = theme == "dark" ? .dark : .light
      let table = try #require(screen.listComponent?.tableView)
      let cells = table.visibleCells.compactMap { $0 as? SBUUserCell }
      try #require(cells.count == 2)
      #expect(cells.allSatisfy { $0.nicknameLabel.textColor == colors.nicknameTextColor })
      #expect(cells[0].operatorLabel.textColor == colors.subInfoTextColor)
      #expect(cells[0].operatorLabel.textAlignment == .right)
      #expect(cells[0].backgroundColor == colors.backgroundColor)
    }
  }

  @Test func the_menu_button_calls_its_handler() throws {
    // S153.
    let log = try EventLog.lines {
      _ = try frames(
        of: """
          viewController: SBUInviteUserViewController
          channelURL: everyone
          listComponent: { type: TypedList, rowType: banned }
          steps:
            - tap: { button: iconMore, row: Chloe Martin }
          """, types: [TypedList.self])
    }
    expect(log, is: "more about chloe")
  }

  @Test func selectUser_checks_the_box_but_does_not_show_a_hidden_box() {
    // S154: selectUser(_:) changes only the box, and does not show a hidden box.
    let user = SBUUser(userId: "bob", nickname: "Bob")
    let cell = SBUUserCell()
    cell.configure(type: .invite, user: user)
    cell.selectUser(true)
    #expect(cell.isChecked && cell.checkboxButton.isSelected && !cell.checkboxButton.isHidden)
    #expect(cell.nicknameLabel.text == "Bob")
    cell.configure(type: .members, user: user)
    cell.selectUser(true)
    #expect(cell.isChecked && cell.checkboxButton.isHidden)
  }

  @Test func parts_that_a_row_does_not_need_are_hidden() {
    // 4.1.
    let cell = SBUUserCell()
    cell.configure(type: .invite, user: SBUUser(userId: "bob", nickname: "Bob"))
    #expect(cell.moreButton.isHidden)
    #expect(cell.operatorLabel.isHidden)
    #expect(cell.userIdLabel.isHidden)
    #expect(cell.mutedStateImageView.isHidden)
    #expect(!cell.checkboxButton.isHidden)
  }

  @Test(
    arguments: [
      ("TeamCell", "│ ○ Bob Stone           [ ] Design │"),
      ("TeamInFrontCell", "│ ○ Bob Stone           Design [ ] │"),
    ])
  func a_view_added_by_a_custom_cell_keeps_its_position(
    cell: String, row: String
  ) throws {
    // 4.1: a view that a custom cell adds to the row keeps its position among the kit's parts.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        listComponent: { type: SBUInviteUserModule.List, userCell: \(cell) }
        """, types: [TeamCell.self, TeamInFrontCell.self])
    #expect(shown.contains(row), "\(shown)")
  }
}

/// A list that shows its users in rows of another list type.
final class TypedList: SBUInviteUserModule.List {
  private var rowType = RowType.invite
  private var operatorMode = false

  /// The list types as YAML values.
  private enum RowType: String, CaseIterable, Sendable {
    case none, createChannel, members, invite, reaction, operators, muted, banned, participants
    case suggestedMention, suggestedMentionWithId

    var type: UserListType {
      switch self {
      case .none: .none
      case .createChannel: .createChannel
      case .members: .members
      case .invite: .invite
      case .reaction: .reaction
      case .operators: .operators
      case .muted: .muted
      case .banned: .banned
      case .participants: .participants
      case .suggestedMention: .suggestedMention(false)
      case .suggestedMentionWithId: .suggestedMention(true)
      }
    }
  }

  override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
    guard let cell = cell as? SBUUserCell, let user = userList?[indexPath.row] else { return }
    let id = user.userId
    cell.configure(
      type: rowType.type,
      user: SBUUser(user: user, isOperator: id == "chloe", isMuted: id == "dan"),
      operatorMode: operatorMode)
    cell.moreMenuHandlerAction = { EventLog.note("more about \(id)") }
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("rowType", ValueShape<RowType>.choice, "how rows look") {
        (list: TypedList, type: RowType) in list.rowType = type
      },
      Property("operatorMode", .bool, "whether an operator looks at it") {
        (list: TypedList, isOn: Bool) in list.operatorMode = isOn
      })
  }
}

/// A cell that shows the team of a user before the box.
final class TeamInFrontCell: SBUUserCell {
  override func setupViews() {
    super.setupViews()
    let teamLabel = UILabel()
    teamLabel.text = "Design"
    baseStackView.insertArrangedSubview(
      teamLabel, at: baseStackView.arrangedSubviews.count - 1)
  }
}

/// A cell that shows the team of a user.
final class TeamCell: SBUUserCell {
  private let teamLabel = UILabel()

  override func setupViews() {
    super.setupViews()
    teamLabel.text = "Design"
    baseStackView.addArrangedSubview(teamLabel)
  }
}
