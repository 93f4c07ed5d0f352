import DioramaKit
import HeadlessUIKit

/// Requests of the current user that create channels.
extension ChatService {
  /// Creates a group channel with the current user and others as members.
  ///
  /// - Parameters:
  ///   - name: the name; may be empty.
  ///   - coverURL: the address of the picture; nil for none.
  ///   - userIds: the other members; those who are listed again, and the current user, are ignored.
  ///   - operatorIds: the members who are operators.
  ///   - isSuper: whether it is a supergroup.
  ///   - isBroadcast: whether only operators write.
  ///   - answer: receives the channel, or `ChatError.userNotFound` if a user is unknown or an
  ///     operator is not a member.
  public func createGroupChannel(
    name: String, coverURL: String?, userIds: [String], operatorIds: [String] = [],
    isSuper: Bool = false, isBroadcast: Bool = false, answer: @escaping ChatAnswer<ChatChannel>
  ) {
    let type = isBroadcast ? "broadcast" : isSuper ? "supergroup" : "group"
    create(about: "users \(userIds.count) type \(type)", answer) { service throws(ChatError) in
      let ids = (service.currentUserId.map { [$0] } ?? []) + userIds
      guard let members = service.users.indexes(of: ids),
        let operators = service.users.indexes(of: operatorIds)
      else { throw .userNotFound }
      var channel = ChatChannel(
        type: .group, url: service.nextURL("sendbird_group_channel"), name: name, isFrozen: false,
        isSuper: isSuper, isBroadcast: isBroadcast, coverURL: coverURL, people: .empty,
        banned: .empty)
      _ = channel.add(members)
      _ = try channel.setOperators(true, operators)
      return channel
    }
  }

  /// Creates an open channel without participants.
  ///
  /// - Parameters:
  ///   - name: the name; may be empty.
  ///   - coverURL: the address of the picture; nil for none.
  ///   - operatorIds: the operators.
  ///   - answer: receives the channel, or `ChatError.userNotFound` if an operator is unknown.
  public func createOpenChannel(
    name: String, coverURL: String?, operatorIds: [String] = [],
    answer: @escaping ChatAnswer<ChatChannel>
  ) {
    create(about: "type open", answer) { service throws(ChatError) in
      guard let operators = service.users.indexes(of: operatorIds) else { throw .userNotFound }
      var channel = ChatChannel(
        type: .open, url: service.nextURL("sendbird_open_channel"), name: name, isFrozen: false,
        isSuper: false, isBroadcast: false, coverURL: coverURL, people: .empty, banned: .empty)
      _ = try channel.setOperators(true, operators)
      return channel
    }
  }

  /// Creates a channel at the present time; observers are notified after the answer.
  private func create(
    about: String, _ answer: @escaping ChatAnswer<ChatChannel>,
    _ make: @escaping (ChatService) throws(ChatError) -> ChatChannel
  ) {
    perform(
      .createChannel, about: about,
      { service throws(ChatError) in
        var channel = try make(service)
        channel.createdAt = TimeExpression(base: .epoch, offset: service.environment?.now ?? 0)
        service.add(channel)
        return channel
      },
      answer: { [self] outcome in
        answer(outcome)
        guard case .success(let channel) = outcome else { return }
        announce(ChatEvent(.created, in: channel.url, channel.type))
      })
  }

  /// Returns the first URL that no channel of the run has or had: a prefix and a number.
  private func nextURL(_ prefix: String) -> String {
    var number = 1
    while isKnown("\(prefix)_\(number)") { number += 1 }
    return "\(prefix)_\(number)"
  }
}
