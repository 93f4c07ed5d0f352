import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// What an app changes on the chat page; what it shows is tested in `Tests/Screens/chat-page`.
@Suite("Chat page") struct ChatPageTests {
  private static let ahoy = people(
    """
      messages:
        - channelId: bea
          messages: [{ sender: bea, text: Ahoy, sentTime: 2026-09-17T07:00:00Z }]
    """)

  @Test func a_cell_of_an_app_shows_with_one_line() throws {
    let rows = content(
      try profileScreen(
        "NCChannelViewController", Self.ahoy + "channelId: bea\ntextMessageCell: LoudCell",
        types: [LoudCell.self]
      ).frames())
    #expect(rows[1] == "AHOY")
  }

  @Test func a_subclass_of_an_app_registers_its_cell_in_one_line() throws {
    let text = try profileScreen(
      "OwnChat", Self.ahoy + "channelId: bea", types: [OwnChat.self]
    ).frames()
    #expect(content(text)[1] == "AHOY")
  }

  @Test func ids_that_are_not_there_are_told_at_the_word() throws {
    func problem(_ keys: String) throws -> String {
      String(
        try profileScreen("NCChannelViewController", people() + keys).problems().prefix(70))
    }
    #expect(
      try problem("channelId: baa")
        == "17:12 error unknown-reference: there is no user 'baa' (did you mean 'b")
    #expect(
      try problem("channelType: group\nchannelId: bea")
        .hasPrefix("18:12 error unknown-reference: there is no group 'bea'"))
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
