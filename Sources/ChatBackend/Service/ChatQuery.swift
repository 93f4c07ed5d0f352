import DioramaKit
import HeadlessUIKit

/// A list that is read page by page, each page a request.
///
/// ```swift
/// let query = service.membersQuery(of: "design-team", limit: 20)
/// query.loadNextPage { result in
///   if case .success(let members) = result { self.show(members, more: query.hasNext) }
/// }
/// ```
public final class ChatQuery<Element> {
  /// How many elements a page has at most.
  public let limit: Int
  /// Whether there may be more: true at first, false as soon as nothing is left.
  public private(set) var hasNext = true
  /// Whether a page is on its way.
  public private(set) var isLoading = false

  private let service: ChatService
  private let request: RequestName
  private let about: [String]
  private let open: (ChatService) throws(ChatError) -> PageReader<Element>
  private var reader: PageReader<Element>?
  private var loadCount = -1

  /// How many pages' elements and others have been looked at, for tests of paging.
  package var examinedCount: Int { reader?.examinedCount ?? 0 }

  /// A list that `open` finds when the first page is read; a limit below one means 20.
  ///
  /// - Parameter about: whose list it is, and which part is asked for, in words for a snapshot's
  ///   block `log`; nil for what is not asked.
  init(
    _ service: ChatService, _ request: RequestName, about: [String?] = [], limit: Int,
    open: @escaping (ChatService) throws(ChatError) -> PageReader<Element>
  ) {
    self.service = service
    self.request = request
    self.about = about.compactMap(\.self)
    self.limit = limit < 1 ? 20 : limit
    self.open = open
  }

  /// Asks for the next page; there is nothing on it when the list is at its end.
  ///
  /// After an error the same page can be asked for again.
  ///
  /// - Parameter answer: is given the page's elements, at most ``limit``; or, when a page is on its
  ///   way already, `ChatError.queryInProgress`.
  public func loadNextPage(answer: @escaping ChatAnswer<[Element]>) {
    guard !isLoading, hasNext else {
      let outcome: Result<[Element], ChatError> =
        isLoading ? .failure(.queryInProgress) : .success([])
      service.environment?.mainQueue.async { answer(outcome) }
      return
    }
    isLoading = true
    service.perform(
      request, about: (about + ["limit \(limit)"]).joined(separator: " "),
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

/// One page of a list.
struct ChatPage<Element> {
  /// What is on it.
  let elements: [Element]
  /// Whether there are more pages.
  let hasNext: Bool
}

/// Reads a long list from a place that it keeps, so that no page begins at the start again.
struct PageReader<Element> {
  private let nextPosition: () throws(ChatError) -> Int?
  private let elements: () -> (Int) -> Element?
  /// The place of the next element, found while the last page looked whether there is one.
  private var ahead: Int?
  /// How many places have been looked at.
  private(set) var examinedCount = 0

  /// Reads the elements at some positions.
  ///
  /// - Parameters:
  ///   - next: the positions in turn.
  ///   - elements: asked once a page; gives the element at a position, nil for one that does not
  ///     count (any more).
  init(
    next: @escaping () throws(ChatError) -> Int?, elements: @escaping () -> (Int) -> Element?
  ) {
    nextPosition = next
    self.elements = elements
  }

  /// The next page.
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
  /// Reads the elements at the first `count` places of a list.
  init(upTo count: Int, element: @escaping (Int) -> Element?) {
    var places = (0..<count).makeIterator()
    self.init(next: { places.next() }, elements: { element })
  }
}
