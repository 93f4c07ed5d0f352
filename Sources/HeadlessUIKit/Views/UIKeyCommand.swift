/// A shortcut of a keyboard. Kept, not used: there is no keyboard.
public final class UIKeyCommand: UIMenuElement {
  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that it calls.
  public let action: Selector?
  /// The text for a list of shortcuts.
  public var discoverabilityTitle: String?

  /// Makes a shortcut.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(title: "", image: nil)
  }

  /// Makes a shortcut with a title; `propertyList` is not used.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
}

/// Keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the keys.
  public let rawValue: Int
  /// Makes keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
