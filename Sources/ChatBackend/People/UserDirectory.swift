/// All users of a run: those of the fixture, and those that the screen itself brought along.
struct UserDirectory {
  /// The users of the fixture.
  let base: IdentifiedList<ChatUser>
  private var added: [ChatUser] = []
  private var addedPositions: [String: Int] = [:]

  /// The users of a fixture.
  init(_ base: IdentifiedList<ChatUser>) { self.base = base }

  /// How many users there are.
  var count: Int { base.elements.count + added.count }

  /// The user at a place.
  subscript(index: UserIndex) -> ChatUser { self[Int(index.rawValue)] }

  /// The user at a place of the whole list.
  subscript(position: Int) -> ChatUser {
    let fromBase = base.elements.count
    return position < fromBase ? base.elements[position] : added[position - fromBase]
  }

  /// Where the user of an id stands.
  func index(of id: String) -> UserIndex? {
    if let position = base.position(of: id) { return UserIndex(position) }
    return addedPositions[id].map { UserIndex($0) }
  }

  /// The places of users, or nil when one of the ids is nobody's.
  func indexes(of ids: [String]) -> [UserIndex]? {
    var result: [UserIndex] = []
    result.reserveCapacity(ids.count)
    for id in ids {
      guard let index = index(of: id) else { return nil }
      result.append(index)
    }
    return result
  }

  /// Adds a user whose id is not known yet.
  mutating func add(_ user: ChatUser) {
    guard index(of: user.userId) == nil else { return }
    addedPositions[user.userId] = count
    added.append(user)
  }
}
