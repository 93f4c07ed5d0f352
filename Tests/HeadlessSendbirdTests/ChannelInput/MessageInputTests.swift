import ChatBackend
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The message input's buttons, modes and states (G91 to G101).
@Suite("Message input") struct MessageInputTests {
  private final class Recorder: SBUMessageInputViewDelegate {
    var log: [String] = []
    var accepts = true

    func messageInputViewDidSelectAdd(_ messageInputView: SBUMessageInputView) {
      log.append("add")
    }
    func messageInputView(_ messageInputView: SBUMessageInputView, didSelectSend text: String) {
      log.append("send \(text)")
    }
    func messageInputView(_ messageInputView: SBUMessageInputView, didSelectEdit text: String) {
      log.append("edit \(text)")
    }
    func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectResource type: MediaResourceType
    ) { log.append("\(type)") }
    func messageInputView(
      _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
      message: BaseMessage?
    ) { log.append("will \(mode)") }
    func messageInputView(
      _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode,
      message: BaseMessage?
    ) { log.append("did \(mode)") }
    func messageInputViewDidStartTyping() { log.append("typing") }
    func messageInputViewDidEndTyping() { log.append("stopped") }
    func messageInputView(
      _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { accepts }
    func messageInputViewDidTapVoiceMessage(_ messageInputView: SBUMessageInputView) {
      log.append("voice")
    }
  }

  private static let chat = """
    users: [{ userId: ann, nickname: Ann }, { userId: bo, nickname: Bo }]
    groupChannels:
      - url: chat
        members: [ann, bo]
        messages: [{ messageId: 1, sender: bo, message: Hi, createdAt: 1000 }]
    """

  /// Calls `body` in a run with a message input and its delegate.
  private func inRun(_ body: (SBUMessageInputView, Recorder, GroupChannel) throws -> Void) throws {
    let run = SDKRun(Self.chat, currentUser: "ann")
    try run.environment.run {
      let (view, recorder) = (SBUMessageInputView(), Recorder())
      view.delegate = recorder
      try body(view, recorder, GroupChannel(channelURL: "chat", service: run.service))
    }
  }

  /// The buttons that are shown.
  private func buttons(of view: SBUMessageInputView) -> String {
    [("add", view.addButton), ("send", view.sendButton), ("voice", view.voiceMessageButton)]
      .filter { $1?.isHidden == false }.map(\.0).joined(separator: " ")
  }

  @Test func the_button_that_sends_is_shown_for_a_text() throws {
    // G92.
    try inRun { view, recorder, _ in
      #expect(buttons(of: view) == "add")
      let textView = try #require(view.textView)
      #expect(textView.typeText("  Hello "))
      #expect(buttons(of: view) == "add send" && view.placeholderLabel.isHidden)
      view.sendButton?.sendActions(for: .touchUpInside)
      #expect(recorder.log == ["typing", "will none", "stopped", "did none", "send Hello"])
      #expect(textView.text == "" && buttons(of: view) == "add")
      #expect(!view.placeholderLabel.isHidden)
    }
  }

  @Test func the_button_for_voice_messages_replaces_the_one_that_sends() throws {
    try inRun { view, recorder, _ in
      view.showsVoiceMessageButton = true
      view.setMode(.none)
      #expect(buttons(of: view) == "add voice")
      view.voiceMessageButton?.sendActions(for: .touchUpInside)
      #expect(recorder.log.last == "voice")
      view.showsSendButton = true
      view.setMode(.none)
      #expect(buttons(of: view) == "add send")
    }
  }

  @Test func a_text_that_the_delegate_rejects_does_not_change() throws {
    try inRun { view, recorder, _ in
      recorder.accepts = false
      #expect(view.textView?.typeText("No") == false && recorder.log == [])
    }
  }

  @Test func a_message_is_changed_in_edit_mode() throws {
    // G170, G171, G175, G216.
    try inRun { view, recorder, channel in
      view.setMode(.edit, message: channel.lastMessage)
      #expect(view.textView?.text == "Hi" && !view.editView.isHidden && buttons(of: view) == "")
      view.saveButton?.sendActions(for: .touchUpInside)
      #expect(view.editView.isHidden && view.mode == .edit && recorder.log.last == "did edit")
      view.textView?.text = "Ho"
      view.saveButton?.sendActions(for: .touchUpInside)
      view.cancelButton?.sendActions(for: .touchUpInside)
      #expect(view.textView?.text == "" && view.editView.isHidden && view.mode == .none)
      #expect(
        recorder.log == ["will edit", "did edit", "edit Ho", "will none", "stopped", "did none"])
    }
  }

  @Test func a_message_is_answered_in_reply_mode() throws {
    // G172.
    try inRun { view, _, channel in
      view.setMode(.quoteReply, message: channel.lastMessage)
      let quote = try #require(view.quoteMessageView)
      #expect(!quote.isHidden && quote.replyToLabel.text == "Reply to Bo")
      #expect(quote.userMessageLabel.text == "Hi")
      #expect(view.placeholderLabel.text == "Reply to message")
      quote.closeReplyButton.sendActions(for: .touchUpInside)
      #expect(quote.isHidden && view.mode == .none)
      #expect(view.placeholderLabel.text == "Enter message")
    }
  }

  @Test func a_disabled_input_has_no_text_and_says_why() throws {
    // G93, G94.
    try inRun { view, _, _ in
      _ = view.textView?.typeText("Hello")
      view.setMutedModeState(true)
      #expect(view.textView?.text == "" && view.textView?.isEditable == false)
      #expect(view.addButton?.isEnabled == false)
      #expect(view.placeholderLabel.text == "You are muted")
      view.setFrozenModeState(true)
      #expect(view.placeholderLabel.text == "Chat is unavailable in this channel")
      view.setFrozenModeState(false)
      view.setMutedModeState(false)
      view.setInputState(false, placeholder: "Choose an answer")
      #expect(view.placeholderLabel.text == "Choose an answer")
      view.setInputState(true, placeholder: "")
      #expect(view.textView?.isEditable == true && view.addButton?.isEnabled == true)
    }
  }

  @Test func the_sources_of_files_follow_the_settings() throws {
    // G101.
    try inRun { view, recorder, _ in
      #expect(view.generateResourceItems().map(\.title) == ["Camera", "Photo library", "Files"])
      SendbirdUI.config.groupChannel.channel.input.camera.isPhotoEnabled = false
      SendbirdUI.config.groupChannel.channel.input.camera.isVideoEnabled = false
      #expect(view.generateResourceItems().map(\.title) == ["Photo library", "Files"])
      view.didSelectActionSheetItem(index: 1, identifier: 0)
      view.didSelectActionSheetItem(index: 2, identifier: 0)
      #expect(recorder.log == ["document"])
    }
  }
}
