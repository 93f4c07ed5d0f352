import YAML

/// What is known while YAML becomes values: the files that it may name, what other keys of the screen
/// said, and the problems that were found.
///
/// A shape of a kit's own reports what is wrong and returns nil; it never throws:
///
/// ```swift
/// ValueShape<Season>(.choice(["summer", "winter"])) { node, decoding in
///   if let season = Season(rawValue: node.text) { return season }
///   decoding.reportWrongValue(node, wanted: .choice(["summer", "winter"]))
///   return nil
/// }
/// ```
public struct Decoding {
  /// The files that paths in YAML may lead to.
  public let files: SourceFiles
  /// What the command is called that people type, for advice such as "see `diorama types`".
  package let commandName: String
  /// What was found wrong so far.
  public var diagnostics = Diagnostics()
  /// The clock of the screen that is read, once it is known.
  package var clock: ScreenClock?
  /// What names of types mean; nil where no types are named, as in fixtures.
  package var types: TypeLookup?
  /// What the screen's key for its fixture said; nil while it has said nothing.
  package var fixtureResult: FixtureResult?
  /// What the key of a kit puts in the place of the kit's own classes, by the name of the class whose
  /// place it takes, so that heads of snapshots and `explain` name it.
  public var classReplacements: [String: ComponentChoice] = [:]
  /// The files that paths in YAML led to so far.
  public internal(set) var filesRead: Set<String> = []

  /// Starts with nothing said and nothing wrong.
  ///
  /// - Parameter files: where paths in YAML may lead.
  public init(files: SourceFiles) { self.init(files: files, commandName: "diorama") }

  package init(files: SourceFiles, commandName: String) {
    self.files = files
    self.commandName = commandName
  }

  /// A decoding of the same files, with nothing said and nothing wrong.
  var emptyCopy: Decoding { Decoding(files: files, commandName: commandName) }

  /// A moment in milliseconds since 1970, by the clock of the screen that is read.
  ///
  /// - Parameter time: the moment, such as that of ``ValueShape/time``.
  /// - Returns: nil outside of a screen, but for moments that no clock is needed for.
  public func milliseconds(of time: TimeExpression) -> Int? {
    if time.base == .epoch { return time.offset }
    return clock.map { time.milliseconds(in: $0.environment()) }
  }

  /// Notes that a file was read for the screen, so that the screen is run again when it changes.
  mutating func recordRead(_ path: String) { filesRead.insert(path) }
}

// MARK: - Problems that many keys have

extension Decoding {
  /// Reports a value of the wrong shape; the message says what was found, the help what fits.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - shape: what fits there; of a choice the word that is nearest to the value is proposed.
  public mutating func reportWrongValue(_ node: Node, wanted shape: ShapeDescription) {
    reportWrongValue(node, wanted: shape, help: nil)
  }

  /// Reports a value of the wrong shape, with other help than the shape's own where there is some.
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

  /// Reports a value that is not what stands here in words, such as `a screen's id`.
  package mutating func reportWrongValue(_ node: Node, wanted: String, help: Diagnostic.Help?) {
    // Nothing is there, but something is written: an alias that was reported by the reader.
    if node.isNull, node.text.isEmpty, node.place.start != node.place.end { return }
    diagnostics.report(
      .wrongValue, "expected \(wanted), found \(node.foundDescription)", at: node.place,
      help: node.valueReadAsComment.map { Diagnostic.Help("'#' begins a comment; write \"\($0)\"") }
        ?? node.typographicListDash.map { Diagnostic.Help("write '- ' in the place of \($0.name)") }
        ?? node.nonASCIIIndentationBelow
        ?? node.helpForDashesAndSpaces(where: wanted)
        ?? node.addingLookAlikes(to: help))
  }

