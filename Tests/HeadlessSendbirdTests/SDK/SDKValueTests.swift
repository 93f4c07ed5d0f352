import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Small types of the SDK, and the kit's users created from them.
@Suite("SDK: values") struct SDKValueTests {
  @Test func an_error_has_a_code_and_a_description() {
    let error = SBError(ChatError(code: 400_108, message: "Not authorized."))
    #expect(error.domain == "com.sendbird.chat")
    #expect(error.code == 400_108)
    #expect(error.localizedDescription == "Not authorized.")
    #expect(error.description == "Not authorized. (400108)")
    #expect((error as any Error).localizedDescription == "Not authorized.")
    #expect(error.userInfo[NSLocalizedDescriptionKey] as? String == "Not authorized.")
  }

  @Test func an_app_error_keeps_its_given_values() {
    let bare = SBError(domain: "app", code: 1)
    #expect(bare.localizedDescription == "app" && bare.userInfo.isEmpty)
    let full = SBError(
      domain: "app", code: 2,
      userInfo: [
        NSLocalizedDescriptionKey: "No luck", "number": 3, "flag": true, "part": 0.5,
        "cause": bare, "object": NSObject(),
      ])
    #expect(full.localizedDescription == "No luck")
    #expect(full.userInfo["number"] as? Int == 3)
    #expect(full.userInfo["flag"] as? Bool == true)
    #expect(full.userInfo["part"] as? Double == 0.5)
    #expect(full.userInfo["cause"] as? SBError === bare)
    #expect(full.userInfo["object"] == nil)
    #expect(full.errorCode == 2 && full.errorUserInfo.count == 5)
  }

  @Test func a_context_has_source_and_status() {
    let context = MessageContext(source: .eventChannelFrozen, sendingStatus: .succeeded)
    #expect(context.source == .eventChannelFrozen && context.sendingStatus == .succeeded)
  }

  @Test(arguments: [true, false]) func a_user_is_created_from_a_sender(isOperator: Bool) {
    let sender = Sender(
      ChatMember(user: ChatUser(userId: "bob", nickname: "Bob"), isOperator: isOperator))
    let user = SBUUser(sender: sender)
    #expect(user.userId == "bob" && user.nickname == "Bob" && user.user === sender)
    #expect(user.isOperator == isOperator && !user.isMuted)
  }

  @Test func users_are_converted() {
    let users = [User(ChatUser(userId: "bob")), User(ChatUser(userId: "eve"))]
    #expect(SBUUser.convertUsers(users).sbu_getUserIds() == ["bob", "eve"])
    #expect(SBUUser.convertUsers(nil).isEmpty)
  }

  @Test func operator_status_is_updated_for_open_channels_only() {
    // S135.
    let run = SDKRun()
    let users = ["alice", "bob"].map { SBUUser(userId: $0) }
    #expect(
      users.sbu_updateOperatorStatus(channel: run.group).map(\.isOperator) == [false, false])
    #expect(users.sbu_updateOperatorStatus(channel: nil).map(\.isOperator) == [false, false])
    let updated = users.sbu_updateOperatorStatus(channel: run.open)
    #expect(updated.map(\.isOperator) == [true, false])
    #expect(updated[0] === users[0])
  }
}
