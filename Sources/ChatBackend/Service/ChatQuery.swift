import DioramaKit
import HeadlessUIKit

/// A list that is read page by page, with one request per page.
///
/// ```swift
/// let query = service.membersQuery(of: "design-team", limit: 20)
/// query.loadNextPage { result in
///   if case .success(let members) = result { self.show(members, more: query.hasNext) }
/// }
/// ```
public final class ChatQuery<Element> {
  /// The maximum number of elements of a page.
  public let limit: Int
  /// Whether there may be more elements: true at first, false when the end is known.
  public private(set) var hasNext = true
  /// Whether a page is loading.
  public private(set) var isLoading = false

  private let service: ChatService
  private let request: RequestName
  private let about: String
  private let open: (ChatService) throws(ChatError) -> PageReader<Element>
  private var reader: PageReader<Element>?
  private var loadCount = -1

  /// The number of positions examined so far, for tests of paging.
  package var examinedCount: Int { reader?.examinedCount ?? 0 }

  /// Creates a list that `open` finds when the first page is read; a limit below one means 20.
  ///
  /// - Parameters:
  ///   - about: the owner of the list and the filters, for a snapshot's block `log`; nil for filters
  ///     that are not set.
  ///   - order: the order of the list, for the log; nil if it cannot be chosen.
  init(
    _ service: ChatService, _ request: RequestName, about: [String?] = [], limit: Int,
    order: String? = nil, open: @escaping (ChatService) throws(ChatError) -> PageReader<Element>
  ) {
    self.service = service
    self.request = request
    self.limit = limit < 1 ? 20 : limit
    let paging = ["limit \(self.limit)", order.map { "order \($0)" }]
    self.about = (about + paging).compactMap(\.self).joined(separator: " ")
    self.open = open
  }

  /// Loads the next page; it is empty at the end of the list.
  ///
  /// After an error, the same page can be loaded again.
  ///
  /// - Parameter answer: receives the page's elements, at most ``limit``; or, while a page is
  ///   loading, `ChatError.queryInProgress`.
  public func loadNextPage(answer: @escaping ChatAnswer<[Element]>) {
    guard !isLoading, hasNext else {
      let outcome: Result<[Element], ChatError> =
        isLoading ? .failure(.queryInProgress) : .success([])
      service.environment?.mainQueue.async { answer(outcome) }
      return
    }
    isLoading = true
    service.perform(
      request, about: about,
      { [self] service throws(ChatError) in try nextPage(service) },
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

/// A page of a list.
struct ChatPage<Element> {
  /// The elements of the page.
  let elements: [Element]
  /// Whether there are more pages.
  let hasNext: Bool
}

/// A reader of a long list that keeps its position, so that no page starts at the beginning again.
struct PageReader<Element> {
  private let nextPosition: () throws(ChatError) -> Int?
  private let elements: () -> (Int) -> Element?
  /// The position of the next element, found when the last page checked for more.
  private var ahead: Int?
  /// The number of positions examined so far.
  private(set) var examinedCount = 0

  /// Creates a reader of the elements at some positions.
  ///
  /// - Parameters:
  ///   - next: returns one position after another.
  ///   - elements: called once a page; the result returns the element at a position, nil if it is
  ///     not, or no longer, part of the list.
  init(
    next: @escaping () throws(ChatError) -> Int?, elements: @escaping () -> (Int) -> Element?
  ) {
    nextPosition = next
    self.elements = elements
  }

  /// Returns the next page.
  mutating func page(of limit: Int) throws(ChatError) -> ChatPage<Element> {
    let element = elements()
    var found: [Element] = []
    found.reserveCapacity(min(limit, 32))
    if let position = ahead, let first = element(position) { found.append(first) }
    ahead = nil
    while let position = try nextPosition() {
      examinedCount += 1
      guard let next = element(position) else { continue }
      if found.count == limit {
        ahead = position
        break
      }
      found.append(next)
    }
    return ChatPage(elements: found, hasNext: ahead != nil)
  }
}

extension PageReader {
  /// Creates a reader of the elements at the first `count` positions of a list.
  init(upTo count: Int, element: @escaping (Int) -> Element?) {
    var places = (0..<count).makeIterator()
    self.init(next: { places.next() }, elements: { element })
  }
}
