import HeadlessUIKit

/// The people of a group who can be mentioned, from the app's data sources.
final class NCSelectingUserDataSource {
  let groupId: String
  /// What is looked for.
  var searchText = ""
  private var ids: [String] = []

  init(groupId: String) { self.groupId = groupId }

  /// Asks the app who belongs to the group; me it leaves out (N168).
  func load(then: @escaping () -> Void) {
    let kit = NCChatUI.shared()
    let me = kit.management.myId ?? kit.currentUserInfo?.userId
    kit.provider.memberIds(of: groupId) { [weak self] ids in
      self?.ids = ids.filter { $0 != me }
      then()
    }
  }

  /// Whether somebody is in the list.
  func contains(_ userId: String?) -> Bool { userId.map(ids.contains) ?? false }

  /// The people by first letter; `#` comes before `A` (N168, N214).
  func sections() -> [(letter: String, users: [SelectableUser])] {
    let kit = NCChatUI.shared()
    var byLetter: [String: [SelectableUser]] = [:]
    for id in ids {
      let user = SelectableUser(id, in: groupId, kit)
      guard searchText.isEmpty || user.matches(searchText) else { continue }
      byLetter[user.letter, default: []].append(user)
    }
    return byLetter.sorted { $0.key < $1.key }.map { (letter: $0.key, users: $0.value) }
  }
}
