import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// The labels and types of the SDK's documentation.
@Suite("Names of the SDK") struct SDKNameTests {
  @Test func connect_reports_the_user_of_the_screen() {
    let run = Run("users: [{ userId: alice, nickname: Alice }]", me: "alice")
    run.settled { _ in
      let params = InitParams(appKey: "key")
      params.naviServer = "https://example.com"
      NCEngine.initialize(params)
      var user: String?
      NCEngine.connect(
        params: ConnectParams(token: "t"), databaseOpenedHandler: nil,
        completionHandler: { id, _ in user = id })
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(user == "alice")
      NCEngine.disconnect(disablePush: true)
    }
  }

  @Test func a_channel_sends_a_text_and_reports_the_message() {
    let run = Run(
      """
      users: [{ userId: alice, nickname: Alice }, { userId: bob, nickname: Bob }]
      """, me: "alice", latency: 100)
    var log: [String] = []
    run.now { _ in
      #expect(DirectChannel(channelId: "") == nil)
      #expect(NCGroupChannel(channelId: "g")?.channelType == .group)
      DirectChannel(channelId: "bob")?.sendMessage(
        params: SendMessageParams(content: TextMessage(text: "Hi")),
        attachedHandler: { log.append("attached \($0?.sentStatus == .sending)") },
        completionHandler: { message, error in
          let text = (message?.content as? TextMessage)?.text ?? "-"
          log.append("sent \(text) \(message?.messageId.isEmpty == false) \(error == nil)")
        })
    }
    run.advance(99)
    #expect(log == ["attached true"])
    run.advance(1)
    #expect(log == ["attached true", "sent Hi true true"])
  }
}
