import ChatBackend
import HeadlessUIKit

/// Loads the channels, and keeps them in order: pinned ones first, then the newest (N127).
final class NCChannelListDataSource {
  /// The rows.
  var models: [NCChannelModel] = []
  /// Whether the first page has come.
  private(set) var isLoaded = false
  private let types: [NCChannelType]
  private var query: ChatQuery<ChatConversation>?
  private var service: ChatService? { ScreenEnvironment.current?.chatService }

  /// The channels of some sorts; those that the list cannot show are left out (N126).
  init(_ types: [NCChannelType]) {
    let shown: [NCChannelType] = [.direct, .group, .system, .community]
    self.types = types.filter(shown.contains)
  }

  /// Begins anew; the rows stay until the answer comes, also when there is none.
  func reload(then: @escaping () -> Void) {
    query = service?.conversationsQuery(of: types.compactMap(\.kind))
    load(then) { [weak self] page in self?.models = page }
  }

  /// Loads the next page.
  func loadMore(then: @escaping () -> Void) {
    load(then) { [weak self] page in self?.models += page }
  }

  private func load(_ then: @escaping () -> Void, take: @escaping ([NCChannelModel]) -> Void) {
    guard let query, query.hasNext, !query.isLoading else { return }
    query.loadNextPage { [weak self, weak query] outcome in
      // An answer counts for the list that asked; one that came after another reload does not.
      guard let self, let query, query === self.query, let page = try? outcome.get() else { return }
      let me = service?.currentUserId
      let models = page.map { NCChannelModel($0, me: me) }
      preload(models)
      take(models)
      isLoaded = true
      then()
    }
  }

  /// Asks for everybody who is about to be shown, at once (N62).
  private func preload(_ models: [NCChannelModel]) {
    NCChatUI.shared().preload(
      users: models.compactMap { model in
        switch model.channelType {
        case .direct, .system: model.channelId
        case .group: model.latestMessage?.direction == .send ? nil : model.senderUserId
        case .community, .open: nil
        }
      })
  }

  /// The row of a channel.
  func model(of key: ConversationKey) -> NCChannelModel? { models.first { $0.key == key } }

  /// Takes over a change of a channel, which may move it or bring it in.
  func takeChange(of key: ConversationKey) {
    guard isLoaded, let service, types.contains(NCChannelType(key.kind)) else { return }
    guard let conversation = service.conversation(key) else {
      return models.removeAll { $0.key == key }
    }
    let model = model(of: key) ?? NCChannelModel(conversation, me: nil)
    model.update(with: conversation, me: service.currentUserId)
    models.removeAll { $0 === model }
    models.insert(model, at: place(for: model))
  }

  /// Takes a channel out.
  func remove(_ key: ConversationKey) { models.removeAll { $0.key == key } }

  /// A pinned channel comes first, another one before the first that is as old and not pinned.
  private func place(for model: NCChannelModel) -> Int {
    if model.isTop { return 0 }
    return models.firstIndex { !$0.isTop && $0.time <= model.time } ?? models.count
  }
}
