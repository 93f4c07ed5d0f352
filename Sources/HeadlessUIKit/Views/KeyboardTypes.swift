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
  /// Continue.
  case `continue`
  /// Route.
  case route
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
  /// A name or a telephone number.
  case namePhonePad
  /// For search on the web.
  case webSearch
  /// Letters for posts.
  case twitter
  /// Numbers, in the Latin script.
  case asciiCapableNumberPad
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
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// Its first line.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// Its second line.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A date and time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
