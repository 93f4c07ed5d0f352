import DioramaKit

/// How a view model asks the service for people, as far as YAML says; otherwise as the kit does.
///
/// The keys have the names of the SDK's parameters of queries.
struct UserQuerySettings: Sendable {
  /// How many a page has at most.
  var limit: UInt?
  /// Only nicknames that begin so.
  var nicknameStartsWithFilter: String?
  /// Only these ids, among the app's users.
  var userIdsFilter: [String]?
  /// Which members, by role.
  var operatorFilter: GroupChannelOperatorFilter?
  /// Which members, by whether they may write.
  var mutedMemberFilter: GroupChannelMutedMemberFilter?
  /// Which members, by whether they have come in.
  var memberStateFilter: MemberStateFilter?
  /// In which order members come.
  var order: MemberListOrder?

  /// Says what YAML says of a query of any people.
  func apply(to params: ListQueryParams) {
    if let limit { params.limit = limit }
  }

  /// Says what YAML says of a query of the app's users.
  func apply(to params: ApplicationUserListQueryParams) {
    apply(to: params as ListQueryParams)
    if let nicknameStartsWithFilter {
      params.nicknameStartsWithFilter = nicknameStartsWithFilter
    }
    if let userIdsFilter { params.userIdsFilter = userIdsFilter }
  }

  /// Says what YAML says of a query of members.
  func apply(to params: MemberListQueryParams) {
    apply(to: params as ListQueryParams)
    if let nicknameStartsWithFilter {
      params.nicknameStartsWithFilter = nicknameStartsWithFilter
    }
    if let operatorFilter { params.operatorFilter = operatorFilter }
    if let mutedMemberFilter { params.mutedMemberFilter = mutedMemberFilter }
    if let memberStateFilter { params.memberStateFilter = memberStateFilter }
    if let order { params.order = order }
  }
}

/// A view model that asks the service for people.
protocol UserQueryConfigurable: AnyObject {
  /// What YAML says of its queries.
  var userQuerySettings: UserQuerySettings { get set }
}

extension PropertyTable {
  /// What YAML may set on a view model that lists the app's users.
  static let usersQuery: PropertyTable = [
    limit, nicknameStartsWith,
    query("userIdsFilter", .list(of: .text), "only these people") { $0.userIdsFilter = $1 },
  ]

  /// What YAML may set on a view model that lists members; of other people only the first one has an
  /// effect, as the service has no more to ask for.
  static let membersQuery: PropertyTable = [
    limit, nicknameStartsWith,
    query(
      "operatorFilter",
      .words([("all", .all), ("operator", .operator), ("nonOperator", .nonOperator)]),
      "which members, by role"
    ) { $0.operatorFilter = $1 },
    query(
      "mutedMemberFilter", .words([("all", .all), ("muted", .muted), ("unmuted", .unmuted)]),
      "which members, by whether they may write"
    ) { $0.mutedMemberFilter = $1 },
    query(
      "memberStateFilter", .words([("all", .all), ("joined", .joined), ("invited", .invited)]),
      "which members, by whether they have come in; whoever is invited here has"
    ) { $0.memberStateFilter = $1 },
    query(
      "order",
      .words([
        ("nicknameAlphabetical", .nicknameAlphabetical),
        ("operatorThenMemberNicknameAlphabetical", .operatorThenMemberNicknameAlphabetical),
      ]),
      "the order of members; by default that of the fixture"
    ) { $0.order = $1 },
  ]

  private static let limit = query(
    "limit", .integer(in: 1...100), "how many people a page has; the kit's is 20"
  ) { $0.limit = UInt($1) }

  private static let nicknameStartsWith = query(
    "nicknameStartsWithFilter", .text, "only nicknames that begin so"
  ) { $0.nicknameStartsWithFilter = $1 }

  private static func query<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    set: @escaping @Sendable (inout UserQuerySettings, Value) -> Void
  ) -> Property {
    Property(name, shape, meaning) { (model: AnyObject, value: Value) in
      guard let model = model as? any UserQueryConfigurable else { return }
      set(&model.userQuerySettings, value)
    }
  }
}

extension ValueShape {
  /// One of some words; asking an enum what its cases are called would take longer than all else.
  fileprivate static func words(_ words: [(word: String, value: Value)]) -> ValueShape {
    ValueShape(scalar: .choice(words.map(\.word))) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return words.first { $0.word == text }?.value
    }
  }
}
