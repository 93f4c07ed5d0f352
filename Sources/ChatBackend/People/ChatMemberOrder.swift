/// In which order a query gives members.
public enum ChatMemberOrder: Sendable, Hashable {
  /// As the fixture lists them, those who came later at the end.
  case fixture
  /// By nickname, upper and lower case alike.
  case nicknameAlphabetical
  /// Operators by nickname, then all others by nickname.
  case operatorThenNicknameAlphabetical
}

/// Sorts people by nickname, upper and lower case alike; equal nicknames go by id. Operators may
/// come before all others.
struct NicknameOrder: Comparable {
  private let isLate: Bool
  private let nickname: String
  private let userId: String

  /// The place of a user in the order; late ones come after all who are not.
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
