import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The parts of an open channel: how they are created, registered and configured.
@Suite("Parts of an open channel") struct OpenChannelPartTests {
  private static let lobby = """
    users: [{ userId: ann, nickname: Ann }, { userId: bo, nickname: Bo }]
    openChannels:
      - { url: lobby, name: Lobby, participants: [ann, bo], operators: [ann] }
      - { url: quiet, participants: [ann], isFrozen: true, operators: [ann] }
    groupChannels:
      - url: own
        members: [ann, { userId: bo, isOperator: true }]
        messages: [{ sender: bo, message: Yours, createdAt: 1000 }]
      - { url: file, members: [ann, bo], messages: [{ sender: bo, file: { name: a.png } }] }
      - { url: admin, members: [ann, bo], messages: [{ admin: Welcome }] }
    """

  private let run = SDKRun(Self.lobby, currentUser: "ann")
  private let guest = SDKRun(Self.lobby, currentUser: "bo")

  private func channel(_ url: String, in run: SDKRun) -> OpenChannel {
    OpenChannel(channelURL: url, service: run.service)
  }

  /// The last message of a group channel; fixtures give open channels none.
  private func message(_ url: String) throws -> BaseMessage {
    try #require(run { GroupChannel(channelURL: url, service: run.service).lastMessage })
  }

  private final class OwnCell: SBUOpenChannelUserMessageCell {}
  private final class Screen: SBUOpenChannelViewController {}

  // G230.
  @Test func the_view_model_gets_channel_delegate_and_data_source() {
    run {
      let byURL = Screen(channelURL: "lobby", startingPoint: 5)
      #expect(byURL.viewModel?.channelURL == "lobby" && byURL.viewModel?.startingPoint == 5)
      #expect(byURL.viewModel?.delegate === byURL && byURL.viewModel?.dataSource === byURL)
      #expect(byURL.channel == nil)
      let byChannel = Screen(channel: channel("lobby", in: run))
      #expect(byChannel.channel?.channelURL == "lobby" && byChannel.viewModel?.isOperator == true)
    }
  }

  @Test func all_parts_are_configured_with_the_screen() {
    run {
      let screen = Screen(channelURL: "lobby")
      screen.loadViewIfNeeded()
      #expect(screen.headerComponent?.delegate === screen)
      #expect(screen.listComponent?.delegate === screen)
      #expect(screen.listComponent?.dataSource === screen)
      #expect(screen.inputComponent?.delegate === screen)
      #expect(screen.mediaComponent?.delegate === screen)
      #expect(screen.headerComponent?.titleView is SBUChannelTitleView)
      #expect(screen.headerComponent?.channelInfoView is SBUChannelInfoHeaderView)
      #expect(screen.listComponent?.channelStateBanner is SBUChannelStateBanner)
      #expect(screen.inputComponent?.messageInputView is SBUMessageInputView)
      #expect(screen.mediaComponent?.mediaView is SBUMediaView)
      #expect(screen.navigationItem.rightBarButtonItem == nil)
      let parts: [UIView?] = [
        screen.headerComponent, screen.mediaComponent, screen.listComponent, screen.inputComponent,
      ]
      #expect(parts.allSatisfy { $0?.superview === screen.view })
      #expect(screen.headerComponent?.isHidden == true && screen.mediaComponent?.isHidden == true)
      screen.hideChannelInfoView = false
      screen.enableMediaView()
      #expect(screen.headerComponent?.isHidden == false && screen.mediaComponent?.isHidden == false)
    }
  }

