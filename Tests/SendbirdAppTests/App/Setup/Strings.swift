import SendbirdUIKit

/// The harbor's words in place of the kit's.
enum HarborStrings {
  static func apply() {
    SBUStringSet.Cancel = "Back to shore"
    SBUStringSet.OK = "Aye"
    SBUStringSet.UserList_Me = "(you, skipper)"
    SBUStringSet.UserList_Title_Members = "Crew"
    SBUStringSet.InviteChannel_Header_Title = "Sign on"
    SBUStringSet.InviteChannel_Invite = { count in
      count == 0 ? "Sign on" : "Sign on \(count)"
    }
    SBUStringSet.Channel_Failure_Open_file = "The chart cannot be opened."
  }

  /// The words that tests of the app read.
  static var summary: [String] {
    [
      SBUStringSet.OK,
      SBUStringSet.Cancel,
      SBUStringSet.InviteChannel_Invite(2),
      SBUStringSet.UserList_Title_Members,
    ]
  }
}

extension String {
  /// The text without spaces around it; nil if nothing is left.
  var trimmedOrNil: String? {
    let text = trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  /// The text with a capital first letter.
  var capitalizedFirst: String {
    guard let first = first else { return self }
    return first.uppercased() + dropFirst()
  }
}
