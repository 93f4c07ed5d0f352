import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// A run is connected from the start, unless its network fails to connect.
@Suite("SDK: connection") struct ConnectionTests {
  @Test func a_run_is_connected() {
    let run = SDKRun(currentUser: "bob")
    #expect(run { SendbirdChat.getConnectState() } == .open)
    #expect(run { SendbirdChat.getCurrentUser()?.nickname } == "Bob")
    var user: User?
    run {
      SendbirdUI.connectIfNeeded { given, _ in user = given }
      // Synchronously, not on a later turn of the queue.
      #expect(user?.userId == "bob")
    }
  }

  @Test func nothing_is_connected_outside_of_a_run() {
    #expect(SendbirdChat.getConnectState() == .closed)
    #expect(SendbirdChat.getCurrentUser() == nil)
    SendbirdChat.connect(userId: "bob") { _, _ in Issue.record("answered outside of a run") }
    SendbirdUI.connectIfNeeded { _, _ in Issue.record("answered outside of a run") }
    GroupChannel.getChannel(url: "g") { _, _ in Issue.record("answered outside of a run") }
  }

  @Test func a_connection_can_fail() {
    let run = SDKRun(currentUser: "bob")
    run.service.network.failures = [
      .init(.connect, ChatError(code: 7, message: "No luck"), times: 2)
    ]
    #expect(run { SendbirdChat.getConnectState() } == .closed)
    let first = run.result { SendbirdUI.connectIfNeeded(completionHandler: $0) }
    #expect(first.value == nil && first.error?.code == 7)
    let second = run.result { SendbirdChat.connect(userId: "eve", completionHandler: $0) }
    #expect(second.value == nil && second.error?.localizedDescription == "No luck")
    #expect(run { SendbirdChat.getCurrentUser()?.userId } == "bob")
    #expect(run { SendbirdChat.getConnectState() } == .open)
  }

  @Test func connecting_changes_the_current_user() {
    let run = SDKRun(currentUser: "bob")
    let known = run.result {
      SendbirdChat.connect(userId: "eve", authToken: "token", completionHandler: $0)
    }
    #expect(known.value?.nickname == "Eve" && known.error == nil)
    #expect(run { SendbirdChat.getCurrentUser()?.userId } == "eve")
    let new = run.result { SendbirdChat.connect(userId: "zed", completionHandler: $0) }
    #expect(new.value?.userId == "zed" && new.value?.nickname == "")
  }

  @Test func a_connection_delegate_is_accepted_but_not_retained() {
    final class Listener: ConnectionDelegate {}
    let run = SDKRun(currentUser: "bob")
    weak var gone: Listener?
    run {
      let listener = Listener()
      gone = listener
      SendbirdChat.addConnectionDelegate(listener, identifier: "one")
    }
    #expect(gone == nil)
    run { SendbirdChat.removeConnectionDelegate(forIdentifier: "one") }
    #expect(run { SendbirdChat.getConnectState() } == .open)
  }
}
