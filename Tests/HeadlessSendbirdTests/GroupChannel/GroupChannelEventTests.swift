import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The order in which the view model of a group channel reports.
@Suite("Group channel: events") struct GroupChannelEventTests {
  // MARK: Loading

  @Test func messages_follow_the_end_of_loading_and_come_twice() throws {
    // G21, G32, G62, G210: the first end of loading comes from the initializer.
    expect(
      try channelEvents(),
      is: """
        L-
        L+
        L-
        M one
        M one
        """)
    #expect(try channelEvents(keepingChanges: true).contains("C eventChannelChanged\n"))
  }

  @Test func an_error_of_the_channel_replaces_the_list() throws {
    // G35, G38.
    for request in ["connect", "getChannel"] {
      let log = try channelEvents(of: "network: { failures: [{ request: \(request) }] }")
      #expect(log.hasSuffix("L-\nE!"), "\(log)")
    }
  }

  @Test func a_channel_that_the_user_may_not_see_closes_the_screen() throws {
    // G36, G39, G61.
    let refused = "network: { failures: [{ request: getChannel, code: 400108 }] }"
    #expect(try channelEvents(of: refused).hasSuffix("L-\nD nil"))
    #expect(try channelEvents(of: "currentUser: chloe").hasSuffix("L-\nD c"))
  }

  @Test func an_error_of_the_messages_is_not_reported() throws {
    // G27.
    let log = try channelEvents(of: "network: { failures: [{ request: loadMessages }] }")
    #expect(log.hasSuffix("M \nM ") && !log.contains("E"), "\(log)")
  }

  @Test func pages_report_a_scroll_and_an_empty_one_nothing() throws {
    // G45, G46: a page is larger than the rows at its end, so each page is loaded by code.
    let older: Action = { $0.viewModel?.loadPrevMessages() }
    let newer: Action = { $0.viewModel?.loadNextMessages() }
    let log = try channelEvents(
      of: """
        channelURL: pages
        startingPoint: 2000
        messageListParams: { previousResultSize: 1, nextResultSize: 1 }
        steps:
          - act: mark
          - network: { failures: [{ request: loadMessages }] }
          - act: older
          - act: mark
          - network: { failures: [] }
          - act: older
          - act: mark
          - act: newer
        """, actions: ["older": older, "newer": newer])
    let all = "M four,three,two,one"
    #expect(log.hasSuffix("--\nE\n--\nS nil\nL-\n\(all)\n\(all)\n--"), "\(log)")
  }

  @Test func a_view_model_marks_the_channel_as_read_without_a_screen() {
    // G184, G222.
    let run = SDKRun(channelTalk, currentUser: "alice")
    let channel = GroupChannel(channelURL: "unread", service: run.service)
    #expect(run { channel.unreadMessageCount } == 1)
    let model = run { SBUGroupChannelViewModel(channelURL: "unread") }
    #expect(run { channel.unreadMessageCount } == 0)
    #expect(model.messageList.map(\.message) == ["one"])
  }

  @Test func the_parameters_of_messages_have_values_that_the_screen_needs() {
    // G31.
    let run = SDKRun(channelTalk, currentUser: "alice")
    let params = MessageListParams()
    (params.previousResultSize, params.reverse) = (0, false)
    let model = run { SBUGroupChannelViewModel(channelURL: "c", messageListParams: params) }
    let used = model.messageListParams
    #expect(used.previousResultSize == 30 && used.nextResultSize == 30 && used.reverse)
    #expect(used.includeMetaArray && used.includeReactions && used.includeThreadInfo)
    #expect(used.includeParentMessageInfo && used.replyType == .all)
  }

