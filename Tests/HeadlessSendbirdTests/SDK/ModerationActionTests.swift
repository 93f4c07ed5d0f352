import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Moderation actions of operators, and the errors for other users.
@Suite("SDK: moderation") struct ModerationActionTests {
  typealias Action = @Sendable (BaseChannel, @escaping SBErrorHandler) -> Void

  @Test func invited_users_become_members() {
    let run = SDKRun(currentUser: "eve")
    #expect(run.answer { run.group.inviteUserIds(["alice"], completionHandler: $0) } == "done")
    #expect(run.service.isMember("alice", of: run.group.channelURL))
    #expect(
      run.answer { run.group.inviteUserIds(["absent"], completionHandler: $0) } == "error 400201")
    #expect(
      run.answer { run.group.inviteUserIds(["mallory"], completionHandler: $0) } == "error 900100")
  }

  @Test func operators_can_be_added_and_removed() {
    let run = SDKRun(currentUser: "bob")
    #expect(
      run.answer { run.group.addOperators(userIds: ["eve"], completionHandler: $0) } == "done")
    #expect(
      run.answer { run.group.removeOperators(userIds: ["bob"], completionHandler: $0) } == "done")
    #expect(run.ids(run.group.createOperatorListQuery()) == ["eve"])
    let open = SDKRun(currentUser: "alice")
    #expect(
      open.answer { open.open.addOperators(userIds: ["dan"], completionHandler: $0) } == "done")
    #expect(open.open.isOperator(userId: "dan"))
  }

  @Test func only_members_become_operators_of_a_group() {
    let run = SDKRun(currentUser: "bob")
    #expect(
      run.answer { run.group.addOperators(userIds: ["eve", "alice"], completionHandler: $0) }
        == "error 400201")
    #expect(run.ids(run.group.createOperatorListQuery()) == ["bob"])
  }

  @Test(arguments: [ChannelType.group, .open]) func users_are_muted_and_unmuted(type: ChannelType) {
    let run = SDKRun()
    let channel = run.channel(type)
    let muted = run.answer {
      channel.muteUser(userId: "chloe", seconds: 60, description: "Loud", completionHandler: $0)
    }
    #expect(muted == "done")
    let user = run.page(channel.createMutedUserListQuery())?.last
    #expect(user?.userId == "chloe")
    #expect(user?.restrictionInfo?.restrictionType == .muted)
    #expect(user?.restrictionInfo?.desc == "Loud")
    #expect(user?.restrictionInfo?.endAt == 61_000)
    #expect(
      run.answer { channel.unmuteUser(userId: "chloe", completionHandler: $0) } == "done")
    #expect(!run.ids(channel.createMutedUserListQuery()).contains("chloe"))
  }

  @Test(arguments: [ChannelType.group, .open]) func users_are_banned_and_unbanned(type: ChannelType)
  {
    let run = SDKRun()
    let channel = run.channel(type)
    let banned = run.answer {
      channel.banUser(userId: "chloe", seconds: -1, description: nil, completionHandler: $0)
    }
    #expect(banned == "done")
    let user = run.page(channel.createBannedUserListQuery())?.last
    #expect(user?.userId == "chloe")
    #expect(user?.restrictionInfo?.restrictionType == .banned)
    #expect(user?.restrictionInfo?.endAt == -1)
    #expect(!run.service.isMember("chloe", of: channel.channelURL))
    #expect(run.answer { channel.unbanUser(userId: "chloe", completionHandler: $0) } == "done")
    #expect(run.ids(channel.createBannedUserListQuery()) == ["mallory"])
  }

  @Test func a_group_is_frozen_and_unfrozen() {
    let run = SDKRun(currentUser: "bob")
    #expect(run.answer { run.group.freeze(completionHandler: $0) } == "done")
    #expect(run.group.isFrozen)
    #expect(run.answer { run.group.unfreeze(completionHandler: $0) } == "done")
    #expect(!run.group.isFrozen)
  }

  static let onAnyChannel: [Action] = [
    { $0.addOperators(userIds: ["bob"], completionHandler: $1) },
    { $0.removeOperators(userIds: ["bob"], completionHandler: $1) },
    { $0.muteUser(userId: "chloe", seconds: -1, description: nil, completionHandler: $1) },
    { $0.unmuteUser(userId: "bob", completionHandler: $1) },
    { $0.banUser(userId: "chloe", seconds: -1, description: nil, completionHandler: $1) },
    { $0.unbanUser(userId: "mallory", completionHandler: $1) },
  ]
  static let onGroups: [Action] = [
    { ($0 as? GroupChannel)?.freeze(completionHandler: $1) },
    { ($0 as? GroupChannel)?.unfreeze(completionHandler: $1) },
  ]

  @Test(arguments: Array(onAnyChannel.indices), [ChannelType.group, .open])
  func only_operators_moderate(index: Int, type: ChannelType) {
    let run = SDKRun(currentUser: "chloe")
    let channel = run.channel(type)
    #expect(run.answer { Self.onAnyChannel[index](channel, $0) } == "error 400108")
  }

  @Test(arguments: Array(onGroups.indices)) func only_operators_freeze(index: Int) {
    let run = SDKRun(currentUser: "chloe")
    #expect(run.answer { Self.onGroups[index](run.group, $0) } == "error 400108")
  }

  @Test(arguments: Array((onAnyChannel + onGroups).indices))
  func a_deleted_channel_is_not_found(index: Int) throws {
    let run = SDKRun()
    let channel = run.group
    try run.simulate(.channelDeleted)
    let action = (Self.onAnyChannel + Self.onGroups)[index]
    #expect(run.answer { action(channel, $0) } == "error 400201")
  }

  static let onUnknownUsers: [Action] = [
    { $0.addOperators(userIds: ["absent"], completionHandler: $1) },
    { $0.removeOperators(userIds: ["absent"], completionHandler: $1) },
    { $0.muteUser(userId: "absent", seconds: -1, description: nil, completionHandler: $1) },
    { $0.unmuteUser(userId: "absent", completionHandler: $1) },
    { $0.banUser(userId: "absent", seconds: -1, description: nil, completionHandler: $1) },
    { $0.unbanUser(userId: "absent", completionHandler: $1) },
  ]

  @Test(arguments: Array(onUnknownUsers.indices), [ChannelType.group, .open])
  func unknown_users_are_not_found(index: Int, type: ChannelType) {
    let run = SDKRun()
    let channel = run.channel(type)
    #expect(run.answer { Self.onUnknownUsers[index](channel, $0) } == "error 400201")
  }

  @Test func a_network_failure_fails_the_action() {
    let run = SDKRun()
    run.service.network.failures = [.init(.freeze, ChatError(code: 7, message: "No luck"))]
    #expect(run.answer { run.group.freeze(completionHandler: $0) } == "error 7")
    #expect(!run.group.isFrozen)
  }
}
