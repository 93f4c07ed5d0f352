import ChatBackend
import YAML

/// The problems of a screen with a channel.
extension Diagnostic {
  static func wrongType(
    of channel: ChatChannel, at place: Place, canSetType: Bool, among data: ChatData?
  ) -> Diagnostic {
    let wanted: ChatChannelType = channel.type == .open ? .group : .open
    let words = { (type: ChatChannelType) in type == .open ? "an open channel" : "a group channel" }
    let others = data?.channelURLs.filter { data?.channel($0)?.type == wanted } ?? []
    return Diagnostic(
      .wrongValue,
      "expected \(words(wanted)), found '\(channel.url)', which is \(words(channel.type))",
      at: place,
      help: canSetType
        ? Help("add 'channelType: \(channel.type.rawValue)'")
        : others.isEmpty ? nil : .allowed(others))
  }

  static func wrongUserList(of type: ChannelType, _ node: Node?, in screen: Place) -> Diagnostic {
    let (channel, right, wrong) =
      type == .open
      ? ("an open channel", "participants", "members")
      : ("a group channel", "members", "participants")
    return Diagnostic(
      .wrongValue, "\(channel) has \(right), not \(wrong)", at: node?.place ?? screen,
      help: node == nil
        ? Help("add 'userListType: \(right)'")
        : .allowed(UserListTypeKeyword.lists(of: type).map(\.rawValue)))
  }
}
