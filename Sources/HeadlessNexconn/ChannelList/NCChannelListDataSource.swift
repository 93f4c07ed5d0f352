import ChatBackend
import HeadlessUIKit

/// Loads the channels and sorts them: pinned channels first, then the newest (N127).
final class NCChannelListDataSource {
  /// The rows, each an ``NCChannelModel``; an app can change this array itself.
  var dataList = NSMutableArray()
  /// The types of channels, without those that the list cannot show (N126).
  private(set) var types: [NCChannelType]
  /// Whether pinned channels come before all others.
  var topPriority = true
  /// The background colors of new rows: of rows that are not pinned, and of pinned rows.
  var cellBackgroundColor: UIColor?
  var topCellBackgroundColor: UIColor?
  /// The app's function that changes rows before they are added.
  var prepare: (NSMutableArray) -> NSMutableArray = { $0 }
  /// Whether the first page is loaded.
  private(set) var isLoaded = false
  private var query: ChatQuery<ChatConversation>?
  private var service: ChatService? { ScreenEnvironment.current?.chatService }

  /// Creates a data source for channels of some types.
  init(_ types: [NCChannelType]) { self.types = Self.shown(types) }

  /// Changes the types, from the next load on.
  func show(_ types: [NCChannelType]) { self.types = Self.shown(types) }

  private static func shown(_ types: [NCChannelType]) -> [NCChannelType] {
    types.filter { $0 != .open }
  }

  /// Returns the model of a row; nil if there is no such row.
  func model(at row: Int) -> NCChannelModel? {
    row >= 0 && row < dataList.count ? dataList[row] as? NCChannelModel : nil
  }

  /// Returns the index of a row.
  func row(of model: NCChannelModel) -> Int? {
    let row = dataList.indexOfObjectIdentical(to: model)
    return row == NSNotFound ? nil : row
  }

  /// Loads from the first page; the old rows stay until the answer arrives, and also if loading
  /// fails.
  func reload(then: @escaping () -> Void) {
    query = service?.conversationsQuery(of: types.compactMap(\.kind))
    load(then) { [weak self] page in
      guard let self else { return }
      dataList = prepare(NSMutableArray(array: topPriority ? page : page.sorted(by: isNewer)))
    }
  }

  /// Loads the next page.
  func loadMore(then: @escaping () -> Void) {
    load(then) { [weak self] page in
      guard let self else { return }
      let rows = prepare(NSMutableArray(array: page))
      for row in rows {
        // Pages have the pinned channels first, so without that order a later page may have newer
        // ones.
        if !topPriority, let model = row as? NCChannelModel {
          dataList.insert(model, at: place(for: model))
        } else {
          dataList.add(row)
        }
      }
    }
  }

  private func isNewer(_ one: NCChannelModel, _ other: NCChannelModel) -> Bool {
    one.time > other.time
  }

  private func load(_ then: @escaping () -> Void, take: @escaping ([NCChannelModel]) -> Void) {
    guard let query, query.hasNext, !query.isLoading else { return }
    query.loadNextPage { [weak self, weak query] outcome in
      // Only the answer to the current query is used; a reload replaces the query.
      guard let self, let query, query === self.query, let page = try? outcome.get() else { return }
      let me = service?.currentUserId
      let models = page.map { makeModel($0, me: me) }
      preload(models)
      take(models)
      isLoaded = true
      then()
    }
  }

  private func makeModel(_ conversation: ChatConversation, me: String?) -> NCChannelModel {
    let model = NCChannelModel(conversation, me: me)
    model.cellBackgroundColor = cellBackgroundColor
    model.topCellBackgroundColor = topCellBackgroundColor
    return model
  }

  /// Requests all people who will be shown, at once (N62).
  private func preload(_ models: [NCChannelModel]) {
    NCChatUI.shared().preload(
      users: models.compactMap { model in
        switch model.channelType {
        case .direct, .system: model.channelId
        case .group: model.lastMessageIsSend() ? nil : model.senderUserId
        case .community, .open: nil
        }
      })
  }

  /// Returns the row of a channel.
  func model(of key: ConversationKey) -> NCChannelModel? {
    dataList.lazy.compactMap { $0 as? NCChannelModel }.first { $0.key == key }
  }

  /// Updates the row of a changed channel, which may move the row or add it.
  func takeChange(of key: ConversationKey) {
    guard isLoaded, let service, types.contains(NCChannelType(key.kind)) else { return }
    guard let conversation = service.conversation(key) else { return remove(key) }
    let me = service.currentUserId
    guard let model = model(of: key) else {
      for row in prepare(NSMutableArray(object: makeModel(conversation, me: me))) {
        let place = (row as? NCChannelModel).map(place) ?? dataList.count
        dataList.insert(row, at: place)
      }
      return
    }
    model.update(with: conversation, me: me)
    dataList.removeObject(identicalTo: model)
    dataList.insert(model, at: place(for: model))
  }

  /// Removes the rows of a channel.
  func remove(_ key: ConversationKey) {
    while let model = model(of: key) { dataList.removeObject(identicalTo: model) }
  }

  /// Removes a row, and its channel from the service's list.
  func delete(_ model: NCChannelModel) {
    if let key = model.key { service?.remove(key) }
    dataList.removeObject(identicalTo: model)
  }

  /// Returns the index for a channel: 0 if it is pinned, otherwise that of the first row that is
  /// neither pinned nor newer. If ``topPriority`` is false, pins are ignored.
  private func place(for model: NCChannelModel) -> Int {
    if model.isTop, topPriority { return 0 }
    for row in 0..<dataList.count {
      guard let other = self.model(at: row) else { continue }
      if !(topPriority && other.isTop), other.time <= model.time { return row }
    }
    return dataList.count
  }
}
