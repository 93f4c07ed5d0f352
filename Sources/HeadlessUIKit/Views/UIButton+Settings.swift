/// What hardly any button sets.
struct RareButtonSettings {
  var configuration: UIButton.Configuration?
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  var contentEdgeInsets = UIEdgeInsets.zero
  var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center
}

extension UIControl {
  /// Where content stands in a control. Kept, not shown.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched.
    case fill
    /// At the beginning.
    case leading
    /// At the end.
    case trailing
  }

  /// Where content stands in it. Kept, not shown.
  public final var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { rareIfAny?.button.contentHorizontalAlignment ?? .center }
    set { rare.button.contentHorizontalAlignment = newValue }
  }
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

  /// A button of a configuration, which runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Title, picture and look; setting it sets title and picture of the normal state.
  ///
  /// Unlike UIKit's, it does not follow when they are set by themselves.
  public final var configuration: Configuration? {
    get { rareIfAny?.button.configuration }
    set {
      rare.button.configuration = newValue
      if let title = newValue?.title { setTitle(title, for: .normal) }
      if let image = newValue?.image { setImage(image, for: .normal) }
    }
  }

  /// Sets the title for a state from a text with attributes, of which the characters are kept.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  /// Would set the picture behind the title; does nothing.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {}

  /// The room around the title. Kept, not shown.
  public final var titleEdgeInsets: UIEdgeInsets {
    get { rareIfAny?.button.titleEdgeInsets ?? .zero }
    set { rare.button.titleEdgeInsets = newValue }
  }

  /// The room around the picture. Kept, not shown.
  public final var imageEdgeInsets: UIEdgeInsets {
    get { rareIfAny?.button.imageEdgeInsets ?? .zero }
    set { rare.button.imageEdgeInsets = newValue }
  }

  /// The room around title and picture. Kept, not shown.
  public final var contentEdgeInsets: UIEdgeInsets {
    get { rareIfAny?.button.contentEdgeInsets ?? .zero }
    set { rare.button.contentEdgeInsets = newValue }
  }
}
