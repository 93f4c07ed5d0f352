import HeadlessUIKit

/// Receives the choice of a user to mention.
public protocol SBUSuggestedMentionListDelegate: AnyObject {
  /// A user was chosen.
  func suggestedUserList(_ list: SBUSuggestedMentionList, didSelectUser user: SBUUser)
}

/// The users who can be mentioned, above the message input (G179).
open class SBUSuggestedMentionList: SBUView, UITableViewDelegate, UITableViewDataSource {
  /// The table that gives the rows. The rows are drawn, not it.
  public lazy var tableView = UITableView(frame: .zero, style: .plain)
  private let rows = SBUStackView(axis: .vertical)
  /// The delegate; not retained.
  public weak var delegate: (any SBUSuggestedMentionListDelegate)?
  /// The theme of the notice that there are too many mentions.
  public var theme: SBUChannelTheme = SBUTheme.channelTheme
  /// The users.
  public private(set) var filteredUsers: [SBUUser] = []
  /// Whether rows show the users' IDs.
  public var showsUserId = true
  /// Whether a notice replaces the users, because there are too many mentions (G180).
  public var isLimitGuideEnabled = false { didSet { showRows() } }

  /// Adds the rows.
  open override func setupViews() {
    super.setupViews()
    tableView.delegate = self
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.register(SBUUserCell.self, forCellReuseIdentifier: SBUUserCell.sbu_className)
    addSubview(rows)
  }

  /// Applies the theme's background.
  open override func setupStyles() {
    super.setupStyles()
    tableView.backgroundColor = theme.backgroundColor
  }

  /// Shows users.
  open func reloadData(with users: [SBUUser]) {
    filteredUsers = users
    showRows()
  }

  private func showRows() {
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    for row in 0..<tableView(tableView, numberOfRowsInSection: 0) {
      let place = IndexPath(row: row, section: 0)
      let cell = tableView(tableView, cellForRowAt: place)
      cell.contentView.addTap(
        self,
        Selector { (list: SBUSuggestedMentionList) in
          { list.tableView(list.tableView, didSelectRowAt: place) }
        })
      rows.addArrangedSubview(cell.contentView)
    }
  }

  /// Returns the number of users, or 1 for the notice.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isLimitGuideEnabled ? 1 : filteredUsers.count
  }

  /// Returns the row of a user, or the notice.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard !isLimitGuideEnabled, filteredUsers.indices.contains(indexPath.row) else {
      let limit = SBUGlobals.userMentionConfig?.mentionLimit ?? 10
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      row.imageView?.image = SBUIconSet.iconInfo
      row.textLabel?.text = SBUStringSet.Mention_Limit_Guide(limit)
      return row
    }
    let row = tableView.dequeueReusableCell(
      withIdentifier: SBUUserCell.sbu_className, for: indexPath)
    (row as? SBUUserCell)?.configure(
      type: .suggestedMention(showsUserId), user: filteredUsers[indexPath.row])
    return row
  }

  /// Notifies the delegate of the chosen user.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isLimitGuideEnabled, filteredUsers.indices.contains(indexPath.row) else { return }
    delegate?.suggestedUserList(self, didSelectUser: filteredUsers[indexPath.row])
  }
}

/// Receives events of mentions.
public protocol SBUMentionManagerDelegate: AnyObject {
  /// The users who can be mentioned changed.
  ///
  /// - Parameters:
  ///   - manager: the manager.
  ///   - members: the users.
  ///   - filteredText: the beginning of a name; nil without one.
  ///   - isTriggered: whether the text has a trigger.
  func mentionManager(
    _ manager: SBUMentionManager, didChangeSuggestedMention members: [SBUUser],
    filteredText: String?, isTriggered: Bool)
  /// Mentions were written into a text.
  func mentionManager(_ manager: SBUMentionManager, didInsertMentionsTo textView: UITextView)
  /// The users whose names begin with a text are needed.
  func mentionManager(
    _ manager: SBUMentionManager, shouldLoadSuggestedMentions filterText: String)
}

/// Provides the users who can be mentioned.
public protocol SBUMentionManagerDataSource: AnyObject {
  /// Returns the users whose names contain a text.
  func mentionManager(
    _ manager: SBUMentionManager, suggestedMentionUsersWith filterText: String
  ) -> [SBUUser]
}

/// A mention in a text.
public struct SBUMention {
  /// The place in the text, in UTF-16 units.
  public var range: NSRange
  /// The user.
  public let user: SBUUser
}

