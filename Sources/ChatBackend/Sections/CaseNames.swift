import DioramaKit

extension ValueShape where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Returns the shape of one of the raw values of an enumeration. The names of its cases in code,
  /// such as `ChannelType.open` and `SBDChannelTypeOpen`, are accepted with a warning, as are older
  /// words.
  ///
  /// - Parameters:
  ///   - types: the names of the enumeration in code.
  ///   - olderWords: older words and their current values.
  package static func choice(
    of types: String..., olderWords: [String: Value] = [:]
  ) -> ValueShape {
    let words = olderWords.merging(Value.allCases.map { ($0.rawValue, $0) }) { older, _ in older }
    var names = olderWords
    for (word, value) in words {
      for type in types {
        names["\(type).\(word)"] = value
        names[type + word.prefix(1).uppercased() + word.dropFirst()] = value
      }
    }
    return choice(olderWords: names)
  }
}

extension ChatFriendApplication.Kind {
  /// The shape of a keyword, or of a case of the enumeration that page 003 uses.
  package static let shape = ValueShape<Self>.choice(
    of: "NCFriendApplicationType", "FriendApplicationType")
}

extension ChatFriendApplication.Status {
  /// The shape of a keyword, or of a case of the enumeration that page 003 uses.
  package static let shape = ValueShape<Self>.choice(
    of: "NCFriendApplicationStatus", "FriendApplicationStatus",
    olderWords: ["unHandled": .unhandled])
}

extension ChatChannelType {
  /// The shape of a keyword, or of a case of the enumeration of the SDK.
  package static let shape = ValueShape<Self>.choice(of: "ChannelType", "SBDChannelType")
}

extension ValueShape where Value == ConversationKey.Kind {
  /// The kind of a conversation: a keyword, or a case of the enumeration of the SDK.
  public static var conversationKind: ValueShape { .choice(of: "NCChannelType", "ChannelType") }
}
