import HeadlessUIKit

/// A filter that decides whether a section includes a request.
///
/// - Parameters:
///   - obj: The row of the request, an ``NCApplyFriendCellViewModel``. Its type is `Any`, because
///     the kit's block comes from Objective-C and takes any object.
///   - start: The section's ``NCApplyFriendSectionItem/timeStart``, in milliseconds since 1970.
///   - end: The section's ``NCApplyFriendSectionItem/timeEnd``, in milliseconds since 1970.
///   - stop: If set to true, the section ignores the rows of the page after this one (N26).
/// - Returns: true if the request belongs to the section. A request can belong to several sections
///   (N24); a request without a section is not shown (N25).
public typealias NCFriendApplyItemFilterBlock = (
  _ obj: Any, _ start: Int, _ end: Int, _ stop: UnsafeMutablePointer<ObjCBool>
) -> Bool

/// A comparison that sorts the requests of a section; its name is spelled as in the kit.
///
/// - Parameters:
///   - obj1: A row, an ``NCApplyFriendCellViewModel``.
///   - obj2: Another row.
/// - Returns: `.orderedAscending` if the first row comes before the second.
public typealias NCFriedApplyItemCompareBlock = (
  _ obj1: Any, _ obj2: Any
) -> ComparisonResult

/// A section of the friend request list, usually for requests of a period.
///
/// See ``NCApplyFriendListViewModel`` for an example. In YAML a section is a mapping with `title`,
/// `timeStart` and `timeEnd`.
open class NCApplyFriendSectionItem: NSObject {
  /// The title above the rows; empty by default. An empty title, or the title of a section without
  /// rows, is not shown (N27, N28).
  public final var title = ""
  /// The argument `start` of the filter block, in milliseconds since 1970; has no other effect
  /// (N23).
  public final var timeStart = 0
  /// The argument `end` of the filter block, in milliseconds since 1970; has no other effect (N23).
  public final var timeEnd = 0
  /// The rows.
  public private(set) final var items: [NCApplyFriendCellViewModel] = []
  private let filterBlock: NCFriendApplyItemFilterBlock?
  private let compareBlock: NCFriedApplyItemCompareBlock?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - filterBlock: Decides which requests of a page the section includes; nil includes all,
  ///     whatever the times are (N22).
  ///   - compareBlock: Sorts the rows; nil keeps the order of the query, newest first. Swift's
  ///     importer drops `Block` from the argument label, because the type already says it.
  public init(
    filterBlock: NCFriendApplyItemFilterBlock?, compare compareBlock: NCFriedApplyItemCompareBlock?
  ) {
    self.filterBlock = filterBlock
    self.compareBlock = compareBlock
  }

  /// Creates a section, under the name of older versions.
  @available(*, deprecated, renamed: "init(filterBlock:compare:)")
  @_disfavoredOverload
  public convenience init(
    filterBlock: NCFriendApplyItemFilterBlock?, compareBlock: NCFriedApplyItemCompareBlock?
  ) {
    self.init(filterBlock: filterBlock, compare: compareBlock)
  }

  /// Returns the rows of a page that belong to the section, sorted. The list then adds them to the
  /// section.
  ///
  /// - Parameter items: The rows of one page, each an ``NCApplyFriendCellViewModel``.
  /// - Returns: The rows that the filter includes, in the order of the comparison.
  @discardableResult
  open func filterAndSortItems(_ items: [Any]) -> [Any] { sorted(taken(from: items)) }

  /// Returns whether the section has a title and rows; otherwise the title is not shown.
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

  /// Adds the rows of a page that belong to the section.
  ///
  /// Unlike the real kit, which sorts each page separately, it sorts all rows of the section (N20).
  final func add(_ page: [NCApplyFriendCellViewModel]) {
    let rows: [Any] =
      items + filterAndSortItems(page).compactMap { $0 as? NCApplyFriendCellViewModel }
    items = sorted(rows).compactMap { $0 as? NCApplyFriendCellViewModel }
  }

  /// Removes all rows.
  final func removeAllItems() { items = [] }
}
