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

/// A person in the @mention page of provided profiles.
struct SelectableUser {
  let userId: String
  /// What the row shows: alias, name, id (N119).
  let shownName: String
  /// What is handed over.
  let user: NCChatUIUserInfo
  /// The first letter, `#` for those without one.
  let letter: String

  /// A person as known at this moment; on a miss the app is asked (N168).
  init(_ userId: String, in groupId: String, _ kit: NCChatUI) {
    self.userId = userId
    let known = kit.getUserInfoCache(userId)
    let member = kit.getGroupUserInfoCache(userId, withGroupId: groupId)
    shownName = DisplayName.mention(known, asMember: member, userId: userId)
    user = NCChatUIUserInfo()
    user.userId = userId
    user.name = (member?.name).isNilOrEmpty ? known?.name : member?.name
    user.avatarUrl = (member?.avatarUrl).isNilOrEmpty ? known?.avatarUrl : member?.avatarUrl
    user.alias = known?.alias
    letter = Self.firstLetter(of: shownName)
  }

  /// Whether a text stands in one of the names or in the initials (N169).
  func matches(_ text: String) -> Bool {
    let wanted = text.lowercased()
    let initials = shownName.split(separator: " ").compactMap(\.first)
    return [shownName, user.alias, user.name, userId, String(initials)].contains {
      $0?.lowercased().contains(wanted) ?? false
    }
  }

  /// The letter by which a name is sorted in: Chinese names by the sound of their first character.
  static func firstLetter(of name: String) -> String {
    guard let first = name.first, let scalar = first.unicodeScalars.first else { return "#" }
    var sound: String?
    if (0x4E00...0x9FFF).contains(scalar.value) {
      // As the real kit asks for it.
      sound = String(scalar).applyingTransform(.mandarinToLatin, reverse: false)?
        .applyingTransform(.stripDiacritics, reverse: false)
    }
    guard let initial = (sound?.first ?? first).uppercased().first, initial.isASCII,
      initial.isLetter
    else { return "#" }
    return String(initial)
  }
}
