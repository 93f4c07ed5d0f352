import HeadlessUIKit

/// Is told on the main queue when a profile is another one than before. All methods may be left
/// out.
///
/// A cell or a screen of an app's own that shows profiles registers itself:
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
  /// - Parameter userInfo: Who they are now; one without a name was cleared. Its id is the
  ///   profile's own, not the one it is kept under (N95).
  func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo)
  /// A member of a group changed.
  ///
  /// - Parameters:
  ///   - userInfo: Who they are in the group now; one without a name was cleared.
  ///   - groupId: The group.
  func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String)
  /// A group changed.
  ///
  /// - Parameter groupInfo: What it is now; one without a name was cleared (N103).
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

/// Tells a run's delegates of changed profiles, on the main queue.
final class InfoUpdates {
  private struct Receiver {
    weak var delegate: (any NCInfoUpdateDelegate)?
  }

  // Work that waits in the queue holds on to this, so this does not hold on to the queue.
  private weak var queue: MainQueue?
  private var receivers: [Receiver] = []

  /// Notices on a run's queue; without a run nobody is told.
  init(on queue: MainQueue?) { self.queue = queue }

  func add(_ delegate: any NCInfoUpdateDelegate) {
    remove(delegate)
    receivers.append(Receiver(delegate: delegate))
  }

  func remove(_ delegate: any NCInfoUpdateDelegate) {
    receivers.removeAll { $0.delegate.map { $0 === delegate } ?? true }
  }

  /// A person changed. Without an id nobody could know who (N95).
  func announce(user: NCChatUIUserInfo) {
    guard user.userId != nil else { return }
    send { $0.onUserInfoUpdate(user) }
  }

  /// A member of a group changed.
  func announce(member: NCChatUIUserInfo, of groupId: String) {
    guard member.userId != nil else { return }
    send { $0.onGroupMemberInfoUpdate(member, groupId: groupId) }
  }

  /// A group changed.
  func announce(group: NCChatUIGroup) {
    guard group.groupId != nil else { return }
    send { $0.onGroupInfoUpdate(group) }
  }

  /// Only those hear of it who are there now and still there when it is their turn (N111).
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

/// The notice that a row took last; the same again is no news (N137, N146).
struct ProfileChangeFilter {
  private var last: [String?]?

  /// Whether somebody is another one than in the notice before; from now on it is that notice.
  mutating func isChange(_ user: NCChatUIUserInfo) -> Bool {
    let shown = [user.userId, user.name, user.avatarUrl, user.alias]
    if shown == last { return false }
    last = shown
    return true
  }
}
