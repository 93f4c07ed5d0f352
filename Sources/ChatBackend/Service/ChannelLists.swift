import DioramaKit

/// The order of a list of channels. Equal channels keep the fixture's order, followed by those that
/// the run has added.
public enum ChatChannelOrder: String, Sendable, Hashable {
  /// The fixture's order.
  case fixture
  /// The newest channel first.
  case chronological
  /// The channel with the newest message first, then the newest channels without messages.
  case latestLastMessage
  /// By name, ignoring case.
  case channelNameAlphabetical
}

/// The channels that a list contains, and their order.
public struct ChatChannelFilter: Sendable {
  /// The kind of the channels.
  public var type: ChatChannelType
  /// A member of the channels; nil means any.
  public var memberId: String?
  /// A part of the names, ignoring case; nil means any.
  public var namePart: String?
  /// The ids of the channels; nil means all.
  public var urls: Set<String>?
  /// Whether to list channels without messages.
  public var includesEmpty = true
  /// Whether to list frozen channels.
  public var includesFrozen = true
  /// Whether to list only channels with unread messages.
  public var isUnreadOnly = false
  /// Returns whether to list a channel; nil for all.
  public var isIncluded: (@Sendable (ChatChannel) -> Bool)?
  /// The order of the list.
  public var order = ChatChannelOrder.fixture

  /// Creates a filter of all channels of a kind.
  public init(_ type: ChatChannelType) { self.type = type }
}

extension ChatService {
  /// Returns the channels that a filter includes.
  ///
  /// The order is determined when the first page is read.
  ///
  /// - Parameters:
  ///   - filter: the filter and the order.
  ///   - limit: the maximum number of elements of a page; less than one means 20.
  public func channelsQuery(_ filter: ChatChannelFilter, limit: Int = 20) -> ChatQuery<ChatChannel>
  {
    ChatQuery(
      self, .loadChannels,
      about: [
        filter.urls?.sorted().logDescription, filter.namePart.map { "containing \"\($0)\"" },
      ], limit: limit, order: filter.order == .fixture ? nil : filter.order.rawValue
    ) { service in
      var urls = service.data.channelURLs + service.addedChannels
      if filter.order != .fixture {
        urls = service.sorted(urls.filter { service.includes($0, filter) }, by: filter.order)
      }
      return PageReader(upTo: urls.count) { position in
        service.includes(urls[position], filter) ? service.channel(urls[position]) : nil
      }
    }
  }

  /// Returns whether a filter includes a channel in its present state.
  ///
  /// - Parameters:
  ///   - url: the channel's id; an unknown or deleted channel is not included.
  ///   - filter: the filter.
  public func includes(_ url: String, _ filter: ChatChannelFilter) -> Bool {
    guard let channel = channel(url), channel.type == filter.type,
      filter.urls?.contains(url) ?? true, filter.includesFrozen || !channel.isFrozen
    else { return false }
    if let part = filter.namePart?.lowercased(), !channel.name.lowercased().contains(part) {
      return false
    }
    if let id = filter.memberId, !isMember(id, of: url) { return false }
    if filter.isUnreadOnly, unreadCount(of: url) == 0 { return false }
    if let isIncluded = filter.isIncluded, !isIncluded(channel) { return false }
    return filter.includesEmpty || lastMessage(of: channel) != nil
  }

  /// Returns channels in an order by their present state.
  ///
  /// - Parameters:
  ///   - urls: the ids of the channels.
  ///   - order: the order.
  public func sorted(_ urls: [String], by order: ChatChannelOrder) -> [String] {
    let keys = urls.map { url in
      (key: sortKey(of: url, order), position: position(of: url), url: url)
    }
    return keys.sorted { ($0.key, $0.position) < ($1.key, $1.position) }.map(\.url)
  }

  private func sortKey(of url: String, _ order: ChatChannelOrder) -> ChannelSortKey {
    guard let channel = channel(url) else { return ChannelSortKey() }
    switch order {
    case .fixture: return ChannelSortKey()
    case .chronological: return ChannelSortKey(time: creationTime(of: channel))
    case .latestLastMessage:
      guard let message = lastMessage(of: channel) else {
        return ChannelSortKey(isLate: true, time: creationTime(of: channel))
      }
      return ChannelSortKey(time: message.createdAt)
    case .channelNameAlphabetical: return ChannelSortKey(name: channel.name.lowercased())
    }
  }

  /// Returns the position of a channel in the list of all channels.
  private func position(of url: String) -> Int {
    let (groups, open) = (data.groupChannels, data.openChannels)
    if let position = groups.position(of: url) { return position }
    if let position = open.position(of: url) { return groups.elements.count + position }
    return groups.elements.count + open.elements.count
      + (addedChannels.firstIndex(of: url) ?? addedChannels.count)
  }
}

/// The values by which channels are sorted.
private struct ChannelSortKey: Comparable {
  /// Whether the channel comes after those that are not late.
  var isLate = false
  /// The time; later ones come first.
  var time = 0
  /// The name.
  var name = ""

  static func < (left: ChannelSortKey, right: ChannelSortKey) -> Bool {
    if left.isLate != right.isLate { return right.isLate }
    return (right.time, left.name) < (left.time, right.name)
  }
}
