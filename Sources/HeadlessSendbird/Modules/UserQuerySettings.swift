import DioramaKit

/// The parameters of a view model's user query that YAML sets; the others are the kit's.
///
/// The keys have the names of the SDK's query parameters.
struct UserQuerySettings: Sendable {
  /// The maximum number of users in a page.
  var limit: UInt?
  /// The start of the nicknames to list.
  var nicknameStartsWithFilter: String?
  /// The IDs to list, for the app's users.
  var userIdsFilter: [String]?
  /// The filter of members by role.
  var operatorFilter: GroupChannelOperatorFilter?
  /// The filter of members by muted state.
  var mutedMemberFilter: GroupChannelMutedMemberFilter?
  /// The filter of members by membership state.
  var memberStateFilter: MemberStateFilter?
  /// The order of members.
  var order: MemberListOrder?

  /// Applies YAML's parameters to any query.
  func apply(to params: ListQueryParams) {
    if let limit { params.limit = limit }
  }

  /// Applies YAML's parameters to a query of the app's users.
  func apply(to params: ApplicationUserListQueryParams) {
    apply(to: params as ListQueryParams)
    if let nicknameStartsWithFilter {
      params.nicknameStartsWithFilter = nicknameStartsWithFilter
    }
    if let userIdsFilter { params.userIdsFilter = userIdsFilter }
  }

  /// Applies YAML's parameters to a query of members.
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

/// A view model with user queries.
protocol UserQueryConfigurable: AnyObject {
  /// YAML's parameters of its queries.
  var userQuerySettings: UserQuerySettings { get set }
}

extension PropertyTable {
  /// The properties that YAML can set on a view model that lists the app's users.
  static let usersQuery: PropertyTable = [
    limit, nicknameStartsWith,
    query("userIdsFilter", .list(of: .text), "only the users with these ids") {
      $0.userIdsFilter = $1
    },
  ]

  /// The properties that YAML can set on a view model that lists members. For other users only
  /// `limit` has an effect, because their queries have no other parameters.
  static let membersQuery: PropertyTable = [
    limit, nicknameStartsWith,
    query(
      "operatorFilter",
      .words([("all", .all), ("operator", .operator), ("nonOperator", .nonOperator)]),
      "which members, by role"
    ) { $0.operatorFilter = $1 },
    query(
      "mutedMemberFilter", .words([("all", .all), ("muted", .muted), ("unmuted", .unmuted)]),
      "which members, by whether they are muted"
    ) { $0.mutedMemberFilter = $1 },
    query(
      "memberStateFilter", .words([("all", .all), ("joined", .joined), ("invited", .invited)]),
      "which members, by whether they joined; an invited user joins at once"
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
    "limit", .integer(in: 1...100), "the number of users per page; by default 20"
  ) { $0.limit = UInt($1) }

  private static let nicknameStartsWith = query(
    "nicknameStartsWithFilter", .text, "only users whose nickname starts with this text"
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
  /// Returns the shape of one of several keywords; converting the names of enum cases at run time
  /// would be much slower.
  fileprivate static func words(_ words: [(word: String, value: Value)]) -> ValueShape {
    ValueShape<String>.keyword(of: words.map(\.word)).map { word in
      words.first { $0.word == word }?.value
    }
  }
}
