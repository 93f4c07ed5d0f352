import ChatBackend
import HeadlessUIKit

/// The profiles of the managed service: what is cached of them, and requests for the rest.
///
/// Nothing of it lasts longer than the run. What is handed out are copies, so that nobody changes
/// the cache by hand.
final class InfoManagement {
  let service: ChatService?
  let updates: InfoUpdates
  // Work that waits in the queue holds on to this, so this does not hold on to the queue.
  private(set) weak var queue: MainQueue?
  var users = BoundedCache<String, NCChatUIUserInfo>(limit: mostKept)
  var groups = BoundedCache<String, NCChatUIGroup>(limit: mostKept)
  var members = BoundedCache<MemberKey, NCChatUIUserInfo>(limit: mostKept)
  let userLookups = PendingLookups<String, NCChatUIUserInfo>()
  let groupLookups = PendingLookups<String, NCChatUIGroup>()
  let memberLookups = PendingLookups<MemberKey, NCChatUIUserInfo>()
  private var connectedId: String?

  /// How many users, groups and members are kept (N110).
  static let mostKept = 1000

  /// Profiles of a run's service; without one nothing is ever known.
  init(_ service: ChatService?, on queue: MainQueue?, telling updates: InfoUpdates) {
    self.service = service
    self.queue = queue
    self.updates = updates
    connectedId = service?.currentUserId
  }

  /// The id of the user who is connected.
  var myId: String? { service?.currentUserId }

  /// Forgets what another user was told (N109); called before the caches are used.
  func noticeConnection() {
    guard connectedId != myId else { return }
    connectedId = myId
    clearUsers()
    clearGroups()
    clearMembers()
  }

  // MARK: Clearing

  /// Forgets a person, without telling; the next reading asks again (N105).
  func clear(user id: String) {
    userLookups.drop(id)
    users[id] = nil
  }

  /// Forgets a group, without telling.
  func clear(group id: String) {
    groupLookups.drop(id)
    groups[id] = nil
  }

  /// Forgets a member, without telling.
  func clear(member key: MemberKey) {
    memberLookups.drop(key)
    members[key] = nil
  }

  /// Forgets all people.
  func clearUsers() {
    userLookups.dropAll()
    users.removeAll()
  }

  /// Forgets all groups.
  func clearGroups() {
    groupLookups.dropAll()
    groups.removeAll()
  }

  /// Forgets all members.
  func clearMembers() {
    memberLookups.dropAll()
    members.removeAll()
  }

  // MARK: Requests

  /// How often a request is sent again, and how many milliseconds later each time (N88).
  static let retries = (most: 6, pause: 500)

  /// Sends a request, and again as long as its error is one that passes.
  func send<Value>(
    _ request: @escaping (@escaping ChatAnswer<Value>) -> Void, retriesLeft: Int = retries.most,
    answer: @escaping (Value?) -> Void
  ) {
    request { [weak self] outcome in
      guard let self, retriesLeft > 0, outcome.error?.isTransient ?? false else {
        return answer(try? outcome.get())
      }
      queue?.async(after: Self.retries.pause) {
        self.send(request, retriesLeft: retriesLeft - 1, answer: answer)
      }
    }
  }
}
