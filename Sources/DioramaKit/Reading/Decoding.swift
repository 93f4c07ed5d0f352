import YAML

/// The state of decoding YAML into values: the files that it can name, what other keys of the
/// screen contain, and the problems found.
///
/// A shape that a kit defines reports errors and returns nil; it never throws:
///
/// ```swift
/// ValueShape<Season>(.choice(["summer", "winter"])) { node, decoding in
///   if let season = Season(rawValue: node.text) { return season }
///   decoding.reportWrongValue(node, wanted: .choice(["summer", "winter"]))
///   return nil
/// }
/// ```
public struct Decoding {
  /// The files that paths in YAML can refer to.
  public let files: SourceFiles
  /// The name of the command, for help such as "see `diorama types`".
  package let commandName: String
  /// The problems found so far.
  public var diagnostics = Diagnostics()
  /// The clock of the screen, once it is known.
  package var clock: ScreenClock?
  /// Resolves names of types; nil where types cannot be named, as in fixtures.
  package var types: TypeLookup?
  /// The result of the screen's `data` key; nil before the key is read.
  package var fixtureResult: FixtureResult?
  /// The replacements for a kit's own classes that a key of the kit sets, by the name of the
  /// replaced class.
  ///
  /// The headers of snapshots and `explain` show them.
  public var classReplacements: [String: ComponentChoice] = [:]
  /// The files that paths in YAML referred to so far.
  public internal(set) var filesRead: Set<String> = []

  /// Creates a decoding without problems.
  ///
  /// - Parameter files: the files that paths in YAML can refer to.
  public init(files: SourceFiles) { self.init(files: files, commandName: "diorama") }

  package init(files: SourceFiles, commandName: String) {
    self.files = files
    self.commandName = commandName
  }

  /// A decoding of the same files, without problems or state.
  var emptyCopy: Decoding { Decoding(files: files, commandName: commandName) }

  /// Returns a moment in milliseconds since 1970, by the clock of the screen.
  ///
  /// - Parameter time: the moment, such as a value of ``ValueShape/time``.
  /// - Returns: nil outside a screen, unless the moment does not depend on a clock.
  public func milliseconds(of time: TimeExpression) -> Int? {
    if time.base == .epoch { return time.offset }
    return clock.map { time.milliseconds(in: $0.environment()) }
  }

  /// Records that the screen depends on a file, so that the screen runs again when the file
  /// changes.
  mutating func recordRead(_ path: String) { filesRead.insert(path) }
}

// MARK: - Problems of many keys

extension Decoding {
  /// Reports a value of the wrong shape. The message names the value; the help describes the shape.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - shape: the expected shape; for a choice, the help suggests the word nearest to the value.
  public mutating func reportWrongValue(_ node: Node, wanted shape: ShapeDescription) {
    reportWrongValue(node, wanted: shape, help: nil)
  }

  /// Reports a value of the wrong shape, with the given help, if any, instead of the shape's own
  /// help.
  package mutating func reportWrongValue(
    _ node: Node, wanted shape: ShapeDescription, help: Diagnostic.Help?
  ) {
    let near =
      node.kind == .scalar ? Diagnostic.Help.nearest(to: node.text, among: shape.choices) : nil
    reportWrongValue(
      node, wanted: shape.noun,
      help: help ?? near ?? node.helpForBrackets(for: shape) ?? node.helpForMissingDash(for: shape)
        ?? shape.help(commandName: commandName))
  }

  /// Reports a value that is not of the kind that `wanted` names, such as `a screen's id`.
  package mutating func reportWrongValue(_ node: Node, wanted: String, help: Diagnostic.Help?) {
    // An empty value with a non-empty place is an alias that the reader reported already.
    if node.isNull, node.text.isEmpty, node.place.start != node.place.end { return }
    diagnostics.report(
      .wrongValue, "expected \(wanted), found \(node.foundDescription)", at: node.place,
      help: node.valueReadAsComment.map { Diagnostic.Help("'#' starts a comment; write \"\($0)\"") }
        ?? node.typographicListDash.map { Diagnostic.Help("write '- ' instead of \($0.name)") }
        ?? node.nonASCIIIndentationBelow
        ?? node.helpForDashesAndSpaces(where: wanted)
        ?? node.addingLookAlikes(to: help))
  }

