import DioramaKit
import HeadlessUIKit

/// What a header tells its screen; each module has methods of its own for it.
enum SBUHeaderEvent {
  case titleView
  case leftItem, leftItems
  case rightItem, rightItems
  case leftTap(UIBarButtonItem)
  case rightTap(UIBarButtonItem)
}

/// The navigation items of a screen, as all headers of the kit hold them: a view in the middle, and
/// items at both sides.
///
/// A header is never added as a view; only its items are handed to the navigation item (S205). What
/// is set before the screen's view loads stays; what is nil then is filled in by ``setupViews()``
/// (S43).
///
/// ```swift
/// final class TeamHeader: SBUInviteUserModule.Header {
///   override func setupViews() {
///     super.setupViews()
///     (titleView as? SBUNavigationTitleView)?.text = "Add teammates"
///     leftBarButton?.title = "Not now"
///   }
/// }
/// ```
///
/// YAML sets `title`, `leftBarButton` and `rightBarButton` of every header.
open class SBUModuleHeader: UIView, ConfigurableComponent {
  /// The class of the view in the middle, for all headers of the same module.
  public static var TitleView: SBUNavigationTitleView.Type {
    get { parts.titleView.type }
    set { parts.titleView.type = newValue }
  }
  /// The class of the item at the left, for all headers of the same module.
  public static var LeftBarButton: SBUBarButtonItem.Type {
    get { parts.leftBarButton.type }
    set { parts.leftBarButton.type = newValue }
  }
  /// The class of the item at the right, for all headers of the same module.
  public static var RightBarButton: SBUBarButtonItem.Type {
    get { parts.rightBarButton.type }
    set { parts.rightBarButton.type = newValue }
  }

  /// The view in the middle.
  public var titleView: UIView? {
    didSet { didUpdateTitleView() }
  }
  /// The item at the left; setting it sets the plural to it alone (S44).
  public var leftBarButton: UIBarButtonItem? {
    didSet {
      leftBarButtons = leftBarButton.map { [$0] }
      didUpdateLeftItem()
    }
  }
  /// The items at the left; setting them leaves the singular as it was (S44).
  public var leftBarButtons: [UIBarButtonItem]? {
    didSet { didUpdateLeftItems() }
  }
  /// The item at the right; setting it sets the plural to it alone (S44).
  public var rightBarButton: UIBarButtonItem? {
    didSet {
      rightBarButtons = rightBarButton.map { [$0] }
      didUpdateRightItem()
    }
  }
  /// The items at the right; setting them leaves the singular as it was (S44).
  public var rightBarButtons: [UIBarButtonItem]? {
    didSet { didUpdateRightItems() }
  }

  /// The title that YAML set.
  var customTitle: String?
  /// What YAML set on the left item.
  var customLeftItem = BarButtonSettings()
  /// What YAML set on the right item.
  var customRightItem = BarButtonSettings()

  /// Each default item is made once per header (S43).
  private(set) lazy var defaultTitleView: UIView = makeTitleView()
  private(set) lazy var defaultLeftBarButton: UIBarButtonItem? = makeLeftBarButton()
  private(set) lazy var defaultRightBarButton: UIBarButtonItem? = makeRightBarButton()

  /// A header before it is configured.
  public required init() { super.init(frame: .zero) }

  /// Headers are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: For the modules of single screens

  /// The classes of the header's parts.
  class var parts: SBUModuleParts { SBUModuleParts(of: SBUModule.self) }
  /// The text in the middle.
  var titleText: String { "" }
  /// Whether setting items tells of the plural first and then of the singular (S111), or twice of
  /// the singular (S45).
  var notifiesPluralFirst: Bool { true }
  /// Tells the screen.
  func notify(_ event: SBUHeaderEvent) {}
  /// Writes text or picture of the default item at the left.
  func fill(leftItem item: UIBarButtonItem) { item.image = SBUIconSet.iconBack }
  /// Writes text or picture of the default item at the right; false for none.
  func fill(rightItem item: UIBarButtonItem) -> Bool { false }

  /// Tells the screen of the view in the middle, as setting it does.
  public func didUpdateTitleView() { notify(.titleView) }
  /// Tells the screen of the item at the left, as setting it does.
  public func didUpdateLeftItem() { notify(.leftItem) }
  /// Tells the screen of the item at the right, as setting it does.
  public func didUpdateRightItem() { notify(.rightItem) }
  /// Tells the screen of the items at the left, as setting them does.
  public func didUpdateLeftItems() { notify(notifiesPluralFirst ? .leftItems : .leftItem) }
  /// Tells the screen of the items at the right, as setting them does.
  public func didUpdateRightItems() { notify(notifiesPluralFirst ? .rightItems : .rightItem) }

  private func makeTitleView() -> UIView {
    let view = Self.parts.titleView.type.init()
    view.text = titleText
    return view
  }

  private func makeLeftBarButton() -> UIBarButtonItem? {
    let item = Self.parts.leftBarButton.type.init()
    fill(leftItem: item)
    item.setTitleTextAttributes([.font: SBUFontSet.button2], for: .normal)
    item.primaryAction = UIAction { [weak self] _ in self?.onTapLeftBarButton() }
    return item
  }

  private func makeRightBarButton() -> UIBarButtonItem? {
    let item = Self.parts.rightBarButton.type.init()
    guard fill(rightItem: item) else { return nil }
    item.setTitleTextAttributes([.font: SBUFontSet.button2], for: .normal)
    item.primaryAction = UIAction { [weak self] _ in self?.onTapRightBarButton() }
    return item
  }

  // MARK: Setting up

