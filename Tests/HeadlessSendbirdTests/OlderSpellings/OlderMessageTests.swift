import ChatBackend
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Older names of messages, cells and the message input (G 9). The tests are themselves marked as
/// deprecated to silence the warnings.
@Suite("Older names of messages") struct OlderMessageTests {
  @Test
  @available(*, deprecated)
  func types_and_states_are_available_under_older_names() {
    #expect(MessageFileType.self == SBUMessageFileType.self)
    #expect(SBUMessageReceiptState.readReceipt == .read)
    #expect(SBUMessageReceiptState.deliveryReceipt == .delivered)
  }

  @Test
  @available(*, deprecated)
  func the_message_input_is_available_under_older_names() {
    final class Input: SBUMessageInputView {
      var log: [String] = []
      override func onTapAddButton(_ sender: Any) { log.append("add") }
      override func onTapSendButton(_ sender: Any) { log.append("send") }
      override func onTapCancelButton(_ sender: Any) { log.append("cancel") }
      override func onTapSaveButton(_ sender: Any) { log.append("save") }
    }
    let input = Input()
    input.onClickAddButton(input)
    input.onClickSendButton(input)
    input.onClickCancelButton(input)
    input.onClickSaveButton(input)
    #expect(input.log == ["add", "send", "cancel", "save"])
    (input.leadingSpacing, input.trailingSpacing) = (1, 2)
    (input.textViewMinHeight, input.textViewLeadingSpacing) = (3, 4)
    #expect(input.leadingSpacingAdaptive == 1 && input.leadingSpacing == 1)
    #expect(input.trailingSpacingAdaptive == 2 && input.trailingSpacing == 2)
    #expect(input.textViewMinHeightAdaptive == 3 && input.textViewMinHeight == 3)
    #expect(input.textViewLeadingSpacingAdaptive == 4 && input.textViewLeadingSpacing == 4)
  }

  @Test
  @available(*, deprecated)
  func settings_are_available_under_older_names() {
    SDKRun().environment.run {
      SBUGlobals.CurrentUser = SBUUser(userId: "ann")
      #expect(SBUGlobals.currentUser?.userId == "ann" && SBUGlobals.CurrentUser != nil)
      SBUGlobals.UsingMessageGrouping = false
      #expect(!SBUGlobals.isMessageGroupingEnabled && !SBUGlobals.UsingMessageGrouping)
      SBUGlobals.UsingPHPicker = true
      #expect(SBUGlobals.isPHPickerEnabled && SBUGlobals.UsingPHPicker)
      SBUGlobals.UsingUserProfile = true
      SBUGlobals.isUserMentionEnabled = true
      SBUGlobals.ReplyTypeToUse = .thread
      let config = SendbirdUI.config
      #expect(config.common.isUsingDefaultUserProfileEnabled && SBUGlobals.UsingUserProfile)
      #expect(config.groupChannel.channel.isMentionEnabled && SBUGlobals.isUserMentionEnabled)
      #expect(config.groupChannel.channel.replyType == .thread)
      #expect(SBUGlobals.replyType == .thread && SBUGlobals.ReplyTypeToUse == .thread)
      SBUGlobals.replyType = .none
      #expect(SendbirdUI.config.groupChannel.channel.replyType == SBUReplyType.none)
    }
  }

  @Test
  @available(*, deprecated)
  func cells_show_messages_in_older_ways() throws {
    let run = SDKRun(
      """
      users: [{ userId: bo }]
      groupChannels:
        - url: chat
          members: [bo]
          messages:
            - { messageId: 1, sender: bo, message: Hi }
            - { messageId: 2, sender: bo, file: { name: a.txt } }
      """)
    try run.environment.run {
      let channel = GroupChannel(channelURL: "chat", service: run.service)
      let text = BaseMessage.make(try #require(run.service.message(1, in: "chat")), in: channel)
      let file = BaseMessage.make(try #require(run.service.message(2, in: "chat")), in: channel)
      let textCell = SBUUserMessageCell()
      textCell.configure(
        text, hideDateView: true, groupPosition: .top, receiptState: .read, useReaction: true)
      #expect(textCell.userMessage === text && textCell.groupPosition == .top)
      #expect(textCell.receiptState == .read && textCell.useReaction)
      let fileCell = SBUFileMessageCell()
      fileCell.configure(
        try #require(file as? FileMessage), hideDateView: true, groupPosition: .bottom,
        receiptState: nil, useReaction: false)
      #expect(fileCell.fileMessage === file && fileCell.groupPosition == .bottom)
      let base = SBUBaseMessageCell()
      base.configure(message: text, position: .left, hideDateView: false, receiptState: nil)
      #expect(base.message === text && base.position == .left && !base.dateView.isHidden)
    }
  }
}
