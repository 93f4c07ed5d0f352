import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Open channels as an app's code sees them: what it overrides, and requests of the SDK.
@Suite("Screens of open channels") struct OpenChannelScreenTests {
  private static let town = """
    users: [{ userId: ann, nickname: Ann }, { userId: bo, nickname: Bo }, { userId: cy }]
    openChannels:
      - url: lobby
        name: Lobby
        participants: [bo]
        operators: [bo]
        messages: [{ sender: bo, message: Hello, createdAt: 1000 }]
      - { url: closed, bannedUsers: [ann], participants: [bo] }
      - { url: quiet, mutedParticipants: [ann] }
    """

  private static let defaults =
    "data: fixtures/team.yaml\ncurrentUser: ann\ndevice: { width: 36 }\n"

  private let run = SDKRun(Self.town, currentUser: "ann")

  private func channel(_ url: String) -> OpenChannel {
    OpenChannel(channelURL: url, service: run.service)
  }

  // MARK: The SDK

  @Test func entering_and_leaving_are_counted_and_announced_once() {
    final class Recorder: OpenChannelDelegate {
      var events: [String] = []
      func channel(_ channel: OpenChannel, userDidEnter user: User) {
        events.append("\(user.userId) enters \(channel.channelURL) \(channel.participantCount)")
      }
      func channel(_ channel: OpenChannel, userDidExit user: User) {
        events.append("\(user.userId) leaves \(channel.channelURL) \(channel.participantCount)")
      }
    }
    let recorder = Recorder()
    run { SendbirdChat.addChannelDelegate(recorder, identifier: "recorder") }
    let lobby = channel("lobby")
    #expect(run.answer { lobby.enter(completionHandler: $0) } == "done")
    #expect(run.answer { lobby.enter(completionHandler: $0) } == "done")
    #expect(run.answer { lobby.exit(completionHandler: $0) } == "done")
    #expect(recorder.events == ["ann enters lobby 2", "ann leaves lobby 1"])
    #expect(run.answer { lobby.exit(completionHandler: $0) } == "error 400201")
    #expect(run.answer { channel("closed").enter(completionHandler: $0) } == "error 900100")
    #expect(run.answer { channel("nowhere").enter(completionHandler: $0) } == "error 400201")
    run.service.currentUserId = nil
    #expect(run.answer { lobby.enter(completionHandler: $0) } == "error 400201")
  }

  @Test func the_muted_state_is_that_of_the_service() {
    func isMuted(_ url: String) -> (Bool, Int?) {
      var result: (Bool, Int?) = (false, nil)
      run {
        channel(url).getMyMutedInfo { isMuted, _, _, _, _, error in result = (isMuted, error?.code)
        }
      }
      return result
    }
    #expect(isMuted("quiet") == (true, nil))
    #expect(isMuted("lobby") == (false, nil))
    #expect(isMuted("nowhere") == (false, 400_201))
  }

  @Test func a_message_that_is_not_sent_comes_back_as_failed() {
    run.service.network.failures = [NetworkConditions.Failure(.sendMessage)]
    let (message, error) = run.result { answer in
      channel("lobby").sendUserMessage(
        params: UserMessageCreateParams(message: "Hi"), completionHandler: answer)
    }
    #expect(message?.sendingStatus == .failed && message?.message == "Hi" && error != nil)
  }

  // MARK: Screens

