import ChatBackend
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// What the cells of messages show (G105 to G151).
@Suite("Message cells") struct MessageCellTests {
  private static let chat = """
    users:
      - { userId: ann, nickname: Ann }
      - { userId: bo, nickname: Bo, profileURL: "x:/bo.png" }
      - { userId: cy }
    groupChannels:
      - url: chat
        members: [ann, bo]
        messages:
          - { messageId: 1, sender: bo, message: Hi, createdAt: 2025-11-24T18:30:00Z,
              reactions: { ok: [ann, bo] } }
          - { messageId: 2, sender: ann, message: Yes, createdAt: 2025-11-25T18:30:00Z,
              updatedAt: 2025-11-26T18:30:00Z, parentMessageId: 1 }
          - { messageId: 3, sender: cy, message: Ho, parentMessageId: 2 }
          - { messageId: 4, sender: bo, file: { name: a.pdf, type: application/pdf } }
          - { messageId: 5, sender: bo, file: { name: b.png, type: image/png } }
          - { messageId: 6, sender: bo, files: [{ name: a.png }, { name: b.png }] }
          - { messageId: 7, admin: Bo joined, createdAt: 2025-11-24T18:30:00Z }
          - { messageId: 8, sender: bo, message: Re, parentMessageId: 4 }
    """

  /// Calls `body` in a run of Ann, with a function that returns the message of a number.
  private func inRun(_ body: ((Int) -> BaseMessage?) throws -> Void) throws {
    let run = SDKRun(Self.chat, currentUser: "ann")
    try run.environment.run {
      SBUGlobals.currentUser = SBUUser(userId: "ann")
      let channel = GroupChannel(channelURL: "chat", service: run.service)
      try body { id in
        run.service.message(id, in: "chat").map { BaseMessage.make($0, in: channel) }
      }
    }
  }

  private func text(
    _ message: BaseMessage?, group: MessageGroupPosition = .none,
    receipt: SBUMessageReceiptState = .none
  ) throws -> SBUUserMessageCell {
    let cell = SBUUserMessageCell()
    let message = try #require(message as? UserMessage)
    cell.configure(
      with: SBUUserMessageCellParams(
        message: message, hideDateView: true, useMessagePosition: true, groupPosition: group,
        receiptState: receipt, useReaction: true, withTextView: true))
    return cell
  }
  private func shown(_ cell: SBUUserMessageCell) -> String? {
    (cell.messageTextView as? SBUUserMessageTextView)?.textView.text
  }
  private func state(_ cell: SBUContentBaseMessageCell) -> SBUMessageStateView? {
    cell.stateView as? SBUMessageStateView
  }

  @Test func a_text_of_another_user_has_name_picture_and_time() throws {
    // G106, G111, G118.
    try inRun { message in
      let cell = try text(message(1))
      #expect(cell.position == .left && shown(cell) == "Hi")
      #expect((cell.userNameView as? SBUUserNameView)?.username == "Bo")
      #expect(!cell.userNameView.isHidden)
      let picture = (cell.profileView as? SBUMessageProfileView)?.imageView.image
      #expect(picture?.symbol == SBUIconSet.picture.symbol)
      #expect(state(cell)?.timeLabel.text == "06:30 PM")
      #expect(state(cell)?.stateImageView.isHidden == true)
      #expect(cell.accessibilityIdentifier == "1")
    }
  }

  @Test func an_own_text_has_a_state_and_no_name() throws {
    // G107, G120 to G129.
    try inRun { message in
      let cell = try text(message(2), receipt: .read)
      #expect(cell.position == .right && shown(cell) == "Yes (edited)")
      #expect(cell.userNameView.isHidden)
      #expect(state(cell)?.stateImageView.accessibilityLabel == "read")
      #expect(cell.messageHStackView.arrangedSubviews.last === cell.mainContainerVStackView)
      for (receipt, word) in [
        (SBUMessageReceiptState.none, "sent"), (.delivered, "delivered"), (.notUsed, nil),
      ] {
        let state = state(try text(message(2), receipt: receipt))
        #expect(state?.stateImageView.accessibilityLabel == word)
      }
    }
  }

