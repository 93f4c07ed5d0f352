import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The parts of a group channel: how they are created, registered and configured.
@Suite("Parts of a group channel") struct GroupChannelPartTests {
  private static let club = """
    users: [{ userId: ann, nickname: Ann }, { userId: bo, nickname: Bo }]
    groupChannels:
      - url: own
        members: [ann, bo]
        messages: [{ sender: ann, message: Mine, createdAt: 1000 }]
      - { url: other, members: [ann, bo], messages: [{ sender: bo, message: Yours }] }
      - { url: file, members: [ann, bo], messages: [{ sender: bo, file: { name: a.png } }] }
      - { url: files, members: [ann, bo], messages: [{ sender: ann, files: [{ name: a }, {}] }] }
      - { url: admin, members: [ann, bo], messages: [{ admin: Welcome }] }
      - { url: busy, name: Busy, members: [ann, bo], typingUsers: [bo] }
      - { url: frozen, members: [ann, bo], isFrozen: true }
    """

  private let run = SDKRun(Self.club, currentUser: "ann")

  private func channel(_ url: String) -> GroupChannel {
    GroupChannel(channelURL: url, service: run.service)
  }

  private func message(_ url: String) throws -> BaseMessage {
    try #require(run { channel(url).lastMessage })
  }

  private final class OwnCell: SBUUserMessageCell {}
  private final class OwnAdminCell: SBUAdminMessageCell {}
  private final class OwnList: SBUGroupChannelModule.List {}

  // G1, G2, G3, G4, G7, G225.
  @Test func a_registered_cell_sets_the_class_of_all_lists_and_is_kept_in_one() throws {
    let text = try message("own")
    run {
      let list = SBUGroupChannelModule.List()
      #expect(list.userMessageCell == nil)
      #expect(list.generateCellIdentifier(by: text) == "SBUUserMessageCell")
      list.register(userMessageCell: OwnCell())
      #expect(list.userMessageCell is OwnCell)
      #expect(SBUGroupChannelModule.List.UserMessageCell == OwnCell.self)
      let other = SBUGroupChannelModule.List()
      #expect(other.userMessageCell == nil)
      #expect(other.generateCellIdentifier(by: text) == "OwnCell")
      #expect(OwnList.UserMessageCell == OwnCell.self)
    }
    #expect(SBUGroupChannelModule.List.UserMessageCell == SBUUserMessageCell.self)
  }

