import YAML

/// The diagnostics of values.
extension Diagnostic {
  /// Returns `expected a number, found 'four'`.
  package static func unexpected(
    _ node: Node, expected: String, _ code: Code = .wrongValue, help: Help?
  ) -> Diagnostic {
    Diagnostic(
      code, "expected \(expected), found \(node.foundDescription)", at: node.place, help: help)
  }

  static func missingKey(
    _ field: FieldDescription, in owner: String, at place: Place
  ) -> Diagnostic {
    missingKey(field.name, in: owner, at: place, help: .adding(field))
  }
}

extension Diagnostic.Help {
  /// Help for a missing key: `add 'sender: ' and the id of a user (who sent it)`.
  static func adding(_ field: FieldDescription) -> Diagnostic.Help {
    let words = field.shape.choices
    let value = words.count > 6 ? "a value such as \(words[0])" : field.shape.noun
    return Diagnostic.Help("add '\(field.name): ' and \(value) (\(field.meaning))")
  }
}

extension Decoding {
  /// Reports a value of the wrong shape. The message names the value; the help describes the shape.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - shape: the expected shape; for a choice, the help suggests the word nearest to the value.
  ///   - help: help instead of the shape's own.
  public mutating func reportWrongValue(
    _ node: Node, wanted shape: ShapeDescription, help: Diagnostic.Help? = nil
  ) {
    if let help = node.helpForNamedItems(for: shape) {
      return diagnostics.append(.unexpected(node, expected: shape.noun, help: help))
    }
    let choices = node.kind == .scalar && help == nil ? shape.choices.count : 0
    let near =
      choices > 0 && beginSearch(among: choices) ? shape.nearestChoice(to: node.text) : nil
    reportWrongValue(
      node, wanted: shape.noun, shape,
      help: help ?? near ?? node.helpForBrackets(for: shape) ?? node.helpForMissingDash(for: shape)
        ?? node.helpForBraces(for: shape) ?? node.helpForBareValue(for: shape)
        ?? node.helpForNull(for: shape)
        ?? shape.help(commandName: commandName))
  }

  /// Reports a value that is not of the kind that `wanted` names, such as `a screen's id`.
  package mutating func reportWrongValue(_ node: Node, wanted: String, help: Diagnostic.Help?) {
    reportWrongValue(node, wanted: wanted, nil, help: help)
  }

  private mutating func reportWrongValue(
    _ node: Node, wanted: String, _ shape: ShapeDescription?, help: Diagnostic.Help?
  ) {
    // An empty value with a non-empty place is an alias that the reader reported already.
    if node.isNull, node.text.isEmpty, node.place.start != node.place.end { return }
    let ownHelp =
      node.blockIndicator.map { Diagnostic.Help("remove the '\($0)'") }
      ?? node.valueReadAsComment.map { Diagnostic.Help("'#' starts a comment; write \"\($0)\"") }
      ?? node.typographicListDash.map { Diagnostic.Help("write '- ' instead of \($0.name)") }
      ?? node.nonASCIIIndentationBelow ?? node.helpForDashesAndSpaces(where: wanted, shape)
    diagnostics.append(
      .unexpected(node, expected: wanted, help: ownHelp ?? node.addingLookAlikes(to: help)))
  }

  /// Reports a value that is not a time: says which of its numbers is out of its range, or suggests
  /// the word that its first word may mean. The time of a clock has no such word.
  mutating func reportWrongTime(_ node: Node, isOfClock: Bool = false) {
    let text = node.kind == .scalar ? node.text : ""
    let word = text.prefix { $0.isLetter }
    let rest = text.dropFirst(word.count)
    let near =
      nearestName(to: String(word), among: ["now", "startOfToday"])
      ?? (word == "today" ? "startOfToday" : nil)
    let meant = near.map { $0 + rest }.flatMap { TimeExpression($0) == nil ? nil : $0 }
    let relative = TimeExpression.relative(meantBy: text)
    let help: Diagnostic.Help? =
      isOfClock
      ? Diagnostic.Help("write a time such as 2026-03-01T08:30:00Z")
      : meant.map { .didYouMean($0) } ?? relative.map { Diagnostic.Help("write '\($0)'") }
        ?? ShapeDescription.time.help(commandName: commandName)
    let range = TimeExpression.exceededRange(in: text)
    reportWrongValue(
      node, wanted: range.map { "a time with \($0)" } ?? ShapeDescription.time.noun,
      help: range == nil ? help : nil)
  }

