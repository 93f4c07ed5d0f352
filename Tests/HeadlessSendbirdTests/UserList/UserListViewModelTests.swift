import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The view model of the user list without a screen.
@Suite("User lists: view model") struct UserListViewModelTests {
  @Test func queries_passed_in_are_replaced_by_the_first_load() throws {
    // S177.
    let run = SDKRun()
    let members = MemberListQueryParams()
    members.limit = 1
    let query = run { run.group.createMemberListQuery(params: members) }
    let operators = run { run.group.createOperatorListQuery() }
    let banned = run { run.group.createBannedUserListQuery() }
    let muted = run { run.open.createMutedUserListQuery() }
    let participants = run { run.open.createParticipantListQuery() }
    var early: [Bool] = []
    let model = run {
      let model = SBUUserListViewModel(
        channel: nil, channelURL: "design-team", channelType: .group, users: nil,
        userListType: .members, memberListQuery: query, operatorListQuery: operators,
        mutedMemberListQuery: query, mutedParticipantListQuery: muted,
        bannedUserListQuery: banned, participantListQuery: participants, delegate: nil,
        dataSource: nil)
      early = [
        model.memberListQuery === query, model.operatorListQuery === operators,
        model.mutedMemberListQuery === query, model.mutedParticipantListQuery === muted,
        model.bannedUserListQuery === banned, model.participantListQuery === participants,
      ]
      return model
    }
    #expect(early == Array(repeating: true, count: 6))
    let made = try #require(model.memberListQuery)
    #expect(made !== query && made.limit == 20 && model.userList.count == 4)
    #expect(model.operatorListQuery == nil && model.mutedMemberListQuery == nil)
    #expect(model.mutedParticipantListQuery == nil && model.bannedUserListQuery == nil)
    #expect(model.participantListQuery == nil)
    model.resetQuery()
    #expect(model.memberListQuery == nil)
  }

  @Test func each_list_type_creates_its_own_query_with_a_limit_of_20() {
    // 3.5.
    let run = SDKRun()
    func limits(_ type: ChannelUserListType, _ channelType: ChannelType) -> [UInt?] {
      let url = channelType == .open ? "town-hall" : "design-team"
      let model = run {
        SBUUserListViewModel(channelURL: url, channelType: channelType, userListType: type)
      }
      return [
        model.memberListQuery?.limit, model.operatorListQuery?.limit,
        model.mutedMemberListQuery?.limit, model.mutedParticipantListQuery?.limit,
        model.bannedUserListQuery?.limit, model.participantListQuery?.limit,
      ]
    }
    #expect(limits(.members, .group) == [20, nil, nil, nil, nil, nil])
    #expect(limits(.operators, .group) == [nil, 20, nil, nil, nil, nil])
    #expect(limits(.operators, .open) == [nil, 20, nil, nil, nil, nil])
    #expect(limits(.muted, .group) == [nil, nil, 20, nil, nil, nil])
    #expect(limits(.muted, .open) == [nil, nil, nil, 20, nil, nil])
    #expect(limits(.banned, .group) == [nil, nil, nil, nil, 20, nil])
    #expect(limits(.participants, .open) == [nil, nil, nil, nil, nil, 20])
    #expect(limits(.none, .group) == [nil, nil, nil, nil, nil, nil])
  }

  @Test func users_have_roles_and_muted_states_in_some_list_types() {
    // S135.
    let run = SDKRun()
    func flags(_ type: ChannelUserListType, _ url: String, _ channelType: ChannelType) -> String {
      let model = run {
        SBUUserListViewModel(channelURL: url, channelType: channelType, userListType: type)
      }
      return model.userList.map {
        "\($0.userId)\($0.isOperator ? "+" : "")\($0.isMuted ? "!" : "")"
      }.joined(separator: " ")
    }
    #expect(flags(.members, "design-team", .group) == "eve bob+ dan! chloe")
    #expect(flags(.muted, "design-team", .group) == "dan!")
    #expect(flags(.operators, "design-team", .group) == "bob")
    #expect(flags(.banned, "design-team", .group) == "mallory")
    #expect(flags(.participants, "town-hall", .open) == "alice+ bob chloe")
    #expect(flags(.muted, "town-hall", .open) == "bob")
    #expect(flags(.operators, "town-hall", .open) == "alice")
  }

  @Test func loadChannel_can_load_another_channel() {
    // S16.
    let run = SDKRun()
    let listener = UserListListener()
    let model = run {
      SBUUserListViewModel(channel: run.group, userListType: .operators, delegate: listener)
    }
    #expect(model.channelURL == "design-team" && model.channelType == .group)
    listener.log = []
    run { model.loadChannel(channelURL: "town-hall", type: .open) }
    #expect(listener.log == ["L+", "C town-hall", "L+", "U alice", "L-"])
  }

  @Test func a_delegate_set_later_receives_the_events() {
    // 3.5, unlike in the view models of screens for selecting users.
    let run = SDKRun()
    let (first, second) = (UserListListener(), UserListListener())
    let model = run {
      SBUUserListViewModel(channelURL: "design-team", userListType: .operators, delegate: first)
    }
    model.delegate = second
    run { model.resetUserList() }
    #expect(second.log == ["L+", "U bob", "L-"] && first.log.count == 5)
  }

  @Test func users_can_be_created_by_old_and_new_initializers() {
    // 4: old and new initializers of users, and the list helpers.
    let run = SDKRun()
    run {
      let channel = run.open
      let users = ["alice", "bob"].map { SBUUser(userId: $0, nickname: nil, profileURL: nil) }
      #expect(users.sbu_updateOperatorStatus(channel: channel).map(\.isOperator) == [true, false])
      #expect(users.sbu_getUserNicknames() == ["(No name)", "(No name)"])
      let others = ["alice", "bob"].map { SBUUser(userId: $0) }
      #expect(others.sbu_updateOperatorStatus(channel: run.group).allSatisfy { !$0.isOperator })
      #expect(SBUUser.convertUsers(nil).isEmpty)
      #expect(SBUUser(user: users[0], isOperator: true, isMuted: true).isMuted)
    }
  }
}
