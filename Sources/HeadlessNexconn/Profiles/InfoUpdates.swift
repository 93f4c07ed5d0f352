import HeadlessUIKit

/// A delegate that is notified, on the main queue, when profiles change. All methods are optional.
///
/// An app's own cell or screen that shows profiles adds itself:
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   NCInfoUpdateCenter.add(self)
/// }
///
/// func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
///   if userInfo.userId == shownId { nameLabel.text = userInfo.name }
/// }
/// ```
public protocol NCInfoUpdateDelegate: AnyObject {
  /// A person changed.
  ///
  /// - Parameter userInfo: The new profile; if it has no name, it was removed. Its id is the
  ///   profile's own, which can differ from the id it is cached under (N95).
  func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo)
  /// A member of a group changed.
  ///
  /// - Parameters:
  ///   - userInfo: The new profile in the group; if it has no name, it was removed.
  ///   - groupId: The id of the group.
  func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String)
  /// A group changed.
  ///
  /// - Parameter groupInfo: The new group; if it has no name, it was removed (N103).
  func onGroupInfoUpdate(_ groupInfo: NCChatUIGroup)
}

extension NCInfoUpdateDelegate {
  /// Does nothing.
  public func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {}
  /// Does nothing.
  public func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {}
  /// Does nothing.
  public func onGroupInfoUpdate(_ groupInfo: NCChatUIGroup) {}
}

/// Notifies a run's delegates of changed profiles, on the main queue.
final class InfoUpdates {
  private struct Receiver {
    weak var delegate: (any NCInfoUpdateDelegate)?
  }

  // Queued work holds this object strongly, so this object holds the queue weakly.
  private weak var queue: MainQueue?
  private var receivers: [Receiver] = []

  /// Creates a notifier for a run's queue; without a queue no delegate is notified.
  init(on queue: MainQueue?) { self.queue = queue }

  func add(_ delegate: any NCInfoUpdateDelegate) {
    remove(delegate)
    receivers.append(Receiver(delegate: delegate))
  }

  func remove(_ delegate: any NCInfoUpdateDelegate) {
    receivers.removeAll { $0.delegate.map { $0 === delegate } ?? true }
  }

  /// Notifies delegates that a person changed. A person without an id is ignored (N95).
  func announce(user: NCChatUIUserInfo) {
    guard user.userId != nil else { return }
    send { $0.onUserInfoUpdate(user) }
  }

  /// Notifies delegates that a member of a group changed.
  func announce(member: NCChatUIUserInfo, of groupId: String) {
    guard member.userId != nil else { return }
    send { $0.onGroupMemberInfoUpdate(member, groupId: groupId) }
  }

  /// Notifies delegates that a group changed.
  func announce(group: NCChatUIGroup) {
    guard group.groupId != nil else { return }
    send { $0.onGroupInfoUpdate(group) }
  }

  /// Notifies the delegates that are added now and still added when the queue reaches the notice
  /// (N111).
  private func send(_ notice: @escaping (any NCInfoUpdateDelegate) -> Void) {
    let meant = receivers
    if meant.isEmpty { return }
    queue?.async { [self] in
      for receiver in meant {
        guard let delegate = receiver.delegate,
          receivers.contains(where: { $0.delegate === delegate })
        else { continue }
        notice(delegate)
      }
    }
  }
}

/// The profile that a row received last; receiving the same again is not a change (N137, N146).
struct ProfileChangeFilter {
  private var last: [String?]?

  /// Returns whether a person differs from the one received last, and stores the person.
  mutating func isChange(_ user: NCChatUIUserInfo) -> Bool {
    let shown = [user.userId, user.name, user.avatarUrl, user.alias]
    if shown == last { return false }
    last = shown
    return true
  }
}
