extension InfoProvider {
  /// What is known of a person; on a miss the app is asked, too (N78, N80).
  func user(_ id: String) -> NCChatUIUserInfo? {
    if let known = knownUser(id) { return known }
    look(forUser: id, nil)
    return nil
  }

  /// What is known of a person, in memory or in the store.
  func knownUser(_ id: String) -> NCChatUIUserInfo? {
    if let known = users[id] { return known }
    guard let stored = store?.user(id) else { return nil }
    let user = NCChatUIUserInfo(stored)
    users[id] = user
    return user
  }

  /// What is known of a person, else what the app answers (N79, N81).
  func user(_ id: String, complete: @escaping (NCChatUIUserInfo?) -> Void) {
    if let known = knownUser(id) { return complete(known) }
    look(forUser: id, complete)
  }

  private func look(forUser id: String, _ waiter: ((NCChatUIUserInfo?) -> Void)?) {
    guard let source = sources.user, !id.isEmpty else {
      waiter?(nil)
      return
    }
    userLookups.join(
      id, waiter,
      keep: { [self] in refresh(user: $0, id) },
      ask: { [queue] answer in
        queue?.async { source.getUserInfo(withUserId: id, completion: answer) }
      })
  }

  /// Puts a person in the place of what is known, and tells of it; nil clears it (N90).
  func refresh(user: NCChatUIUserInfo?, _ id: String?) {
    guard let user else {
      if let id { clear(user: id) }
      return
    }
    // The very object that is known already changes nothing, whatever it says now (N91).
    guard let id = id ?? user.userId, users[id] !== user else { return }
    users[id] = user
    store?.put(StoredUser(user, id))
    writeLater()
    updates.announce(user: user)
  }

  /// Forgets a person; told only if the store knew them (N103).
  func clear(user id: String) {
    userLookups.drop(id)
    users[id] = nil
    guard let store, store.user(id) != nil else { return }
    store.remove(.user(id))
    writeLater()
    updates.announce(user: NCChatUIUserInfo(id: id))
  }

  /// Forgets all people, without telling (N104).
  func clearUsers() {
    userLookups.dropAll()
    users = [:]
    store?.remove(.allUsers)
    writeLater()
  }
}

extension NCChatUIUserInfo {
  /// A person of whom nothing is known but the id.
  convenience init(id: String) {
    self.init()
    userId = id
  }
}
