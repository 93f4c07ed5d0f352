import ChatBackend
import Diorama
import YAML

extension ScreenArguments {
  /// Which channels a screen is for, and what it takes the type from where a screen says nothing.
  enum Channels: Sendable {
    /// Group channels only.
    case group
    /// Open channels only.
    case open
    /// Both; the initialiser's own default is a group.
    case groupUnlessSaid
    /// Both; the initialiser has no default, so the fixture's channel says it.
    case any
  }

  /// Whether the channel is one that the screen is for; if not, that was reported.
  mutating func check(
    _ channels: Channels, _ nodes: ArgumentNodes, _ decoding: inout Decoding
  ) -> Bool {
    let found = channel ?? channelURL.flatMap { decoding[fact: ChatData.self]?.channel($0) }
    guard let found, let node = nodes["channel"] ?? nodes["channelURL"] else { return true }
    let isOpen = found.type == .open
    switch channels {
    case .group, .open:
      if isOpen == (channels == .open) { return true }
      reportWrongChannel(found, node, wantsOpen: !isOpen, canSayType: false, &decoding)
    case .groupUnlessSaid:
      if channel != nil { channelType = isOpen ? .open : .group }
      if isOpen == (type == .open) { return true }
      reportWrongChannel(
        found, node, wantsOpen: !isOpen, canSayType: nodes["channelType"] == nil, &decoding)
    case .any:
      guard let said = channelType else {
        channelType = isOpen ? .open : .group
        return true
      }
      if isOpen == (said == .open) { return true }
      reportWrongChannel(found, node, wantsOpen: !isOpen, canSayType: false, &decoding)
    }
    return false
  }

  private func reportWrongChannel(
    _ channel: ChatChannel, _ node: Node, wantsOpen: Bool, canSayType: Bool,
    _ decoding: inout Decoding
  ) {
    let isName = { (isOpen: Bool) in isOpen ? "an open channel" : "a group channel" }
    let fitting = decoding[fact: ChatData.self]?.channelURLs(isOpen: wantsOpen) ?? []
    let help: Diagnostic.Help? =
      canSayType
      ? Diagnostic.Help("add 'channelType: \(wantsOpen ? "group" : "open")'")
      : fitting.isEmpty ? nil : .allowed(fitting)
    decoding.diagnostics.report(
      .wrongValue,
      "'\(channel.url)' is \(isName(!wantsOpen)), and this screen wants \(isName(wantsOpen))",
      at: node.place, help: help)
  }

  /// Whether the channel has the list that the screen asks for; if not, that was reported.
  func checkUserListType(_ nodes: ArgumentNodes, _ decoding: inout Decoding) -> Bool {
    let words = UserListWord.lists(of: type)
    if words.contains(where: { $0.type == userListType }) { return true }
    let isOpen = type == .open
    let node = nodes["userListType"]
    decoding.diagnostics.report(
      .wrongValue,
      isOpen
        ? "an open channel has participants, not members"
        : "a group channel has members, not participants",
      at: node?.place ?? nodes.screen,
      help: node == nil
        ? Diagnostic.Help("add 'userListType: \(isOpen ? "participants" : "members")'")
        : .allowed(words.map(\.rawValue)))
    return false
  }
}

extension ChatData {
  /// The URLs of all open channels, or of all group channels.
  fileprivate func channelURLs(isOpen: Bool) -> [String] {
    channelURLs.filter { channel($0).map { ($0.type == .open) == isOpen } ?? false }
  }
}