  @Test(arguments: [
    (MessageGroupPosition.none, "name picture time"), (.top, "name"), (.middle, ""),
    (.bottom, "picture time"),
  ])
  func a_group_of_messages_has_one_name_picture_and_time(
    group: MessageGroupPosition, parts: String
  ) throws {
    // G115.
    try inRun { message in
      let cell = try text(message(1), group: group)
      let shown = [
        ("name", cell.userNameView),
        ("picture", (cell.profileView as? SBUMessageProfileView)?.imageView),
        ("time", state(cell)?.timeLabel),
      ].filter { $1?.isHidden == false }.map(\.0)
      #expect(shown.joined(separator: " ") == parts)
    }
  }

  @Test func an_answer_shows_what_it_answers() throws {
    // G147, G148.
    try inRun { message in
      let own = try text(message(2))
      let quote = try #require(own.quotedMessageView as? SBUQuotedUserMessageView)
      #expect(quote.repliedToLabel.text == "You replied to Bo")
      #expect(quote.quotedMessageLabel.text == "Hi")
      let other = try text(message(3))
      #expect(other.quotedMessageView?.repliedToLabel.text == "(No name) replied to You")
      #expect(other.userNameView.isHidden)
      let file = try text(message(8)).quotedMessageView as? SBUQuotedFileMessageView
      #expect(file?.fileNameLabel.text == "a.pdf")
      SendbirdUI.config.groupChannel.channel.replyType = .none
      #expect(try text(message(2)).quotedMessageView == nil)
    }
  }

  @Test func a_thread_shows_the_number_of_replies() throws {
    // G150.
    try inRun { message in
      #expect(try text(message(1)).threadHStackView.isHidden)
      SendbirdUI.config.groupChannel.channel.replyType = .thread
      let cell = try text(message(1))
      #expect(!cell.threadHStackView.isHidden)
      #expect(cell.threadInfoView.repliedCountLabel.text == "1 reply")
      #expect(cell.threadInfoView.repliedUsersHStackView.arrangedSubviews.count == 1)
    }
  }

  @Test func reactions_have_the_number_of_their_users() throws {
    // G144.
    try inRun { message in
      let view = try text(message(1)).reactionView
      #expect(!view.isHidden && view.reactions.map(\.key) == ["ok"] && !view.hasMoreEmoji())
      let line = view.subviews.first?.subviews.first as? SBUStackView
      #expect(line?.arrangedSubviews.map { ($0 as? UIButton)?.currentTitle } == ["ok 2 ✓"])
      #expect(try text(message(3)).reactionView.isHidden)
    }
  }

  @Test func a_file_is_a_symbol_with_or_without_its_name() throws {
    // G136, G139.
    try inRun { message in
      func content(_ id: Int) throws -> SBUBaseFileContentView {
        let cell = SBUFileMessageCell()
        let message = try #require(message(id) as? FileMessage)
        cell.configure(
          with: SBUFileMessageCellParams(
            message: message, hideDateView: true, useMessagePosition: true))
        return cell.baseFileContentView
      }
      let document = try content(4)
      #expect(document.fileNameLabel.text == "a.pdf" && !document.fileNameLabel.isHidden)
      #expect(document.imageView.image?.symbol == SBUIconSet.iconFileDocument.symbol)
      let picture = try content(5)
      #expect(picture.fileNameLabel.isHidden)
      #expect(picture.imageView.image?.symbol == SBUIconSet.iconPhoto.symbol)
    }
  }

  @Test func several_files_are_items() throws {
    // G141.
    try inRun { message in
      let cell = SBUMultipleFilesMessageCell()
      let files = try #require(message(6) as? MultipleFilesMessage)
      cell.configure(
        with: SBUMultipleFilesMessageCellParams(
          message: files, hideDateView: true, useMessagePosition: true))
      #expect(cell.collectionView(cell.collectionView, numberOfItemsInSection: 0) == 2)
      var chosen: [String] = []
      cell.fileSelectHandler = { chosen.append("\($1) \($0.fileName ?? "")") }
      cell.collectionView(
        cell.collectionView, didSelectItemAt: IndexPath(row: 1, section: 0))
      #expect(chosen == ["1 b.png"])
    }
  }

