import DioramaKit
import Testing

@testable import ChatBackend

/// The network of a screen knows what the chat service is asked for.
@Suite("Names of requests") struct RequestNamesTests {
  private let shape = NetworkChange.shape(requests: ChatBackend.requests)

  @Test func only_requests_that_exist_can_fail() {
    let reading = read(
      "failures: [{ request: inviteUser }, { request: fly }, { code: 1 }, { request: [] }]",
      as: shape)
    #expect(
      reading.problems == [
        "1:23 wrong-value: there is no request 'inviteUser' (did you mean 'inviteUsers'?)",
        "1:48 wrong-value: there is no request 'fly' (allowed: 'connect', 'getChannel', "
          + "'loadUsers', 'loadMembers', 'loadParticipants', 'loadOperators', 'loadMutedUsers', "
          + "'loadBannedUsers', 'inviteUsers', 'addOperators', 'removeOperators', 'muteUser', "
          + "'unmuteUser', 'banUser', 'unbanUser', 'freeze', 'unfreeze', 'loadFriendApplications', "
          + "'acceptFriendApplication', 'refuseFriendApplication', 'getUserInfo', 'getGroupInfo', "
          + "'getGroupMemberInfo', 'getGroupMembers', 'loadConversations', 'loadMessages', "
          + "'reloadConversation', 'pinConversation', 'muteConversation', 'sendMessage', "
          + "'leaveGroup', 'dismissGroup', 'loadChannels', 'updateChannel', 'leave', 'delete', "
          + "'setPushTrigger' or 'report')",
        "1:55 missing-key: a failure needs 'request' (request: the request that fails)",
        "1:79 wrong-value: expected the id of a request, found an empty list (write one value, which is no list)",
      ])
  }

  @Test func a_request_is_guessed_from_a_part_of_its_name() {
    let reading = read("failures: [{ request: freezeChannel }]", as: shape)
    #expect(
      reading.problems == [
        "1:23 wrong-value: there is no request 'freezeChannel' (did you mean 'freeze'?)"
      ])
    #expect(
      read("failures: [{ request: invite }, { request: users }]", as: shape).problems == [
        "1:23 wrong-value: there is no request 'invite' (did you mean 'inviteUsers'?)",
        "1:44 wrong-value: there is no request 'users' (did you mean 'loadUsers', "
          + "'loadMutedUsers', 'loadBannedUsers' or 'inviteUsers'?)",
      ])
  }

  @Test(arguments: ChatBackend.requests) func every_request_can_fail(_ request: RequestName) {
    let reading = read("failures: [{ request: \(request.rawValue) }]", as: shape)
    #expect(reading.problems == [])
    #expect(reading.value?.failures == [.init(request)])
  }

  @Test func every_request_has_a_name_of_its_own() {
    #expect(ChatBackend.requests.count == 38)
    #expect(Set(ChatBackend.requests).count == 38)
  }
}