  /// Reports an unknown key of a mapping.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - what: the mapping, as messages name it: `a city`.
  ///   - known: the known keys; the help suggests the nearest one.
  ///   - fields: the known keys as data, which show the key that a comma belongs to.
  ///   - mapping: the mapping, so that the help suggests no key that it has already.
  ///   - ownerHelp: help that names the owner of the key, if it is known.
  ///   - notes: notes about related places.
  ///   - last: help if no known key is near, instead of the list of the known keys.
  public mutating func reportUnknownKey(
    _ key: Node, in what: String, known: [String], fields: [FieldDescription] = [],
    mapping: Node? = nil, ownerHelp: @autoclosure () -> Diagnostic.Help? = nil,
    notes: [Diagnostic.Note] = [], otherwise last: Diagnostic.Help? = nil
  ) {
    var help = key.helpForKeyPrefix ?? key.helpForMissingSpace
    if help == nil, beginSearch(among: known.count) {
      help = ownerHelp() ?? key.helpForMissingColon(known: known, fields)
      var meant = help?.replacement
      if help == nil {
        help = .nearest(to: key.text, among: known) ?? key.helpForPartOfKey(among: known)
        let others = key.keysMeant(among: known)
        meant = help.flatMap { $0.replacement ?? (others.count == 1 ? others.first : nil) }
      }
      if let suggestion = help, let meant, let mapping {
        help = self.help(suggestion, suggesting: meant, for: key, in: mapping)
      }
    }
    // Messages put the names of classes in quotes, and those of keys not.
    let name = what.split(separator: "'").first.map(String.init) ?? what
    let list: Diagnostic.Help =
      known.isEmpty
      ? Diagnostic.Help("it has no keys; remove this one")
      : .allowed(known, command: "\(commandName) types\(name.contains(" ") ? "" : " \(name)")")
    diagnostics.append(.unknownKey(key, of: what, help: help ?? last ?? list, notes: notes))
  }

  /// Reports an id that refers to nothing.
  ///
  /// - Parameters:
  ///   - node: the id.
  ///   - what: the expected kind of record, without an article: `city`.
  ///   - known: the known ids.
  ///   - section: the section of the fixture with these records and the key of their ids, for the
  ///     help if the fixture has none: `cities`, `name`.
  public mutating func reportUnknownReference(
    _ node: Node, to what: String, known: some Sequence<String>,
    section: (name: String, id: String)? = nil
  ) {
    // Empty and duplicate ids are reported in the fixture.
    var seen: Set<String> = [""]
    let known = suggestsNames ? known.prefix(10_000).filter { seen.insert($0).inserted } : []
    let canSuggest = beginSearch(among: known.count)
    var help = Diagnostic.Help.nearest(to: node.text, among: known)
    var notes: [Diagnostic.Note] = []
    if let meant = help?.replacement {
      // The fixture is read again, which takes as long as a search among many names.
      if let key = section?.id, let place = fixture?.place,
        place.source.path != node.place.source.path, beginSearch(among: 10_000),
        let note = fixture?.note(ofRecord: meant, key: key)
      {
        notes.append(note)
      }
      help?.isCertain = node.text.isCertainly(meant, among: known)
    } else if help == nil, !known.isEmpty {
      help = .allowed(known)
    } else if help == nil, canSuggest, let section {
      help = Diagnostic.Help(
        "write '\(section.name): [\(node.asItem(id: section.id))]' in the fixture (key 'data')")
    }
    diagnostics.append(.unknown(what, node, .unknownReference, help: help, notes: notes))
  }

  /// Warns about a name that older versions of a kit used.
  package mutating func reportOlderSpelling(_ node: Node, today: String) {
    diagnostics.report(
      .deprecatedSpelling, "\(node.quoted) is deprecated", at: node.place,
      severity: .warning, help: Diagnostic.Help("write '\(today)'", replacement: today))
  }

  /// Reports a key that means the same as another one: an older spelling, or a path with dots.
  package mutating func reportBothSpellings(_ key: Node, _ other: Node) {
    diagnostics.report(
      .duplicateKey, "duplicate key \(other.quoted), here in another spelling",
      at: key.place, help: Diagnostic.Help("remove one of them"),
      notes: [Diagnostic.Note("the other one is here", at: other.place)])
  }
}

extension String {
  /// Returns whether this text can only be a typo of an id.
  ///
  /// That is so if both have at least four characters and no digits, differ in one edit, and no
  /// other id is similar to the text. An edit adds, removes or replaces one letter, or swaps two.
  fileprivate func isCertainly(_ id: String, among ids: [String]) -> Bool {
    if !lookAlikes.isEmpty { return replacingLookAlikes == id }
    return min(count, id.count) >= 4 && !(self + id).contains(where: \.isNumber)
      && isOneEdit(from: id)
      && nearestName(to: self, among: ids.filter { $0 != id }) == nil
  }

  /// Returns whether the texts differ in one added, removed or replaced letter, or in two swapped
  /// ones.
  private func isOneEdit(from other: String) -> Bool {
    let (left, right) = (Array(self), Array(other))
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    let (here, there) = (left[start..<left.count - end], right[start..<right.count - end])
    return here.count <= 1 && there.count <= 1
      || here.count == 2 && there.count == 2 && here.elementsEqual(there.reversed())
  }
}