  @Test func a_message_of_the_service_has_a_day_and_a_line_above_unread_messages() throws {
    // G87, G108, G117.
    try inRun { message in
      let cell = SBUAdminMessageCell()
      let admin = try #require(message(7) as? AdminMessage)
      cell.configure(
        with: SBUAdminMessageCellParams(
          message: admin, hideDateView: false, isFirstUnreadMessage: true))
      #expect(cell.messageLabel.text == "Bo joined" && cell.position == .center)
      #expect(!cell.dateView.isHidden && cell.unreadMessageNewLine?.isHidden == false)
      #expect((cell.dateView as? SBUMessageDateView)?.dateLabel.text == "Nov 24, 2025")
      #expect((cell.unreadMessageNewLine as? UILabel)?.text == "New messages")
      cell.prepareForReuse()
      #expect(cell.dateView.isHidden && cell.unreadMessageNewLine?.isHidden == true)
    }
  }

  @Test func an_unknown_message_shows_two_lines_and_nothing_else() throws {
    // G134, G214.
    try inRun { message in
      let cell = SBUUnknownMessageCell()
      let known = try #require(message(1))
      cell.configure(with: SBUUnknownMessageCellParams(message: known, hideDateView: false))
      #expect(shown(cell)?.hasPrefix("(Unknown message type)\n") == true)
      #expect(cell.message == nil && cell.dateView.isHidden)
    }
  }

  @Test func users_who_type_have_three_pictures_and_a_number() throws {
    // G151.
    try inRun { message in
      let cell = SBUTypingIndicatorMessageCell()
      let typers = (1...5).map { SBUUser(userId: "\($0)") }
      cell.configureTyperProfileViews(typingInfo: SBUTypingIndicatorInfo(typers: typers))
      let views = cell.profilesStackView.arrangedSubviews.map { $0 as? SBUMessageProfileView }
      #expect(views.count == 4 && views.last??.numberLabel.text == "+2")
    }
  }

  @Test func taps_and_long_presses_are_reported() throws {
    try inRun { message in
      let cell = try text(message(1))
      var log: [String] = []
      cell.tapHandlerToContent = { log.append("tap") }
      cell.longPressHandlerToContent = { log.append("long") }
      cell.userProfileTapHandler = { log.append("user") }
      for recognizer in cell.mainContainerView.gestureRecognizers ?? [] { recognizer.fire() }
      for recognizer in cell.profileView.gestureRecognizers ?? [] { recognizer.fire() }
      #expect(log == ["long", "tap", "user"])
      cell.setSelected(true, animated: false)
      #expect(cell.mainContainerView.isSelected)
    }
  }

  @Test(arguments: [
    ("image/png", SBUMessageFileType.image), ("image/svg+xml", .etc), ("video/mp4", .video),
    ("audio/mp3", .audio), ("audio/m4a;sbu_type=voice", .voice), ("application/pdf", .etc),
    ("pdf", .pdf), ("", .etc),
  ])
  func the_kind_of_a_file_follows_its_type(type: String, kind: SBUMessageFileType) {
    // G136 to G140.
    #expect(SBUUtils.getFileType(by: type) == kind)
  }

  @Test func messages_that_are_not_sent_stay_in_the_run() throws {
    // G195, G196.
    try inRun { message in
      let manager = SBUPendingMessageManager.shared
      let (first, reply) = (message(1), message(2))
      manager.upsertPendingMessage(channelURL: "chat", message: first)
      manager.upsertPendingMessage(channelURL: "chat", message: first)
      #expect(
        SBUPendingMessageManager.shared.getPendingMessages(channelURL: "chat").count == 1)
      manager.upsertPendingMessage(
        channelURL: "other", message: reply, forMessageThread: true)
      #expect(manager.getPendingMessages(channelURL: "other").isEmpty)
      #expect(manager.getPendingMessages(channelURL: "other", forMessageThread: true).count == 1)
      // A message of the fixture has no request.
      manager.removePendingMessage(channelURL: "chat", requestId: "")
      #expect(manager.getPendingMessages(channelURL: "chat").count == 1)
    }
  }
}