  /// Fills in the default items where none is set (S43).
  open func setupViews() {
    if titleView == nil { titleView = defaultTitleView }
    if leftBarButton == nil, leftBarButtons == nil { leftBarButton = defaultLeftBarButton }
    // A header without an item of its own at the right says nothing of it (S104).
    if rightBarButton == nil, rightBarButtons == nil, let item = defaultRightBarButton {
      rightBarButton = item
    }
  }

  /// Places the items; there is nothing to place.
  open func setupLayouts() {}

  /// Puts what YAML says over what Swift code has set up, the app's own items included.
  ///
  /// Called after ``setupViews()`` and before ``setupLayouts()``. What a screen writes over title and
  /// items in its `viewDidLoad` is written back as it first appears. A header with a text of its own
  /// that YAML may set keeps it and overrides this:
  ///
  /// ```swift
  /// override func applyCustomTexts() {
  ///   super.applyCustomTexts()
  ///   if let customSubtitle { subtitleLabel.text = customSubtitle }
  /// }
  /// ```
  open func applyCustomTexts() {
    if let customTitle { shownTitle = customTitle }
    if let leftBarButton { customLeftItem.apply(to: leftBarButton) }
    if rightBarButton == nil, customRightItem.title != nil {
      rightBarButton = Self.parts.rightBarButton.type.init()
    }
    if let rightBarButton { customRightItem.apply(to: rightBarButton) }
  }

  /// The text of the view in the middle, where it is the kit's or a label.
  final var shownTitle: String? {
    get { (titleView as? SBUNavigationTitleView)?.text ?? (titleView as? UILabel)?.text }
    set {
      (titleView as? SBUNavigationTitleView)?.text = newValue
      (titleView as? UILabel)?.text = newValue
    }
  }

  /// Puts what YAML says over what the screen has set since.
  ///
  /// - Parameter title: the text in the middle as it was once YAML's was applied.
  final func restoreCustomTexts(_ title: String?) {
    if customTitle != nil { shownTitle = title ?? customTitle }
    if let leftBarButton { customLeftItem.apply(to: leftBarButton) }
    if let rightBarButton { customRightItem.apply(to: rightBarButton) }
  }

  /// Colours the items.
  final func tintItems(left: UIColor?, right: UIColor?) {
    (titleView as? SBUNavigationTitleView)?.setupStyles()
    for item in leftBarButtons ?? [] { item.tintColor = left }
    leftBarButton?.tintColor = left
    for item in rightBarButtons ?? [] { item.tintColor = right }
    rightBarButton?.tintColor = right
  }

  // MARK: Taps

  /// The left item was tapped: the delegate hears of it (S48).
  open func onTapLeftBarButton() {
    let item = tapped(defaultLeftBarButton, among: leftBarButtons, single: leftBarButton)
    if let item { notify(.leftTap(item)) }
  }

  /// The right item was tapped: the delegate hears of it (S48).
  open func onTapRightBarButton() {
    let item = tapped(defaultRightBarButton, among: rightBarButtons, single: rightBarButton)
    if let item { notify(.rightTap(item)) }
  }

  /// The item that a tap reports: the default one if it is there, else the singular, else none
  /// (S48).
  private func tapped(
    _ standard: UIBarButtonItem?, among items: [UIBarButtonItem]?, single: UIBarButtonItem?
  ) -> UIBarButtonItem? { items?.contains { $0 === standard } ?? false ? standard : single }

  // MARK: YAML

  /// A header.
  open class var kind: TypeKind { .header }

  /// What YAML may set on it.
  open class var properties: PropertyTable {
    [
      Property("title", .text, "the text in the middle of the bar") {
        (header: SBUModuleHeader, title: String) in header.customTitle = title
      },
      Property("leftBarButton", BarButtonSettings.shape, "the item at the left") {
        (header: SBUModuleHeader, settings: BarButtonSettings) in
        header.customLeftItem = settings
      },
      Property("rightBarButton", BarButtonSettings.shape, "the item at the right") {
        (header: SBUModuleHeader, settings: BarButtonSettings) in
        header.customRightItem = settings
      },
    ]
  }
}

extension SBUModuleHeader: NavigationBarContents {
  /// Hands over title and items, as a screen does; one that nobody has configured is set up first.
  public func fill(_ item: UINavigationItem) {
    if titleView == nil, leftBarButtons == nil, rightBarButtons == nil {
      setupViews()
      applyCustomTexts()
      setupLayouts()
    }
    item.titleView = titleView
    item.leftBarButtonItem = leftBarButton
    item.rightBarButtonItem = rightBarButton
    item.leftBarButtonItems = leftBarButtons
    item.rightBarButtonItems = rightBarButtons
  }
}

extension SBUBaseViewController {
  /// Hands a header's items to the navigation item (S6).
  ///
  /// - Parameter withPlurals: whether the lists of items are handed over, too; a user list hands
  ///   over only one item at each side.
  final func install(_ header: SBUModuleHeader?, withPlurals: Bool = true) {
    guard let header else { return }
    if let customTitle, header.customTitle == nil {
      header.customTitle = customTitle
      header.applyCustomTexts()
    }
    navigationItem.titleView = header.titleView
    navigationItem.leftBarButtonItem = header.leftBarButton
    navigationItem.rightBarButtonItem = header.rightBarButton
    let title = header.shownTitle
    restoreCustomTexts = { [weak self, weak header] in
      guard let self, let header else { return }
      header.restoreCustomTexts(title)
      if header.customTitle != nil { navigationItem.titleView = header.titleView }
    }
    guard withPlurals else { return }
    navigationItem.leftBarButtonItems = header.leftBarButtons
    navigationItem.rightBarButtonItems = header.rightBarButtons
  }
}
