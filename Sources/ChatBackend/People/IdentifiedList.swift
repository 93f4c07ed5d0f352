/// Something with an id.
protocol Identified {
  /// The id.
  var id: String { get }
}

/// A list whose elements can be found by id.
struct IdentifiedList<Element: Identified & Sendable>: Sendable {
  /// The elements in their order.
  let elements: [Element]
  private let positions: [String: Int]

  /// Creates a list of elements.
  ///
  /// - Parameter repeated: called for each element that has the id of an earlier one.
  init(_ elements: [Element], repeated: (_ first: Int, _ second: Int) -> Void = { _, _ in }) {
    self.elements = elements
    var positions: [String: Int] = Dictionary(minimumCapacity: elements.count)
    for (position, element) in elements.enumerated() {
      if let first = positions[element.id] {
        repeated(first, position)
      } else {
        positions[element.id] = position
      }
    }
    self.positions = positions
  }

  /// Returns the position of the element with an id.
  func position(of id: String) -> Int? { positions[id] }

  /// Returns the element with an id.
  subscript(id: String) -> Element? { position(of: id).map { elements[$0] } }
}
