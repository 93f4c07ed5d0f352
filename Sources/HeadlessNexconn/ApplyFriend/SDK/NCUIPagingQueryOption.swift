import HeadlessUIKit

/// How a list of the kit's own is read page by page.
public final class NCUIPagingQueryOption: NSObject {
  /// Where the next page begins; nil at the start.
  public var pageToken: String?
  /// How many entries a page has; 0 means 20.
  public var count = 0
  /// Whether the oldest come first.
  public var order = false

  /// From the start, the newest first.
  public override init() {}
}

/// One page of a list of the kit's own.
public final class NCUIPagingQueryResult<Element>: NSObject {
  /// What is on it.
  public var data: [Element] = []
  /// Where the next page begins; nil if there is none.
  public var pageToken: String?

  /// An empty page with nothing after it.
  public override init() {}
}
