/// The kit's texts. Each can be replaced, for all runs or, inside a run, for that run alone.
public enum SBUStringSet {
  /// The fixed texts.
  enum Key: Int, CaseIterable, Sendable {
    case Cancel, Retry, InviteChannel_Header_Title
    case User_No_Name, User_Operator, UserList_Me
    case Empty_No_Users, Empty_No_Muted_Members, Empty_No_Muted_Participants
    case Empty_No_Banned_Users, Empty_Wrong
  }

  /// The texts that depend on a number.
  enum CountKey: Int, CaseIterable, Sendable {
    case InviteChannel_Invite
  }

  /// The fixed texts' names and what they say, in the order of their keys.
  static let standard: [(name: StaticString, text: String)] = [
    ("Cancel", "Cancel"),
    ("Retry", "Retry"),
    ("InviteChannel_Header_Title", "Invite users"),
    ("User_No_Name", "(No name)"),
    ("User_Operator", "Operator"),
    ("UserList_Me", "(You)"),
    ("Empty_No_Users", "No users"),
    ("Empty_No_Muted_Members", "No muted members"),
    ("Empty_No_Muted_Participants", "No muted participants"),
    ("Empty_No_Banned_Users", "No banned users"),
    ("Empty_Wrong", "Something went wrong"),
  ]

  /// The same for texts with a number, which stands at `%d` where it is not zero.
  static let standardCounts: [(name: StaticString, text: String)] = [
    ("InviteChannel_Invite", "Invite %d")
  ]

  /// "Cancel".
  public static var Cancel: String {
    get { SBUWorld.strings[.Cancel] }
    set { SBUWorld.strings[.Cancel] = newValue }
  }
  /// "Retry".
  public static var Retry: String {
    get { SBUWorld.strings[.Retry] }
    set { SBUWorld.strings[.Retry] = newValue }
  }
  /// "Invite users", the title of the invite screen.
  public static var InviteChannel_Header_Title: String {
    get { SBUWorld.strings[.InviteChannel_Header_Title] }
    set { SBUWorld.strings[.InviteChannel_Header_Title] = newValue }
  }
  /// "Invite", or "Invite 2" with two users selected.
  public static var InviteChannel_Invite: @Sendable (Int) -> String {
    get { SBUWorld.strings[count: .InviteChannel_Invite] }
    set { SBUWorld.strings[count: .InviteChannel_Invite] = newValue }
  }
  /// "(No name)", for users without a nickname.
  public static var User_No_Name: String {
    get { SBUWorld.strings[.User_No_Name] }
    set { SBUWorld.strings[.User_No_Name] = newValue }
  }
  /// "Operator", in the rows of operators.
  public static var User_Operator: String {
    get { SBUWorld.strings[.User_Operator] }
    set { SBUWorld.strings[.User_Operator] = newValue }
  }
  /// "(You)", behind the name of the current user.
  public static var UserList_Me: String {
    get { SBUWorld.strings[.UserList_Me] }
    set { SBUWorld.strings[.UserList_Me] = newValue }
  }
  /// "No users".
  public static var Empty_No_Users: String {
    get { SBUWorld.strings[.Empty_No_Users] }
    set { SBUWorld.strings[.Empty_No_Users] = newValue }
  }
  /// "No muted members".
  public static var Empty_No_Muted_Members: String {
    get { SBUWorld.strings[.Empty_No_Muted_Members] }
    set { SBUWorld.strings[.Empty_No_Muted_Members] = newValue }
  }
  /// "No muted participants".
  public static var Empty_No_Muted_Participants: String {
    get { SBUWorld.strings[.Empty_No_Muted_Participants] }
    set { SBUWorld.strings[.Empty_No_Muted_Participants] = newValue }
  }
  /// "No banned users".
  public static var Empty_No_Banned_Users: String {
    get { SBUWorld.strings[.Empty_No_Banned_Users] }
    set { SBUWorld.strings[.Empty_No_Banned_Users] = newValue }
  }
  /// "Something went wrong".
  public static var Empty_Wrong: String {
    get { SBUWorld.strings[.Empty_Wrong] }
    set { SBUWorld.strings[.Empty_Wrong] = newValue }
  }
}

/// The texts as a value: what was replaced, over the standard ones.
struct SBUStrings: Sendable {
  private var texts: [SBUStringSet.Key: String] = [:]
  private var counts: [SBUStringSet.CountKey: @Sendable (Int) -> String] = [:]

  subscript(key: SBUStringSet.Key) -> String {
    get { texts[key] ?? SBUStringSet.standard[key.rawValue].text }
    set { texts[key] = newValue }
  }

  subscript(count key: SBUStringSet.CountKey) -> @Sendable (Int) -> String {
    get { counts[key] ?? Self.template(SBUStringSet.standardCounts[key.rawValue].text) }
    set { counts[key] = newValue }
  }

  /// A text with the number in the place of `%d`; without a number, `%d` goes, with brackets
  /// around it and the blank that parted it from the rest.
  static func template(_ text: String) -> @Sendable (Int) -> String {
    var next = text.firstIndex(of: "%")
    while let place = next, !text[place...].hasPrefix("%d") {
      next = text[text.index(after: place)...].firstIndex(of: "%")
    }
    guard let mark = next else { return { _ in text } }
    let before = text[..<mark]
    let after = text[mark...].dropFirst(2)
    let none = withoutNumber(before, after)
    return { count in count > 0 ? "\(before)\(count)\(after)" : none }
  }

  private static func withoutNumber(_ before: Substring, _ after: Substring) -> String {
    var (before, after) = (before, after)
    if before.last == "(", after.first == ")" {
      (before, after) = (before.dropLast(), after.dropFirst())
    }
    if before.last == " " {
      before = before.dropLast()
    } else if before.isEmpty, after.first == " " {
      after = after.dropFirst()
    }
    return "\(before)\(after)"
  }
}

extension SBUStrings {
  /// Takes over what another value replaced.
  mutating func replace(_ other: SBUStrings) {
    texts.merge(other.texts) { _, new in new }
    counts.merge(other.counts) { _, new in new }
  }
}
