import DioramaKit
import Testing

@testable import ChatBackend

/// Actions change the run's data according to the rules of the real service.
@Suite("Moderation") struct ModerationTests {
  typealias Action = (ChatService, @escaping ChatAnswer<Void>) -> Void

  private func error(_ run: Run, _ action: (@escaping ChatAnswer<Void>) -> Void) -> ChatError? {
    guard let answer = run.answer(action) else {
      Issue.record("no answer")
      return nil
    }
    return answer.error
  }

  @Test func invited_users_become_members() {
    let run = Run(team)
    #expect(
      error(run) {
        run.service.inviteUsers(["dan", "alice", "dan"], to: "design-team", answer: $0)
      }
        == nil)
    #expect(
      run.ids(run.service.membersQuery(of: "design-team")) == ["alice", "bob", "eve", "dan"])
    #expect(run.service.isMember("dan", of: "design-team"))
  }

  @Test func unknown_users_cannot_be_invited() {
    let run = Run(team)
    #expect(
      error(run) { run.service.inviteUsers(["dan", "zed"], to: "design-team", answer: $0) }
        == .userNotFound)
    #expect(!run.service.isMember("dan", of: "design-team"))
    run.service.add(ChatUser(userId: "zed", nickname: "Zed"))
    #expect(
      error(run) { run.service.inviteUsers(["dan", "zed"], to: "design-team", answer: $0) } == nil)
    #expect(run.service.member("zed", of: "design-team")?.user.nickname == "Zed")
  }

  @Test func banned_users_cannot_be_invited() {
    let run = Run(team)
    #expect(
      error(run) { run.service.inviteUsers(["mallory"], to: "design-team", answer: $0) }
        == .userBanned)
    #expect(error(run) { run.service.unbanUser("mallory", in: "design-team", answer: $0) } == nil)
    #expect(
      error(run) { run.service.inviteUsers(["mallory"], to: "design-team", answer: $0) } == nil)
  }

  @Test func operators_are_added_and_removed() {
    let run = Run(team)
    #expect(
      error(run) { run.service.addOperators(["eve", "alice"], to: "design-team", answer: $0) }
        == nil)
    #expect(
      error(run) { run.service.removeOperators(["bob"], from: "design-team", answer: $0) } == nil)
    #expect(run.ids(run.service.operatorsQuery(of: "design-team")) == ["alice", "eve"])
    #expect(
      run.ids(run.service.membersQuery(of: "design-team", operators: .nonOperator)) == ["bob"])
    #expect(
      error(run) { run.service.addOperators(["alice", "dan"], to: "design-team", answer: $0) }
        == .userNotFound)
  }

  @Test func operators_of_an_open_channel_need_not_be_participants() {
    let run = Run(team)
    #expect(
      error(run) { run.service.addOperators(["dan"], to: "town-hall", answer: $0) } == nil)
    #expect(run.ids(run.service.operatorsQuery(of: "town-hall")) == ["alice", "dan"])
    #expect(!run.service.isMember("dan", of: "town-hall"))
    #expect(run.service.isOperator("dan", of: "town-hall"))
  }

  @Test(arguments: ["design-team", "town-hall"]) func users_are_muted_and_unmuted(url: String) {
    let run = Run(team)
    #expect(error(run) { run.service.muteUser("alice", in: url, answer: $0) } == nil)
    #expect(run.service.member("alice", of: url)?.isMuted == true)
    #expect(run.ids(run.service.mutedUsersQuery(of: url)).contains("alice"))
    #expect(error(run) { run.service.unmuteUser("alice", in: url, answer: $0) } == nil)
    #expect(run.service.member("alice", of: url)?.isMuted == false)
    #expect(!run.ids(run.service.mutedUsersQuery(of: url)).contains("alice"))
  }

  @Test(arguments: ["design-team", "town-hall"]) func users_are_banned_and_unbanned(url: String) {
    let run = Run(team)
    #expect(error(run) { run.service.banUser("alice", from: url, answer: $0) } == nil)
    #expect(!run.service.isMember("alice", of: url))
    #expect(!run.service.isOperator("alice", of: url))
    #expect(run.ids(run.service.bannedUsersQuery(of: url)) == ["mallory", "alice"])
    #expect(error(run) { run.service.unbanUser("mallory", in: url, answer: $0) } == nil)
    #expect(run.ids(run.service.bannedUsersQuery(of: url)) == ["alice"])
    #expect(!run.service.isMember("alice", of: url))
  }

  @Test func a_banned_operator_returns_as_an_ordinary_member() {
    let run = Run(team)
    for action: Action in [
      { $0.banUser("bob", from: "design-team", answer: $1) },
      { $0.unbanUser("bob", in: "design-team", answer: $1) },
      { $0.inviteUsers(["bob"], to: "design-team", answer: $1) },
    ] {
      #expect(error(run) { action(run.service, $0) } == nil)
    }
    #expect(run.ids(run.service.membersQuery(of: "design-team")) == ["alice", "eve", "bob"])
    #expect(run.service.member("bob", of: "design-team")?.isOperator == false)
  }

  @Test func a_group_is_frozen_and_unfrozen() {
    let run = Run(team)
    #expect(error(run) { run.service.freeze("design-team", answer: $0) } == nil)
    #expect(run.service.channel("design-team")?.isFrozen == true)
    #expect(error(run) { run.service.unfreeze("design-team", answer: $0) } == nil)
    #expect(run.service.channel("design-team")?.isFrozen == false)
  }

  @Test func open_channels_cannot_be_frozen() {
    let run = Run(team)
    #expect(error(run) { run.service.freeze("town-hall", answer: $0) } == .notAuthorized)
  }

  static let operatorOnly: [@Sendable (String) -> Action] = [
    { url in { $0.addOperators(["alice"], to: url, answer: $1) } },
    { url in { $0.removeOperators(["bob"], from: url, answer: $1) } },
    { url in { $0.muteUser("alice", in: url, answer: $1) } },
    { url in { $0.unmuteUser("eve", in: url, answer: $1) } },
    { url in { $0.banUser("alice", from: url, answer: $1) } },
    { url in { $0.unbanUser("mallory", in: url, answer: $1) } },
    { url in { $0.freeze(url, answer: $1) } },
    { url in { $0.unfreeze(url, answer: $1) } },
  ]

  @Test(arguments: Array(operatorOnly.indices)) func only_operators_can_moderate(index: Int) {
    let action = Self.operatorOnly[index]("design-team")
    func attempt(as user: String?) -> ChatError? {
      let run = Run(team, currentUser: user)
      return error(run) { action(run.service, $0) }
    }
    #expect(attempt(as: "alice") == ChatError(code: 400_108, message: "Not authorized."))
    #expect(attempt(as: "dan") == .notAuthorized)
    #expect(attempt(as: "bob") == nil)
    #expect(attempt(as: nil) == nil)
  }

  @Test(arguments: Array(operatorOnly.indices))
  func a_missing_channel_is_reported_before_missing_permissions(index: Int) {
    let run = Run(team, currentUser: "alice")
    let action = Self.operatorOnly[index]("nowhere")
    #expect(error(run) { action(run.service, $0) } == .channelNotFound)
  }

  @Test func any_user_can_invite_to_a_group() {
    let run = Run(team, currentUser: "chloe")
    #expect(
      error(run) { run.service.inviteUsers(["dan"], to: "design-team", answer: $0) } == nil)
    #expect(
      error(run) { run.service.inviteUsers(["dan"], to: "nowhere", answer: $0) }
        == .channelNotFound)
    #expect(
      error(run) { run.service.inviteUsers(["dan"], to: "town-hall", answer: $0) }
        == .channelNotFound)
  }

  @Test func a_failed_action_changes_nothing() {
    let run = Run(team)
    run.service.network.failures = [.init(.freeze)]
    #expect(error(run) { run.service.freeze("design-team", answer: $0) } == .requestFailed)
    #expect(run.service.channel("design-team")?.isFrozen == false)
  }

  @Test func runs_do_not_affect_each_other() {
    let data = fixture(team)
    let (one, other) = (Run(data), Run(data))
    _ = error(one) { one.service.banUser("alice", from: "design-team", answer: $0) }
    #expect(!one.service.isMember("alice", of: "design-team"))
    #expect(other.service.isMember("alice", of: "design-team"))
  }

  @Test func a_channel_added_by_the_screen_is_known() {
    let run = Run(team)
    let channel = read(
      "{ url: own, name: Own, members: [dan] }", as: ValueShape<ChatChannel>.channel,
      data: run.service.data
    ).value
    if let channel { run.service.add(channel) }
    #expect(run.service.isMember("dan", of: "own"))
    #expect(error(run) { run.service.inviteUsers(["eve"], to: "own", answer: $0) } == nil)
    #expect(run.ids(run.service.membersQuery(of: "own")) == ["dan", "eve"])
  }
}