  // G4.
  @Test func each_kind_of_message_names_the_cell_of_its_static_part() throws {
    let messages = try ["own", "file", "files", "admin"].map { try message($0) }
    run {
      SBUGroupChannelModule.List.AdminMessageCell = OwnAdminCell.self
      let list = SBUGroupChannelModule.List()
      #expect(
        messages.map { list.generateCellIdentifier(by: $0) } == [
          "SBUUserMessageCell", "SBUFileMessageCell", "SBUMultipleFilesMessageCell", "OwnAdminCell",
        ])
    }
  }

  // G5.
  @Test func a_custom_cell_is_used_by_no_row() throws {
    let text = try message("own")
    run {
      #expect(SBUGroupChannelModule.List.CustomMessageCell == nil)
      SBUGroupChannelModule.List.CustomMessageCell = OwnCell.self
      let list = SBUGroupChannelModule.List()
      #expect(SBUGroupChannelModule.List.CustomMessageCell == OwnCell.self)
      #expect(list.customMessageCell == nil)
      #expect(list.generateCellIdentifier(by: text) == "SBUUserMessageCell")
    }
  }

  // G159, G160, G161, G162.
  @Test func the_menu_of_a_message_has_the_items_of_its_kind_and_sender() throws {
    let messages = try ["own", "other", "file", "files", "admin"].map { try message($0) }
    run {
      let list = SBUGroupChannelModule.List()
      let titles = messages.map { message in
        list.createMessageMenuItems(for: message).compactMap(\.title)
      }
      #expect(
        titles == [
          ["Copy", "Edit", "Delete", "Reply"], ["Copy", "Reply"], ["Save", "Reply"],
          ["Delete", "Reply"], ["Delete"],
        ])
      SendbirdUI.config.groupChannel.channel.replyType = .none
      #expect(list.createMessageMenuItems(for: messages[1]).map(\.title) == ["Copy"])
    }
  }

  // G69, G72.
  @Test func the_title_view_shows_the_name_and_who_is_typing() {
    run {
      let view = SBUChannelTitleView()
      view.configure(channel: channel("own"), title: nil)
      #expect(view.titleLabel.text == "Bo" && view.statusField.isHidden)
      view.configure(channel: channel("busy"), title: nil)
      #expect(view.titleLabel.text == "Busy" && view.text == "Busy")
      #expect(view.statusField.text == "Bo is typing..." && !view.statusField.isHidden)
      view.configure(channel: channel("busy"), title: "Own title")
      #expect(view.titleLabel.text == "Own title")
      view.configure(channel: nil, title: nil)
      #expect(view.titleLabel.text == "")
    }
  }

  /// A screen that notes which methods create its view model, and the texts that it sends.
  private final class Screen: SBUGroupChannelViewController {
    nonisolated(unsafe) static var calls: [String] = []
    var sent: [String] = []

    override func baseChannelModule(
      _ inputComponent: SBUBaseChannelModule.Input, didTapSend text: String,
      parentMessage: BaseMessage?
    ) { sent.append(text) }

    override func createViewModel(
      channel: BaseChannel? = nil, channelURL: String? = nil,
      messageListParams: MessageListParams? = nil, startingPoint: Int64? = .max,
      showIndicator: Bool = true
    ) {
      Self.calls.append("five")
      super.createViewModel(
        channel: channel, channelURL: channelURL, messageListParams: messageListParams,
        startingPoint: startingPoint, showIndicator: showIndicator)
    }

    override func createViewModel(
      channel: BaseChannel? = nil, channelURL: String? = nil,
      messageListParams: MessageListParams? = nil, startingPoint: Int64? = .max,
      showIndicator: Bool = true, displaysLocalCachedListFirst: Bool = false
    ) {
      Self.calls.append("six \(displaysLocalCachedListFirst)")
      super.createViewModel(
        channel: channel, channelURL: channelURL, messageListParams: messageListParams,
        startingPoint: startingPoint, showIndicator: showIndicator,
        displaysLocalCachedListFirst: displaysLocalCachedListFirst)
    }
  }

  // G8, G9, G208.
  @Test func the_view_model_is_created_by_the_method_with_six_arguments() {
    run {
      Screen.calls = []
      let plain = Screen(channelURL: "own", startingPoint: 5)
      #expect(Screen.calls == ["five", "six false"])
      #expect(plain.viewModel?.channelURL == "own" && plain.viewModel?.startingPoint == 5)
      #expect(plain.viewModel?.delegate === plain && plain.channel == nil)
      Screen.calls = []
      let cached = Screen(channel: channel("own"), displaysLocalCachedListFirst: true)
      #expect(Screen.calls == ["six true"] && cached.channel?.channelURL == "own")
    }
  }

  // G10.
  @Test func a_view_model_needs_a_channel_or_its_address() {
    run {
      let screen = Screen(channelURL: "own")
      let model = screen.viewModel
      screen.createViewModel(
        channel: nil, channelURL: nil, displaysLocalCachedListFirst: false)
      #expect(model != nil && screen.viewModel === model)
    }
  }

  // G224.
  @Test func views_that_are_set_before_the_view_loads_stay() {
    run {
      let screen = Screen(channelURL: "own")
      let (empty, info) = (SBUEmptyView(), SBUNewMessageInfo())
      screen.listComponent?.emptyView = empty
      screen.listComponent?.newMessageInfoView = info
      screen.loadViewIfNeeded()
      #expect(screen.listComponent?.emptyView === empty)
      #expect(screen.listComponent?.newMessageInfoView === info)
    }
  }

  // G226, G227.
  @Test func views_share_the_themes_of_the_kit() {
    run {
      #expect(SBUMessageInputView().theme === SBUTheme.messageInputTheme)
      let screen = Screen(channelURL: "own")
      screen.loadViewIfNeeded()
      #expect(screen.headerComponent?.theme === screen.theme)
      let title = screen.headerComponent?.titleView as? SBUChannelTitleView
      #expect(title?.theme === SBUTheme.componentTheme)
    }
  }

  // G209.
  @Test func the_features_of_a_channel_have_the_defaults_of_the_kit() {
    run {
      let channel = SendbirdUI.config.groupChannel.channel
      #expect(channel.isReactionsEnabled && channel.isTypingIndicatorEnabled)
      #expect(channel.isOGTagEnabled && channel.replyType == .quoteReply)
      #expect(channel.typingIndicatorTypes == [.text])
      #expect(!channel.isMentionEnabled && !channel.isVoiceMessageEnabled)
      #expect(!channel.isMultipleFilesMessageEnabled && !channel.isMarkAsUnreadEnabled)
      #expect(!channel.isMarkdownForUserMessageEnabled && !channel.isSuggestedRepliesEnabled)
      #expect(!SendbirdUI.config.common.isUsingDefaultUserProfileEnabled)
    }
  }

  // G13, G14.
  @Test func header_list_and_input_are_configured_with_the_screen() {
    run {
      let screen = Screen(channelURL: "own")
      screen.loadViewIfNeeded()
      #expect(screen.headerComponent?.delegate === screen)
      #expect(screen.listComponent?.delegate === screen)
      #expect(screen.listComponent?.dataSource === screen)
      #expect(screen.inputComponent?.delegate === screen)
      #expect(screen.inputComponent?.theme === screen.theme)
      #expect(screen.headerComponent?.titleView is SBUChannelTitleView)
      #expect(screen.listComponent?.channelStateBanner is SBUChannelStateBanner)
      #expect(screen.inputComponent?.messageInputView is SBUMessageInputView)
      // The title view is before a spacer.
      let row = screen.navigationItem.titleView as? SBUStackView
      #expect(row?.arrangedSubviews.first === screen.headerComponent?.titleView)
      #expect(screen.navigationItem.rightBarButtonItem != nil)
      #expect(screen.listComponent?.superview === screen.view)
    }
  }

  // G91, G99.
  @Test func an_own_message_input_set_before_the_screen_loads_sends_to_the_channel() {
    run {
      let screen = Screen(channel: channel("own"))
      let input = SBUMessageInputView()
      screen.inputComponent?.messageInputView = input
      screen.loadViewIfNeeded()
      #expect(screen.inputComponent?.messageInputView === input)
      #expect(input.delegate === screen.inputComponent)
      #expect(input.datasource === screen.inputComponent)
      input.textView?.text = "Hello"
      input.onTapSendButton(input)
      #expect(screen.sent == ["Hello"])
    }
  }

  // G95, G98.
  @Test func a_frozen_channel_and_one_that_is_not_loaded_disable_the_input() {
    run {
      func isEditable(_ screen: SBUGroupChannelViewController) -> Bool? {
        screen.loadViewIfNeeded()
        screen.inputComponent?.updateMessageInputModeState()
        return (screen.inputComponent?.messageInputView as? SBUMessageInputView)?.textView?
          .isEditable
      }
      #expect(isEditable(Screen(channel: channel("own"))) == true)
      #expect(isEditable(Screen(channel: channel("frozen"))) == false)
      #expect(isEditable(Screen(channelURL: "own")) == false)
    }
  }
}
