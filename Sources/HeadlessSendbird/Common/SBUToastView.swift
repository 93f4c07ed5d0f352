import HeadlessUIKit

/// The kind of a toast, which has the kit's text for it.
public enum SBUToastType: Sendable {
  /// A file was saved.
  case downloadSuccess
  /// A file could not be saved.
  case downloadFailed
  /// A file could not be opened.
  case openFailed
  /// A rating was updated.
  case feedbackUpdateDone

  var text: String {
    switch self {
    case .downloadSuccess: SBUStringSet.Channel_Success_Download_file
    case .downloadFailed: SBUStringSet.Channel_Failure_Download_file
    case .openFailed: SBUStringSet.Channel_Failure_Open_file
    case .feedbackUpdateDone: SBUStringSet.Feedback_Update_Done
    }
  }
}

/// The text and colors of a toast.
public class SBUToastViewItem: SBUCommonItem {
  /// How long it is shown, in seconds.
  public var duration = 1.5
}

/// A short text over the current screen, which goes after 1.5 seconds of the run's
/// clock. A further toast replaces it.
open class SBUToastView: NSObject {
  /// The theme: one for this toast, else that of the kit.
  public var theme: SBUComponentTheme = SBUTheme.componentTheme
  /// The text and colors.
  public var item = SBUToastViewItem()
  /// The view of all parts, which is added to the screen.
  public private(set) var baseView = UIView()
  /// The text.
  public private(set) var titleLabel = UILabel()
  /// The icon. Not shown, unless an app adds it.
  public private(set) var iconImageView = UIImageView()

  /// Creates an empty toast.
  public required override init() { super.init() }

  /// Sets the text and adds it.
  open func setupViews() {
    titleLabel.text = item.title
    titleLabel.textAlignment = .center
    if titleLabel.superview == nil { baseView.addSubview(titleLabel) }
  }
  /// Places the views; does nothing.
  open func setupLayouts() {}
  /// Applies the colors of the theme and of the item.
  open func setupStyles() {
    titleLabel.textColor = item.color ?? theme.toastTitleColor
    titleLabel.font = item.font ?? titleLabel.font
    baseView.backgroundColor = theme.toastContainerColor
  }
  /// Applies the colors again.
  open func updateStyles() { setupStyles() }

  /// Shows a toast with the kit's text.
  ///
  /// - Parameters:
  ///   - type: the kind, which has the text.
  ///   - parentView: the view to add it to; nil for the window, over the screen.
  ///   - oneTimetheme: other colors for this toast.
  open class func show(
    type: SBUToastType, parentView: UIView? = nil, oneTimetheme: SBUComponentTheme? = nil
  ) {
    show(
      item: SBUToastViewItem(title: type.text), parentView: parentView, oneTimetheme: oneTimetheme)
  }

  /// Shows a toast.
  ///
  /// - Parameters:
  ///   - item: the text and colors.
  ///   - parentView: the view to add it to; nil for the window, over the screen.
  ///   - oneTimetheme: other colors for this toast.
  open class func show(
    item: SBUToastViewItem, parentView: UIView? = nil, oneTimetheme: SBUComponentTheme? = nil
  ) {
    let toast = Self.init()
    if let oneTimetheme { toast.theme = oneTimetheme }
    toast.item = item
    toast.show(in: parentView)
  }

  /// Shows the toast, and removes it after its time.
  ///
  /// - Parameter parentView: the view to add it to; nil for the window, over the screen.
  open func show(in parentView: UIView? = nil) {
    guard let environment = ScreenEnvironment.current else { return }
    setupViews()
    setupLayouts()
    setupStyles()
    Self.dismiss()
    (parentView ?? environment.window).addSubview(baseView)
    environment[Shown.Key.self].view = baseView
    DispatchQueue.main.asyncAfter(deadline: .now() + item.duration) { [weak baseView] in
      baseView?.removeFromSuperview()
    }
  }

  /// Removes the toast on screen.
  open class func dismiss() {
    ScreenEnvironment.current?[Shown.Key.self].view?.removeFromSuperview()
  }

  /// The toast on screen.
  private final class Shown {
    weak var view: UIView?
    enum Key: EnvironmentKey {
      static func makeDefault(in environment: ScreenEnvironment) -> Shown { Shown() }
    }
  }
}
