import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// How an app customizes the chat page. The page's content is tested in `Tests/Screens/chat-page`.
@Suite("Chat page") struct ChatPageTests {
  private static let ahoy = people(
    """
      messages:
        - channelId: bea
          messages: [{ sender: bea, text: Ahoy, sentTime: 2026-09-17T07:00:00Z }]
    """)

  @Test func a_custom_cell_is_set_with_one_key() throws {
    let rows = content(
      try profileScreen(
        "NCChannelViewController", Self.ahoy + "channelId: bea\ntextMessageCell: LoudCell",
        types: [LoudCell.self]
      ).frames())
    #expect(rows[1] == "AHOY")
  }

  @Test func a_chat_subclass_registers_a_custom_cell() throws {
    let text = try profileScreen(
      "OwnChat", Self.ahoy + "channelId: bea", types: [OwnChat.self]
    ).frames()
    #expect(content(text)[1] == "AHOY")
  }

  @Test func wrong_channel_keys_are_reported_at_their_location() throws {
    func problem(_ keys: String) throws -> String {
      String(
        try profileScreen("NCChannelViewController", people() + keys).problems().prefix(70))
    }
    #expect(
      try problem("channelId: baa")
        == "17:12 error unknown-reference: unknown user 'baa' (did you mean 'bea'?")
    #expect(
      try problem("channelType: group\nchannelId: bea")
        .hasPrefix("18:12 error unknown-reference: unknown group 'bea'"))
    #expect(try problem("channelType: club\nchannelId: bea").hasPrefix("17:14 error wrong-value"))
    #expect(try problem("").contains("missing-key"))
  }
}

private final class LoudCell: NCMessageBaseCell {
  private let label = UILabel()

  override func initialize() {
    super.initialize()
    baseContentView.addSubview(label)
  }

  override func setDataModel(_ model: NCMessageModel) {
    super.setDataModel(model)
    label.text = (model.content as? NCTextMessage)?.content.uppercased()
  }
}

private final class OwnChat: NCChannelViewController {
  override func registerCustomCellsAndMessages() {
    register(LoudCell.self, forMessageClass: NCTextMessage.self)
  }
}