  @Test func newer_messages_before_the_first_load_lock_the_next_page() {
    // G220.
    final class Model: SBUGroupChannelViewModel {
      override func loadChannel(
        channelURL: String, messageListParams: MessageListParams? = nil,
        completionHandler: ((BaseChannel?, SBError?) -> Void)? = nil
      ) {
        loadNextMessages()
        super.loadChannel(
          channelURL: channelURL, messageListParams: messageListParams,
          completionHandler: completionHandler)
      }
    }
    let run = SDKRun(channelTalk, currentUser: "alice")
    let params = MessageListParams()
    params.nextResultSize = 1
    func counts(_ type: SBUGroupChannelViewModel.Type) -> [Int] {
      let model = run {
        type.init(channelURL: "pages", messageListParams: params, startingPoint: 0)
      }
      let first = model.messageList.count
      run { model.loadNextMessages() }
      return [first, model.messageList.count]
    }
    #expect(counts(SBUGroupChannelViewModel.self) == [1, 2])
    #expect(counts(Model.self) == [1, 1])
  }

  // MARK: Sending

  @Test func a_sent_text_is_pending_first() throws {
    // G41, G42, G62, G210: every change is reported twice.
    let log = try channelEvents(of: "steps: [{ act: mark }, { send: two }]").after("--\n")
    let changes = log.split(separator: "\n").filter { $0.hasPrefix("M ") }
    #expect(changes.first == "M two?,one" && changes.last == "M two,one", "\(log)")
    #expect(changes.count.isMultiple(of: 2), "\(log)")
    #expect(log.contains("S eventMessageSent\n"), "\(log)")
  }

  @Test func a_text_that_cannot_be_sent_is_no_error() throws {
    // G43, G54, G55, G213.
    let resend: Action = { screen in
      let failed = try #require(screen.viewModel?.fullMessageList.first)
      screen.viewModel?.resendMessage(failedMessage: failed)
    }
    let delete: Action = { screen in
      let failed = try #require(screen.viewModel?.fullMessageList.first)
      screen.viewModel?.deleteResendableMessage(failed, needReload: true)
    }
    let log = try channelEvents(
      of: """
        network: { failures: [{ request: sendMessage }] }
        steps: [{ send: two }, { act: mark }, { act: resend }, { act: mark }, { act: delete }]
        """, actions: ["resend": resend, "delete": delete])
    #expect(!log.contains("E"), "\(log)")
    let parts = log.components(separatedBy: "--\n")
    try #require(parts.count == 3, "\(log)")
    #expect(parts[0].hasSuffix("M two!,one\nM two!,one\n"), "\(log)")
    #expect(parts[1].contains("M two?,one\nM two?,one\n"), "\(log)")
    #expect(parts[1].hasSuffix("M two!,one\nM two!,one\n"), "\(log)")
    #expect(parts[2] == "L-\nM one\nM one", "\(log)")
  }

  @Test func an_edit_ends_with_its_answer_or_error() throws {
    // G48, G60, G213.
    let edit: Action = { screen in
      let message = try #require(screen.viewModel?.messageList.first as? UserMessage)
      screen.viewModel?.updateUserMessage(message: message, text: "changed")
    }
    let log = try channelEvents(
      of: """
        channelURL: own
        steps:
          - act: mark
          - act: edit
          - network: { failures: [{ request: updateMessage }] }
          - act: mark
          - act: edit
        """, actions: ["edit": edit])
    let parts = log.components(separatedBy: "--\n")
    try #require(parts.count == 3, "\(log)")
    #expect(parts[1].contains("F\n") && parts[1].contains("M changed\n"), "\(log)")
    #expect(parts[2] == "F", "\(log)")
  }

  @Test func a_reaction_reports_its_event_or_error() throws {
    // G49.
    let react: Action = { screen in
      let message = try #require(screen.viewModel?.messageList.first)
      screen.viewModel?.setReaction(message: message, emojiKey: "👍", didSelect: true)
    }
    let log = try channelEvents(
      of: """
        steps:
          - network: { failures: [{ request: addReaction, times: 1 }] }
          - act: mark
          - act: react
          - act: mark
          - act: react
        """, actions: ["react": react])
    let parts = log.components(separatedBy: "--\n")
    try #require(parts.count == 3, "\(log)")
    #expect(parts[1] == "E\n", "\(log)")
    #expect(parts[2].contains("reaction 👍"), "\(log)")
  }

