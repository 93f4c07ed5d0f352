import ChatBackend

/// Which members are listed, by role.
public enum GroupChannelOperatorFilter: Int, Sendable {
  /// All.
  case all
  /// Operators only.
  case `operator`
  /// All but operators.
  case nonOperator

  var backend: ChatOperatorFilter {
    switch self {
    case .all: .all
    case .operator: .operator
    case .nonOperator: .nonOperator
    }
  }
}

/// Which members are listed, by whether they may write.
public enum GroupChannelMutedMemberFilter: Int, Sendable {
  /// All.
  case all
  /// Muted ones only.
  case muted
  /// All but muted ones.
  case unmuted

  var backend: ChatMutedFilter {
    switch self {
    case .all: .all
    case .muted: .muted
    case .unmuted: .unmuted
    }
  }
}

/// Which members are listed, by whether they have come in. Whoever is invited here has.
public enum MemberStateFilter: Int, Sendable {
  /// All.
  case all
  /// Those who have.
  case joined
  /// Those who have not: nobody.
  case invited

  var backend: ChatStateFilter {
    switch self {
    case .all: .all
    case .joined: .joined
    case .invited: .invited
    }
  }
}

/// In which order members are listed.
public enum MemberListOrder: Int, Sendable {
  /// By nickname.
  case nicknameAlphabetical
  /// Operators by nickname, then all others by nickname.
  case operatorThenMemberNicknameAlphabetical

  var backend: ChatMemberOrder {
    switch self {
    case .nicknameAlphabetical: .nicknameAlphabetical
    case .operatorThenMemberNicknameAlphabetical: .operatorThenNicknameAlphabetical
    }
  }
}
