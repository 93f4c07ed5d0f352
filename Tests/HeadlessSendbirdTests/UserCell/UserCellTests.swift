import Diorama
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The row of a user in every type of list.
///
/// Chloe is an operator with a picture, Dan is muted, Eve has no nickname; Alice looks at it.
struct UserCellTests {
  private func rows(_ type: String, operatorMode: Bool = false) throws -> String {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: everyone
        listComponent: { type: TypedList, rowType: \(type), operatorMode: \(operatorMode) }
        """, types: [TypedList.self])
    return shown.split(separator: "\n").dropFirst(3).dropLast().joined(separator: "\n")
  }

  @Test("S141, S149, S151, S152, S153: with a box to invite or to make a channel")
  func invite() throws {
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

  @Test("S142: members and participants with three dots in operator mode, but not on oneself")
  func members() throws {
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

  @Test("S142, S146, S147, S148: without anything to touch")
  func nothingToTouch() throws {
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

  @Test("S143, S155: operators without the word, with three dots in any mode")
  func operators() throws {
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

  @Test("S144, S155: muted users all with the sign")
  func muted() throws {
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

  @Test("S145, S155: banned users with three dots in any mode")
  func banned() throws {
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

  @Test("S147: suggestions with the id, if asked for")
  func suggestions() throws {
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

  @Test("S149: blanks are a name; none or an empty one is not")
  func names() {
    #expect(SBUUser(userId: "a").refinedNickname() == "(No name)")
    #expect(SBUUser(userId: "a", nickname: "").refinedNickname() == "(No name)")
    #expect(SBUUser(userId: "a", nickname: "  ").refinedNickname() == "  ")
  }

  @Test("S149: a current user without a name")
  func namelessSelf() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: everyone
        currentUser: eve
        users: [eve]
        """)
    #expect(shown.contains("│ ○ (No name) (You)            [ ] │"))
  }

  @Test("S150, S151: colours of names and of the word Operator", arguments: ["light", "dark"])
  func colors(theme: String) throws {
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

  @Test("S153: the box takes no touches itself; the row does")
  func boxTakesNoTouches() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        steps:
          - tap: { button: iconCheckboxUnchecked, row: Bob Stone }
        """)
    #expect(shown.contains("the button 'iconCheckboxUnchecked' does nothing"))
  }

  @Test("S153: three dots do what their handler says")
  func moreButton() throws {
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

  @Test("S154: selectUser(_:) changes the box and nothing else, and makes no box where none is")
  func selectUser() {
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

  @Test("4.1: parts that a row does not need are hidden, whoever asks for them, and whenever")
  func hiddenParts() {
    let cell = SBUUserCell()
    cell.configure(type: .invite, user: SBUUser(userId: "bob", nickname: "Bob"))
    #expect(cell.moreButton.isHidden)
    #expect(cell.operatorLabel.isHidden)
    #expect(cell.userIdLabel.isHidden)
    #expect(cell.mutedStateImageView.isHidden)
    #expect(!cell.checkboxButton.isHidden)
  }

  @Test(
    "4.1: what an app's cell adds to the row stands where it was put among the kit's parts",
    arguments: [
      ("TeamCell", "│ ○ Bob Stone           [ ] Design │"),
      ("TeamInFrontCell", "│ ○ Bob Stone           Design [ ] │"),
    ])
  func ownParts(cell: String, row: String) throws {
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
