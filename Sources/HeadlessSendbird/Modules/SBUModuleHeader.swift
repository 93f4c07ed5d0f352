import DioramaKit
import HeadlessUIKit

/// An event of a header; each module passes it to its own delegate methods.
enum SBUHeaderEvent {
  case titleView
  case leftItem, leftItems
  case rightItem, rightItems
  case leftTap(UIBarButtonItem)
  case rightTap(UIBarButtonItem)
}

/// The base class of the kit's headers: the navigation items of a screen, with a title view and
/// items at both sides.
///
/// A header is never added as a view; only its items are added to the navigation item (S205). Items
/// that are set before the screen's view loads stay; ``setupViews()`` creates the missing ones
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
  /// The class of the title view, for all headers of the same module.
  public static var TitleView: SBUNavigationTitleView.Type {
    get { parts.titleView.type }
    set { parts.titleView.type = newValue }
  }
  /// The class of the left bar button, for all headers of the same module.
  public static var LeftBarButton: SBUBarButtonItem.Type {
    get { parts.leftBarButton.type }
    set { parts.leftBarButton.type = newValue }
  }
  /// The class of the right bar button, for all headers of the same module.
  public static var RightBarButton: SBUBarButtonItem.Type {
    get { parts.rightBarButton.type }
    set { parts.rightBarButton.type = newValue }
  }

  /// The title view.
  public var titleView: UIView? {
    didSet { didUpdateTitleView() }
  }
  /// The left bar button; setting it sets ``leftBarButtons`` to it alone (S44).
  public var leftBarButton: UIBarButtonItem? {
    didSet {
      leftBarButtons = leftBarButton.map { [$0] }
      didUpdateLeftItem()
    }
  }
  /// The left bar buttons; setting them leaves ``leftBarButton`` unchanged (S44).
  public var leftBarButtons: [UIBarButtonItem]? {
    didSet { didUpdateLeftItems() }
  }
  /// The right bar button; setting it sets ``rightBarButtons`` to it alone (S44).
  public var rightBarButton: UIBarButtonItem? {
    didSet {
      rightBarButtons = rightBarButton.map { [$0] }
      didUpdateRightItem()
    }
  }
  /// The right bar buttons; setting them leaves ``rightBarButton`` unchanged (S44).
  public var rightBarButtons: [UIBarButtonItem]? {
    didSet { didUpdateRightItems() }
  }

  /// The title that YAML sets.
  var customTitle: String?
  /// Whether the screen shows the title view in a row with a spacer.
  var isTitleViewInRow: Bool { false }
  /// YAML's settings of the left bar button.
  var customLeftItem = BarButtonSettings()
  /// YAML's settings of the right bar button.
  var customRightItem = BarButtonSettings()

  /// The default title view; each default item is created once per header (S43).
  private(set) lazy var defaultTitleView: UIView = makeTitleView()
  private(set) lazy var defaultLeftBarButton: UIBarButtonItem? = makeLeftBarButton()
  private(set) lazy var defaultRightBarButton: UIBarButtonItem? = makeRightBarButton()

  /// Creates a header that is not configured.
  public required init() { super.init(frame: .zero) }

  /// Unavailable: headers are never decoded. So subclasses need not repeat it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: For subclasses

  /// The classes of the header's parts.
  class var parts: SBUModuleParts { SBUModuleParts(of: SBUModule.self) }
  /// The default title.
  var titleText: String { "" }
  /// Whether setting an item first reports the plural and then the singular (S111); if false, it
  /// reports the singular twice (S45).
  var notifiesPluralFirst: Bool { true }
  /// Notifies the delegate of an event.
  func notify(_ event: SBUHeaderEvent) {}
  /// Sets the title or image of the default left bar button.
  func fill(leftItem item: UIBarButtonItem) { item.image = SBUIconSet.iconBack }
  /// Sets the title or image of the default right bar button; returns false for no button.
  func fill(rightItem item: UIBarButtonItem) -> Bool { false }

  /// Reports the title view to the delegate, as setting it does.
  public func didUpdateTitleView() { notify(.titleView) }
  /// Reports the left bar button to the delegate, as setting it does.
  public func didUpdateLeftItem() { notify(.leftItem) }
  /// Reports the right bar button to the delegate, as setting it does.
  public func didUpdateRightItem() { notify(.rightItem) }
  /// Reports the left bar buttons to the delegate, as setting them does.
  public func didUpdateLeftItems() { notify(notifiesPluralFirst ? .leftItems : .leftItem) }
  /// Reports the right bar buttons to the delegate, as setting them does.
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

  /// Sets the default items that are missing (S43).
  open func setupViews() {
    if titleView == nil { titleView = defaultTitleView }
    if leftBarButton == nil, leftBarButtons == nil { leftBarButton = defaultLeftBarButton }
    // A header without a default right bar button does not report one (S104).
    if rightBarButton == nil, rightBarButtons == nil, let item = defaultRightBarButton {
      rightBarButton = item
    }
  }

  /// Places the items; does nothing by default.
  open func setupLayouts() {}

  /// Sets up views, YAML's texts and layout, in this order.
  final func setupParts() {
    setupViews()
    applyCustomTexts()
    setupLayouts()
  }

  /// Applies YAML's texts over the values that Swift code set, including an app's own items.
  ///
  /// Called after ``setupViews()`` and before ``setupLayouts()``. If a screen's `viewDidLoad`
  /// changes title or items, YAML's texts are restored when the screen first appears. A header with
  /// a further text that YAML sets overrides this method:
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

  /// The text of the title view, if that is the kit's or a label.
  final var shownTitle: String? {
    get { (titleView as? SBUNavigationTitleView)?.text ?? (titleView as? UILabel)?.text }
    set {
      (titleView as? SBUNavigationTitleView)?.text = newValue
      (titleView as? UILabel)?.text = newValue
    }
  }

  /// Applies YAML's texts over the values that the screen set later.
  ///
  /// - Parameter title: the title after YAML's texts were applied.
  final func restoreCustomTexts(_ title: String?) {
    if customTitle != nil { shownTitle = title ?? customTitle }
    if let leftBarButton { customLeftItem.apply(to: leftBarButton) }
    if let rightBarButton { customRightItem.apply(to: rightBarButton) }
  }

  /// Sets the tint colors of the items.
  final func tintItems(left: UIColor?, right: UIColor?) {
    (titleView as? SBUNavigationTitleView)?.setupStyles()
    for item in leftBarButtons ?? [] { item.tintColor = left }
    leftBarButton?.tintColor = left
    for item in rightBarButtons ?? [] { item.tintColor = right }
    rightBarButton?.tintColor = right
  }

  // MARK: Taps

  /// Notifies the delegate of a tap on the left bar button (S48).
  open func onTapLeftBarButton() {
    let item = tapped(defaultLeftBarButton, among: leftBarButtons, single: leftBarButton)
    if let item { notify(.leftTap(item)) }
  }

  /// Notifies the delegate of a tap on the right bar button (S48).
  open func onTapRightBarButton() {
    let item = tapped(defaultRightBarButton, among: rightBarButtons, single: rightBarButton)
    if let item { notify(.rightTap(item)) }
  }

  /// Returns the item that a tap reports: the default one if it is among the items, else the
  /// singular, else nil (S48).
  private func tapped(
    _ standard: UIBarButtonItem?, among items: [UIBarButtonItem]?, single: UIBarButtonItem?
  ) -> UIBarButtonItem? { items?.contains { $0 === standard } ?? false ? standard : single }

  // MARK: YAML

  /// The kind of the type: a header.
  open class var kind: TypeKind { .header }

  /// The properties that YAML can set.
  open class var properties: PropertyTable {
    [
      Property("title", .text, "the title of the navigation bar") {
        (header: SBUModuleHeader, title: String) in header.customTitle = title
      },
      Property("leftBarButton", BarButtonSettings.shape, "the left bar button") {
        (header: SBUModuleHeader, settings: BarButtonSettings) in
        header.customLeftItem = settings
      },
      Property("rightBarButton", BarButtonSettings.shape, "the right bar button") {
        (header: SBUModuleHeader, settings: BarButtonSettings) in
        header.customRightItem = settings
      },
    ]
  }
}

