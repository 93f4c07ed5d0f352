import HeadlessUIKit

/// Whether a section takes a request, by its time from `start` to `end`; `stop` ends the page for
/// the section.
public typealias NCFriendApplyItemFilterBlock = (
  _ obj: NCApplyFriendCellViewModel, _ start: Int, _ end: Int,
  _ stop: UnsafeMutablePointer<ObjCBool>
) -> Bool

/// Which of two requests comes first in a section.
public typealias NCFriedApplyItemCompareBlock = (
  _ obj1: NCApplyFriendCellViewModel, _ obj2: NCApplyFriendCellViewModel
) -> ComparisonResult

/// A part of the friend request list, for requests of some time.
open class NCApplyFriendSectionItem {
  /// What stands above its rows; without it, nothing does.
  public final var title: String?
  /// Handed to the filter block as `start`, in milliseconds since 1970; used for nothing else (N23).
  public final var timeStart = 0
  /// Handed to the filter block as `end`, in milliseconds since 1970; used for nothing else (N23).
  public final var timeEnd = 0
  /// The rows.
  public private(set) final var items: [NCApplyFriendCellViewModel] = []
  private let filterBlock: NCFriendApplyItemFilterBlock?
  private let compareBlock: NCFriedApplyItemCompareBlock?

  /// A section; without a filter it takes every request (N22), without a comparison it keeps their
  /// order.
  public init(
    filterBlock: NCFriendApplyItemFilterBlock?, compareBlock: NCFriedApplyItemCompareBlock?
  ) {
    self.filterBlock = filterBlock
    self.compareBlock = compareBlock
  }

  /// Takes what belongs to it from a page of rows, and puts its rows in order.
  ///
  /// Unlike the real kit, which orders each page by itself, it orders all of its rows (N20).
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

  /// Whether it has rows.
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
