import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The list queries of the SDK: their results and their order.
@Suite("SDK: list queries") struct ListQueryTests {
  @Test func a_list_is_read_page_by_page() {
    let run = SDKRun()
    let params = ApplicationUserListQueryParams()
    #expect(params.limit == 20)
    params.limit = 4
    let query = run { SendbirdChat.createApplicationUserListQuery(params: params) }
    #expect(query.hasNext && !query.isLoading && query.limit == 4)
    #expect(run.page(query)?.map(\.userId) == ["alice", "bob", "chloe", "dan"])
    #expect(run.page(query)?.map(\.userId) == ["eve", "mallory"])
    #expect(!query.hasNext)
  }

  @Test func a_page_cannot_be_requested_while_another_is_loading() throws {
    let run = SDKRun()
    let query = try #require(run.group.createMemberListQuery())
    var codes: [Int?] = []
    run {
      query.loadNextPage { codes.append($1?.code) }
      #expect(query.isLoading)
      query.loadNextPage { codes.append($1?.code) }
    }
    #expect(codes == [nil, 800_170])
  }

  @Test func a_limit_beyond_the_list_gives_one_page() {
    let params = ParticipantListQueryParams()
    params.limit = .max
    let run = SDKRun()
    #expect(run.ids(run.open.createParticipantListQuery(params: params)).count == 3)
  }

  @Test func application_users_are_filtered() {
    let run = SDKRun()
    let params = ApplicationUserListQueryParams()
    params.userIdsFilter = ["eve", "bob", "chloe"]
    #expect(
      run.ids(run { SendbirdChat.createApplicationUserListQuery(params: params) })
        == ["bob", "chloe", "eve"])
    params.nicknameStartsWithFilter = "C"
    #expect(
      run.ids(run { SendbirdChat.createApplicationUserListQuery(params: params) }) == ["chloe"])
  }

  /// The ids of the members that a query returns for the given params.
  private func members(_ set: (MemberListQueryParams) -> Void) -> [String] {
    let run = SDKRun()
    let params = MemberListQueryParams()
    set(params)
    return run.ids(run.group.createMemberListQuery(params: params))
  }

  @Test func members_are_filtered() {
    #expect(members { $0.operatorFilter = .operator } == ["bob"])
    #expect(members { $0.operatorFilter = .nonOperator } == ["eve", "dan", "chloe"])
    #expect(members { $0.mutedMemberFilter = .muted } == ["dan"])
    #expect(members { $0.mutedMemberFilter = .unmuted } == ["eve", "bob", "chloe"])
    #expect(members { $0.memberStateFilter = .joined }.count == 4)
    #expect(members { $0.memberStateFilter = .invited } == [])
    #expect(members { $0.nicknameStartsWithFilter = "CH" } == ["chloe"])
    #expect(
      members {
        $0.operatorFilter = .nonOperator
        $0.mutedMemberFilter = .unmuted
      } == ["eve", "chloe"])
  }

  @Test func members_keep_the_fixture_order_unless_an_order_is_set() {
    #expect(MemberListQueryParams().order == .nicknameAlphabetical)
    #expect(members { _ in } == ["eve", "bob", "dan", "chloe"])
    #expect(members { $0.order = .nicknameAlphabetical } == ["bob", "chloe", "dan", "eve"])
    #expect(
      members { $0.order = .operatorThenMemberNicknameAlphabetical }
        == ["bob", "chloe", "dan", "eve"])
    #expect(
      members {
        $0.order = .operatorThenMemberNicknameAlphabetical
        $0.nicknameStartsWithFilter = "E"
      } == ["eve"])
  }

  @Test func queried_members_have_their_role_and_muted_state() {
    let run = SDKRun()
    let members = run.page(run.group.createMemberListQuery()) ?? []
    #expect(members.map(\.role) == [.none, .operator, .none, .none])
    #expect(members.map(\.isMuted) == [false, false, true, false])
  }

  @Test func a_participant_query_lists_all_participants() {
    let run = SDKRun()
    #expect(run.ids(run.open.createParticipantListQuery()) == ["alice", "bob", "chloe"])
  }

  @Test(arguments: [(ChannelType.group, "bob"), (.open, "alice")])
  func operators_are_listed(type: ChannelType, id: String) {
    let run = SDKRun()
    #expect(run.ids(run.channel(type).createOperatorListQuery()) == [id])
  }

  @Test(arguments: [(ChannelType.group, "dan"), (.open, "bob")])
  func muted_users_are_listed(type: ChannelType, id: String) {
    let run = SDKRun()
    let users = run.page(run.channel(type).createMutedUserListQuery())
    #expect(users?.map(\.userId) == [id])
    #expect(users?.map(\.restrictionInfo?.restrictionType) == [.muted])
    #expect(users?.map(\.restrictionInfo?.endAt) == [-1])
  }

  @Test(arguments: [ChannelType.group, .open]) func banned_users_are_listed(type: ChannelType) {
    let run = SDKRun()
    let users = run.page(run.channel(type).createBannedUserListQuery())
    #expect(users?.map(\.userId) == ["mallory"])
    #expect(users?.map(\.restrictionInfo?.restrictionType) == [.banned])
    #expect(users?.map(\.restrictionInfo?.desc) == [nil])
  }

  static let lists: [@Sendable (SDKRun, @escaping (SBError?) -> Void) -> Void] = [
    { run, end in run.group.createMemberListQuery()?.loadNextPage { end($1) } },
    { run, end in run.open.createParticipantListQuery()?.loadNextPage { end($1) } },
    { run, end in run.group.createOperatorListQuery()?.loadNextPage { end($1) } },
    { run, end in run.open.createMutedUserListQuery()?.loadNextPage { end($1) } },
    { run, end in run.group.createBannedUserListQuery()?.loadNextPage { end($1) } },
  ]

  @Test(arguments: Array(lists.indices)) func a_deleted_channel_has_no_lists(index: Int) throws {
    let run = SDKRun()
    try run.simulate(.channelDeleted)
    try run.simulate(.channelDeleted, in: "town-hall")
    #expect(run.answer { Self.lists[index](run, $0) } == "error 400201")
  }

  @Test func user_queries_fail_outside_of_a_run() {
    var answer = "nothing"
    let query = SendbirdChat.createApplicationUserListQuery { $0.limit = 5 }
    query.loadNextPage { users, error in answer = "\(users?.count ?? -1) \(error?.code ?? 0)" }
    #expect(answer == "-1 800101")
    #expect(!query.hasNext && query.limit == 5)
  }
}
