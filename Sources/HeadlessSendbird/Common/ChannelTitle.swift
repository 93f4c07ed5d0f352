import ChatBackend
import HeadlessUIKit

extension GroupChannel {
  /// The title of rows and bars: the name, or the names of the other members (C115,
  /// G69).
  var listTitle: String {
    if !name.isEmpty, name != "Group Channel" { return name }
    let me = SBUGlobals.currentUser?.userId
    let others = members.filter { $0.userId != me }
    if others.isEmpty { return SBUStringSet.Channel_Name_No_Members }
    return others.map { $0.nickname.isEmpty ? SBUStringSet.User_No_Name : $0.nickname }
      .joined(separator: ", ")
  }

  /// The picture of rows and bars: the channel's, the sign of a broadcast channel, or that of the
  /// other members (G70).
  var coverPicture: UIImage {
    if coverURL.map(\.isOwnCover) ?? false { return SBUIconSet.channelPicture }
    if isBroadcast { return SBUIconSet.iconBroadcast }
    let others = coverUsers
    guard !others.isEmpty else { return SBUIconSet.iconUser }
    if others.contains(where: { $0.profileURL.map(\.isOwnPicture) ?? false }) {
      return others.count == 1 ? SBUIconSet.picture : SBUIconSet.channelPicture
    }
    return others.count == 1 ? SBUIconSet.iconUser : SBUIconSet.iconChannels
  }
}

extension OpenChannel {
  /// The title of bars: the name, or "Open Channel" also for the name that counts as none in groups
  /// (G234).
  var title: String {
    name.isEmpty || name == "Group Channel" ? SBUStringSet.Open_Channel_Name_Default : name
  }

  /// The picture of rows and bars: the channel's, or the symbol of channels (C146).
  var coverPicture: UIImage {
    guard let coverURL else { return SBUIconSet.iconChannels }
    return coverURL.isEmpty ? SBUIconSet.iconUser : SBUIconSet.channelPicture
  }
}

extension String {
  /// Whether the URL is a channel's own cover and not a sample of the service (C114).
  var isOwnCover: Bool { !isEmpty && !hasPrefix("https://static.sendbird.com/sample/cover") }
  /// Whether the URL is a user's own picture and not one of the service (C114).
  var isOwnPicture: Bool { !isEmpty && !hasPrefix("https://sendbird.com/main/img/profiles") }
}

extension GroupChannel {
  /// The members other than the user whose pictures make the cover, at most four (C113).
  var coverUsers: [User] {
    let me = SBUGlobals.currentUser?.userId
    return service.firstMembers(of: channelURL, limit: 5).map { Member($0) }
      .filter { $0.userId != me }
      .prefix(4).map { $0 }
  }
}
