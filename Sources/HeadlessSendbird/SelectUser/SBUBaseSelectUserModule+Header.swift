import Diorama
import HeadlessUIKit

extension SBUBaseSelectUserModule {
  /// The navigation items of a select screen. It is never added as a view; only its items are
  /// handed to the navigation item (S205).
  open class Header: UIView, ConfigurableComponent {
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
      didSet { didUpdateLeftItem() }
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
      didSet { didUpdateRightItem() }
    }
    /// The theme of the last style update.
    public var theme: SBUUserListTheme?
    /// The theme of shared parts of the last style update.
    public var componentTheme: SBUComponentTheme?

    /// Who knows the selection: the data source of the screen's own header.
    var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)? { nil }
    /// The title that YAML set.
    var customTitle: String?
    /// What YAML set on the left item.
    var customLeftItem = BarButtonSettings()
    /// The right item's title that YAML set: for nothing selected, and with `%d` for more.
    var customRightTitles = RightBarButtonTitles()

    /// Each default item is made once per header (S43).
    private(set) lazy var defaultTitleView: UIView = makeTitleView()
    private(set) lazy var defaultLeftBarButton: UIBarButtonItem = makeLeftBarButton()
    private(set) lazy var defaultRightBarButton: UIBarButtonItem = makeRightBarButton()

    /// A header before it is configured.
    public required init() { super.init(frame: .zero) }

    /// Headers are not decoded here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The selected users, as the data source has them.
    public var selectedUserList: Set<SBUUser>? {
      baseDataSource?.selectedUsersForBaseSelectUserModule(self)
    }

    // MARK: For the modules of single screens

    func makeTitleView() -> UIView { UIView() }
    func makeLeftBarButton() -> UIBarButtonItem { UIBarButtonItem() }
    func makeRightBarButton() -> UIBarButtonItem { UIBarButtonItem() }
    /// The right item's title for a number of selected users.
    func rightBarButtonTitle(selected count: Int) -> String { "" }
    func didUpdateTitleView() {}
    func didUpdateLeftItem() {}
    func didUpdateRightItem() {}

    // MARK: Setting up

    /// Fills in the default items where none is set (S43).
    open func setupViews() {
      if titleView == nil { titleView = defaultTitleView }
      if leftBarButton == nil, leftBarButtons == nil { leftBarButton = defaultLeftBarButton }
      if rightBarButton == nil, rightBarButtons == nil { rightBarButton = defaultRightBarButton }
    }

    /// Puts what YAML says over what Swift code has set up, the app's own items included.
    final func applyCustomTexts() {
      if let customTitle {
        (titleView as? SBUNavigationTitleView)?.text = customTitle
        (titleView as? UILabel)?.text = customTitle
      }
      if let leftBarButton { customLeftItem.apply(to: leftBarButton) }
      if let rightBarButton { customRightTitles.settings.apply(to: rightBarButton) }
    }

    /// Places the items; there is nothing to place.
    open func setupLayouts() {}

    /// Colours the items, and writes the right item's title (S46, S47).
    open func setupStyles(
      theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil
    ) {
      if let theme { self.theme = theme }
      if let componentTheme { self.componentTheme = componentTheme }
      (titleView as? SBUNavigationTitleView)?.setupStyles()
      for item in leftBarButtons ?? [] { item.tintColor = self.theme?.leftBarButtonTintColor }
      leftBarButton?.tintColor = self.theme?.leftBarButtonTintColor
      updateRightBarButton()
    }

    /// Writes the number of selected users into the right item and tints it by whether there is
    /// one, custom items included; it is never disabled (S46, S47).
    open func updateRightBarButton() {
      let count = selectedUserList?.count ?? 0
      let title = customRightTitles.title(selected: count) ?? rightBarButtonTitle(selected: count)
      let tint =
        count == 0 ? theme?.rightBarButtonTintColor : theme?.rightBarButtonSelectedTintColor
      rightBarButton?.title = title
      rightBarButtons?.first?.title = title
      rightBarButton?.tintColor = tint
      for item in rightBarButtons ?? [] { item.tintColor = tint }
    }

    /// The left item was tapped.
    open func onTapLeftBarButton() {}
    /// The right item was tapped.
    open func onTapRightBarButton() {}

    /// The item that a tap reports: the default one if it is there, else the singular, else none
    /// (S48).
    static func tapped(
      default item: UIBarButtonItem, among items: [UIBarButtonItem]?, single: UIBarButtonItem?
    ) -> UIBarButtonItem? {
      items?.contains { $0 === item } ?? false ? item : single
    }

    // MARK: YAML

    /// A header.
    open class var kind: TypeKind { .header }

    /// What YAML may set on it.
    open class var properties: PropertyTable {
      [
        Property("title", .text, "the text in the middle of the bar") {
          (header: Header, title: String) in header.customTitle = title
        },
        Property("leftBarButton", BarButtonSettings.shape, "the item at the left") {
          (header: Header, settings: BarButtonSettings) in
          header.customLeftItem = settings
        },
        Property(
          "rightBarButton", RightBarButtonTitles.shape,
          "the item at the right; %d in a title is the number of selected users"
        ) { (header: Header, titles: RightBarButtonTitles) in
          header.customRightTitles = titles
        },
      ]
    }
  }
}
