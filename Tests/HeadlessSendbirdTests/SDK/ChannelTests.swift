import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Channels reflect the current state of the service.
@Suite("SDK: channels") struct ChannelTests {
  @Test func a_group_channel_exposes_its_properties() {
    let run = SDKRun(currentUser: "bob")
    let group = run.group
    #expect(group.channelURL == "design-team")
    #expect(group.name == "Design team")
    #expect(group.channelType == .group)
    #expect(group.memberCount == 4)
    #expect(group.members.map(\.userId) == ["eve", "bob", "dan", "chloe"])
    #expect(!group.isFrozen && !group.isSuper && !group.isBroadcast)
    #expect(group.myRole == .operator)
    #expect(group.myMutedState == .unmuted)
    let news = GroupChannel(channelURL: "news", service: run.service)
    #expect(news.isFrozen && news.isSuper && news.isBroadcast)
    #expect(news.myRole == .none)
  }

  @Test func there_is_no_role_without_a_current_user() {
    #expect(SDKRun().group.myRole == .none)
    #expect(SDKRun().group.myMutedState == .unmuted)
    #expect(SDKRun(currentUser: "dan").group.myMutedState == .muted)
  }

  @Test func an_open_channel_exposes_its_properties() {
    let open = SDKRun().open
    #expect(open.name == "Town hall")
    #expect(open.channelType == .open)
    #expect(open.participantCount == 3)
    #expect(open.isOperator(userId: "alice"))
    #expect(!open.isOperator(userId: "bob"))
    #expect(!open.isOperator(userId: "absent"))
  }

  @Test func events_update_channels_at_once() throws {
    let run = SDKRun(currentUser: "bob")
    let (group, open) = (run.group, run.open)
    try run.simulate(.channelFrozen)
    try run.simulate(.channelChanged(name: "Renamed"))
    try run.simulate(.userMuted("bob"))
    try run.simulate(.operatorsUpdated(["eve"]))
    try run.simulate(.userLeft("chloe"))
    try run.simulate(.userJoined("dan"), in: "town-hall")
    #expect(group.isFrozen)
    #expect(group.name == "Renamed")
    #expect(group.myMutedState == .muted)
    #expect(group.myRole == .none)
    #expect(group.memberCount == 3)
    #expect(open.participantCount == 4)
    try run.simulate(.channelDeleted)
    #expect(group.name == "" && group.members.isEmpty && !group.isFrozen)
  }

  @Test func channels_are_loaded_by_URL() {
    let run = SDKRun()
    let group = run.result { GroupChannel.getChannel(url: "design-team", completionHandler: $0) }
    #expect(group.value?.name == "Design team" && group.error == nil)
    let open = run.result { OpenChannel.getChannel(url: "town-hall", completionHandler: $0) }
    #expect(open.value?.name == "Town hall" && open.error == nil)
  }

  @Test func a_channel_of_another_type_is_not_found() {
    let run = SDKRun()
    let group = run.result { GroupChannel.getChannel(url: "town-hall", completionHandler: $0) }
    #expect(group.value == nil && group.error?.code == 400_201)
    let open = run.result { OpenChannel.getChannel(url: "nowhere", completionHandler: $0) }
    #expect(open.value == nil && open.error?.localizedDescription == "Channel not found.")
  }

  @Test func members_expose_their_role_and_restrictions() {
    let members = SDKRun().group.members
    #expect(members.map(\.role) == [.none, .operator, .none, .none])
    #expect(members.map(\.isMuted) == [false, false, true, false])
    #expect(members.map(\.state) == [.joined, .joined, .joined, .joined])
    #expect(members.allSatisfy { !$0.isBlockedByMe && !$0.isBlockingMe })
    #expect(members.map(\.restrictionInfo?.restrictionType) == [nil, nil, .muted, nil])
  }
}