  // MARK: Events of others

  @Test func a_received_message_keeps_the_place_of_the_list() throws {
    // G44, G63: near the newest messages it is not counted.
    let log = try channelEvents(
      of: "steps: [{ act: mark }, { receive: { channel: c, sender: bob, message: two } }]")
    expect(
      log.after("--\n"),
      is: """
        S eventMessageReceived keeps
        L-
        M two,one
        M two,one received
        """)
  }

  @Test func a_deleted_message_ends_its_edit() throws {
    // G47.
    let edit: Action = { screen in
      let message = try #require(screen.viewModel?.messageList.first)
      screen.setMessageInputViewMode(.edit, message: message)
      EventLog.note("--")
    }
    let log = try channelEvents(
      of: """
        channelURL: own
        steps: [{ act: edit }, { event: { messageDeleted: 1, channel: own } }]
        """, actions: ["edit": edit])
    #expect(log.after("--\n") == "deleted mine\nF\nL-\nM \nM ", "\(log)")
  }

  @Test func a_deleted_channel_is_reported_as_none() throws {
    // G51, G193.
    let log = try channelEvents(
      of: "steps: [{ event: { channelDeleted: true, channel: c } }]", keepingChanges: true)
    #expect(log.hasSuffix("C nil"), "\(log)")
  }

  @Test func a_typing_bubble_comes_before_the_change_of_the_channel() throws {
    // G50, G152.
    let bubble: Action = { _ in
      SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.bubble]
      EventLog.note("--")
    }
    let log = try channelEvents(
      of: "steps: [{ act: bubble }, { event: { typingStarted: bob, channel: c } }]",
      actions: ["bubble": bubble], keepingChanges: true)
    expect(
      log.after("--\n"),
      is: """
        L-
        M ,one without reload
        M ,one without reload
        C eventTypingStatusUpdated
        """)
  }

  @Test func a_restored_connection_loads_the_values_of_the_channel() throws {
    // G53: no run loses its connection, so the app calls the method itself.
    let log = try channelEvents(
      of: "steps: [{ act: mark }, { act: reconnect }]",
      actions: ["reconnect": { $0.viewModel?.didSucceedReconnection() }], keepingChanges: true)
    #expect(log.after("--\n").contains("C eventChannelChanged"), "\(log)")
  }

  @Test func a_gap_loads_the_messages_again_without_the_indicator() throws {
    // G52: no run has a gap, so the app calls the method itself.
    let gap: Action = { screen in
      let collection = SendbirdChat.createMessageCollection(
        channel: try #require(screen.channel), params: MessageListParams())
      screen.viewModel?.didDetectHugeGap(collection)
    }
    let log = try channelEvents(of: "steps: [{ act: mark }, { act: gap }]", actions: ["gap": gap])
    #expect(log.after("--\n") == "L-\nL-\nM one\nM one", "\(log)")
  }

  // MARK: Helpers

  private typealias Action = @Sendable (GroupChannelEventScreen) throws -> Void

  /// The events of a ``GroupChannelEventScreen``, one a line, without changes of the channel unless
  /// they are kept; errors of the screen are in it.
  private func channelEvents(
    of keys: String = "", actions: [String: Action] = [:], keepingChanges: Bool = false
  ) throws -> String {
    let url = keys.contains("channelURL:") ? "" : "channelURL: c\n"
    let mark: Action = { _ in EventLog.note("--") }
    let log = try EventLog.lines {
      let screens = Screens(
        yaml: "viewController: GroupChannelEventScreen\ndata: fixtures/talk.yaml\n" + url + keys,
        fixtures: ["talk": channelTalk], types: [GroupChannelEventScreen.self],
        actions: actions.merging(["mark": mark]) { own, _ in own }.mapValues(on))
      for text in try screens.snapshots() where text.contains("error:") { EventLog.note(text) }
    }
    return log.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { keepingChanges || !$0.hasPrefix("C ") }.joined(separator: "\n")
  }
}