  /// Reports a key that the mapping cannot have.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - what: the mapping, as a message calls it: `a city`.
  ///   - known: the keys that it can have, of which the nearest one is proposed.
  ///   - ownerHelp: where the key does belong, as advice, if that is known.
  ///   - notes: other places that belong to it.
  public mutating func reportUnknownKey(
    _ key: Node, in what: String, known: [String], ownerHelp: Diagnostic.Help? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    let isNamed = !what.contains(" ") && !what.contains("'")
    let list: Diagnostic.Help =
      known.isEmpty
      ? Diagnostic.Help("it takes none")
      : .allowed(known, truncationHint: "see `\(commandName) types\(isNamed ? " \(what)" : "")`")
    diagnostics.report(
      .unknownKey, "\(what) has no key \(key.quoted)", at: key.place,
      help: key.helpForKeyPrefix ?? ownerHelp ?? .nearest(to: key.text, among: known) ?? list,
      notes: notes
    )
  }

  /// Reports an id that refers to nothing.
  ///
  /// - Parameters:
  ///   - node: the id.
  ///   - what: what it should refer to, without an article: `city`.
  ///   - known: the ids that there are.
  ///   - section: where the fixture has them, to say so when it has none: `cities`.
  public mutating func reportUnknownReference(
    _ node: Node, to what: String, known: some Sequence<String>, section: String? = nil
  ) {
    // Comparing each of very many wrong ids with all others would take all day.
    let most = diagnostics.count < 20 ? 10_000 : 0
    // Ids that are empty or stand twice are reported where they are.
    var seen: Set<String> = [""]
    let known = known.prefix(most).filter { seen.insert($0).inserted }
    var help = Diagnostic.Help.nearest(to: node.text, among: known)
    if let meant = help?.replacement {
      help?.isCertain = node.text.isCertainly(meant, among: known)
    } else if help == nil, !known.isEmpty {
      help = .allowed(known, truncationHint: "all in the fixture")
    } else if help == nil, most > 0, let section {
      help = Diagnostic.Help("the fixture has no '\(section)'; add \(node.quoted) below that key")
    }
    diagnostics.report(
      .unknownReference, "there is no \(what) \(node.quoted)", at: node.place, help: help)
  }

  /// Warns of a name that older versions of a kit used.
  package mutating func reportOlderSpelling(_ node: Node, today: String) {
    diagnostics.report(
      .deprecatedSpelling, "\(node.quoted) is an older spelling", at: node.place,
      severity: .warning, help: Diagnostic.Help("today it is '\(today)'", replacement: today))
  }

  /// Reports a key that stands in one mapping in an older spelling and in today's.
  package mutating func reportBothSpellings(_ older: Node, _ newer: Node) {
    diagnostics.report(
      .duplicateKey, "the key \(newer.quoted) stands twice, here in an older spelling",
      at: older.place, notes: [Diagnostic.Note("the other one is here", at: newer.place)])
  }
}

extension String {
  /// Whether this can only be a mistyped form of an id: a word of letters, of which one is too many,
  /// missing, another or swapped, where without that id none would be near.
  fileprivate func isCertainly(_ id: String, among ids: [String]) -> Bool {
    if !lookAlikes.isEmpty { return replacingLookAlikes == id }
    return min(count, id.count) >= 4 && !(self + id).contains(where: \.isNumber)
      && isOneEdit(from: id)
      && nearestName(to: self, among: ids.filter { $0 != id }) == nil
  }

  /// Whether one letter more, less or other, or two swapped ones, are all that differs.
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
  /// The keys of a mapping that may stand here.
  fileprivate var keys: [String] {
    switch self {
    case .record(let fields): fields.map(\.name)
    case .either(let shapes): shapes.flatMap(\.keys)
    default: []
    }
  }
}

extension Node {
  /// Advice where one value stands in brackets, or several, and a single one is meant.
  fileprivate func helpForBrackets(for shape: ShapeDescription) -> Diagnostic.Help? {
    guard kind == .sequence, shape.isSingle else { return nil }
    guard count == 1, let item = items.first(where: { _ in true }), item.kind == .scalar,
      !item.isNull
    else { return Diagnostic.Help("write one value, which is no list") }
    return Diagnostic.Help("write \(item.quoted) without the brackets")
  }

  /// Advice where a key begins with what is none of it: a blank that YAML takes for text, or the
  /// sign of a comment in other languages.
  fileprivate var helpForKeyPrefix: Diagnostic.Help? {
    let text = text
    if text.hasPrefix("//") { return Diagnostic.Help("write '# ' in the place of '//'") }
    return text.nonASCIIIndentCharacter.map {
      Diagnostic.Help("indent with blanks: \($0.name) is taken for a part of the key")
    }
  }

