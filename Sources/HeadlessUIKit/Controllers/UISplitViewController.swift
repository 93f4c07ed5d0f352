/// Two or three columns, which a phone shows as one stack: the screens of the first column, and
/// those of the others above them.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two screens, set as ``UISplitViewController/viewControllers``.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first.
    case primary
    /// The second of three.
    case supplementary
    /// The last, with the content.
    case secondary
    /// What a phone shows in place of the columns.
    case compact
  }

  /// Which columns are shown on a tablet. Kept, not shown.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic
    /// The last column.
    case secondaryOnly
    /// The first two side by side.
    case oneBesideSecondary
    /// The first over the second.
    case oneOverSecondary
    /// All three side by side.
    case twoBesideSecondary
    /// The first two over the last.
    case twoOverSecondary
    /// The last pushed aside by the others.
    case twoDisplaceSecondary
    /// Two columns side by side, by its older name.
    public static let allVisible = DisplayMode.oneBesideSecondary
  }

  /// The number of columns.
  public final let style: Style
  /// The delegate; a weak reference.
  public final weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns on a tablet. Kept, not shown.
  public final var preferredDisplayMode = DisplayMode.automatic
  /// Whether a swipe shows the first column. Kept, not used.
  public final var presentsWithGesture = true
  /// The width of the first column as a part of the whole. Kept, not used.
  public final var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// The least width of the first column. Kept, not used.
  public final var minimumPrimaryColumnWidth: CGFloat = 0
  /// The greatest width of the first column. Kept, not used.
  public final var maximumPrimaryColumnWidth: CGFloat = 0
  /// Whether the columns are one stack: on a phone always.
  public final var isCollapsed: Bool { true }
  /// The columns that are shown.
  public final var displayMode: DisplayMode { .secondaryOnly }
  private var columns: [Column: UIViewController] = [:]
  private let stack = UINavigationController(nibName: nil, bundle: nil)

  /// Makes a container with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a container for two screens; nib files are not read.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a container for two screens, without reading `coder`.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The screens of the columns, in order.
  public final var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = [:]
      for (column, screen) in zip([Column.primary, .secondary], newValue) {
        columns[column] = screen
      }
      if isViewLoaded { collapse() }
    }
  }

  /// Sets the screen of a column.
  public final func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    if isViewLoaded { collapse() }
  }

  /// Returns the screen of a column.
  public final func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column: the screens of its and of the columns before it.
  public final func show(_ column: Column) {
    loadViewIfNeeded()
    showStack(upTo: column)
  }

  /// Hides a column: shows the one before it.
  public final func hide(_ column: Column) {
    guard let before = Column(rawValue: column.rawValue - 1) else { return }
    show(before)
  }

  /// Shows a screen as the content: above the screens of the first column.
  ///
  /// - Parameters:
  ///   - controller: the screen; of a stack, its screens.
  ///   - sender: not used.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    loadViewIfNeeded()
    columns[.secondary] = controller
    showStack(upTo: .secondary)
  }

  /// Makes the view, which contains that of the stack.
  open override func loadView() {
    view = UIView()
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    collapse()
  }

  package override var frontChild: UIViewController? { stack }

  /// Puts the columns into one stack, as the delegate wants.
  private func collapse() {
    guard columns[.compact] == nil else { return showStack(upTo: .compact) }
    let last = [Column.secondary, .supplementary].first { columns[$0] != nil } ?? .primary
    var top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last)
    if style == .unspecified, let primary = columns[.primary], let secondary = columns[.secondary],
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    {
      top = .primary
    }
    showStack(upTo: top ?? last)
  }

  private func showStack(upTo last: Column) {
    let shown: [UIViewController?] =
      last == .compact
      ? [columns[.compact]]
      : [Column.primary, .supplementary, .secondary].filter { $0.rawValue <= last.rawValue }
        .map { columns[$0] }
    // A stack in a column keeps its screens, which the one stack of a phone shows.
    let screens = shown.compactMap(\.self).flatMap {
      ($0 as? UINavigationController)?.viewControllers ?? [$0]
    }
    stack.guests = Array(columns.values)
    stack.setViewControllers(screens, animated: false)
  }
}

/// Decides what a phone shows. All methods are optional.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column that is on top when all become one stack.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns whether the content stays away when two screens become one stack.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

extension UIViewController {
  /// The split view controller that contains it; nil outside of one.
  public final var splitViewController: UISplitViewController? {
    parent?.withParents.first { $0 is UISplitViewController } as? UISplitViewController
  }
}