/// A group channel that logs what its view model reports.
private final class GroupChannelEventScreen: SBUGroupChannelViewController {
  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    EventLog.note(isLoading ? "L+" : "L-")
    super.shouldUpdateLoadingState(isLoading)
  }
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    EventLog.note(isBlocker ? "E!" : "E")
    super.didReceiveError(error, isBlocker: isBlocker)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    EventLog.note("C \(channel == nil ? "nil" : "\(context.source)")")
    super.baseChannelViewModel(viewModel, didChangeChannel: channel, withContext: context)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeMessageList messages: [BaseMessage],
    needsToReload: Bool, initialLoad: Bool, isEventMessageReceived: Bool
  ) {
    let texts = messages.map { message in
      switch message.sendingStatus {
      case .pending: "\(message.message)?"
      case .failed: "\(message.message)!"
      default: message.message
      }
    }
    let marks =
      (needsToReload ? "" : " without reload") + (isEventMessageReceived ? " received" : "")
    EventLog.note("M \(texts.joined(separator: ","))\(marks)")
    super.baseChannelViewModel(
      viewModel, didChangeMessageList: messages, needsToReload: needsToReload,
      initialLoad: initialLoad, isEventMessageReceived: isEventMessageReceived)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
    forContext context: MessageContext?, keepsScroll: Bool
  ) {
    EventLog.note(
      "S \(context.map { "\($0.source)" } ?? "nil")\(keepsScroll ? " keeps" : "")")
    super.baseChannelViewModel(
      viewModel, shouldUpdateScrollInMessageList: messages, forContext: context,
      keepsScroll: keepsScroll)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
    forChannel channel: BaseChannel
  ) {
    EventLog.note("N \(message.message)")
    super.baseChannelViewModel(viewModel, didReceiveNewMessage: message, forChannel: channel)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldFinishEditModeForChannel channel: BaseChannel
  ) {
    EventLog.note("F")
    super.baseChannelViewModel(viewModel, shouldFinishEditModeForChannel: channel)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, shouldDismissForChannel channel: BaseChannel?
  ) {
    EventLog.note("D \(channel?.channelURL ?? "nil")")
    super.baseChannelViewModel(viewModel, shouldDismissForChannel: channel)
  }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, deletedMessages messages: [BaseMessage]
  ) { EventLog.note("deleted \(messages.map(\.message).joined(separator: ","))") }
  override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didUpdateReaction reaction: ReactionEvent,
    forMessage message: BaseMessage
  ) { EventLog.note("reaction \(reaction.key)") }
}

/// Channels with few messages.
private let channelTalk = """
  users:
    - { userId: alice, nickname: Alice }
    - { userId: bob, nickname: Bob }
    - { userId: chloe, nickname: Chloe }
  groupChannels:
    - { url: c, members: [alice, bob], myLastRead: 2000, messages: [{ sender: bob, message: one, createdAt: 1000 }] }
    - { url: own, members: [alice, bob], messages: [{ messageId: 1, sender: alice, message: mine, createdAt: 1000 }] }
    - { url: unread, members: [alice, bob], myLastRead: 500, messages: [{ sender: bob, message: one, createdAt: 1000 }] }
    - url: pages
      members: [alice, bob]
      myLastRead: 9000
      messages:
        - { sender: bob, message: one, createdAt: 1000 }
        - { sender: bob, message: two, createdAt: 2000 }
        - { sender: bob, message: three, createdAt: 3000 }
        - { sender: bob, message: four, createdAt: 4000 }
  """
