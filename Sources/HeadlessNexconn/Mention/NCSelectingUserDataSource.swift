import HeadlessUIKit

/// The members of a group who can be mentioned, from the app's data sources.
final class NCSelectingUserDataSource {
  let groupId: String
  /// The text to search for.
  var searchText = ""
  private var ids: [String] = []

  init(groupId: String) { self.groupId = groupId }

  /// Requests the ids of the members from the app, and removes the current user's (N168).
  func load(then: @escaping () -> Void) {
    let kit = NCChatUI.shared()
    let me = kit.management.myId ?? kit.currentUserInfo?.userId
    kit.provider.memberIds(of: groupId) { [weak self] ids in
      self?.ids = ids.filter { $0 != me }
      then()
    }
  }

  /// Returns whether a person is in the list.
  func contains(_ userId: String?) -> Bool { userId.map(ids.contains) ?? false }

  /// Returns the people by first letter; `#` comes before `A` (N168, N214).
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

/// A person on the @mention page of provided profiles.
struct SelectableUser {
  let userId: String
  /// The name in the row: alias, name or id (N119).
  let shownName: String
  /// The person that the page passes on.
  let user: NCChatUIUserInfo
  /// The first letter; `#` if there is no letter.
  let letter: String

  /// Creates a person from the known profiles; if a profile is not known, asks the app (N168).
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

  /// Returns whether one of the names, the id or the initials contain a text (N169).
  func matches(_ text: String) -> Bool {
    let wanted = text.lowercased()
    let initials = shownName.split(separator: " ").compactMap(\.first)
    return [shownName, user.alias, user.name, userId, String(initials)].contains {
      $0?.lowercased().contains(wanted) ?? false
    }
  }

  /// Returns the letter by which a name is sorted: for Chinese names that of the pronunciation of
  /// the first character.
  static func firstLetter(of name: String) -> String {
    guard let first = name.first, let scalar = first.unicodeScalars.first else { return "#" }
    var sound: String?
    if (0x4E00...0x9FFF).contains(scalar.value) {
      // The same transforms as in the real kit.
      sound = String(scalar).applyingTransform(.mandarinToLatin, reverse: false)?
        .applyingTransform(.stripDiacritics, reverse: false)
    }
    guard let initial = (sound?.first ?? first).uppercased().first, initial.isASCII,
      initial.isLetter
    else { return "#" }
    return String(initial)
  }
}
