import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// What a row shows of a channel, where screens do not show it.
@Suite("Channel list: cells") struct ChannelCellTests {
  /// A run with one channel `g`, and its cell.
  private struct Row {
    let run: SDKRun
    let cell: SBUGroupChannelCell

    init(_ keys: String, users: String = "", prepare: () -> Void = {}) {
      run = SDKRun(
        """
        users: [{ userId: ann, nickname: Ann }, { userId: bo, nickname: Bo }\(users)]
        groupChannels: [{ url: g, members: [ann, bo], \(keys) }]
        """, currentUser: "ann")
      cell = run { SBUGroupChannelCell() }
      run(prepare)
      configure()
    }

    var channel: GroupChannel { GroupChannel(channelURL: "g", service: run.service) }

    func configure() {
      run {
        cell.configure(channel: channel)
        cell.setupStyles()
      }
    }
  }

  private static let own = "messages: [{ sender: ann, message: Hi, createdAt: 1000 }]"

  private func turnOnReceipts() {
    SendbirdUI.config.groupChannel.channelList.isMessageReceiptStatusEnabled = true
  }

  // MARK: Last messages

  @Test(
    arguments: [
      ("**bold** and [a link](https://example.com) **", "bold and a link **"),
      ("[a](b) and [] ****", "a and [] ****"),
      ("*one* and `code`", "*one* and `code`"),
    ])
  func markdown_loses_bold_and_links_only(text: String, shown: String) {
    // C128; C127 without the setting.
    let keys = "messages: [{ sender: bo, message: \"\(text)\", createdAt: 1000 }]"
    #expect(Row(keys).cell.messageLabel.text == text)
    let row = Row(keys) {
      SendbirdUI.config.groupChannel.channel.isMarkdownForUserMessageEnabled = true
    }
    #expect(row.cell.messageLabel.text == shown)
  }

  @Test func a_message_of_a_megabyte_is_cut_before_it_is_searched() {
    // C127, C128: the second text is the worst one for a search for links.
    for text in [
      String(repeating: "word ", count: 200_000), String(repeating: "[", count: 1_000_000),
    ] {
      let row = Row("messages: [{ sender: bo, message: \"\(text)\", createdAt: 1000 }]") {
        SendbirdUI.config.groupChannel.channel.isMarkdownForUserMessageEnabled = true
      }
      #expect(row.cell.messageLabel.text == String(text.prefix(1_000)))
    }
  }

  @Test func a_message_from_a_template_is_the_word_message() {
    // C126, C133: the payload has no source in fixtures.
    let row = Row("messages: [{ sender: bo, message: Hi, createdAt: 1000 }]")
    row.run {
      let message = row.channel.lastMessage
      message?.extendedMessagePayload = ["template": ["key": "x"]]
      #expect(message?.listPreview == "Message")
      message?.extendedMessagePayload = ["template": [String: Any]()]
      #expect(message?.listPreview == "Hi")
    }
  }

  @Test(
    arguments: [
      ("image/svg+xml", "File"), ("image/png", "Photo"), ("IMAGE/JPEG", "Photo"),
      ("image/gif", "GIF"), ("image/heic", "File"), ("image/webp", "File"), ("video/mp4", "Video"),
      ("audio/mpeg", "Audio"), ("audio/m4a;sbu_type=voice", "Voice message"),
      ("audio/m4a;sbu_type=music", "Audio"), ("text/plain", "File"), ("", "File"),
    ])
  func a_file_is_named_by_its_type(type: String, word: String) {
    // C129, C133, C159.
    let file = "file: { name: secret.png, type: \"\(type)\", size: 1, url: u }"
    let row = Row("messages: [{ sender: bo, \(file), createdAt: 1000 }]")
    #expect(row.cell.messageLabel.text == word)
    #expect(row.cell.messageLabel.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func a_pending_or_failed_message_is_not_the_last_one() {
    // C133.
    let row = Row(
      """
      messages: [{ sender: ann, message: Lost, sendingStatus: failed, createdAt: 3000 },
          { sender: ann, message: On its way, sendingStatus: pending, createdAt: 2000 },
          { sender: bo, message: Sent, createdAt: 1000 }]
      """)
    #expect(row.cell.messageLabel.text == "Sent")
  }

  // MARK: Numbers, covers, marks

  @Test(
    arguments: [
      (999, "999"), (1000, "1K"), (1234, "1.2K"), (10_000, "10K"), (999_999, "1000K"),
      (1_000_000, "1M"), (2_345_678, "2.3M"), (1_000_000_000, "1000M"),
    ])
  func large_numbers_are_short(number: Int, text: String) {
    // C134.
    #expect(number.shortened == text)
  }

