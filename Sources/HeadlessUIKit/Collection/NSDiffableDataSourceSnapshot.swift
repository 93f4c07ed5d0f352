/// Sections and items of a list by their identifiers, in order.
///
/// Each identifier occurs once: an item that is added again moves, a section stays where it is.
/// UIKit stops the app for a place that does not exist; here such a change is ignored. It also stops
/// for an identifier that is twice in one call; here the step gets a warning.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  private var known: Set<ItemIdentifierType> = []
  /// The sections that are to be filled again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be made again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be filled again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { known.count }
  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section; 0 for an unknown one.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the items of a section; none for an unknown one.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { indexOfSection(identifier).map { sections[$0].items } ?? [] }
  /// Returns the section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section].identifier } }
  /// Returns the index of an item through all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Returns the section and the row of an item.
  func place(of identifier: ItemIdentifierType) -> IndexPath? {
    guard known.contains(identifier) else { return nil }
    for (number, section) in sections.enumerated() {
      if let row = section.items.firstIndex(of: identifier) {
        return IndexPath(row: row, section: number)
      }
    }
    return nil
  }

  /// Returns the item at a place.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].items[indexPath.row]
  }

  /// The same sections and items, of which nothing is to be filled again.
  var withoutReloads: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [])
    return copy
  }

  /// Whether the sections and items are the same, and nothing is to be filled again.
  func showsSame(as other: Self) -> Bool {
    reloadedSectionIdentifiers.isEmpty && reloadedItemIdentifiers.isEmpty
      && reconfiguredItemIdentifiers.isEmpty && sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy {
        $0.identifier == $1.identifier && $0.items == $1.items
      }
  }
}

// MARK: - Items

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; without one, of the last.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let index = section.map({ indexOfSection($0) }) ?? sections.indices.last else { return }
    let new = removed(identifiers)
    sections[index].items += new
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, offset: 0) }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard known.contains(other) else { return }
    let new = removed(identifiers.filter { $0 != other })
    guard let place = place(of: other) else { return }
    sections[place.section].items.insert(contentsOf: new, at: place.row + offset)
  }

  /// Removes items from their old places, and returns each item once.
  private mutating func removed(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let old = identifiers.filter(known.contains)
    if !old.isEmpty { deleteItems(old) }
    Self.warnAboutDuplicates(in: identifiers, "item")
    return identifiers.filter { known.insert($0).inserted }
  }

  /// Warns about the first identifier that is twice in a list.
  private static func warnAboutDuplicates<Identifier: Hashable>(
    in identifiers: [Identifier], _ kind: String
  ) {
    guard let run = ScreenEnvironment.current else { return }
    var known: Set<Identifier> = []
    guard let twice = identifiers.first(where: { !known.insert($0).inserted }) else { return }
    run.warn(
      .duplicateIdentifier, "the snapshot of a list has the \(kind) '\(twice)' twice",
      help: "UIKit stops the app; give each \(kind) an identifier of its own")
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  /// Removes all items; the sections stay.
  public mutating func deleteAllItems() { deleteItems(itemIdentifiers) }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) { if known.contains(identifier) { insertItems([identifier], beforeItem: other) } }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) { if known.contains(identifier) { insertItems([identifier], afterItem: other) } }

  /// Requests new cells for items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter(known.contains)
  }

  /// Requests that the cells of items are filled again; unlike in UIKit, other cells may be used.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter(known.contains)
  }

  /// Replaces the items of a section.
  mutating func replaceItems(
    of section: SectionIdentifierType, by items: [ItemIdentifierType]
  ) {
    deleteItems(itemIdentifiers(inSection: section))
    if indexOfSection(section) == nil { appendSections([section]) }
    appendItems(items, toSection: section)
  }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
  /// Adds sections without items at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections without items before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) { insert(identifiers, at: indexOfSection(other)) }

  /// Inserts sections without items after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) { insert(identifiers, at: indexOfSection(other).map { $0 + 1 }) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int?) {
    guard let index else { return }
    Self.warnAboutDuplicates(in: sectionIdentifiers + identifiers, "section")
    var names = Set(sectionIdentifiers)
    let new = identifiers.filter { names.insert($0).inserted }
    sections.insert(contentsOf: new.map { Section(identifier: $0) }, at: index)
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { deleteItems(itemIdentifiers(inSection: identifier)) }
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { moveSection(identifier, to: other, offset: 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { moveSection(identifier, to: other, offset: 1) }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let old = indexOfSection(identifier), indexOfSection(other) != nil
    else { return }
    let moved = sections.remove(at: old)
    sections.insert(moved, at: (indexOfSection(other) ?? 0) + offset)
  }

  /// Requests new cells for the items of sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { indexOfSection($0) != nil }
  }
}
