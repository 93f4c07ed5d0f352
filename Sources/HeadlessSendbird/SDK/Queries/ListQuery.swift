import ChatBackend

/// A list that the chat service gives page by page.
public class ListQuery<Element> {
  private let facts: () -> (hasNext: Bool, isLoading: Bool, limit: Int)
  private let load: (@escaping ([Element]?, SBError?) -> Void) -> Void

  /// A list whose elements are made from the backend's.
  init<Stored>(_ query: ChatQuery<Stored>, _ element: @escaping (Stored) -> Element) {
    facts = { (query.hasNext, query.isLoading, query.limit) }
    load = { completionHandler in
      query.loadNextPage { $0.answer(completionHandler) { $0.map(element) } }
    }
  }

  /// Whether there may be more; true at first.
  public var hasNext: Bool { facts().hasNext }
  /// Whether a page is on its way.
  public var isLoading: Bool { facts().isLoading }
  /// How many a page has.
  public var limit: UInt { UInt(facts().limit) }

  /// Asks for the next page.
  public func loadNextPage(completionHandler: @escaping ([Element]?, SBError?) -> Void) {
    load(completionHandler)
  }
}

/// How a list is asked for.
public class ListQueryParams {
  /// How many a page has.
  public var limit: UInt = 20

  /// The usual way.
  public init() {}

  /// The limit as the backend wants it; nobody has pages longer than that.
  var backendLimit: Int { Int(clamping: limit) }
}

extension String {
  /// The text, unless it is empty, which stands for no filter.
  var asFilter: String? { isEmpty ? nil : self }
}
