import ChatBackend

extension InfoManagement {
  /// How many people one request asks for (N89).
  static let mostAskedAtOnce = 100

  /// What is known of a person; on a miss the service is asked, too (N78, N88).
  func user(_ id: String) -> NCChatUIUserInfo? {
    if let known = knownUser(id) { return known }
    load(users: [id], nil)
    return nil
  }

  /// What is known of a person.
  func knownUser(_ id: String) -> NCChatUIUserInfo? {
    noticeConnection()
    return users[id].map { NCChatUIUserInfo(copying: $0) }
  }

  /// What is known of a person, else what the service answers (N79).
  func user(_ id: String, complete: @escaping (NCChatUIUserInfo?) -> Void) {
    if let known = knownUser(id) { return complete(known) }
    load(users: [id], complete)
  }

  /// Asks for people who are about to be shown, many at a time (N62).
  func preload(users ids: [String]) {
    noticeConnection()
    let missing = ids.filter { users[$0] == nil && !userLookups.contains($0) }
    for start in stride(from: 0, to: missing.count, by: Self.mostAskedAtOnce) {
      load(users: Array(missing[start...].prefix(Self.mostAskedAtOnce)), nil)
    }
  }

  /// Asks for people again, whatever is known of them.
  func reload(user id: String, announcing: Bool) {
    fetch([id]) { [weak self] _, user in
      guard let self, let user else { return }
      users[id] = user
      if announcing { updates.announce(user: user) }
    }
  }

  private func load(users ids: [String], _ waiter: ((NCChatUIUserInfo?) -> Void)?) {
    var answers: [String: (NCChatUIUserInfo?) -> Void] = [:]
    for id in ids {
      guard !id.isEmpty else {
        waiter?(nil)
        continue
      }
      userLookups.join(
        id, waiter,
        keep: { [self] user in
          guard let user else { return }
          users[id] = user
          updates.announce(user: user)
        },
        ask: { answers[id] = $0 })
    }
    let asked = ids.filter { answers[$0] != nil }
    if asked.isEmpty { return }
    fetch(asked) { id, user in answers[id]?(user.map { NCChatUIUserInfo(copying: $0) }) }
  }

  /// Reads me as a profile, others as friends and, who is none, as profiles.
  private func fetch(
    _ ids: [String], answer: @escaping (String, NCChatUIUserInfo?) -> Void
  ) {
    guard let service else { return }
    let me = myId
    if let me, ids.contains(me) {
      send(service.getMyUserProfile) { answer(me, $0.map { NCChatUIUserInfo(profile: $0) }) }
    }
    let others = ids.filter { $0 != me }
    if others.isEmpty { return }
    send({ service.getFriendsInfo(others, answer: $0) }) { [weak self] friends in
      guard let self, let friends else { return others.forEach { answer($0, nil) } }
      for friend in friends { answer(friend.userId, NCChatUIUserInfo(friend: friend)) }
      let friendIds = Set(friends.map(\.userId))
      let strangers = others.filter { !friendIds.contains($0) }
      if strangers.isEmpty { return }
      send({ service.getUserProfiles(strangers, answer: $0) }) { profiles in
        let byId = Dictionary((profiles ?? []).map { ($0.userId, $0) }) { first, _ in first }
        for id in strangers { answer(id, byId[id].map { NCChatUIUserInfo(profile: $0) }) }
      }
    }
  }
}
