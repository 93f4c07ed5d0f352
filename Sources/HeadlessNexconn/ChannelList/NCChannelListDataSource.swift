import ChatBackend
import HeadlessUIKit

/// Loads the channels, and keeps them in order: pinned ones first, then the newest (N127).
final class NCChannelListDataSource {
  /// The rows, each an ``NCChannelModel``; the very list that an app gets to change.
  var dataList = NSMutableArray()
  /// The sorts of channels, without those that the list cannot show (N126).
  private(set) var types: [NCChannelType]
  /// Whether pinned channels stand above all others.
  var topPriority = true
  /// The colours that rows are given, behind those that are not pinned and those that are.
  var cellBackgroundColor: UIColor?
  var topCellBackgroundColor: UIColor?
  /// What an app makes of rows that are about to come in.
  var prepare: (NSMutableArray) -> NSMutableArray = { $0 }
  /// Whether the first page has come.
  private(set) var isLoaded = false
  private var query: ChatQuery<ChatConversation>?
  private var service: ChatService? { ScreenEnvironment.current?.chatService }

  /// The channels of some sorts.
  init(_ types: [NCChannelType]) { self.types = Self.shown(types) }

  /// Takes other sorts from the next loading on.
  func show(_ types: [NCChannelType]) { self.types = Self.shown(types) }

  private static func shown(_ types: [NCChannelType]) -> [NCChannelType] {
    types.filter { $0 != .open }
  }

  /// The row at a place; nil where there is none.
  func model(at row: Int) -> NCChannelModel? {
    row >= 0 && row < dataList.count ? dataList[row] as? NCChannelModel : nil
  }

  /// Where a row stands.
  func row(of model: NCChannelModel) -> Int? {
    let row = dataList.indexOfObjectIdentical(to: model)
    return row == NSNotFound ? nil : row
  }

  /// Begins anew; the rows stay until the answer comes, also when there is none.
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
        // Pages have the pinned channels first, so without that order newer ones may come later.
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
      // An answer counts for the list that asked; one that came after another reload does not.
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

  /// Asks for everybody who is about to be shown, at once (N62).
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

  /// The row of a channel.
  func model(of key: ConversationKey) -> NCChannelModel? {
    dataList.lazy.compactMap { $0 as? NCChannelModel }.first { $0.key == key }
  }

  /// Takes over a change of a channel, which may move it or bring it in.
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

  /// Takes a channel out.
  func remove(_ key: ConversationKey) {
    while let model = model(of: key) { dataList.removeObject(identicalTo: model) }
  }

  /// Takes a row out, and its channel from the service's list.
  func delete(_ model: NCChannelModel) {
    if let key = model.key { service?.remove(key) }
    dataList.removeObject(identicalTo: model)
  }

  /// A pinned channel comes first, another one before the first that is as old and not pinned.
  private func place(for model: NCChannelModel) -> Int {
    if model.isTop, topPriority { return 0 }
    for row in 0..<dataList.count {
      guard let other = self.model(at: row) else { continue }
      if !(topPriority && other.isTop), other.time <= model.time { return row }
    }
    return dataList.count
  }
}
