/// All users of a run: those of the fixture, and those that the run added.
struct UserDirectory {
  /// The users of the fixture.
  let base: IdentifiedList<ChatUser>
  private var added: [ChatUser] = []
  private var addedPositions: [String: Int] = [:]

  /// Creates a directory of the users of a fixture.
  init(_ base: IdentifiedList<ChatUser>) { self.base = base }

  /// The number of users.
  var count: Int { base.elements.count + added.count }

  /// Returns the user at an index.
  subscript(index: UserIndex) -> ChatUser { self[Int(index.rawValue)] }

  /// Returns the user at a position of the whole list.
  subscript(position: Int) -> ChatUser {
    let fromBase = base.elements.count
    return position < fromBase ? base.elements[position] : added[position - fromBase]
  }

  /// Returns the index of the user with an id.
  func index(of id: String) -> UserIndex? {
    if let position = base.position(of: id) { return UserIndex(position) }
    return addedPositions[id].map { UserIndex($0) }
  }

  /// Returns the indexes of users; nil if one of the ids is unknown.
  func indexes(of ids: [String]) -> [UserIndex]? {
    var result: [UserIndex] = []
    result.reserveCapacity(ids.count)
    for id in ids {
      guard let index = index(of: id) else { return nil }
      result.append(index)
    }
    return result
  }

  /// Adds a user unless the id is already known.
  mutating func add(_ user: ChatUser) {
    guard index(of: user.userId) == nil else { return }
    addedPositions[user.userId] = count
    added.append(user)
  }
}
