import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// The app's data sources in YAML, each with its own latency and failures. A data source that is
/// left out is not set.
struct ProviderSetup: Sendable {
  var user: ProviderPart<String, StoredUser>?
  var group: ProviderPart<String, GroupRecord>?
  var groupUser: ProviderPart<MemberKey, StoredMember>?
  var groupMember: ProviderPart<String, MemberIds>?

  static let shape = ValueShape.record(table, startingWith: ProviderSetup())

  private static let table = RecordTable<ProviderSetup>(
    "a provider setup",
    [
      Field(
        "userInfo",
        .provider(
          "users", .record(userTable, startingWith: StoredUser()), by: \.userId, key: .userId),
        "the users of the app", \.user),
      Field(
        "groupInfo",
        .provider(
          "groups", .record(GroupRecord.table, startingWith: GroupRecord()),
          by: \.stored.groupId, key: .groupId),
        "the groups of the app", \.group),
      Field(
        "groupUserInfo",
        .provider(
          "members", .record(StoredMember.table, startingWith: StoredMember()), by: \.key,
          key: MemberKey.shape),
        "the names of users in groups", \.groupUser),
      Field(
        "groupMember",
        .provider(
          "groups", .record(MemberIds.table, startingWith: MemberIds()), by: \.groupId,
          key: .groupId),
        "the members of groups", \.groupMember),
    ])

  /// Users that screens can request; their ids must be in the fixture.
  private static let userTable = StoredUser.table(id: .userId)
}

/// The members of a group.
struct MemberIds: Sendable {
  var groupId = ""
  var userIds: [String] = []

  static let table = RecordTable<MemberIds>(
    "the members of a group",
    [
      Field("groupId", .groupId, required: true, "the group", \.groupId),
      Field("userIds", .list(of: .userId), required: true, "the members", \.userIds),
    ])
}

extension StoredMember {
  /// The ids of the member.
  var key: MemberKey { MemberKey(groupId: groupId, userId: user.userId) }
}

extension MemberKey {
  /// A mapping with the ids of a group and a member.
  static let shape = ValueShape.record(
    RecordTable<StoredMember>(
      "a member",
      [
        Field("groupId", .groupId, required: true, "the group", \.groupId),
        Field("userId", .userId, required: true, "the user", \.user.userId),
      ]), startingWith: StoredMember()
  ).map { $0.key as MemberKey? }
}

/// The answers of one data source: its latency, its values, and its failures.
struct ProviderPart<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
  /// The time from a request to its answer, in milliseconds.
  var latency = 0
  /// The known values; the answer for any other key is nil.
  var answers: [Key: Answer] = [:]
  /// The keys for which no answer ever comes.
  var never: Set<Key> = []
  /// The keys whose answer is nil although the value is known, with the number of such answers.
  var failures: [Key: Int] = [:]

  /// A failure, before its key is checked.
  fileprivate struct Failure: Sendable {
    var key: Key?
    var times = Int.max
  }
}

extension ValueShape {
  /// A data source whose answers are a list under `name`, each with a key.
  static func provider<Key: Hashable & Sendable, Answer: Sendable>(
    _ name: String, _ answer: ValueShape<Answer>,
    by key: @escaping @Sendable (Answer) -> Key, key shape: ValueShape<Key>
  ) -> ValueShape where Value == ProviderPart<Key, Answer> {
    typealias Part = ProviderPart<Key, Answer>
    let failures = RecordTable<Part.Failure>(
      "a failure",
      [
        Field("of", shape, required: true, "the id whose answer is nil", \.key),
        Field("times", .integer(in: 1...Int.max), "how many times; by default always", \.times),
      ])
    let table = RecordTable<Part>(
      "a provider",
      [
        Field("latency", .duration, "how long responses take", \.latency),
        Field(name, .table(of: answer, by: key), "the known values", \.answers),
        Field("never", .list(of: shape), "the ids that never get an answer") { $0.never = Set($1) },
        Field(
          "failures", .list(of: .record(failures, startingWith: Part.Failure())),
          "the ids whose answer is nil"
        ) { part, failures in
          for failure in failures { failure.key.map { part.failures[$0] = failure.times } }
        },
      ])
    return .record(table, startingWith: Part())
  }

  /// A list whose elements have unique keys; duplicates are reported.
  private static func table<Key: Hashable & Sendable, Element: Sendable>(
    of element: ValueShape<Element>, by key: @escaping @Sendable (Element) -> Key
  ) -> ValueShape where Value == [Key: Element] {
    ValueShape(.list(element.description)) { node, decoding in
      guard node.kind == .sequence else {
        decoding.reportWrongValue(node, wanted: .list(element.description))
        return nil
      }
      var elements: [Key: Element] = [:]
      var places: [Key: Place] = [:]
      for item in node.items {
        guard let value = element.decode(item, &decoding) else { continue }
        let key = key(value)
        if let first = places[key] {
          let id = item["userId"] ?? item["groupId"] ?? item
          decoding.diagnostics.append(.duplicate("element", id, first: first))
        }
        places[key] = item.place
        elements[key] = value
      }
      return elements
    }
  }
}

/// The app's data sources, which answer with the values in YAML.
final class FixtureProviders: NCChatUIUserInfoDataSource, NCChatUIGroupInfoDataSource,
  NCChatUIGroupUserInfoDataSource, NCChatUIGroupMemberDataSource
{
  private var setup: ProviderSetup

  /// Creates data sources from a setup.
  init(_ setup: ProviderSetup) { self.setup = setup }

  func getUserInfo(
    withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    setup.user?.answer(userId, "userInfo", userId) { completion($0.map { NCChatUIUserInfo($0) }) }
  }

  func getGroupInfo(
    withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void
  ) {
    setup.group?.answer(groupId, "groupInfo", groupId) { completion($0?.group) }
  }

  func getUserInfo(
    withUserId userId: String, inGroup groupId: String,
    completion: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    let key = MemberKey(groupId: groupId, userId: userId)
    setup.groupUser?.answer(key, "groupUserInfo", "\(userId) of \(groupId)") {
      completion($0.map { NCChatUIUserInfo($0.user) })
    }
  }

  func getAllMembers(
    ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void
  ) {
    setup.groupMember?.answer(groupId, "groupMember", groupId) { resultBlock($0?.userIds) }
  }
}

extension ProviderPart {
  /// Answers on the run's queue after the latency, or never.
  ///
  /// - Parameters:
  ///   - key: the key of the value.
  ///   - name: the name of the data source in YAML, for the log.
  ///   - id: the requested id, for the log.
  ///   - body: receives the value; nil if the app does not know it.
  fileprivate mutating func answer(
    _ key: Key, _ name: String, _ id: String, _ body: @escaping (Answer?) -> Void
  ) {
    ScreenEnvironment.log("asked \(name) for \(id)")
    if never.contains(key) { return }
    var found = answers[key]
    if let left = failures[key], left > 0 {
      failures[key] = left - 1
      found = nil
    }
    ScreenEnvironment.current?.mainQueue.async(after: latency) { [found] in
      ScreenEnvironment.log("\(name) answered \(found == nil ? "nil " : "")for \(id)")
      body(found)
    }
  }
}

extension ProviderSetup {
  /// Sets these data sources in the kit for the rest of the run.
  func install(in kit: NCChatUI) {
    let providers = FixtureProviders(self)
    kit.retainedDataSources = providers
    if user != nil { kit.userInfoDataSource = providers }
    if group != nil { kit.groupInfoDataSource = providers }
    if groupUser != nil { kit.groupUserInfoDataSource = providers }
    if groupMember != nil { kit.groupMemberDataSource = providers }
  }
}
