extension SourceRewriter {
  /// Adds the class that the app expects to a call that loads a nib or a storyboard.
  ///
  /// `loadNibNamed("Card", owner: self)?.first as? Card` becomes
  /// `loadNibNamed("Card", owner: self, as: Card.self)?.first as? Card`.
  ///
  /// - Parameter index: the index of the function's name.
  mutating func addExpectedType(at index: Int) {
    guard let label = Self.nibFunctions[tokens[index].text], tokens.text(at: index + 1) == "(",
      let close = tokens.closing(index + 1)
    else { return }
    let isEmpty = close == index + 2
    guard isEmpty ? label.isEmpty : ["*", tokens.text(at: index + 2)].contains(label)
    else { return }
    var place = close + 1
    while let text = tokens.text(at: place), Self.tokensBeforeCast.contains(text) { place += 1 }
    guard tokens.text(at: place) == "as" else { return }
    place += 1
    while ["?", "!"].contains(tokens.text(at: place)) { place += 1 }
    guard var name = tokens.word(at: place).map(String.init) else { return }
    place += 1
    while tokens.text(at: place) == ".", let part = tokens.word(at: place + 1) {
      name += ".\(part)"
      place += 2
    }
    guard tokens.text(at: place) != "<", name.first?.isUppercase == true else { return }
    let range = tokens[close].range.lowerBound..<tokens[close].range.lowerBound
    edit(range, "\(isEmpty ? "" : ", ")as: \(name).self")
  }

  /// The functions that load nibs and storyboards, with their first labels: `*` for any.
  private static let nibFunctions: [Substring: Substring] = [
    "instantiateViewController": "withIdentifier", "instantiateInitialViewController": "",
    "instantiate": "withOwner", "dequeueReusableCell": "withIdentifier", "loadNibNamed": "*",
  ]

  /// The tokens that are allowed between the objects of a nib and the cast of one.
  private static let tokensBeforeCast: Set<Substring> = [
    "?", "!", ".", "first", "last", "[", "0", "]", ")",
  ]

  /// Gives an outlet an initial view, because no nib connects one.
  mutating func initializeOutlet(after index: Int) {
    guard let variable = keyword("var", after: index), tokens.text(at: variable + 2) == ":" else {
      return
    }
    var type = variable + 3
    if let weak = (index..<variable).first(where: { ["weak", "unowned"].contains(tokens[$0].text) })
    {
      erase(weak, through: tokens.text(at: weak + 1) == "(" ? weak + 3 : weak)
    }
    if tokens.text(at: type) == "[", let end = tokens.closing(type),
      tokens.text(at: end + 1) == "!"
    {
      edit(tokens[end + 1].range, "! = []")
      return
    }
    while tokens.text(at: type + 1) == "." { type += 2 }
    let name = tokens.joined(Array(variable + 3..<min(type + 1, tokens.count)))[...]
    if tokens.text(at: type + 1) == "!", tokens.text(at: type + 2) != "=" {
      let ancestors = ancestors(of: name)
      if ["UI", "SBU"].contains(where: name.hasPrefix) || name == "NSLayoutConstraint" {
        edit(tokens[type + 1].range, "! = \(name)()")
      } else if ancestors.contains(where: { $0.hasPrefix("UI") || $0.hasPrefix("NC") }) {
        edit(tokens[type + 1].range, "! = \(name)(coder: NSCoder())")
      } else if let last = ancestors.last,
        last.hasPrefix("SBU") || ["Header", "List", "Input"].contains(last)
      {
        // `init(coder:)` of Sendbird's classes is unavailable.
        edit(tokens[type + 1].range, "! = \(name)()")
      }
    }
  }

  /// Turns a Core Data property into one that its object stores.
  mutating func rewriteManagedProperty(at index: Int) {
    guard
      let variable = keyword("var", after: index), let name = tokens.word(at: variable + 1),
      tokens.text(at: variable + 2) == ":"
    else { return addBody(toMethodAfter: index) }
    erase(index, through: index + 1)
    let type = variable + 3
    var end = type
    var depth = 0
    while end < tokens.count, depth > 0 || end == type || tokens[end].line == tokens[end - 1].line {
      if depth == 0, ["}", ";", "{", "@"].contains(tokens[end].text) { break }
      if ["[", "(", "<"].contains(tokens[end].text) { depth += 1 }
      if ["]", ")", ">"].contains(tokens[end].text) { depth -= 1 }
      end += 1
    }
    guard end > type else { return }
    let words = tokens.joined(Array(type..<end))
    if let standard = Self.standardValue(of: words) {
      return insert(Self.accessors(name, standard), after: end - 1)
    }
    // As on a device, reading a missing value ends the app.
    warn("'\(name)' has no default value here; set it before it is read", at: index)
    insert("!\(Self.accessors(name, "nil as \(words)?"))", after: end - 1)
  }

  /// Gives a Core Data method an empty body.
  private mutating func addBody(toMethodAfter index: Int) {
    erase(index, through: index + 1)
    guard let keyword = keyword("func", after: index),
      let head = FunctionSignature(at: keyword, in: tokens)
    else { return }
    insert(" {}", after: head.end - 1)
  }

  private static func accessors(_ name: Substring, _ standard: String) -> String {
    " { get { managedValue(\"\(name)\", or: \(standard)) } "
      + "set { setManagedValue(newValue, \"\(name)\") } }"
  }

  private static func standardValue(of type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    if type.hasPrefix("Set<") { return "[]" }
    if type.hasPrefix("Int") || ["Double", "Float", "CGFloat"].contains(type) { return "0" }
    switch type {
    case "String": return "\"\""
    case "Bool": return "false"
    case "Date", "Data", "UUID", "NSSet", "NSOrderedSet": return "\(type)()"
    default: return nil
    }
  }
}

extension SourceRewriter {
  /// Adds `override` to a method of a list in Sendbird's kit, such as one for swipe actions, that
  /// the real kit finds only through the Objective-C runtime.
  ///
  /// - Parameter index: the index of the word `func`.
  mutating func addOverride(at index: Int) {
    guard isInClass, parents["List"] == nil, ancestors.contains("List"),
      let head = FunctionSignature(at: index, in: tokens),
      Self.listMethods.contains("\(head.name) \(head.labels.dropFirst().joined(separator: " "))")
    else { return }
    let before = tokens[..<index].suffix(6).reversed().prefix { Self.modifiers.contains($0.text) }
    guard !before.contains(where: { ["override", "static", "class"].contains($0.text) })
    else { return }
    let range = tokens[index].range.lowerBound..<tokens[index].range.lowerBound
    edit(range, "override ")
  }

  private static let listMethods: Set<String> = [
    "numberOfSections ", "tableView numberOfRowsInSection", "tableView cellForRowAt",
    "tableView didSelectRowAt", "tableView didDeselectRowAt", "tableView willSelectRowAt",
    "tableView willDisplay forRowAt", "tableView didEndDisplaying forRowAt",
    "tableView heightForRowAt", "tableView titleForHeaderInSection",
    "tableView titleForFooterInSection", "tableView viewForHeaderInSection",
    "tableView viewForFooterInSection", "tableView heightForHeaderInSection",
    "tableView heightForFooterInSection", "tableView canEditRowAt", "tableView commit forRowAt",
    "tableView leadingSwipeActionsConfigurationForRowAt",
    "tableView trailingSwipeActionsConfigurationForRowAt", "scrollViewDidScroll ",
    "scrollViewWillBeginDragging ", "scrollViewDidEndDragging willDecelerate",
    "scrollViewDidEndDecelerating ", "scrollViewDidEndScrollingAnimation ",
  ]
}
