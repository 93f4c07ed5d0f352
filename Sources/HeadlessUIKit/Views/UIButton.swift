/// A text or image to tap, shown as `[Add]`, or as `(Add)` if it is disabled or its title is faint.
///
/// An image is shown before the title, as `[+ Add]`. A button without either takes no space. A
/// button that gets no touches and shows only an image, such as a mark in a row, has no brackets.
open class UIButton: UIControl {
  /// The kinds of button. Accepted; all of them start empty.
  public enum ButtonType: Int, Sendable {
    /// Without an appearance of its own.
    case custom
    /// The system's.
    case system
    /// A circle with an i.
    case detailDisclosure
    /// A circle with a plus.
    case contactAdd
    /// A cross.
    case close
  }

  /// What the button shows in a state.
  private struct StateContent {
    var title: String?
    var image: UIImage?
    var titleColor: UIColor?
  }

  private var stateContents: [State: StateContent] = [:]

  /// The menu that it opens; see ``UIControl/showsMenuAsPrimaryAction``.
  public final var menu: UIMenu?
  /// Title, image and appearance; setting it sets title and image of the normal state.
  ///
  /// Unlike in UIKit, it does not change if title and image are set directly.
  public final var configuration: Configuration? {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue
      if let title = newValue?.title { setTitle(title, for: .normal) }
      if let image = newValue?.image { setImage(image, for: .normal) }
    }
  }
  private var ownConfiguration: Configuration?
  /// The insets of the title. Kept, not shown.
  public final var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image. Kept, not shown.
  public final var imageEdgeInsets = UIEdgeInsets.zero
  /// The insets of title and image. Kept, not shown.
  public final var contentEdgeInsets = UIEdgeInsets.zero

  /// The label of the title. Its font is shown in `styles`, other settings are kept, not shown.
  public final private(set) lazy var titleLabel: UILabel? = UILabel()

  /// Makes an empty button; the kind is not kept.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
  }

  /// Makes a button that runs an action.
  ///
  /// - Parameters:
  ///   - type: not kept.
  ///   - primaryAction: the action, which sets title and image and runs on a tap.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Sets the title for a state.
  ///
  /// - Parameters:
  ///   - title: the title; nil removes it, so that the normal one is shown.
  ///   - state: a state, or several states such as `[.selected, .disabled]`, which must all hold
  ///     and no other.
  public final func setTitle(_ title: String?, for state: State) {
    stateContents[state, default: StateContent()].title = title
  }

  /// Returns the title for a state, else that of the normal state.
  public final func title(for state: State) -> String? {
    stateContents[state]?.title ?? stateContents[.normal]?.title
  }

  /// Sets the image for a state; nil removes it, so that the normal one is shown.
  public final func setImage(_ image: UIImage?, for state: State) {
    stateContents[state, default: StateContent()].image = image
  }

  /// Returns the image for a state, else that of the normal state.
  public final func image(for state: State) -> UIImage? {
    stateContents[state]?.image ?? stateContents[.normal]?.image
  }

  /// Sets the title's color for a state; with an opacity below 0.3 the button is shown as disabled.
  public final func setTitleColor(_ color: UIColor?, for state: State) {
    stateContents[state, default: StateContent()].titleColor = color
  }

  /// Returns the title's color for a state, else that of the normal state.
  public final func titleColor(for state: State) -> UIColor? {
    stateContents[state]?.titleColor ?? stateContents[.normal]?.titleColor
  }

  /// The title of the current state.
  public final var currentTitle: String? { title(for: state) }
  /// The image of the current state.
  public final var currentImage: UIImage? { image(for: state) }

  /// The menu that a tap opens; nil if a tap opens no menu.
  package final var menuOpenedByTap: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

  /// The color of the title: that of its state, else the configuration's, else the tint.
  package final var effectiveTitleColor: UIColor {
    titleColor(for: state) ?? configuration?.baseForegroundColor ?? tintColor
  }

  /// The color of the image: its own, else the configuration's, else the tint.
  package final var effectiveImageColor: UIColor {
    currentImage?.ownTintColor ?? configuration?.baseForegroundColor ?? tintColor
  }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(button: self) }
}

extension UIButton {
  /// A button's title, image and appearance in one value. Of the appearance only a color is shown.
  public struct Configuration: Sendable {
    /// The title.
    public var title: String?
    /// The image.
    public var image: UIImage?
    /// The color of title and image, shown in `styles`.
    public var baseForegroundColor: UIColor?
    /// The background color.
    public var baseBackgroundColor: UIColor?
    /// The space around title and image.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between title and image.
    public var imagePadding: CGFloat = 0

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// On a pale background.
    public static func tinted() -> Configuration { Configuration() }
    /// On a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// On a full background.
    public static func filled() -> Configuration { Configuration() }
  }

  /// Makes a button of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: title and image, which replace those of the action.
  ///   - primaryAction: the action that a tap runs.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title for a state from an attributed string, of which only the characters are kept.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  /// Would set the background image; does nothing.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {}
}
