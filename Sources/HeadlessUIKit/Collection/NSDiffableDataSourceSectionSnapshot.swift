/// The items of a section as an outline: items may contain others, which are shown if they are
/// expanded. Changes that UIKit stops the app for are ignored.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var order: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes an empty outline.
  public init() {}

  /// All items, each before those inside it.
  public var items: [ItemIdentifierType] { order }
  /// The outermost items.
  public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
  /// The items whose containers are all expanded.
  public var visibleItems: [ItemIdentifierType] { order.filter(isVisible) }

  /// Adds items at the end of another one; without one, of the section.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !order.contains(parent) { return }
    var place = order.count
    if let parent, let start = order.firstIndex(of: parent) {
      place = order[(start + 1)...].firstIndex { !isInside($0, parent) } ?? order.count
    }
    var known = Set(order)
    let new = items.filter { known.insert($0).inserted }
    order.insert(contentsOf: new, at: place)
    for item in new { parents[item] = parent }
  }

  /// Removes items with those inside them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = order.filter { item in items.contains { $0 == item || isInside(item, $0) } }
    order.removeAll(where: gone.contains)
    for item in gone {
      parents[item] = nil
      expanded.remove(item)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Shows the items inside some items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides the items inside some items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Whether the items inside an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether there is an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
  /// Whether an item is shown: all items that contain it are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return order.contains(item) }
    return expanded.contains(parent) && isVisible(parent)
  }
  /// Returns the item that contains an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Returns the number of items that contain an item.
  public func level(of item: ItemIdentifierType) -> Int {
    parents[item].map { level(of: $0) + 1 } ?? 0
  }

  private func isInside(_ item: ItemIdentifierType, _ outer: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return false }
    return parent == outer || isInside(parent, outer)
  }
}
