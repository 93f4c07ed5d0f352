/// Sorts people by nickname, upper and lower case alike; equal nicknames go by id.
struct NicknameOrder: Comparable {
  private let nickname: String
  private let userId: String

  /// The place of a user in the order.
  init(_ user: ChatUser) {
    nickname = user.nickname.lowercased()
    userId = user.userId
  }

  /// Orders by nickname, then by id.
  static func < (left: NicknameOrder, right: NicknameOrder) -> Bool {
    left.nickname == right.nickname
      ? left.userId < right.userId : left.nickname < right.nickname
  }
}