  // G247.
  @Test func a_registered_cell_names_the_rows_of_one_list() throws {
    let messages = try ["own", "file", "admin"].map { try message($0) }
    run {
      func list() -> SBUOpenChannelModule.List {
        let screen = Screen(channelURL: "lobby")
        screen.loadViewIfNeeded()
        return screen.listComponent ?? SBUOpenChannelModule.List()
      }
      let own = list()
      own.register(userMessageCell: OwnCell())
      #expect(
        messages.map { own.generateCellIdentifier(by: $0) } == [
          "OwnCell", "SBUOpenChannelFileMessageCell", "SBUOpenChannelAdminMessageCell",
        ])
      #expect(SBUOpenChannelModule.List.UserMessageCell == SBUOpenChannelUserMessageCell.self)
      #expect(list().generateCellIdentifier(by: messages[0]) == "SBUOpenChannelUserMessageCell")
      #expect(own.customMessageCell == nil)
      SBUOpenChannelModule.List.UserMessageCell = OwnCell.self
      SBUOpenChannelModule.List.CustomMessageCell = OwnCell.self
      #expect(list().generateCellIdentifier(by: messages[0]) == "OwnCell")
      #expect(list().customMessageCell is OwnCell)
    }
  }

  // G233.
  @Test func operators_get_a_button_for_settings_and_others_one_for_participants() {
    func image(in run: SDKRun, own: UIBarButtonItem? = nil) -> String? {
      run {
        let screen = Screen(channel: channel("lobby", in: run))
        screen.headerComponent?.rightBarButton = own
        screen.loadViewIfNeeded()
        let before = screen.headerComponent?.rightBarButton
        #expect(before === own)
        screen.updateBarButton()
        let item = screen.headerComponent?.rightBarButton
        return item?.image?.name ?? item?.title
      }
    }
    #expect(image(in: run) == "iconInfo")
    #expect(image(in: guest) == "iconMembers")
    #expect(image(in: guest, own: UIBarButtonItem(title: "Hours")) == "Hours")
  }

  // G231, G232.
  @Test func the_view_below_the_bar_has_the_description_else_the_participants() {
    run {
      let screen = Screen(channel: channel("lobby", in: run))
      screen.loadViewIfNeeded()
      let view = screen.headerComponent?.channelInfoView as? SBUChannelInfoHeaderView
      screen.updateChannelInfoView()
      #expect(view?.titleLabel.text == "Lobby")
      #expect(view?.descriptionLabel.text == "2 participants")
      screen.channelDescription = "Ask here"
      screen.updateChannelInfoView()
      #expect(view?.descriptionLabel.text == "Ask here")
    }
  }

  // G231.
  @Test func the_ratio_of_the_messages_is_from_0_to_1() {
    run {
      let screen = Screen(channelURL: "lobby")
      screen.overlayMediaView(true, messageListRatio: 0.25)
      #expect(screen.messageListRatio == 0.25 && screen.mediaViewRatio == 0.75)
      #expect(screen.listComponent.map { screen.openChannelModuleIsOverlaid($0) } == true)
      screen.updateMessageListRatio(to: 3)
      #expect(screen.messageListRatio == 1 && screen.mediaViewRatio == 0)
      #expect(screen.hideChannelInfoView && !screen.hideNavigationBar && !screen.isMediaViewEnabled)
    }
  }

  // G95, G241.
  @Test func a_frozen_channel_disables_the_input_for_all_but_operators() {
    func isEditable(_ screen: Screen) -> Bool? {
      screen.loadViewIfNeeded()
      screen.inputComponent?.updateMessageInputModeState()
      return (screen.inputComponent?.messageInputView as? SBUMessageInputView)?.textView?.isEditable
    }
    run {
      #expect(isEditable(Screen(channel: channel("quiet", in: run))) == true)
      #expect(isEditable(Screen(channelURL: "quiet")) == false)
    }
    guest {
      #expect(isEditable(Screen(channel: channel("lobby", in: guest))) == true)
      #expect(isEditable(Screen(channel: channel("quiet", in: guest))) == false)
    }
  }

  // G242 to G244.
  @Test func cells_show_name_text_and_no_receipt() throws {
    let text = try #require(message("own") as? UserMessage)
    let admin = try #require(message("admin") as? AdminMessage)
    run {
      let cell = SBUOpenChannelUserMessageCell()
      func show(_ position: MessageGroupPosition) {
        cell.configure(
          with: SBUUserMessageCellParams(
            message: text, hideDateView: true, useMessagePosition: false, groupPosition: position,
            withTextView: true))
      }
      show(.top)
      let name = cell.userNameView as? SBUUserNameView
      #expect(name?.username == "Bo" && name?.isHidden == false)
      #expect(name?.usernameColor == SBUTheme.messageCellTheme.currentUserNameTextColor)
      #expect((cell.messageTextView as? SBUUserMessageTextView)?.textView.text == "Yours")
      let state = cell.stateView as? SBUMessageStateView
      #expect(state?.stateImageView.isHidden == true && state?.timeLabel.isHidden == false)
      show(.bottom)
      #expect(name?.isHidden == true && state?.timeLabel.isHidden == true)
      let row = SBUOpenChannelAdminMessageCell()
      row.configure(with: SBUAdminMessageCellParams(message: admin, hideDateView: true))
      #expect(row.messageLabel.text == "Welcome")
    }
  }

  /// Notes the errors of a view model.
  private final class ErrorScreen: SBUOpenChannelViewController {
    var codes: [Int?] = []
    override func didReceiveError(_ error: SBError?, isBlocker: Bool) { codes.append(error?.code) }
  }

  // G238.
  @Test func a_sent_message_is_listed_and_a_failure_is_reported() throws {
    let text = try #require(message("own") as? UserMessage)
    run {
      let screen = ErrorScreen(channelURL: "lobby")
      screen.viewModel?.sendUserMessageCompletionHandler?(
        nil, SBError(domain: "test", code: 900_050))
      screen.viewModel?.sendFileMessageCompletionHandler?(nil, nil)
      #expect(screen.codes == [900_050] && screen.viewModel?.messageList == [])
      screen.viewModel?.sendUserMessageCompletionHandler?(text, nil)
      #expect(screen.viewModel?.messageList == [text] && screen.codes == [900_050])
    }
  }
}