/// Finds the beginning of mentions in a text, and writes them (G176 to G183).
public class SBUMentionManager: NSObject {
  /// The delegate; not retained.
  public weak var delegate: (any SBUMentionManagerDelegate)?
  /// The data source; not retained.
  public weak var dataSource: (any SBUMentionManagerDataSource)?
  /// The mentions of the text, in order.
  public private(set) var mentions: [SBUMention] = []
  /// The attributes of text.
  public private(set) var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of mentions.
  public private(set) var mentionTextAttributes: [NSAttributedString.Key: Any] = [:]

  private var settings: SBUUserMentionConfiguration {
    SBUGlobals.userMentionConfig ?? SBUUserMentionConfiguration()
  }

  /// Creates a manager without delegate.
  public override init() { super.init() }

  /// Stores delegate, data source and attributes.
  public func configure(
    delegate: any SBUMentionManagerDelegate, dataSource: any SBUMentionManagerDataSource,
    defaultTextAttributes: [NSAttributedString.Key: Any],
    mentionTextAttributes: [NSAttributedString.Key: Any]
  ) {
    (self.delegate, self.dataSource) = (delegate, dataSource)
    self.defaultTextAttributes = defaultTextAttributes
    self.mentionTextAttributes = mentionTextAttributes
  }

  /// Returns the beginning of a name before the end of the text; nil without a trigger (G177).
  func filter(in text: String) -> String? {
    guard let start = text.range(of: settings.trigger, options: .backwards) else { return nil }
    let before = text[..<start.lowerBound].last
    guard before == nil || before == " " || before?.isNewline ?? false else { return nil }
    return String(text[start.upperBound...])
  }

  /// Notifies the delegate which users can be mentioned at the end of a text.
  public func handleMentionSuggestion(on textView: UITextView, range: NSRange) {
    guard let filter = filter(in: textView.text) else {
      delegate?.mentionManager(
        self, didChangeSuggestedMention: [], filteredText: nil, isTriggered: false)
      return
    }
    delegate?.mentionManager(self, shouldLoadSuggestedMentions: filter)
    let users = dataSource?.mentionManager(self, suggestedMentionUsersWith: filter) ?? []
    delegate?.mentionManager(
      self, didChangeSuggestedMention: users, filteredText: filter, isTriggered: true)
  }

  /// Takes over the mentions of a message and returns its text with the names of the users; nil
  /// without a template (G170).
  func restoreMentions(of message: BaseMessage) -> String? {
    reset()
    guard let template = message.mentionedMessageTemplate, !template.isEmpty else { return nil }
    var text = template
    let users = message.mentionedUsers.map { SBUUser(user: $0) }
    let places = users.compactMap { user in
      template.range(of: "\(settings.trigger){\(user.userId)}").map { (user, $0.lowerBound) }
    }
    for (user, _) in places.sorted(by: { $0.1 < $1.1 }) {
      let place = "\(settings.trigger){\(user.userId)}"
      let mention = settings.trigger + user.refinedNickname()
      guard let found = text.range(of: place) else { continue }
      let start = text[..<found.lowerBound].utf16.count
      text.replaceSubrange(found, with: mention)
      mentions.append(
        SBUMention(range: NSRange(location: start, length: mention.utf16.count), user: user))
    }
    return text
  }

  /// Whether the text has as many mentions as a message may have (G180).
  var isFull: Bool { mentions.count >= settings.mentionLimit }

  /// Replaces the beginning of a name by a mention and a space (G181). The mark that the kit writes
  /// after a name, which no one sees, is left out.
  ///
  /// - Returns: whether the text has a trigger, and may have another mention.
  @discardableResult
  public func addMention(at textView: UITextView, user: SBUUser) -> Bool {
    let text = textView.text ?? ""
    guard mentions.count < settings.mentionLimit, let filter = filter(in: text) else {
      return false
    }
    let trigger = settings.trigger
    let kept = String(text.dropLast(filter.count + trigger.count))
    let mention = trigger + user.refinedNickname()
    let range = NSRange(location: kept.utf16.count, length: mention.utf16.count)
    mentions.append(SBUMention(range: range, user: user))
    textView.text = kept + mention + " "
    delegate?.mentionManager(self, didInsertMentionsTo: textView)
    return true
  }

  /// Returns a text with the users' IDs in place of the mentions.
  public func generateMentionedMessageTemplate(with text: String) -> String {
    // From the end, so that the places of the others stay valid.
    mentions.sorted { $0.range.location > $1.range.location }.reduce(text) { text, mention in
      guard let range = Range(mention.range, in: text),
        text[range] == settings.trigger + mention.user.refinedNickname()
      else { return text }
      return text.replacingCharacters(
        in: range, with: "\(settings.trigger){\(mention.user.userId)}")
    }
  }

  /// Forgets all mentions.
  public func reset() { mentions = [] }
}
