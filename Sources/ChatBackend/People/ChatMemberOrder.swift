/// The order of the members in a query.
public enum ChatMemberOrder: Sendable, Hashable {
  /// The order of the fixture, followed by those who joined later.
  case fixture
  /// By nickname, ignoring case.
  case nicknameAlphabetical
  /// Operators by nickname, then all others by nickname.
  case operatorThenNicknameAlphabetical
}

/// The sort key of a person: by nickname, ignoring case, then by id. Operators may come before all
/// others.
struct NicknameOrder: Comparable {
  private let isLate: Bool
  private let nickname: String
  private let userId: String

  /// Creates the sort key of a user; late users come after all others.
  init(_ user: ChatUser, isLate: Bool) {
    self.isLate = isLate
    nickname = user.nickname.lowercased()
    userId = user.userId
  }

  /// Orders by nickname, then by id.
  static func < (left: NicknameOrder, right: NicknameOrder) -> Bool {
    if left.isLate != right.isLate { return right.isLate }
    return left.nickname == right.nickname
      ? left.userId < right.userId : left.nickname < right.nickname
  }
}
