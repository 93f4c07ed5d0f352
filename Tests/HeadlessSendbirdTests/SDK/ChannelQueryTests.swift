import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Channel queries, which apps use to find the channel to open.
@Suite("SDK: channel queries") struct ChannelQueryTests {
  private static let club = """
    users: [{ userId: ann }, { userId: bo }]
    groupChannels:
      - { url: choir, name: Choir, members: [ann, bo] }
      - { url: chess, name: Chess club, members: [bo] }
      - { url: garden, name: Garden, members: [ann] }
    openChannels:
      - { url: hall, name: Town hall, participants: [] }
      - { url: yard, name: Yard, participants: [bo] }
    """

  private func urls<Channel: BaseChannel>(_ run: SDKRun, _ query: ListQuery<Channel>) -> [String] {
    var urls: [String] = []
    while query.hasNext, let page = run.page(query) { urls += page.map(\.channelURL) }
    return urls
  }

  @Test func only_the_user_s_own_group_channels_are_listed() {
    let run = SDKRun(Self.club, currentUser: "ann")
    let query = run { GroupChannel.createMyGroupChannelListQuery { $0.limit = 1 } }
    #expect(run.page(query)?.map(\.name) == ["Choir"])
    #expect(run.page(query)?.map(\.name) == ["Garden"])
    #expect(run.page(query)?.isEmpty == true && !query.hasNext)
  }

  @Test func channels_are_filtered_by_name_and_id() {
    let run = SDKRun(Self.club, currentUser: "bo")
    let params = GroupChannelListQueryParams()
    params.channelNameContainsFilter = "CH"
    #expect(
      urls(run, run { GroupChannel.createMyGroupChannelListQuery(params: params) })
        == ["choir", "chess"])
    params.channelURLsFilter = ["chess", "garden"]
    #expect(
      urls(run, run { GroupChannel.createMyGroupChannelListQuery(params: params) }) == ["chess"])
    #expect(urls(run, run { OpenChannel.createOpenChannelListQuery() }) == ["hall", "yard"])
    #expect(
      urls(run, run { OpenChannel.createOpenChannelListQuery { $0.urlFilter = "yard" } })
        == ["yard"])
  }

  @Test func a_deleted_channel_is_not_listed() throws {
    let run = SDKRun(Self.club, currentUser: "bo")
    try run.simulate(.channelDeleted, in: "choir")
    #expect(urls(run, run { GroupChannel.createMyGroupChannelListQuery() }) == ["chess"])
  }

  @Test func a_network_failure_fails_the_query() throws {
    let run = SDKRun(Self.club, currentUser: "bo")
    run.service.network.failures = [.init(.loadChannels, ServiceError(code: 7, message: "Lost"))]
    let query = run { OpenChannel.createOpenChannelListQuery() }
    #expect(run.result { query.loadNextPage(completionHandler: $0) }.error?.code == 7)
  }

  @Test func channel_queries_fail_outside_of_a_run() {
    var code = 0
    GroupChannel.createMyGroupChannelListQuery().loadNextPage { code = $1?.code ?? 0 }
    #expect(code == 800_101)
  }
}
