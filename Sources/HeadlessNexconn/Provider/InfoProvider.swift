import HeadlessUIKit

/// A person in a group, as keys name them.
struct MemberKey: Sendable, Hashable {
  /// The group.
  let groupId: String
  /// The person.
  let userId: String
}

/// The profiles that an app provides: in memory, in the store, or asked for.
///
/// What is known stays in memory without a limit (N110); the store is there only when the app
/// wants its profiles to last.
final class InfoProvider {
  /// The app's data sources.
  var sources = DataSources()
  /// Where profiles are kept for the next run; nil when they are not.
  var store: ProfileStore?

  let updates: InfoUpdates
  // Work that waits in the queue holds on to this, so this does not hold on to the queue.
  private(set) weak var queue: MainQueue?
  var users: [String: NCChatUIUserInfo] = [:]
  var groups: [String: NCChatUIGroup] = [:]
  var members: [MemberKey: NCChatUIUserInfo] = [:]
  let userLookups = PendingLookups<String, NCChatUIUserInfo>()
  let groupLookups = PendingLookups<String, NCChatUIGroup>()
  let memberLookups = PendingLookups<MemberKey, NCChatUIUserInfo>()

  /// Profiles of a run; without its queue nothing is asked for.
  init(on queue: MainQueue?, telling updates: InfoUpdates) {
    self.queue = queue
    self.updates = updates
  }

  /// The ids of a group's members; nobody without a data source.
  func memberIds(of groupId: String, result: @escaping ([String]) -> Void) {
    guard let source = sources.groupMember else { return result([]) }
    source.getAllMembers(ofGroup: groupId) { result($0 ?? []) }
  }

  /// Writes to the store what was changed since the last time, after all that is due now.
  func writeLater() {
    guard let store, store.hasWaitingWrites, !isWriteDue else { return }
    isWriteDue = true
    queue?.async { [self] in
      isWriteDue = false
      self.store?.flush()
    }
  }

  private var isWriteDue = false
}
