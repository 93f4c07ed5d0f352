import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The names of version 3 of the chat SDK are available (section 8).
@Suite("SDK: older names") struct OlderSDKNameTests {
  @Test func channels_are_available_under_older_names() {
    let run = SDKRun()
    let found = run.result { SBDGroupChannel.getWithUrl("design-team", completionHandler: $0) }
    #expect(found.value?.channelUrl == "design-team")
    let open = run.result { SBDOpenChannel.getWithUrl("nowhere", completionHandler: $0) }
    #expect(open.value == nil && open.error?.code == 400_201)
    let channel: SBDBaseChannel = run.group
    #expect(
      run.answer { channel.addOperators(withUserIds: ["eve"], completionHandler: $0) } == "done")
    #expect(
      run.answer { channel.removeOperators(withUserIds: ["bob"], completionHandler: $0) }
        == "done")
    #expect(run.ids(channel.createOperatorListQuery()) == ["eve"])
  }

  @Test func lists_and_contexts_are_available_under_older_names() {
    let run = SDKRun(currentUser: "bob")
    let users: SBDApplicationUserListQuery? = run { SBDMain.createApplicationUserListQuery() }
    #expect(run.ids(users).count == 6)
    let members: SBDGroupChannelMemberListQuery? = run.group.createMemberListQuery()
    #expect(run.ids(members).count == 4)
    let user: SBDUser? = run { SBDMain.getCurrentUser() }
    #expect(user?.userId == "bob")
    let context = SBDMessageContext(source: .eventChannelChanged, sendingStatus: .succeeded)
    #expect(context.source == .eventChannelChanged)
    let (type, error, member): (SBDChannelType, SBDError?, SBDMember?) = (.open, nil, nil)
    #expect(type == .open && error == nil && member == nil)
  }
}
