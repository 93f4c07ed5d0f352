/// The alignment of text in its line. Text frames show left, center and right.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both edges; text frames show it at the left.
  case justified
  /// The default of the language; text frames show it at the left.
  case natural
}

/// How text that does not fit is shortened. Kept; a text frame always ends it in `…`.
public enum NSLineBreakMode: Int, Sendable {
  /// Wrap at words.
  case byWordWrapping
  /// Wrap at characters.
  case byCharWrapping
  /// Cut off.
  case byClipping
  /// Shorten at the beginning.
  case byTruncatingHead
  /// Shorten at the end.
  case byTruncatingTail
  /// Shorten in the middle.
  case byTruncatingMiddle
}

extension NSAttributedString.Key {
  /// The font, a ``UIFont``. All keys are accepted; labels keep the characters, and font and color
  /// of the first one.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The background color of the text, a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The style of the lines, an ``NSMutableParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The space between letters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The underline, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The strikethrough line, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The target of the link, a `URL` or text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance by which it is moved up, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// The arrangement of the lines of a text. Kept, not shown.
open class NSMutableParagraphStyle: NSObject {
  /// Their alignment.
  open var alignment = NSTextAlignment.natural
  /// The space between them, in points.
  open var lineSpacing: CGFloat = 0
  /// How text that does not fit is shortened.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points.
  open var maximumLineHeight: CGFloat = 0
}

/// The arrangement of the lines of a text, as apps name it that do not change it.
public typealias NSParagraphStyle = NSMutableParagraphStyle

/// Lines below or through a text. Kept, not shown.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the style.
  public let rawValue: Int
  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
