import DioramaKit
import HeadlessUIKit

/// A view with the kit's steps of being set up: `setupViews()` and `setupLayouts()` once, as it is
/// made, and `setupStyles()` whenever it is laid out.
open class SBUView: UIView, ConfigurableComponent {
  /// A view that was set up.
  public required init() {
    super.init(frame: .zero)
    setupViews()
    setupLayouts()
  }

  /// Views are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupViews()
    setupLayouts()
  }

  /// Puts views into it.
  open func setupViews() {}
  /// Places them.
  open func setupLayouts() {}
  /// Colours them.
  open func setupStyles() {}

  /// Colours it as it is laid out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    setupStyles()
  }

  /// What it is for.
  open class var kind: TypeKind { .emptyView }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
}

/// The text in the middle of the kit's navigation bars.
///
/// A subclass takes its place through a header's `TitleView`; YAML sets its ``text``.
open class SBUNavigationTitleView: SBUView {
  /// The text.
  public var text: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  private let titleLabel = UILabel()

  /// Adds the label.
  open override func setupViews() {
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
  }

  /// Colours the text.
  open override func setupStyles() {
    let theme = SBUTheme.componentTheme
    titleLabel.font = theme.titleFont
    titleLabel.textColor = theme.titleColor
  }

  /// A title view.
  open override class var kind: TypeKind { .titleView }

  /// What YAML may set on it.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property("text", .text, "the text in the middle of the bar") {
        (view: SBUNavigationTitleView, text: String) in view.text = text
      })
  }
}

/// The kit's bar button. A subclass takes its place through a header's `LeftBarButton` or
/// `RightBarButton`.
open class SBUBarButtonItem: UIBarButtonItem, ConfigurableComponent {
  /// A bar button.
  open class var kind: TypeKind { .barButton }

  /// What YAML may set on it.
  open class var properties: PropertyTable {
    [
      Property("title", .text, "its text") { (item: SBUBarButtonItem, title: String) in
        item.title = title
      },
      Property("isEnabled", .bool, "whether it takes touches") {
        (item: SBUBarButtonItem, isEnabled: Bool) in item.isEnabled = isEnabled
      },
    ]
  }
}

/// The wheel that lies over the whole window while something loads; there is one per run (S40).
final class SBULoadingView: UIView {
  private let wheel = UIActivityIndicatorView(style: .large)

  convenience init() {
    self.init(frame: .zero)
    addSubview(wheel)
  }

  func start(in window: UIWindow) {
    wheel.startAnimating()
    if superview == nil { window.addSubview(self) }
  }

  func stop() {
    wheel.stopAnimating()
    removeFromSuperview()
  }
}

/// Shows and hides the one loading indicator.
open class SBULoading: NSObject {
  /// An indicator. Its looks are not asked for; ``start()`` shows the one of the run.
  public required override init() { super.init() }

  /// Shows it; a second start changes nothing.
  open class func start() {
    if let environment = ScreenEnvironment.current {
      environment[Key.self].start(in: environment.window)
    }
  }

  /// Hides it, however often it was started (S40).
  open class func stop() {
    if let environment = ScreenEnvironment.current, !environment.window.subviews.isEmpty {
      environment[Key.self].stop()
    }
  }

  /// The indicator of one run.
  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBULoadingView {
      SBULoadingView()
    }
  }
}
