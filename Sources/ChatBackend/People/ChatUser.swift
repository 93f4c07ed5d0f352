/// A person that the chat service knows.
public struct ChatUser: Sendable, Hashable {
  /// The id, unique among users.
  public var userId: String
  /// The name that Sendbird shows; may be empty.
  public var nickname: String
  /// The address of the picture.
  public var profileURL: String?
  // Few fixtures use these, and users are copied often, so they share one word.
  private var rest: Rest?

  private final class Rest: Sendable, Hashable {
    let name: String?
    let alias: String?
    let extra: String?

    init(name: String?, alias: String?, extra: String?) {
      self.name = name
      self.alias = alias
      self.extra = extra
    }

    static func == (left: Rest, right: Rest) -> Bool {
      left.name == right.name && left.alias == right.alias && left.extra == right.extra
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(alias)
      hasher.combine(extra)
    }
  }

  /// A person; only the id must be known.
  public init(
    userId: String, nickname: String = "", profileURL: String? = nil, name: String? = nil,
    alias: String? = nil, extra: String? = nil
  ) {
    self.userId = userId
    self.nickname = nickname
    self.profileURL = profileURL
    setRest(name, alias, extra)
  }

  /// The name that Nexconn shows, where it is not the nickname.
  public var name: String? {
    get { rest?.name }
    set { setRest(newValue, alias, extra) }
  }

  /// What the current user calls this person.
  public var alias: String? {
    get { rest?.alias }
    set { setRest(name, newValue, extra) }
  }

  /// Whatever an app keeps with a person.
  public var extra: String? {
    get { rest?.extra }
    set { setRest(name, alias, newValue) }
  }

  private mutating func setRest(_ name: String?, _ alias: String?, _ extra: String?) {
    let isNeeded = name != nil || alias != nil || extra != nil
    rest = isNeeded ? Rest(name: name, alias: alias, extra: extra) : nil
  }
}

extension ChatUser: Identified {
  var id: String { userId }
}
