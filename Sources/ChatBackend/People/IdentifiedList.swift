/// Something that an id stands for.
protocol Identified {
  /// The id.
  var id: String { get }
}

/// A list in which ids are found without a search: few are compared, more are hashed once.
struct IdentifiedList<Element: Identified & Sendable>: Sendable {
  /// The elements in their order.
  let elements: [Element]
  private let index: HashIndex?

  /// Up to so many, comparing all is quicker than hashing one.
  private static var mostCompared: Int { 6 }

  /// Lists elements; `repeated` hears of each that has the id of an earlier one.
  init(_ elements: [Element], repeated: (_ first: Int, _ second: Int) -> Void = { _, _ in }) {
    self.elements = elements
    guard elements.count > Self.mostCompared else {
      index = nil
      for second in elements.indices.dropFirst() {
        let id = elements[second].id
        if let first = elements[..<second].firstIndex(where: { $0.id == id }) {
          repeated(first, second)
        }
      }
      return
    }
    var index = HashIndex(capacity: elements.count)
    for second in elements.indices {
      let id = elements[second].id
      let first = index.add(second, hash: HashIndex.hash(id)) { elements[$0].id == id }
      if let first { repeated(first, second) }
    }
    self.index = index
  }

  /// Where the element of an id stands.
  func position(of id: String) -> Int? {
    guard let index else { return elements.firstIndex { $0.id == id } }
    return index.place(of: HashIndex.hash(id)) { elements[$0].id == id }
  }

  /// The element of an id.
  subscript(id: String) -> Element? { position(of: id).map { elements[$0] } }
}
