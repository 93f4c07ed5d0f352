import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The row of a user in every type of list.
///
/// Chloe is an operator with a picture, Dan is muted, Eve has no nickname; Alice looks at it.
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

  @Test func a_row_to_invite_or_to_make_a_channel_has_a_box() throws {
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

  @Test func members_have_three_dots_in_operator_mode_but_not_on_oneself() throws {
    // S142: members and participants with three dots in operator mode, but not on oneself.
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

  @Test func other_rows_have_nothing_to_touch() throws {
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

  @Test func operators_have_no_word_and_three_dots_in_any_mode() throws {
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

  @Test func muted_users_all_have_the_sign() throws {
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

  @Test func banned_users_have_three_dots_in_any_mode() throws {
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

  @Test func suggestions_have_the_id_if_asked_for() throws {
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

  @Test func blanks_are_a_name_and_none_or_an_empty_one_is_not() {
    // S149.
    #expect(SBUUser(userId: "a").refinedNickname() == "(No name)")
    #expect(SBUUser(userId: "a", nickname: "").refinedNickname() == "(No name)")
    #expect(SBUUser(userId: "a", nickname: "  ").refinedNickname() == "  ")
  }

  @Test(arguments: ["light", "dark"])
  func names_and_the_word_Operator_have_their_colours(theme: String) throws {
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

  @Test func three_dots_do_what_their_handler_says() throws {
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

  @Test func selectUser_changes_the_box_and_makes_none_where_none_is() {
    // S154: selectUser(_:) changes the box and nothing else, and makes no box where none is.
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

  @Test func parts_that_a_row_does_not_need_are_hidden_whoever_asks_for_them() {
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
  func what_an_apps_cell_adds_stands_where_it_was_put_among_the_kits_parts(
    cell: String, row: String
  ) throws {
    // 4.1: what an app's cell adds to the row stands where it was put among the kit's parts.
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

/// A list that shows its users the way another screen would.
final class TypedList: SBUInviteUserModule.List {
  private var rowType = RowType.invite
  private var operatorMode = false

  /// The types of list, as words.
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

/// A cell that says to which team somebody belongs, before the box.
final class TeamInFrontCell: SBUUserCell {
  override func setupViews() {
    super.setupViews()
    let teamLabel = UILabel()
    teamLabel.text = "Design"
    baseStackView.insertArrangedSubview(
      teamLabel, at: baseStackView.arrangedSubviews.count - 1)
  }
}

/// A cell that says to which team somebody belongs.
final class TeamCell: SBUUserCell {
  private let teamLabel = UILabel()

  override func setupViews() {
    super.setupViews()
    teamLabel.text = "Design"
    baseStackView.addArrangedSubview(teamLabel)
  }
}
