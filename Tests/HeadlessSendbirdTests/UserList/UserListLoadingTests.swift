import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Loading and its failures.
@Suite("User lists: loading") struct UserListLoadingTests {
  @Test(
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
  func the_first_page_fires_the_same_events_for_every_type(
    type: String, channel: String, ids: String
  ) throws {
    // S18, S33.
    expect(
      try userListEvents("userListType: \(type)", in: channel),
      is: "L+\nC \(channel)\nL+\nU \(ids)\nL-")
  }

  @Test(
    arguments: [
      ("connect", "L+\nL-\nE 800120"),
      ("getChannel", "L+\nE 800120"),
      ("loadMembers", "L+\nC design-team\nL+\nE 800120\nL-"),
    ])
  func connection_channel_and_page_failures_are_reported(request: String, log: String) throws {
    // S36.
    let failure = "network: { failures: [{ request: \(request) }] }"
    expect(try userListEvents(failure), is: log)
  }

  @Test(
    arguments: [
      ("operators", "design-team", "loadOperators"), ("muted", "design-team", "loadMembers"),
      ("banned", "design-team", "loadBannedUsers"), ("muted", "town-hall", "loadMutedUsers"),
      ("participants", "town-hall", "loadParticipants"),
    ])
  func every_list_reports_its_page_failures(type: String, channel: String, request: String) throws {
    // S36.
    let log = try userListEvents(
      "userListType: \(type)\nnetwork: { failures: [{ request: \(request) }] }", in: channel)
    expect(log, is: "L+\nC \(channel)\nL+\nE 800120\nL-")
  }

  @Test func Retry_after_a_blocking_error_loads_the_first_page() throws {
    // S41, S123.
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
        │                ✗                 │
        │       Something went wrong       │
        │            [↻ Retry]             │
        │                                  │
        │                                  │

        │                                  │
        │                                  │
        │                ∅                 │
        │             No users             │
        │          ╭───────────╮           │
        │          │ ◌ loading │           │
        │          ╰───────────╯           │

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

  @Test func Retry_shows_the_empty_list_text_at_once() throws {
    // S123.
    try inspectUserList("") { screen in
      let list = try #require(screen.listComponent)
      let emptyView = try #require(list.emptyView as? SBUEmptyView)
      list.updateEmptyView(type: .error)
      list.didSelectRetry()
      #expect(emptyView.type == .noMembers)
    }
  }

  @Test func operator_and_muted_lists_without_a_channel_keep_the_view_model_busy() {
    // S140.
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
  /// The rows of a frame that has a label.
  fileprivate var rowsOfFrame: String {
    split(separator: "\n").dropFirst(4).dropLast().joined(separator: "\n")
  }
}
