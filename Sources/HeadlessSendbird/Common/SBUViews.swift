import DioramaKit
import HeadlessUIKit

/// A view with the kit's setup steps: `setupViews()` and `setupLayouts()` run once, at creation;
/// `setupStyles()` runs at each layout.
open class SBUView: UIView, ConfigurableComponent {
  /// Creates a view and runs the setup steps.
  public required init() {
    super.init(frame: .zero)
    setupViews()
    setupLayouts()
  }

  /// Unavailable: views are never decoded. So subclasses need not repeat it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupViews()
    setupLayouts()
  }

  /// Adds the subviews.
  open func setupViews() {}
  /// Places the subviews.
  open func setupLayouts() {}
  /// Applies the colors.
  open func setupStyles() {}

  /// Applies the colors at each layout.
  open override func layoutSubviews() {
    super.layoutSubviews()
    setupStyles()
  }

  /// The kind of the type.
  open class var kind: TypeKind { .emptyView }
  /// The properties that YAML can set.
  open class var properties: PropertyTable { [] }
}

/// The title view of the kit's navigation bars.
///
/// A header's `TitleView` replaces it by a subclass; YAML sets its ``text``.
open class SBUNavigationTitleView: SBUView {
  /// The text.
  public var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// The label of the text.
  var label = UILabel()

  /// Adds the label.
  open override func setupViews() {
    label.textAlignment = .center
    addSubview(label)
  }

  /// Applies the theme's font and color to the text.
  open override func setupStyles() {
    let theme = SBUTheme.componentTheme
    label.setStyle(theme.titleFont, theme.titleColor)
  }

  /// The kind of the type: a title view.
  open override class var kind: TypeKind { .titleView }

  /// The properties that YAML can set.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property("text", .text, "the title of the navigation bar") {
        (view: SBUNavigationTitleView, text: String) in view.text = text
      })
  }
}

/// The kit's bar button. A header's `LeftBarButton` or `RightBarButton` replaces it by a subclass.
open class SBUBarButtonItem: UIBarButtonItem, ConfigurableComponent {
  /// The kind of the type: a bar button.
  open class var kind: TypeKind { .barButton }

  /// The properties that YAML can set.
  open class var properties: PropertyTable {
    [
      Property("title", .text, "its text") { (item: SBUBarButtonItem, title: String) in
        item.title = title
      },
      Property("isEnabled", .bool, "whether it is enabled") {
        (item: SBUBarButtonItem, isEnabled: Bool) in item.isEnabled = isEnabled
      },
    ]
  }
}

/// The loading indicator over the whole window; there is one per run (S40).
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

/// Shows and hides the loading indicator of the run.
open class SBULoading: NSObject {
  /// Creates an indicator. Its appearance is not used; ``start()`` shows the indicator of the run.
  public required override init() { super.init() }

  /// Shows the indicator; a second call has no effect.
  open class func start() {
    if let environment = ScreenEnvironment.current {
      environment[Key.self].start(in: environment.window)
    }
  }

  /// Hides the indicator, regardless of the number of starts (S40).
  open class func stop() {
    if let environment = ScreenEnvironment.current, !environment.window.subviews.isEmpty {
      environment[Key.self].stop()
    }
  }

  /// The key of the run's indicator.
  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBULoadingView {
      SBULoadingView()
    }
  }
}

extension UIView {
  /// Calls a method after a tap.
  func addTap(_ target: AnyObject, _ action: Selector) {
    addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
  }
  /// Calls a method after a long press.
  func addLongPress(_ target: AnyObject, _ action: Selector) {
    addGestureRecognizer(UILongPressGestureRecognizer(target: target, action: action))
  }
}

extension UILabel {
  /// Sets font and color.
  func setStyle(_ font: UIFont?, _ color: UIColor?) {
    self.font = font
    textColor = color
  }
}
