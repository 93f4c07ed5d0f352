import HeadlessUIKit

/// Whether a section takes a request.
///
/// - Parameters:
///   - obj: The row of the request, an ``NCApplyFriendCellViewModel``; the kit's block is
///     Objective-C's and knows no more of it than that it is an object.
///   - start: The section's ``NCApplyFriendSectionItem/timeStart``, in milliseconds since 1970.
///   - end: The section's ``NCApplyFriendSectionItem/timeEnd``, in milliseconds since 1970.
///   - stop: Set to true, it ends the page for this section after this row (N26).
/// - Returns: true for a request that belongs to the section; one may belong to several (N24), or
///   to none and is then not shown (N25).
public typealias NCFriendApplyItemFilterBlock = (
  _ obj: Any, _ start: Int, _ end: Int, _ stop: UnsafeMutablePointer<ObjCBool>
) -> Bool

/// Which of two requests comes first in a section; its name is spelt as the kit spells it.
///
/// - Parameters:
///   - obj1: A row, an ``NCApplyFriendCellViewModel``.
///   - obj2: Another row.
/// - Returns: `.orderedAscending` if the first one stands above the second.
public typealias NCFriedApplyItemCompareBlock = (
  _ obj1: Any, _ obj2: Any
) -> ComparisonResult

/// A part of the friend request list, for requests of some time.
///
/// See ``NCApplyFriendListViewModel`` for an example. In YAML a section is a mapping with `title`,
/// `timeStart` and `timeEnd`.
open class NCApplyFriendSectionItem: NSObject {
  /// What stands above its rows; empty unless set. Without it, or without rows, nothing does (N27,
  /// N28).
  public final var title = ""
  /// Handed to the filter block as `start`, in milliseconds since 1970; nothing else (N23).
  public final var timeStart = 0
  /// Handed to the filter block as `end`, in milliseconds since 1970; nothing else (N23).
  public final var timeEnd = 0
  /// The rows.
  public private(set) final var items: [NCApplyFriendCellViewModel] = []
  private let filterBlock: NCFriendApplyItemFilterBlock?
  private let compareBlock: NCFriedApplyItemCompareBlock?

  /// A section.
  ///
  /// - Parameters:
  ///   - filterBlock: Takes or leaves each request of a page; nil takes all, whatever the times say
  ///     (N22).
  ///   - compareBlock: Orders the rows; nil keeps the order of the query, the newest first. The
  ///     importer takes `Block` from its label, since its type says so.
  public init(
    filterBlock: NCFriendApplyItemFilterBlock?, compare compareBlock: NCFriedApplyItemCompareBlock?
  ) {
    self.filterBlock = filterBlock
    self.compareBlock = compareBlock
  }

  /// A section, by the name that older versions had for it.
  @available(*, deprecated, renamed: "init(filterBlock:compare:)")
  @_disfavoredOverload
  public convenience init(
    filterBlock: NCFriendApplyItemFilterBlock?, compareBlock: NCFriedApplyItemCompareBlock?
  ) {
    self.init(filterBlock: filterBlock, compare: compareBlock)
  }

  /// Takes what belongs to it from a page of rows, in its order; the list then adds that to its
  /// rows.
  ///
  /// - Parameter items: The rows of one page, each an ``NCApplyFriendCellViewModel``.
  /// - Returns: Those that the filter takes, as the comparison orders them.
  @discardableResult
  open func filterAndSortItems(_ items: [Any]) -> [Any] { sorted(taken(from: items)) }

  /// Whether it has a title and rows, without which the title does not show.
  open func isValidSectionItem() -> Bool { !title.isEmpty && !items.isEmpty }

  private func taken(from page: [Any]) -> [Any] {
    guard let filterBlock else { return page }
    var taken: [Any] = []
    var stop: ObjCBool = false
    for item in page {
      if filterBlock(item, timeStart, timeEnd, &stop) { taken.append(item) }
      if stop.boolValue { break }
    }
    return taken
  }

  private func sorted(_ items: [Any]) -> [Any] {
    guard let compareBlock else { return items }
    return items.enumerated().sorted { left, right in
      switch compareBlock(left.element, right.element) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.offset < right.offset
      }
    }.map(\.element)
  }

  /// Adds what belongs to it of a page to its rows.
  ///
  /// Unlike the real kit, which orders each page by itself, it orders all of its rows (N20).
  final func add(_ page: [NCApplyFriendCellViewModel]) {
    let rows: [Any] =
      items + filterAndSortItems(page).compactMap { $0 as? NCApplyFriendCellViewModel }
    items = sorted(rows).compactMap { $0 as? NCApplyFriendCellViewModel }
  }

  /// Forgets the rows.
  final func removeAllItems() { items = [] }
}