  // G236, G237, G240.
  @Test func events_of_the_channel_reach_the_screen_until_it_is_gone() throws {
    final class Lobby: SBUOpenChannelViewController {
      var sources: [CollectionEventSource] = []
      override func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext
      ) { sources.append(context.source) }
    }
    let screen = run { Lobby(channelURL: "lobby") }
    #expect(screen.sources == [.eventChannelChanged, .eventChannelMemberCountChanged])
    #expect(screen.viewModel?.messageList.map(\.message) == ["Hello"])
    screen.sources = []
    try run.simulate(.userMuted("cy"), in: "lobby")
    try run.simulate(.userMuted("ann"), in: "lobby")
    try run.simulate(.userUnmuted("ann"), in: "lobby")
    try run.simulate(.channelFrozen, in: "lobby")
    try run.simulate(.channelUnfrozen, in: "lobby")
    try run.simulate(.operatorsUpdated(["ann"]), in: "lobby")
    try run.simulate(.userBanned("bo"), in: "lobby")
    try run.simulate(.channelFrozen, in: "quiet")
    try run.simulate(.channelDeleted, in: "lobby")
    #expect(
      screen.sources == [
        .eventUserMuted, .eventUserUnmuted, .eventChannelFrozen, .eventChannelUnfrozen,
        .eventOperatorUpdated, .eventUserBanned, .eventChannelDeleted,
      ])
    #expect(screen.channel == nil)
  }

  // G237.
  @Test func only_texts_and_files_of_others_are_new_messages() throws {
    final class Lobby: SBUOpenChannelViewController {
      var new: [String] = []
      override func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
      ) -> Bool { false }
      override func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
        forChannel channel: BaseChannel
      ) { new.append(message.message) }
    }
    let screen = run { Lobby(channelURL: "lobby") }
    try run.simulate(.messageSent("bo", text: "Again"), in: "lobby")
    try run.simulate(.adminMessageSent("Closing soon"), in: "lobby")
    #expect(screen.new == ["Again"])
    #expect(screen.viewModel?.messageList.map(\.message) == ["Closing soon", "Again", "Hello"])
  }

  // G231, G232.
  @Test func messages_over_a_media_view_have_the_theme_of_overlays() throws {
    let stored = try #require(run { run.service.lastMessage(of: "lobby") })
    run {
      let screen = SBUOpenChannelViewController(channelURL: "lobby")
      screen.enableMediaView()
      screen.overlayMediaView(true)
      screen.loadViewIfNeeded()
      let overlay = screen.overlayTheme.channelTheme.backgroundColor
      #expect(screen.listComponent?.theme?.backgroundColor == overlay)
      #expect(screen.listComponent?.isOverlaid == true)
      let list = screen.listComponent ?? SBUOpenChannelModule.List()
      let cell = SBUOpenChannelUserMessageCell()
      let text = BaseMessage.make(stored, in: channel("lobby"))
      list.configureCell(cell, message: text, forRowAt: IndexPath(row: 0, section: 0))
      #expect(cell.theme === SBUTheme.overlayTheme.messageCellTheme)
      screen.overlayMediaView(false)
      list.configureCell(cell, message: text, forRowAt: IndexPath(row: 0, section: 0))
      #expect(cell.theme === SBUTheme.messageCellTheme)
    }
  }

  private final class Stage: SBUMediaView {
    override func setupViews() {
      super.setupViews()
      let label = UILabel()
      label.text = "▶ The stage, live"
      addSubview(label)
    }
  }

  private final class LiveChannel: SBUOpenChannelViewController {
    override func setupViews() {
      super.setupViews()
      enableMediaView()
    }
    override func openChannelModule(
      _ mediaComponent: SBUOpenChannelModule.Media, didTapMediaView mediaView: UIView
    ) { hideChannelInfoView = false }
  }

  // G231, G232.
  @Test func the_media_view_of_an_app_is_shown_above_the_messages_and_tapped() throws {
    let screens = Screens(
      yaml: """
        viewController: OpenChannelScreenTests.LiveChannel
        channelURL: lobby
        steps:
          - act: set
          - tap: ▶ The stage, live
        """,
      fixtures: ["team": Self.town], types: [LiveChannel.self],
      actions: [
        "set": { screen in
          let media = (screen as? LiveChannel)?.mediaComponent
          for view in media?.subviews ?? [] { view.removeFromSuperview() }
          media?.addSubview(Stage())
        }
      ], defaults: Self.defaults)
    let frame = Array(try #require(screens.snapshots().first).split(separator: "\n").suffix(8))
    #expect(
      frame
        == """
        │ ◎ Lobby                      [∴] │
        │   2 participants                 │
        │ ▶ The stage, live                │
        │           Jan 01, 1970           │
        │ ○ Bo  12:00 AM                   │
        │   Hello                          │
        │ [+] [_Enter message]             │
        └──────────────────────────────────┘
        """.split(separator: "\n"), "\(frame.joined(separator: "\n"))")
  }

  // C173.
  private final class LiveList: SBUOpenChannelListModule.List {
    final class Cell: SBUOpenChannelCell {}
    override func setupViews() {
      register(channelCell: Cell())
      super.setupViews()
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { section == 0 ? 1 : super.tableView(tableView, numberOfRowsInSection: section) }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard indexPath.section == 0 else {
        return super.tableView(tableView, cellForRowAt: indexPath)
      }
      let cell = UITableViewCell()
      cell.textLabel?.text = "Preset channels"
      return cell
    }
  }

  // C173.
  @Test func a_list_of_an_app_can_have_rows_of_its_own_and_another_cell() throws {
    let frames = try Screens(
      yaml: """
        viewController: SBUOpenChannelListViewController
        listComponent: OpenChannelScreenTests.LiveList
        """,
      fixtures: ["team": Self.town], types: [LiveList.self], defaults: Self.defaults
    ).snapshots()
    #expect(frames.first?.contains("│ Preset channels ") == true, "\(frames)")
    #expect(frames.first?.contains("│ ◎ Lobby ") == true, "\(frames)")
  }

  // C99.
  @Test func pulling_the_list_discards_it_and_loads_it_again() {
    let screen = run { SBUOpenChannelListViewController() }
    run { screen.loadViewIfNeeded() }
    guard let list = screen.listComponent else {
      Issue.record("no list")
      return
    }
    let rows = { list.tableView(list.tableView, numberOfRowsInSection: 0) }
    #expect(list.tableView.refreshControl != nil && rows() == 3)
    run {
      list.pullToRefresh(list)
      #expect(screen.channelList == [])
    }
    #expect(rows() == 3)
  }

  // C107, C108.
  @Test func a_name_that_code_sets_leaves_the_button_as_it_is() {
    run {
      let screen = SBUCreateOpenChannelViewController()
      screen.loadViewIfNeeded()
      let (field, header) = (
        screen.profileInputComponent?.channelNameInputField, screen.headerComponent
      )
      field?.text = "Harbor"
      #expect(header?.rightBarButton?.isEnabled == false)
      #expect(field?.typeText("s") == true && header?.rightBarButton?.isEnabled == true)
      field?.text = ""
      #expect(header?.rightBarButton?.isEnabled == true)
    }
  }
}
