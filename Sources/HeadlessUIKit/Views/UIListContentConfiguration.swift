/// The content of a row: an image, a text and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Oslo"
/// content.secondaryText = "Norway"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text of a row is shown.
  public struct TextProperties: Hashable, Sendable {
    /// A change of a text's letters.
    public enum TextTransform: Int, Sendable {
      /// None.
      case none
      /// In capitals.
      case uppercase
      /// In small letters.
      case lowercase
      /// With capitals at the start of words.
      case capitalized
    }

    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// The default of the language.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }

    /// The font, shown in `styles`.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color, shown in `styles`.
    public var color = UIColor.label
    /// The most lines; 0 means no limit.
    public var numberOfLines = 0
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The change of the letters.
    public var transform = TextTransform.none
    /// How a text that does not fit is shortened.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font shrinks to fit. Kept; a frame shortens the text.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the user's text size. Kept, not used.
    public var adjustsFontForContentSizeCategory = true

    /// Returns the color: its own.
    public func resolvedColor() -> UIColor { color }
  }

  /// How the image of a row is shown.
  public struct ImageProperties: Hashable, Sendable {
    /// The color, shown in `styles`.
    public var tintColor: UIColor?
    /// The radius of the corners. Kept, not shown.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points. Kept, not used.
    public var maximumSize = CGSize.zero
    /// The space that is reserved for it. Kept, not used.
    public var reservedLayoutSize = CGSize.zero
    /// The size of a system symbol. Kept, not used.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { nil }
      set {}
    }

    /// As large as the system wants, for `reservedLayoutSize`.
    public static let standardDimension: CGFloat = 44
  }

  /// The text.
  public var text: String?
  /// The secondary text: below the text, or at the right end of its line.
  public var secondaryText: String?
  /// The text with attributes, which are not shown.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The secondary text with attributes, which are not shown.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }
  /// The image before the texts.
  public var image: UIImage?
  /// How the text is shown.
  public var textProperties = TextProperties()
  /// How the secondary text is shown.
  public var secondaryTextProperties = TextProperties()
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// Whether the secondary text is at the right end of the text's line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins. Kept, not shown.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The space between image and text. Kept, not shown.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts side by side. Kept, not shown.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts below each other. Kept, not shown.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ style: UIFont.TextStyle, color: UIColor = .label,
    secondary: UIFont.TextStyle = .subheadline, secondaryColor: UIColor = .label,
    sideBySide: Bool = false
  ) {
    textProperties.font = .preferredFont(forTextStyle: style)
    textProperties.color = color
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    secondaryTextProperties.color = secondaryColor
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// Makes the content of a row with the texts below each other.
  public static func cell() -> Self { Self(.body) }
  /// Makes the content of a row with the texts below each other.
  public static func subtitleCell() -> Self { Self(.body, secondaryColor: .secondaryLabel) }
  /// Makes the content of a row with the secondary text at the right end.
  public static func valueCell() -> Self {
    Self(.body, secondary: .body, secondaryColor: .secondaryLabel, sideBySide: true)
  }
  /// Makes the content of a row of a sidebar.
  public static func sidebarCell() -> Self { Self(.body) }
  /// Makes the content of a row of a sidebar with a secondary text.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Makes the content of a row beside a sidebar.
  public static func accompaniedSidebarCell() -> Self { Self(.body) }
  /// Makes the content of a section header.
  public static func header() -> Self { Self(.headline, sideBySide: true) }
  /// Makes the content of a section header of a plain list.
  public static func plainHeader() -> Self { header() }
  /// Makes the content of a section header of a grouped list.
  public static func groupedHeader() -> Self {
    Self(.footnote, color: .secondaryLabel, secondary: .footnote, sideBySide: true)
  }
  /// Makes the content of a section header of a grouped list, in a large font.
  public static func prominentInsetGroupedHeader() -> Self { Self(.title3, sideBySide: true) }
  /// Makes the content of a section header of a grouped list, in a large font.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2, sideBySide: true) }
  /// Makes the content of a section header of a sidebar.
  public static func sidebarHeader() -> Self { Self(.title3) }
  /// Makes the content of a section footer.
  public static func footer() -> Self { Self(.footnote, color: .secondaryLabel) }
  /// Makes the content of a section footer of a plain list.
  public static func plainFooter() -> Self { footer() }
  /// Makes the content of a section footer of a grouped list.
  public static func groupedFooter() -> Self { footer() }

  /// Returns a ``UIListContentView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Whether the color of the text is that of a disabled row.
  private var isFaint = false

  /// Returns the content for a state: in a disabled row, text without a color of its own is fainter.
  public func updated(for state: any UIConfigurationState) -> Self {
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? false
    let old: UIColor = isFaint ? .tertiaryLabel : .label
    guard isDisabled != isFaint, textProperties.color == old else { return self }
    var copy = self
    copy.isFaint = isDisabled
    copy.textProperties.color = isDisabled ? .tertiaryLabel : .label
    return copy
  }
}

/// Shows the content of a row.
open class UIListContentView: UIView, UIContentView {
  private let row = UIStackView(frame: .zero)
  private let texts = UIStackView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private var listConfiguration: UIListContentConfiguration

  /// Makes a view for a content.
  public init(configuration: UIListContentConfiguration) {
    listConfiguration = configuration
    super.init(frame: .zero)
    fillsRow = true
    row.spacing = 8
    row.addArrangedSubview(imageView)
    row.addArrangedSubview(texts)
    texts.spacing = 8
    texts.addArrangedSubview(label)
    texts.addArrangedSubview(secondaryLabel)
    addSubview(row)
    show()
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The content; of another type, it is ignored.
  open var configuration: any UIContentConfiguration {
    get { listConfiguration }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      listConfiguration = newValue
      show()
    }
  }

  private func show() {
    let content = listConfiguration
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.tintColor = content.imageProperties.tintColor
    texts.axis = content.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
    show(content.text, in: label, content.textProperties)
    show(content.secondaryText, in: secondaryLabel, content.secondaryTextProperties)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, in label: UILabel, _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.isHidden = text == nil
    label.text =
      switch properties.transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    label.font = properties.font
    label.textColor = properties.color
    // A number of lines below 0 means no limit, too.
    label.numberOfLines = max(properties.numberOfLines, 0)
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }
}
