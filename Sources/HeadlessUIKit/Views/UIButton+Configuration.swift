extension UIButton {
  /// A button's title, image and appearance in one value. Frames show title, image and activity
  /// indicator, and `styles` the color.
  public struct Configuration: Sendable {
    /// The shape of the background's corners. Kept, not shown.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed
      /// As the background says, for the text size.
      case dynamic
      /// A little round.
      case small
      /// Round.
      case medium
      /// Very round.
      case large
      /// Half circles.
      case capsule
    }

    /// The size of the button. Kept, not shown.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large
    }

    /// The alignment of title and subtitle. Kept, not shown.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's content.
      case automatic
      /// At the leading edge.
      case leading
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// The title.
    public var title: String?
    /// The title with attributes; setting it sets the characters of the title.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    /// The line below the title. Kept, not shown.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The side of the title on which the image is. Kept; a frame shows it before the title.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Whether an activity indicator is shown in place of the image: `[◌ Sign in]`.
    public var showsActivityIndicator = false
    /// The color of title and image, shown in `styles`.
    public var baseForegroundColor: UIColor?
    /// The background color, shown in `styles`.
    public var baseBackgroundColor: UIColor?
    /// The shape of the background's corners. Kept, not shown.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button. Kept, not shown.
    public var buttonSize = Size.medium
    /// The alignment of title and subtitle. Kept, not shown.
    public var titleAlignment = TitleAlignment.automatic
    /// The background. Kept, not shown.
    public var background = UIBackgroundConfiguration.clear()
    /// The size of a system symbol. Kept, not shown.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The space around title and image.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between title and image.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle.
    public var titlePadding: CGFloat = 1

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// On a pale background.
    public static func tinted() -> Configuration { Configuration() }
    /// On a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// On a full background.
    public static func filled() -> Configuration { Configuration() }
    /// Without a background.
    public static func borderless() -> Configuration { Configuration() }
    /// On a gray background.
    public static func bordered() -> Configuration { Configuration() }
    /// On a pale background.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// On a full background.
    public static func borderedProminent() -> Configuration { Configuration() }
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

  /// Returns the title for a state, without attributes.
  public final func attributedTitle(for state: State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }

  /// Would set the background image; does nothing.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Would set the size of a system symbol; does nothing.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
}
