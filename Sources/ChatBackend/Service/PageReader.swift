import DioramaKit

/// One page of a list.
struct ChatPage<Element> {
  /// What is on it.
  let elements: [Element]
  /// Whether there are more pages.
  let hasNext: Bool
}

/// Reads a long list from a place that it keeps, so that no page begins at the start again.
struct PageReader<Element> {
  private let nextPosition: () throws(ChatError) -> Int32?
  private let elements: () -> (Int32) -> Element?
  /// The place of the next element, found while the last page looked whether there is one.
  private var ahead: Int32?
  /// How many places have been looked at.
  private(set) var examinedCount = 0

  /// Reads the elements at some positions.
  ///
  /// - Parameters:
  ///   - next: the positions in turn.
  ///   - elements: asked once a page; gives the element at a position, nil for one that does not
  ///     count (any more).
  init(
    next: @escaping () throws(ChatError) -> Int32?, elements: @escaping () -> (Int32) -> Element?
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
    var next = 0
    self.init(
      next: {
        guard next < count else { return nil }
        defer { next += 1 }
        return Int32(truncatingIfNeeded: next)
      },
      elements: { { element(Int($0)) } })
  }
}
