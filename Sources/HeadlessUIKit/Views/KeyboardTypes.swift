/// The return key. Kept, not shown.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Join.
  case join
  /// Next.
  case next
  /// Search.
  case search
  /// Send.
  case send
  /// Done.
  case done
}

/// The kind of keyboard. Kept, not shown.
public enum UIKeyboardType: Int, Sendable {
  /// All keys.
  case `default`
  /// Letters.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// For links.
  case URL
  /// Numbers.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For e-mail addresses.
  case emailAddress
  /// Numbers with a point.
  case decimalPad
}

/// Which letters become capitals. Kept, not used.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of a word.
  case words
  /// The first of a sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether the keyboard corrects words. Kept, not used.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// What the text of a field means. Kept, not used.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