  @Test(
    arguments: [
      ("coverURL: \"https://example.com/c.png\"", "◉"), ("coverURL: \"\"", "○"),
      ("coverURL: \"https://static.sendbird.com/sample/cover/c.png\", isBroadcast: true", "◖"),
    ])
  func a_sample_of_the_service_is_no_cover(keys: String, symbol: String) {
    // C113, C114.
    #expect(Row(keys).cell.coverImage.image?.symbol == symbol)
  }

  @Test func a_mention_has_the_trigger_of_the_app() {
    // C124.
    let keys = "unreadMessageCount: 2, unreadMentionCount: 1"
    let off = Row(keys)
    #expect(off.cell.unreadMentionLabel.isHidden && off.cell.unreadMentionLabel.text == "@")
    let row = Row(keys) {
      SendbirdUI.config.groupChannel.channel.isMentionEnabled = true
      SBUGlobals.userMentionConfig = SBUUserMentionConfiguration()
      SBUGlobals.userMentionConfig?.trigger = "+"
    }
    #expect(!row.cell.unreadMentionLabel.isHidden && row.cell.unreadMentionLabel.text == "+")
    #expect(SBUStringSet.Mention.Trigger_Key == "@")
  }

  @Test func pictures_are_set_with_the_styles() {
    // C135: so an icon that an app sets later is shown by the next update.
    let row = Row("isFrozen: true")
    row.run {
      SBUIconSet.iconFreeze = UIImage(name: "star", symbol: "*")
      row.cell.configure(channel: row.channel)
      #expect(row.cell.freezeState.image?.symbol == "✻")
      row.cell.setupStyles()
      #expect(row.cell.freezeState.image?.symbol == "*")
    }
  }

  // MARK: Receipts

  @Test func reuse_clears_the_receipt_and_its_label() throws {
    // C121, C136: without reuse an old receipt stays.
    let row = Row(Self.own, prepare: turnOnReceipts)
    #expect(row.cell.stateImageView.accessibilityLabel == "sent")
    try row.run.simulate(.messagesDelivered("bo"), in: "g")
    row.configure()
    #expect(row.cell.stateImageView.accessibilityLabel == "delivered")
    try row.run.simulate(.messagesRead("bo"), in: "g")
    row.configure()
    #expect(row.cell.stateImageView.accessibilityLabel == "read")
    row.run {
      var message = ChannelMessage(0, .text("Yes"), from: "bo")
      message.createdAt = 2000
      row.run.service.receive(message, in: "g")
    }
    row.configure()
    #expect(row.cell.stateImageView.image != nil)
    row.run { row.cell.prepareForReuse() }
    #expect(row.cell.stateImageView.image == nil)
    #expect(row.cell.stateImageView.accessibilityLabel == nil)
    #expect(row.cell.titleLabel.text == "Bo")
  }

  @Test func without_a_current_user_an_admin_message_is_one_s_own() {
    // C161.
    let run = SDKRun(
      "users: [{ userId: bo }]\ngroupChannels: [{ url: g, members: [bo], messages: [{ admin: x }] }]"
    )
    run {
      turnOnReceipts()
      let cell = SBUGroupChannelCell()
      cell.configure(channel: GroupChannel(channelURL: "g", service: run.service))
      #expect(cell.stateImageView.accessibilityLabel == "sent")
    }
  }

  @Test func a_channel_of_another_type_leaves_the_row_as_it_was() {
    // C137.
    let row = Row("name: Mine")
    let open = OpenChannel(channelURL: "x", service: row.run.service)
    row.run { row.cell.configure(channel: open) }
    #expect(row.cell.titleLabel.text == "Mine" && row.cell.channel === open)
  }

  // MARK: Times

  @Test func ten_digits_are_seconds_and_formats_can_be_set() {
    // C138, C142, C145: never nil, and read at each call.
    SDKRun().callAsFunction {
      func text(_ time: Int64) -> String? {
        Date.lastUpdatedTimeForChannelCell(baseTimestamp: time)
      }
      #expect(text(1_000_000_000) == "2001/09/09" && text(1_000_000_000_000) == "2001/09/09")
      #expect(text(999_999_999) == "Jan 12" && text(-1) == "1969/12/31")
      SBUDateFormatSet.Channel.lastUpdatedPastYearFormat = "yyyy"
      #expect(text(1_000_000_000) == "2001")
      #expect(text(.max) != nil && text(.min) != nil)
    }
  }
}
