extension InfoProvider {
  /// What is known of a group; on a miss the app is asked, too (N78, N84).
  func group(_ id: String) -> NCChatUIGroup? {
    if let known = knownGroup(id) { return known }
    if let source = sources.group, !id.isEmpty {
      groupLookups.join(
        id, nil,
        keep: { [self] in keep($0, id) },
        ask: { [queue] answer in
          queue?.async { source.getGroupInfo(withGroupId: id, completion: answer) }
        })
    }
    return nil
  }

  /// What is known of a group, in memory or in the store, which has no notices.
  func knownGroup(_ id: String) -> NCChatUIGroup? {
    if let known = groups[id] { return known }
    guard let stored = store?.group(id) else { return nil }
    let group = NCChatUIGroup(stored)
    groups[id] = group
    return group
  }

  /// Keeps an answer. Nothing is told of a group that was not known and still is not: who hears of
  /// it would ask again at once, and for ever.
  private func keep(_ group: NCChatUIGroup?, _ id: String) {
    if let group {
      refresh(group: group, id)
    } else if knownGroup(id) != nil {
      clear(group: id)
    }
  }

  /// Puts a group in the place of what is known, and tells of it unless it says the same (N92).
  func refresh(group: NCChatUIGroup, _ id: String) {
    if let known = knownGroup(id), known === group || known.says(sameAs: group) { return }
    groups[id] = group
    store?.put(StoredGroup(group, id))
    writeLater()
    updates.announce(group: group)
  }

  /// Forgets a group, and tells of it (N103).
  func clear(group id: String) {
    groupLookups.drop(id)
    groups[id] = nil
    store?.remove(.group(id))
    writeLater()
    let nameless = NCChatUIGroup()
    nameless.groupId = id
    updates.announce(group: nameless)
  }

  /// Forgets all groups, without telling (N104).
  func clearGroups() {
    groupLookups.dropAll()
    groups = [:]
    store?.remove(.allGroups)
    writeLater()
  }
}
