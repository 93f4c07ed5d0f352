import DioramaKit

/// A list that is read page by page, each page a request.
public final class ChatQuery<Element> {
  /// How many elements a page has at most.
  public let limit: Int
  /// Whether there may be more: true at first, false as soon as nothing is left.
  public private(set) var hasNext = true
  /// Whether a page is on its way.
  public private(set) var isLoading = false

  private let service: ChatService
  private let request: RequestName
  private let open: (ChatService) throws(ChatError) -> PageReader<Element>
  private var reader: PageReader<Element>?
  private var loadCount = -1

  /// How many pages' elements and others have been looked at, for tests of paging.
  package var examinedCount: Int { reader?.examinedCount ?? 0 }

  /// A list that `open` finds when the first page is read; a limit below one means 20.
  init(
    _ service: ChatService, _ request: RequestName, limit: Int,
    open: @escaping (ChatService) throws(ChatError) -> PageReader<Element>
  ) {
    self.service = service
    self.request = request
    self.limit = limit < 1 ? 20 : limit
    self.open = open
  }

  /// Asks for the next page; there is nothing on it when the list is at its end.
  ///
  /// A second call while a page is on its way is answered with an error. After an error the same
  /// page can be asked for again.
  public func loadNextPage(answer: @escaping ChatAnswer<[Element]>) {
    guard !isLoading, hasNext else {
      let outcome: Result<[Element], ChatError> =
        isLoading ? .failure(.queryInProgress) : .success([])
      service.environment?.mainQueue.async { answer(outcome) }
      return
    }
    isLoading = true
    service.perform(
      request, { [self] service throws(ChatError) in try nextPage(service) },
      answer: { [self] outcome in
        isLoading = false
        answer(outcome)
      })
  }

  private func nextPage(_ service: ChatService) throws(ChatError) -> [Element] {
    if reader == nil || loadCount != service.loadCount {
      reader = try open(service)
      loadCount = service.loadCount
    }
    guard let page = try reader?.page(of: limit) else { return [] }
    hasNext = page.hasNext
    return page.elements
  }
}