  /// Reports an unknown key of a mapping.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - what: the mapping, as messages name it: `a city`.
  ///   - known: the known keys; the help suggests the nearest one.
  ///   - ownerHelp: help that names the owner of the key, if it is known.
  ///   - notes: notes about related places.
  public mutating func reportUnknownKey(
    _ key: Node, in what: String, known: [String], ownerHelp: Diagnostic.Help? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    // Messages put the names of classes in quotes, and those of keys not.
    let name = what.split(separator: "'").first.map(String.init) ?? what
    let list: Diagnostic.Help =
      known.isEmpty
      ? Diagnostic.Help("it has no keys; remove this one")
      : .allowed(known, command: "\(commandName) types\(name.contains(" ") ? "" : " \(name)")")
    diagnostics.report(
      .unknownKey, "\(key.quoted) is not a key of \(what)", at: key.place,
      help: key.helpForKeyPrefix ?? ownerHelp ?? .nearest(to: key.text, among: known) ?? list,
      notes: notes
    )
  }

  /// Reports an id that refers to nothing.
  ///
  /// - Parameters:
  ///   - node: the id.
  ///   - what: the expected kind of record, without an article: `city`.
  ///   - known: the known ids.
  ///   - section: the section of the fixture with these records, for the help if the fixture has
  ///     none: `cities`.
  public mutating func reportUnknownReference(
    _ node: Node, to what: String, known: some Sequence<String>, section: String? = nil
  ) {
    // Comparing very many wrong ids with all known ids would take too long.
    let most = diagnostics.count < 20 ? 10_000 : 0
    // Empty and duplicate ids are reported in the fixture.
    var seen: Set<String> = [""]
    let known = known.prefix(most).filter { seen.insert($0).inserted }
    var help = Diagnostic.Help.nearest(to: node.text, among: known)
    if let meant = help?.replacement {
      help?.isCertain = node.text.isCertainly(meant, among: known)
    } else if help == nil, !known.isEmpty {
      help = .allowed(known)
    } else if help == nil, most > 0, let section {
      help = Diagnostic.Help("the fixture has no '\(section)'; add that key with \(node.quoted)")
    }
    diagnostics.report(
      .unknownReference, "unknown \(what) \(node.quoted)", at: node.place, help: help)
  }

  /// Warns about a name that older versions of a kit used.
  package mutating func reportOlderSpelling(_ node: Node, today: String) {
    diagnostics.report(
      .deprecatedSpelling, "\(node.quoted) is deprecated", at: node.place,
      severity: .warning, help: Diagnostic.Help("write '\(today)'", replacement: today))
  }