  /// Advice where nothing stands, since the line below is indented with what YAML takes for text.
  fileprivate var nonASCIIIndentationBelow: Diagnostic.Help? {
    guard kind == .scalar, isNull, text.isEmpty,
      let odd = document.source.line(place.start.line + 1)?.nonASCIIIndentCharacter
    else { return nil }
    return Diagnostic.Help("indent the line below with blanks: \(odd.name) is taken for text")
  }

  /// The dash of prose that begins the value, as '-' begins an item of a list.
  fileprivate var typographicListDash: LookAlike? {
    kind == .mapping
      ? entries.first { _ in true }?.key.text.typographicListDash
      : kind == .scalar ? text.typographicListDash : nil
  }

  /// Advice where an item stands in the place of its list.
  fileprivate func helpForMissingDash(for shape: ShapeDescription) -> Diagnostic.Help? {
    guard kind == .mapping, case .list(let item) = shape,
      let key = entries.first(where: { _ in true })?.key, item.keys.contains(key.text)
    else { return nil }
    return Diagnostic.Help(isFlow ? "put it in '[' and ']'" : "begin each item with '- '")
  }

  /// Advice where a list or a mapping is wanted, and dashes or blanks alone keep the value from being
  /// one: `-a` for `- a`, `a:b` for `a: b`, `- a: b` for `a: b` and the other way round.
  fileprivate func helpForDashesAndSpaces(where wanted: String) -> Diagnostic.Help? {
    let first = kind == .mapping ? entries.first { _ in true }?.key : self
    if wanted.contains("list"), let first, first.kind == .scalar, first.style == .plain,
      first.text.first == "-", first.text.dropFirst().first?.isLetter == true
    {
      return Diagnostic.Help("write a blank behind the '-' of each item")
    }
    if wanted == "a mapping", kind == .sequence, count > 0,
      items.allSatisfy({ $0.kind == .mapping })
    {
      return Diagnostic.Help(isFlow ? "leave '[' and ']' out" : "leave the '- ' out")
    }
    return wanted.contains("mapping") ? helpForMissingSpace : nil
  }

  /// Whether the text is nearly that of a name, and not the name.
  package func isMistyped(_ name: String) -> Bool {
    kind == .scalar && Diagnostic.Help.nearest(to: text, among: [name]) != nil
  }

  /// Advice where a text would be a mapping but for the blank behind its colon: `title:Add`.
  package var helpForMissingSpace: Diagnostic.Help? {
    guard kind == .scalar, style == .plain, let colon = text.firstIndex(of: ":") else { return nil }
    let (key, value) = (text[..<colon], text[text.index(after: colon)...])
    // A word of more letters is no key.
    guard key.first?.isLetter == true, key.utf8.count <= 40,
      key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !value.isEmpty, !value.hasPrefix("/")
    else { return nil }
    return Diagnostic.Help("write '\(key): ' and then the value")
  }

  /// The word of a text such as `theme = dark`.
  package var keyBeforeEqualsSign: String? {
    guard kind == .scalar, style == .plain else { return nil }
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "=", words[0].utf8.count <= 40,
      words[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(words[0])
  }

  /// Advice about the value that also says which of its characters only look right, unless it says
  /// so already.
  fileprivate func addingLookAlikes(to help: Diagnostic.Help?) -> Diagnostic.Help? {
    guard kind == .scalar, help?.replacement == nil else { return help }
    let odd = text.lookAlikes
    if odd.isEmpty { return help }
    let words = [help?.text, Diagnostic.Help.description(of: odd)].compactMap(\.self)
    return Diagnostic.Help(words.joined(separator: "; "))
  }

  /// What stands where the value should, when that was taken for a comment: `#1 fans`.
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

  /// What stands at the node, as a message says it: `'two words'`, `a list`, `nothing`.
  package var foundDescription: String {
    switch kind {
    case .scalar: isNull ? "nothing" : quoted
    case .sequence: items.isEmpty ? "an empty list" : "a list"
    case .mapping: entries.isEmpty ? "an empty mapping" : "a mapping"
    }
  }
}
