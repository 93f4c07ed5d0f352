import HeadlessSendbird
import Testing

/// Users of one's own to choose from, and the pages that follow them.
struct InviteCustomUsersTests {
  private func heard(
    _ yaml: String, pages: String = "[]", acts: Screens.Acts = [:],
    types: [SBUInviteUserViewController.Type] = []
  ) throws -> String {
    try events(
      of: yaml,
      project: """
        viewController: PagedScreen
        components: { PagedScreen: { extends: EventScreen, pages: \(pages) } }
        """, types: types, acts: acts)
  }

  @Test("S57, S211: the users of `users` are offered, known to the service or not")
  func ownUsers() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob, { userId: zoe, nickname: Zoë from outside }, dan]
        """)
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │ ○ Zoë from outside           [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S57, S69: further pages come from nextUserList(), and no query is made")
  func furtherPages() throws {
    let log = try heard(
      """
      channelURL: everyone
      users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]
      network: { failures: [{ request: loadUsers }] }
      """, pages: "[[chloe], [eve]]")
    expect(
      log,
      is: """
        L+
        U bob bob bob bob bob bob bob bob bob bob
        L-
        nextUserList
        U bob bob bob bob bob bob bob bob bob bob chloe
        L-
        nextUserList
        U bob bob bob bob bob bob bob bob bob bob chloe eve
        L-
        nextUserList
        """)
  }

  @Test("S66: a page of members only asks again, drops that answer and takes the one after it")
  func answerThatIsLost() throws {
    let log = try heard(
      """
      channelURL: design-team
      users: [alice, dan]
      """, pages: "[[bob], [chloe], [eve]]")
    expect(
      log,
      is: """
        L+
        nextUserList
        nextUserList
        U chloe
        L-
        """)
  }

  @Test("S66: that goes on until a page has somebody new")
  func askingOn() throws {
    let log = try heard(
      """
      channelURL: design-team
      users: [alice]
      """, pages: "[[bob], [dan], [bob], [eve]]")
    expect(
      log,
      is: """
        L+
        nextUserList
        nextUserList
        nextUserList
        nextUserList
        U eve
        L-
        """)
  }

  @Test("S66: or until there is none, and then there is no U")
  func askingInVain() throws {
    let log = try heard(
      """
      channelURL: design-team
      users: [alice]
      """, pages: "[[bob], [dan]]")
    expect(
      log,
      is: """
        L+
        nextUserList
        nextUserList
        nextUserList
        L-
        """)
  }

  @Test("S67: an empty list falls through to the app's users, with an L- more")
  func emptyList() throws {
    let log = try heard(
      """
      channelURL: design-team
      users: []
      """)
    expect(
      log,
      is: """
        L+
        L-
        U bob chloe eve
        L-
        L-
        """)
  }

  @Test(
    "S67: in a super or broadcast channel an empty list is shown as such, without a query",
    arguments: ["everyone", "news"])
  func emptyListOfALargeChannel(channel: String) throws {
    let log = try heard(
      """
      channelURL: \(channel)
      users: []
      network: { failures: [{ request: loadUsers }] }
      """)
    expect(
      log,
      is: """
        L+
        U\u{20}
        L-
        """)
  }

  @Test("S68: pages are appended as they come, doubles included")
  func doubles() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob, bob]
        """)
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S71: once nextUserList() has answered nil, the view model is busy for good")
  func busyForGood() throws {
    let log = try heard(
      """
      channelURL: everyone
      users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]
      steps:
        - do: begin anew
      """,
      acts: [
        "begin anew": { screen in
          EventLog.note("reset")
          screen.viewModel?.resetUserList()
        }
      ])
    expect(
      log,
      is: """
        L+
        U bob bob bob bob bob bob bob bob bob bob
        L-
        nextUserList
        reset
        """)
  }

  @Test("S56: the data source can be replaced, and is asked from then on")
  func otherDataSource() throws {
    let log = try heard(
      """
      viewController: OtherSourceScreen
      channelURL: everyone
      users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]
      """, types: [OtherSourceScreen.self])
    expect(
      log,
      is: """
        L+
        U bob bob bob bob bob bob bob bob bob bob
        L-
        the other source is asked
        """)
  }
}

/// A screen whose view model asks somebody else for further pages.
final class OtherSourceScreen: EventScreen {
  private let source = Source()

  private final class Source: SBUInviteUserViewModelDataSource {
    func nextUserList() -> [SBUUser]? {
      EventLog.note("the other source is asked")
      return nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel?.dataSource = source
  }
}
