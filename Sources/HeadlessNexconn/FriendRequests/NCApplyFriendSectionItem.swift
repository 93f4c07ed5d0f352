import HeadlessUIKit

/// Whether a section takes a request.
///
/// - Parameters:
///   - obj: The row of the request.
///   - start: The section's ``NCApplyFriendSectionItem/timeStart``, in milliseconds since 1970.
///   - end: The section's ``NCApplyFriendSectionItem/timeEnd``, in milliseconds since 1970.
///   - stop: Set to true, it ends the page for this section after this row (N26).
/// - Returns: true for a request that belongs to the section; one may belong to several (N24), or
///   to none and is then not shown (N25).
public typealias NCFriendApplyItemFilterBlock = (
  _ obj: NCApplyFriendCellViewModel, _ start: Int, _ end: Int,
  _ stop: UnsafeMutablePointer<ObjCBool>
) -> Bool

/// Which of two requests comes first in a section; its name is spelt as the kit spells it.
///
/// - Parameters:
///   - obj1: A row.
///   - obj2: Another row.
/// - Returns: `.orderedAscending` if the first one stands above the second.
public typealias NCFriedApplyItemCompareBlock = (
  _ obj1: NCApplyFriendCellViewModel, _ obj2: NCApplyFriendCellViewModel
) -> ComparisonResult

/// A part of the friend request list, for requests of some time.
///
/// See ``NCApplyFriendListViewModel`` for an example. In YAML a section is a mapping with `title`,
/// `timeStart` and `timeEnd`.
open class NCApplyFriendSectionItem {
  /// What stands above its rows; without it, or without rows, nothing does (N27, N28).
  public final var title: String?
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
  ///   - compareBlock: Orders the rows; nil keeps the order of the query, the newest first.
  public init(
    filterBlock: NCFriendApplyItemFilterBlock?, compareBlock: NCFriedApplyItemCompareBlock?
  ) {
    self.filterBlock = filterBlock
    self.compareBlock = compareBlock
  }

  /// Takes what belongs to it from a page of rows, and puts its rows in order.
  ///
  /// Unlike the real kit, which orders each page by itself, it orders all of its rows (N20).
  ///
  /// - Parameter items: The rows of one page.
  open func filterAndSortItems(_ items: [NCApplyFriendCellViewModel]) {
    self.items += taken(from: items)
    guard let compareBlock else { return }
    self.items = self.items.enumerated().sorted { left, right in
      switch compareBlock(left.element, right.element) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.offset < right.offset
      }
    }.map(\.element)
  }

  /// Whether it has rows, without which its title does not show.
  open func isValidSectionItem() -> Bool { !items.isEmpty }

  private func taken(from page: [NCApplyFriendCellViewModel]) -> [NCApplyFriendCellViewModel] {
    guard let filterBlock else { return page }
    var taken: [NCApplyFriendCellViewModel] = []
    var stop: ObjCBool = false
    for item in page {
      if filterBlock(item, timeStart, timeEnd, &stop) { taken.append(item) }
      if stop.boolValue { break }
    }
    return taken
  }

  /// Forgets the rows.
  final func removeAllItems() { items = [] }
}
