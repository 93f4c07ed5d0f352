/// A text or picture to tap, shown as `[Add]`, or as `(Add)` if it is off or its title is faint.
///
/// A picture stands before the title, as `[+ Add]`. A button without either takes no room. One that
/// takes no touches and shows its picture alone, such as a mark in a row, has no brackets.
open class UIButton: UIControl {
  /// The kinds of button. Accepted; all of them start empty.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
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
  /// Title, picture and look; setting it sets title and picture of the normal state.
  ///
  /// Unlike UIKit's, it does not follow when they are set by themselves.
  public final var configuration: Configuration? {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue
      if let title = newValue?.title { setTitle(title, for: .normal) }
      if let image = newValue?.image { setImage(image, for: .normal) }
    }
  }
  private var ownConfiguration: Configuration?
  /// The room around the title. Kept, not shown.
  public final var titleEdgeInsets = UIEdgeInsets.zero
  /// The room around the picture. Kept, not shown.
  public final var imageEdgeInsets = UIEdgeInsets.zero
  /// The room around title and picture. Kept, not shown.
  public final var contentEdgeInsets = UIEdgeInsets.zero

  /// The label that would show the title. Its font and the like are kept, not shown.
  public final private(set) lazy var titleLabel: UILabel? = UILabel()

  /// Makes an empty button; the kind is not kept.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
  }

  /// Makes a button that runs an action.
  ///
  /// - Parameters:
  ///   - type: not kept.
  ///   - primaryAction: it gives the button title and picture, and runs at a touch.
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
  ///   - title: nil takes it away, so that the normal one shows.
  ///   - state: a state, or several at a time such as `[.selected, .disabled]`, which must all hold
  ///     and no other.
  public final func setTitle(_ title: String?, for state: State) {
    stateContents[state, default: StateContent()].title = title
  }

  /// The title for a state, else that of the normal state.
  public final func title(for state: State) -> String? {
    stateContents[state]?.title ?? stateContents[.normal]?.title
  }

  /// Sets the picture for a state; nil takes it away, so that the normal one shows.
  public final func setImage(_ image: UIImage?, for state: State) {
    stateContents[state, default: StateContent()].image = image
  }

  /// The picture for a state, else that of the normal state.
  public final func image(for state: State) -> UIImage? {
    stateContents[state]?.image ?? stateContents[.normal]?.image
  }

  /// Sets the title's colour for a state; one with an opacity below 0.3 shows the button as off.
  public final func setTitleColor(_ color: UIColor?, for state: State) {
    stateContents[state, default: StateContent()].titleColor = color
  }

  /// The title's colour for a state, else that of the normal state.
  public final func titleColor(for state: State) -> UIColor? {
    stateContents[state]?.titleColor ?? stateContents[.normal]?.titleColor
  }

  /// The title as it shows.
  public final var currentTitle: String? { title(for: state) }
  /// The picture as it shows.
  public final var currentImage: UIImage? { image(for: state) }

  /// The menu that a touch opens; nil where it does not.
  package final var menuOpenedByTap: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

  /// The colour that the title has: that of its state, else the configuration's, else the tint.
  package final var effectiveTitleColor: UIColor {
    titleColor(for: state) ?? configuration?.baseForegroundColor ?? tintColor
  }

  /// The colour that the picture has: its own, else the configuration's, else the tint.
  package final var effectiveImageColor: UIColor {
    currentImage?.ownTintColor ?? configuration?.baseForegroundColor ?? tintColor
  }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(button: self) }
}

extension UIButton {
  /// A button's title, picture and look in one value. Of the look nothing is shown.
  public struct Configuration: Sendable {
    /// The title.
    public var title: String?
    /// The picture.
    public var image: UIImage?
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// The room around them.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room between them.
    public var imagePadding: CGFloat = 0

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// On a pale background.
    public static func tinted() -> Configuration { Configuration() }
    /// On a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// On a full background.
    public static func filled() -> Configuration { Configuration() }
  }

  /// Makes a button of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: title and picture, which win over those of the action.
  ///   - primaryAction: what runs at a touch.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title for a state from a text with attributes, of which the characters are kept.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  /// Would set the picture behind the title; it is not kept.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {}
}
