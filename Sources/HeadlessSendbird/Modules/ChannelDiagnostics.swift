import ChatBackend
import YAML

/// The problems of a screen with a channel.
extension Diagnostic {
  static func wrongType(
    of channel: ChatChannel, at place: Place, canSetType: Bool, setsType: Bool,
    among data: ChatData?
  ) -> Diagnostic {
    let wanted: ChatChannelType = channel.type == .open ? .group : .open
    let words = { (type: ChatChannelType) in type == .open ? "an open channel" : "a group channel" }
    let others = data?.channelURLs.filter { data?.channel($0)?.type == wanted } ?? []
    let list = others.isEmpty ? nil : Help.allowed(others).text
    let right = "'channelType: \(channel.type.rawValue)'"
    let fixes = [list, setsType ? "write \(right)" : nil].compactMap(\.self)
    return Diagnostic(
      .wrongValue,
      "expected \(words(wanted)), found '\(channel.url)', which is \(words(channel.type))",
      at: place,
      help: canSetType
        ? Help("add \(right)")
        : fixes.isEmpty ? nil : Help(fixes.joined(separator: "; or ")))
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
