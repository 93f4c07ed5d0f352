// The parts of a compositional layout. Sizes and spaces are kept, not used.

/// A width or height of an item.
public struct NSCollectionLayoutDimension: Sendable, Hashable {
  /// The number: points, or a part of the container.
  public let dimension: CGFloat
  private let kind: Kind

  private enum Kind: Sendable { case width, height, points, estimate }

  /// A part of the container's width.
  public static func fractionalWidth(_ part: CGFloat) -> Self {
    Self(dimension: part, kind: .width)
  }
  /// A part of the container's height.
  public static func fractionalHeight(_ part: CGFloat) -> Self {
    Self(dimension: part, kind: .height)
  }
  /// Points.
  public static func absolute(_ points: CGFloat) -> Self { Self(dimension: points, kind: .points) }
  /// Points until the content is known.
  public static func estimated(_ points: CGFloat) -> Self {
    Self(dimension: points, kind: .estimate)
  }

  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { kind == .height }
  /// Whether it is in points.
  public var isAbsolute: Bool { kind == .points }
  /// Whether the content decides.
  public var isEstimated: Bool { kind == .estimate }
}

/// The size of an item.
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Makes a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }
}

/// A space.
public final class NSCollectionLayoutSpacing: NSObject {
  /// The space in points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) { self.spacing = spacing }
  /// At least this space.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
  /// This space.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
}

/// The spaces around an item.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Makes spaces.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {}
}

/// The place of a view on an item.
public final class NSCollectionLayoutAnchor: NSObject {
  /// Makes a place.
  public init(edges: NSDirectionalRectEdge) {}
  /// Makes a place with a distance in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {}
  /// Makes a place with a distance as a part of the view.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {}
}

/// An item of a layout.
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public final let layoutSize: NSCollectionLayoutSize
  /// The views on the item. Kept, not shown.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space around it.
  public final var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces around it.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
}

/// Items in a row or a column.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between items.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: layoutSize)
  }

  /// Makes a row of items.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems) }
  /// Makes a row of equal items.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem]) }
  /// Makes a row of equal items.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem]) }
  /// Makes a column of items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems) }
  /// Makes a column of equal items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem]) }
  /// Makes a column of equal items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem]) }
}

/// A view on an item or at the end of a section.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind, for the data source.
  public final let elementKind: String
  /// The order of views that cover each other.
  public final var zIndex = 0

  /// Makes a view on an item. Kept, not shown.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }

  fileprivate init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A header or footer of a section.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// The side of the section; at the sides of a section, a frame shows it below.
  public let alignment: NSRectAlignment
  /// Whether it stays in view. Kept, not used.
  public var pinToVisibleBounds = false
  /// Whether it extends the size of its container. Kept, not used.
  public var extendsBoundary = true

  /// Makes a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }
}

/// A decoration under a section. Kept, not shown.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Makes a background of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// A side or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The top.
  case top
  /// The top at the leading edge.
  case topLeading
  /// The leading edge.
  case leading
  /// The bottom at the leading edge.
  case bottomLeading
  /// The bottom.
  case bottom
  /// The bottom at the trailing edge.
  case bottomTrailing
  /// The trailing edge.
  case trailing
  /// The top at the trailing edge.
  case topTrailing

  var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
}
