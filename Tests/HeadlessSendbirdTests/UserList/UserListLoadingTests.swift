import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Loading, nobody there, and what fails.
struct UserListLoadingTests {
  @Test(
    "S18, S33: what is heard of the first page, for every type",
    arguments: [
      ("members", "design-team", "alice bob chloe dan eve"),
      ("operators", "design-team", "alice chloe"),
      ("muted", "design-team", "dan"),
      ("banned", "design-team", "mallory"),
      ("operators", "town-hall", "alice chloe"),
      ("muted", "town-hall", "dan"),
      ("banned", "town-hall", "mallory"),
      ("participants", "town-hall", "alice bob chloe dan eve"),
      ("muted", "quiet", ""),
      ("banned", "quiet", ""),
      ("operators", "desert", ""),
      ("participants", "desert", ""),
    ])
  func firstPage(type: String, channel: String, ids: String) throws {
    expect(
      try userListEvents("userListType: \(type)", in: channel),
      is: "L+\nC \(channel)\nL+\nU \(ids)\nL-")
  }

  @Test("S40, S120, S121: the first page on its way")
  func loading() throws {
    let shown = try userList(
      """
      userListType: muted
      network: { latency: 300ms }
      steps:
        - snapshot: only a URL is known
        - advance: 300ms
        - snapshot: the channel is known
        - advance: 300ms
        - snapshot: nobody
      """, in: "quiet")
    expect(
      shown,
      is: """
        ── only a URL is known ─────────────
        ┌──────────────────────────────────┐
        │ [‹]      Muted members           │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │          ╭───────────╮           │
        │      No m│ ◌ loading │ants       │
        │          ╰───────────╯           │
        │                                  │
        │                                  │
        └──────────────────────────────────┘

        ── the channel is known ────────────
        ┌──────────────────────────────────┐
        │ [‹]      Muted members           │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │          ╭───────────╮           │
        │         N│ ◌ loading │rs         │
        │          ╰───────────╯           │
        │                                  │
        │                                  │
        └──────────────────────────────────┘

        ── nobody ──────────────────────────
        ┌──────────────────────────────────┐
        │ [‹]      Muted members           │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │                ⊘                 │
        │         No muted members         │
        │                                  │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
  }

  @Test(
    "S120, S121: nobody is muted or banned",
    arguments: [
      ("muted", "park", "⊘", "     No muted participants      "),
      ("banned", "park", "⊗", "        No banned users         "),
      ("banned", "quiet", "⊗", "        No banned users         "),
    ])
  func empty(type: String, channel: String, icon: String, text: String) throws {
    let rows = try userList("userListType: \(type)", in: channel).split(separator: "\n")
    expect(rows[5].description, is: "│                \(icon)                 │")
    expect(rows[6].description, is: "│ \(text) │")
  }

  @Test(
    "S122: no members, operators or participants leave a blank list",
    arguments: [("operators", "desert"), ("participants", "desert")])
  func blank(type: String, channel: String) throws {
    let rows = try userList("userListType: \(type)", in: channel).rows
    expect(
      rows,
      is: Array(repeating: "│                                  │", count: 7)
        .joined(separator: "\n"))
  }

  @Test("S120: the text goes with the first row, and comes back with the last one's leaving")
  func emptyAgain() throws {
    let shown = try userList(
      """
      userListType: banned
      steps:
        - event: { userBanned: dan, channel: quiet }
        - snapshot: one
        - event: { userUnbanned: dan, channel: quiet }
        - snapshot: none
      """, in: "quiet")
    let frames = shown.components(separatedBy: "\n\n")
    #expect(frames[0].contains("│ ○ Dan Wu ") && !frames[0].contains("No banned users"))
    #expect(frames[1].contains("No banned users") && !frames[1].contains("Dan Wu"))
  }

  @Test(
    "S36: what fails: connecting, the channel, a page",
    arguments: [
      ("connect", "L+\nL-\nE 800120"),
      ("getChannel", "L+\nE 800120"),
      ("loadMembers", "L+\nC design-team\nL+\nE 800120\nL-"),
    ])
  func failures(request: String, log: String) throws {
    let failure = "network: { failures: [{ request: \(request) }] }"
    expect(try userListEvents(failure), is: log)
  }

  @Test(
    "S36: pages of the other lists fail alike",
    arguments: [
      ("operators", "design-team", "loadOperators"), ("muted", "design-team", "loadMembers"),
      ("banned", "design-team", "loadBannedUsers"), ("muted", "town-hall", "loadMutedUsers"),
      ("participants", "town-hall", "loadParticipants"),
    ])
  func failingPages(type: String, channel: String, request: String) throws {
    let log = try userListEvents(
      "userListType: \(type)\nnetwork: { failures: [{ request: \(request) }] }", in: channel)
    expect(log, is: "L+\nC \(channel)\nL+\nE 800120\nL-")
  }

  @Test("S40, S41, S42, S193: after a failure the list is blank, and the indicator is gone")
  func afterAFailure() throws {
    expect(
      try userList("network: { failures: [{ request: getChannel }] }"),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]         Members          [+] │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
  }

  @Test("S121: a muted list without its channel speaks of participants even in a group")
  func mutedWithoutChannel() throws {
    let shown = try userList(
      "userListType: muted\nnetwork: { failures: [{ request: getChannel }] }")
    #expect(shown.contains("│      No muted participants       │"))
  }

  @Test("S41, S123: an error that blocks offers Retry, which loads from the first page")
  func retry() throws {
    let shown = try userList(
      """
      viewController: BlockedUserList
      network: { failures: [{ request: loadMembers }] }
      steps:
        - snapshot: blocked
        - network: { failures: [], latency: 1ms }
        - tap: retry
        - snapshot: retried
        - advance: 1ms
        - snapshot: there
      """, types: [BlockedUserList.self])
    expect(
      shown.components(separatedBy: "\n\n").map(\.rowsOfFrame).joined(separator: "\n\n"),
      is: """
        │                                  │
        │                                  │
        │                !                 │
        │       Something went wrong       │
        │            [↻ Retry]             │
        │                                  │
        │                                  │

        │                                  │
        │                                  │
        │          ╭───────────╮           │
        │          │ ◌ loading │           │
        │          ╰───────────╯           │
        │                                  │
        │                                  │

        │ ○ Alice Kim (You)   Operator (⋯) │
        │ ○ Bob Stone                  [⋯] │
        │ ● Chloe Martin      Operator [⋯] │
        │ ⊘ Dan Wu                     [⋯] │
        │ ○ (No name)                  [⋯] │
        """)
    let log = try userListEvents(
      """
      viewController: BlockedUserList
      network: { failures: [{ request: loadMembers }] }
      steps: [{ network: { failures: [] } }, { tap: retry }]
      """, types: [BlockedUserList.self])
    expect(
      log.after("L-\n"), is: "retry\nL+\nU alice bob chloe dan eve\nL-")
  }

  @Test("S123: the text of Retry is that of an empty list at once")
  func textOfRetry() throws {
    try inspectUserList("") { screen in
      let list = try #require(screen.listComponent)
      let emptyView = try #require(list.emptyView as? SBUEmptyView)
      list.updateEmptyView(type: .error)
      list.didSelectRetry()
      #expect(emptyView.type == .noMembers)
    }
  }

  @Test("S140: operators without channel, and muted users, keep the view model busy for good")
  func busyForGood() {
    let run = SDKRun()
    for type in [ChannelUserListType.operators, .muted] {
      let listener = UserListListener()
      let model = run { SBUUserListViewModel(userListType: type, delegate: listener) }
      #expect(listener.log.isEmpty)
      run { model.loadNextUserList(reset: true) }
      #expect(listener.log == ["L+"])
      run { model.loadNextUserList(reset: false, users: [SBUUser(userId: "bob")]) }
      #expect(listener.log == ["L+"] && model.userList.isEmpty)
    }
  }
}

/// A screen on which every error blocks.
final class BlockedUserList: UserListScreen {
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    super.didReceiveError(error, isBlocker: true)
  }
}

extension String {
  /// The rows of a frame with a label.
  fileprivate var rowsOfFrame: String {
    split(separator: "\n").dropFirst(4).dropLast().joined(separator: "\n")
  }
}