extension SBUModuleHeader: NavigationBarContents {
  /// Sets title and items of a navigation item, as a screen does; sets up the header first if it is
  /// not configured.
  public func fill(_ item: UINavigationItem) {
    if titleView == nil, leftBarButtons == nil, rightBarButtons == nil {
      setupParts()
    }
    item.titleView = titleView
    item.leftBarButtonItem = leftBarButton
    item.rightBarButtonItem = rightBarButton
    item.leftBarButtonItems = leftBarButtons
    item.rightBarButtonItems = rightBarButtons
  }
}

extension SBUBaseViewController {
  /// Adds a header's items to the navigation item (S6).
  ///
  /// - Parameters:
  ///   - header: the header; nil changes nothing.
  ///   - withPlurals: whether to add all items; a user list adds only one item at each side.
  final func install(_ header: SBUModuleHeader?, withPlurals: Bool = true) {
    guard let header else { return }
    if header.customTitle == nil { header.customTitle = customTitle }
    // An app's `configure` may have set a title after the header applied YAML's texts.
    if header.customTitle != nil { header.applyCustomTexts() }
    navigationItem.titleView = shown(header.titleView, of: header)
    navigationItem.leftBarButtonItem = shown(header.leftBarButton, of: header)
    navigationItem.rightBarButtonItem = shown(header.rightBarButton, of: header)
    let title = header.shownTitle
    restoreCustomTexts = { [weak self, weak header] in
      guard let self, let header else { return }
      header.restoreCustomTexts(title)
      if header.customTitle != nil, !header.isTitleViewInRow {
        navigationItem.titleView = header.titleView
      }
    }
    guard withPlurals else { return }
    navigationItem.leftBarButtonItems = shown(header.leftBarButtons, of: header)
    navigationItem.rightBarButtonItems = shown(header.rightBarButtons, of: header)
  }

  /// Returns an item of a header for the bar: nil for the kit's own one of a screen that is not
  /// implemented, whose bar has only what code sets.
  final func shown<Item: NSObject>(_ item: Item?, of header: SBUModuleHeader) -> Item? {
    guard absentNotice != nil, let item else { return item }
    let own: [NSObject?] = [
      header.defaultTitleView, header.defaultLeftBarButton, header.defaultRightBarButton,
    ]
    return own.contains { $0 === item } ? nil : item
  }

  /// Returns the items of a header for the bar.
  final func shown(_ items: [UIBarButtonItem]?, of header: SBUModuleHeader) -> [UIBarButtonItem]? {
    guard absentNotice != nil else { return items }
    let shown = items?.compactMap { self.shown($0, of: header) } ?? []
    return shown.isEmpty ? nil : shown
  }
}
