/// A layout of sections, groups and items. Frames show the items of each section one below the
/// other, with the section's header above and its footer below, or as a list.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the layout of a section; nil means one without header and footer.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  /// The settings of the whole layout. Only its headers and footers are shown: above the first
  /// section and below the last one.
  public final var configuration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: SectionProvider

  /// Makes a layout with sections that are alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout with different sections.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout of lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func section(_ index: Int) -> NSCollectionLayoutSection? {
    provider(index, LayoutEnvironment())
  }

  override func kindsOfViews(above: Bool, inSection index: Int) -> [String] {
    guard let section = section(index) else { return [] }
    let own = section.boundarySupplementaryItems.kinds(above: above)
    let isAtEnd = above ? index == 0 : index + 1 == collectionView?.numberOfSections
    let outer = isAtEnd ? configuration.boundarySupplementaryItems.kinds(above: above) : []
    return above ? outer + own : own + outer
  }

  override func list(inSection index: Int) -> UICollectionLayoutListConfiguration? {
    section(index)?.list
  }
}

/// The settings of a compositional layout.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other. Kept; a text frame scrolls down.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections. Kept, not shown.
  public var interSectionSpacing: CGFloat = 0
  /// Headers and footers of all sections together.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

extension [NSCollectionLayoutBoundarySupplementaryItem] {
  fileprivate func kinds(above: Bool) -> [String] {
    filter { $0.alignment.isAtTop == above }.map(\.elementKind)
  }
}

/// A list in place of a layout: rows, swipe actions, and headers from the data source.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list. Kept, not shown.
  public enum Appearance: Int, Sendable {
    /// One row under the other.
    case plain
    /// In groups.
    case grouped
    /// In groups with round corners.
    case insetGrouped
    /// As a sidebar.
    case sidebar
    /// As a plain sidebar.
    case sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    /// No headers.
    case none
    /// From the data source.
    case supplementary
    /// The first row is the header; a frame shows it as a row.
    case firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    /// No footers.
    case none
    /// From the data source.
    case supplementary
  }

  /// Returns the swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The look. Kept, not shown.
  public let appearance: Appearance
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// The space above headers. Kept, not shown.
  public var headerTopPadding: CGFloat?
  /// Whether lines are between rows. Kept, not shown.
  public var showsSeparators = true
  /// The background. Kept, not shown.
  public var backgroundColor: UIColor?
  /// Returns the actions of a swipe from the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions of a swipe from the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes a list without headers.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The layout of a section. Only its headers and footers are shown; the rest is kept.
public final class NSCollectionLayoutSection: NSObject {
  /// How a section scrolls to the side. Kept; a frame shows its items one below the other.
  public enum OrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none
    /// Freely.
    case continuous
    /// To the start of a group.
    case continuousGroupLeadingBoundary
    /// By pages.
    case paging
    /// By groups.
    case groupPaging
    /// By groups in the middle.
    case groupPagingCentered
  }

  /// How a section scrolls to the side.
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// The space between groups.
  public var interGroupSpacing: CGFloat = 0
  /// The space around the section.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Whether headers and footers keep to the insets.
  public var supplementariesFollowContentInsets = true
  /// Headers and footers, by their alignment.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Decorations under the items.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  let list: UICollectionLayoutListConfiguration?

  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    list = nil
    super.init()
  }

  private init(_ list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    if list.headerMode == .supplementary {
      boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if list.footerMode == .supplementary {
      boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
  }

  /// Makes a section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }
}

/// The environment of a layout.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container of the layout.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// A size in points.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
}

/// The container of a collection view: the device's screen.
private final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var contentSize: CGSize { UIScreen.main.bounds.size }
  var effectiveContentSize: CGSize { contentSize }
}