  /// Reports a key that a mapping contains both in an older and in the current spelling.
  package mutating func reportBothSpellings(_ older: Node, _ newer: Node) {
    diagnostics.report(
      .duplicateKey, "duplicate key \(newer.quoted), here in its deprecated spelling",
      at: older.place, help: Diagnostic.Help("remove one of them"),
      notes: [Diagnostic.Note("the other one is here", at: newer.place)])
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

extension ShapeDescription {
  /// The keys of a mapping that is allowed here.
  fileprivate var keys: [String] {
    switch self {
    case .record(let fields): fields.map(\.name)
    case .either(let shapes): shapes.flatMap(\.keys)
    default: []
    }
  }
}

extension Node {
  /// Help for a list in brackets where a single value is expected.
  fileprivate func helpForBrackets(for shape: ShapeDescription) -> Diagnostic.Help? {
    guard kind == .sequence, shape.isSingle else { return nil }
    guard count == 1, let item = items.first(where: { _ in true }), item.kind == .scalar,
      !item.isNull
    else { return Diagnostic.Help("write one value instead of a list") }
    return Diagnostic.Help("write \(item.quoted) without the brackets")
  }

  /// Help for a key with a wrong prefix: a non-ASCII space, which YAML treats as text, or the
  /// comment marker of other languages.
  fileprivate var helpForKeyPrefix: Diagnostic.Help? {
    let text = text
    if text.hasPrefix("//") { return Diagnostic.Help("write '# ' instead of '//'") }
    return text.nonASCIIIndentCharacter.map {
      Diagnostic.Help("indent with spaces: \($0.name) is read as part of the key")
    }
  }

  /// Help for a missing value before a line whose indentation contains characters that YAML treats
  /// as text.
  fileprivate var nonASCIIIndentationBelow: Diagnostic.Help? {
    guard kind == .scalar, isNull, text.isEmpty,
      let odd = document.source.line(place.start.line + 1)?.nonASCIIIndentCharacter
    else { return nil }
    return Diagnostic.Help("indent the next line with spaces: \(odd.name) is read as text")
  }

  /// The typographic dash at the start of the value, used like the '-' of a list item.
  fileprivate var typographicListDash: LookAlike? {
    kind == .mapping
      ? entries.first { _ in true }?.key.text.typographicListDash
      : kind == .scalar ? text.typographicListDash : nil
  }

  /// Help for an item without its list.
  fileprivate func helpForMissingDash(for shape: ShapeDescription) -> Diagnostic.Help? {
    guard kind == .mapping, case .list(let item) = shape,
      let key = entries.first(where: { _ in true })?.key, item.keys.contains(key.text)
    else { return nil }
    return Diagnostic.Help(isFlow ? "put it in '[' and ']'" : "begin each item with '- '")
  }

  /// Help for a value that is not a list or a mapping only because of its dashes or spaces: `-a`
  /// for `- a`, `a:b` for `a: b`, or `- a: b` for `a: b` and vice versa.
  fileprivate func helpForDashesAndSpaces(where wanted: String) -> Diagnostic.Help? {
    let first = kind == .mapping ? entries.first { _ in true }?.key : self
    if wanted.contains("list"), let first, first.kind == .scalar, first.style == .plain,
      first.text.first == "-", first.text.dropFirst().first?.isLetter == true
    {
      return Diagnostic.Help("write a space after the '-' of each item")
    }
    if wanted == "a mapping", kind == .sequence, count > 0,
      items.allSatisfy({ $0.kind == .mapping })
    {
      return Diagnostic.Help(isFlow ? "remove '[' and ']'" : "remove the '- '")
    }
    return wanted.contains("mapping") ? helpForMissingSpace : nil
  }

  /// Returns whether the text is a typo of a name, and not the name itself.
  package func isMistyped(_ name: String) -> Bool {
    kind == .scalar && Diagnostic.Help.nearest(to: text, among: [name]) != nil
  }

  /// Help for a text that lacks only the space after its colon to be a mapping: `title:Add`.
  package var helpForMissingSpace: Diagnostic.Help? {
    guard kind == .scalar, style == .plain, let colon = text.firstIndex(of: ":") else { return nil }
    let (key, value) = (text[..<colon], text[text.index(after: colon)...])
    // A longer word is not a key.
    guard key.first?.isLetter == true, key.utf8.count <= 40,
      key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !value.isEmpty, !value.hasPrefix("/")
    else { return nil }
    return Diagnostic.Help("write '\(key): ' and then the value")
  }

  /// The key in a text such as `theme = dark`.
  package var keyBeforeEqualsSign: String? {
    guard kind == .scalar, style == .plain else { return nil }
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "=", words[0].utf8.count <= 40,
      words[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(words[0])
  }

  /// Adds to the help which characters of the value are look-alikes of others, unless the help has
  /// a replacement.
  fileprivate func addingLookAlikes(to help: Diagnostic.Help?) -> Diagnostic.Help? {
    guard kind == .scalar, help?.replacement == nil else { return help }
    let odd = text.lookAlikes
    if odd.isEmpty { return help }
    let words = [help?.text, Diagnostic.Help.description(of: odd)].compactMap(\.self)
    return Diagnostic.Help(words.joined(separator: "; "))
  }

  /// The text that was meant as the value but read as a comment: `#1 fans`.
  fileprivate var valueReadAsComment: String? {
    guard kind == .scalar, isNull, text.isEmpty, place.start == place.end,
      let line = document.source.line(place.start.line)
    else { return nil }
    let rest = line.unicodeScalars.dropFirst(Int(place.start.column) - 1).drop { $0 == " " }
    guard rest.first == "#", let second = rest.dropFirst().first, second != " ", second != "#"
    else { return nil }
    let text = String(rest)
    return text.contains("\"") || text.contains("\\") ? nil : text
  }

  /// The node, as messages describe it: `'two words'`, `a list`, `nothing`.
  package var foundDescription: String {
    switch kind {
    case .scalar: isNull ? "nothing" : quoted
    case .sequence: items.isEmpty ? "an empty list" : "a list"
    case .mapping: entries.isEmpty ? "an empty mapping" : "a mapping"
    }
  }
}
