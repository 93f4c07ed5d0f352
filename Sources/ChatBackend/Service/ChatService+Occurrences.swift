import DioramaKit

extension ChatService {
  /// Changes the run's data as somebody else would, and tells the observers of it. It is no
  /// request: the network has no part in it, and nobody's rights are asked for.
  ///
  /// - Throws: ``ChatOccurrence/Obstacle`` when it cannot happen; then nothing has changed.
  public func apply(_ occurrence: ChatOccurrence) throws(ChatOccurrence.Obstacle) {
    guard var channel = channel(occurrence.channelURL) else { throw .noChannel }
    let event = try change(&channel, by: occurrence.kind)
    if case .deleted = event { delete(channel.url) } else { add(channel) }
    announce(ChatEvent(event, in: channel.url, channel.type))
  }

  /// Makes a channel unknown to this run.
  private func delete(_ url: String) {
    changedChannels[url] = nil
    deletedChannels.insert(url)
  }

  private func change(
    _ channel: inout ChatChannel, by kind: ChatOccurrence.Kind
  ) throws(ChatOccurrence.Obstacle) -> ChatEvent.Kind {
    switch kind {
    case .userJoined(let id):
      let user = try index(of: id)
      guard channel.banned.position(of: user) == nil else { throw .banned(id) }
      guard !channel.add([user]).isEmpty else { throw .nothingChanges }
      return .userJoined(users[user])
    case .userLeft(let id):
      let user = try index(of: id)
      guard channel.remove(user) else { throw .notInChannel(id) }
      return .userLeft(users[user])
    case .userMuted(let id): return .userMuted(try setMuted(true, id, in: &channel))
    case .userUnmuted(let id): return .userUnmuted(try setMuted(false, id, in: &channel))
    case .userBanned(let id): return .userBanned(try setBanned(true, id, in: &channel))
    case .userUnbanned(let id): return .userUnbanned(try setBanned(false, id, in: &channel))
    case .operatorsUpdated(let ids):
      try replaceOperators(of: &channel, by: ids)
      return .operatorsUpdated
    case .channelFrozen:
      try setFrozen(true, &channel)
      return .frozen
    case .channelUnfrozen:
      try setFrozen(false, &channel)
      return .unfrozen
    case .channelChanged(let name):
      guard channel.name != name else { throw .nothingChanges }
      channel.rename(name)
      return .changed
    case .channelDeleted: return .deleted
    }
  }

  private func index(of id: String) throws(ChatOccurrence.Obstacle) -> UserIndex {
    guard let user = users.index(of: id) else { throw .noUser(id) }
    return user
  }

  private func setMuted(
    _ isMuted: Bool, _ id: String, in channel: inout ChatChannel
  ) throws(ChatOccurrence.Obstacle) -> ChatUser {
    let user = try index(of: id)
    guard let isNew = try? channel.setMuted(isMuted, user) else { throw .notInChannel(id) }
    guard isNew else { throw .nothingChanges }
    return users[user]
  }

  private func setBanned(
    _ isBanned: Bool, _ id: String, in channel: inout ChatChannel
  ) throws(ChatOccurrence.Obstacle) -> ChatUser {
    let user = try index(of: id)
    guard channel.setBanned(isBanned, user) else { throw .nothingChanges }
    return users[user]
  }

  private func setFrozen(
    _ isFrozen: Bool, _ channel: inout ChatChannel
  ) throws(ChatOccurrence.Obstacle) {
    guard let isNew = try? channel.setFrozen(isFrozen) else { throw .openChannel }
    guard isNew else { throw .nothingChanges }
  }

  private func replaceOperators(
    of channel: inout ChatChannel, by ids: [String]
  ) throws(ChatOccurrence.Obstacle) {
    var new: [UserIndex] = []
    for id in ids {
      let user = try index(of: id)
      guard channel.type == .open || channel.people.position(of: user) != nil else {
        throw .notInChannel(id)
      }
      new.append(user)
    }
    let wanted = Set(new)
    let former = channel.operatorIndexes(users).filter { !wanted.contains($0) }
    // All of them are in the channel, so neither call can fail.
    let hasLost = (try? channel.setOperators(false, former)) ?? false
    let hasGained = (try? channel.setOperators(true, new)) ?? false
    guard hasLost || hasGained else { throw .nothingChanges }
  }
}
