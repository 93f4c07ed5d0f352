import YAML

extension String {
  /// The text between braces or brackets, with quotes if necessary.
  var flowText: String {
    allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) || $0.isSymbol && !$0.isASCII }
      ? self : "\"\(self)\""
  }

  /// The text as a value of a shape: `oslo`, `{ id: oslo }`, or `[oslo, bergen]` for a text with
  /// commas.
  func bareValue(as shape: ShapeDescription) -> String? {
    if case .list(let item) = shape {
      let words = split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
      let values = words.compactMap { $0.bareValue(as: item) }
      return values.isEmpty || values.count < words.count || values.count > 10
        ? nil : "[\(values.joined(separator: ", "))]"
    }
    guard !isEmpty, utf8.count <= 60, !contains(where: { " \"\\\n".contains($0) }) else {
      return nil
    }
    switch shape {
    case .text, .reference: return flowText
    case .choice(let words):
      let isNear = words.contains(self) || nearestName(to: self, among: words) != nil
      return isNear ? flowText : nil
    case .either(let shapes): return shapes.lazy.compactMap { bareValue(as: $0) }.first
    case .record(let fields):
      guard let id = shape.idKey, fields.count(where: \.isRequired) == 1 else { return nil }
      return bareValue(as: id.shape).map { "{ \(id.name): \($0) }" }
    default: return nil
    }
  }
}

extension ShapeDescription {
  /// Whether any text is valid.
  var isText: Bool {
    switch self {
    case .text, .file: true
    case .either(let shapes): shapes.contains(where: \.isText) && !acceptsList
    default: false
    }
  }

  /// Whether a list is valid. A matrix also takes single values.
  var acceptsList: Bool { item != nil }

  /// The keys of a mapping, as data.
  package var fields: [FieldDescription] {
    switch self {
    case .record(let fields): fields
    case .either(let shapes): shapes.flatMap(\.fields)
    default: []
    }
  }

  /// The keys of a mapping.
  var keys: [String] { fields.map(\.name) }

  /// The shape of an item; nil if no list is valid.
  package var item: ShapeDescription? {
    switch self {
    case .list(let item): item
    case .either(let shapes): shapes.lazy.compactMap(\.item).first
    default: nil
    }
  }

  var isReference: Bool {
    switch self {
    case .reference: true
    case .either(let shapes): shapes.allSatisfy(\.isReference)
    default: false
    }
  }

  var idKey: FieldDescription? {
    switch self {
    case .record(let fields): fields.first(where: \.isRequired)
    case .either(let shapes): shapes.lazy.compactMap(\.idKey).first
    default: nil
    }
  }

  /// Help with the word nearest to a text. If the text differs from one of two words in its first
  /// letter, both are listed: `night` is no typo of `light`.
  func nearestChoice(to text: String) -> Diagnostic.Help? {
    let (words, word) = (choices, text.lowercased())
    let isRhyme = words.contains { $0.first != word.first && $0.dropFirst() == word.dropFirst() }
    return words.count == 2 && isRhyme && text.lookAlikes.isEmpty
      ? Diagnostic.Help.allowed(words) : Diagnostic.Help.nearest(to: text, among: words)
  }
}

extension Diagnostic.Help {
  /// Help for a key that means a key which the mapping has already.
  package static func alreadySet(_ key: Node) -> Diagnostic.Help {
    let start = key.place.start
    return Diagnostic.Help(
      "\(key.quoted) is already set at \(start.line):\(start.column); remove one")
  }
}

extension Node {
  /// Help for a list of names, or of mappings with a name, in the place of a mapping from names.
  func helpForNamedItems(for shape: ShapeDescription) -> Diagnostic.Help? {
    guard kind == .sequence, case .map(let value) = shape,
      let example = value.placeholder, let item = items.first(where: { _ in true })
    else { return nil }
    let named = item.kind == .mapping ? item["name"] ?? item["id"] : item
    guard let named, named.kind == .scalar, !named.isNull, named.text.utf8.count <= 60 else {
      return nil
    }
    let entry = "'\(named.flowText): \(example)'"
    return Diagnostic.Help(
      item.kind == .mapping
        ? "write each item as \(entry), with its name as the key" : "write \(entry) for each entry")
  }

  func helpForBrackets(for shape: ShapeDescription) -> Diagnostic.Help? {
    guard kind == .sequence, shape.isSingle || shape.isText else { return nil }
    guard count == 1, let item = items.first(where: { _ in true }), item.kind == .scalar,
      !item.isNull
    else { return Diagnostic.Help("write one value instead of a list") }
    return Diagnostic.Help("write \(item.quoted) without the brackets")
  }

  /// Help for a key with a wrong prefix: a non-ASCII space, which YAML treats as text, or the
  /// comment marker of other languages.
  var helpForKeyPrefix: Diagnostic.Help? {
    let text = text
    if text.hasPrefix("//") { return Diagnostic.Help("write '# ' instead of '//'") }
    return text.nonASCIIIndentCharacter.map {
      Diagnostic.Help("indent with spaces: \($0.name) is read as part of the key")
    }
  }

  /// Help for a key in braces without a colon: a key with its value, as in `{row 1}`, or what
  /// follows a comma in unquoted text, as in `{name: Oslo, Norway}`.
  func helpForMissingColon(
    known: [String], _ fields: [FieldDescription]
  ) -> Diagnostic.Help? {
    guard style == .plain, place.start.line == place.end.line,
      let line = document.source.line(place.start.line)?.unicodeScalars
    else { return nil }
    let after = String(line.dropFirst(Int(place.end.column) - 1))
    guard let next = after.first(where: { $0 != " " }), next == "," || next == "}" else {
      return nil
    }
    let words = text.split(separator: " ", maxSplits: 1)
    if words.count == 2, known.contains(String(words[0])) {
      return Diagnostic.Help("write '\(words[0]): \(words[1])'")
    }
    let before = String(line.prefix(Int(place.start.column) - 1))
    guard let colon = before.lastIndex(of: ":"), before[colon...].hasPrefix(": ") else {
      return nil
    }
    // More commas of the text can follow.
    let whole = String(before[colon...].dropFirst(2)) + text + textAfterComma
    if whole.contains(where: { "\"\\'[]{}".contains($0) }) { return nil }
    let owner = before[..<colon].split { " ,{\"'".contains($0) }.last.map(String.init) ?? ""
    if let shape = fields.first(where: { $0.name == owner })?.shape, !shape.isText {
      return shape.acceptsList ? Diagnostic.Help("write '\(owner): [\(whole)]'") : nil
    }
    return Diagnostic.Help("put it in quotes if the comma belongs to the text: \"\(whole)\"")
  }

  /// The rest of a text that contains commas, in braces: `, Norway`. A part with a colon is a key.
  private var textAfterComma: String {
    guard style == .plain, place.start.line == place.end.line,
      let line = document.source.line(place.start.line)?.unicodeScalars
    else { return "" }
    let after = String(line.dropFirst(Int(place.end.column) - 1))
    guard after.first(where: { $0 != " " }) == "," else { return "" }
    var rest = after.prefix { $0 != "}" }.split(separator: ",", omittingEmptySubsequences: false)
      .prefix { !$0.contains(":") }.joined(separator: ",")
    while rest.hasSuffix(" ") || rest.hasSuffix(",") { rest.removeLast() }
    return rest
  }

  /// Returns the only known key that ends with this one: `cityId` for `id`.
  func wholeKey(among known: [String]) -> String? {
    let word = text.prefix(1).uppercased() + text.dropFirst()
    let whole = known.filter { [word, word.uppercased()].contains(where: $0.hasSuffix) }
    return text.utf8.count > 1 && whole.count == 1 ? whole[0] : nil
  }

  /// Returns the known key before the first dot of this one, if no known key has a dot there.
  private func keyBeforeDot(among known: [String]) -> String? {
    let first = String(text.prefix { $0 != "." })
    let isPart = first != text && known.contains(first)
    return isPart && !known.contains { $0.hasPrefix("\(first).") } ? first : nil
  }

  /// Help for a key that is the last word of one known key, such as `id` for `cityId`, or a known
  /// key with more after a dot.
  func helpForPartOfKey(among known: [String]) -> Diagnostic.Help? {
    if let whole = wholeKey(among: known) {
      return Diagnostic.Help(Diagnostic.Help.question([whole]))
    }
    return keyBeforeDot(among: known).map { Diagnostic.Help("write '\($0)'") }
  }

  /// Returns the known keys that help may suggest for this unknown one, the nearest first.
  func keysMeant(among known: [String]) -> [String] {
    [
      nearestName(to: text, among: known),
      Diagnostic.Help.nearest(to: text, among: known)?.replacement, wholeKey(among: known),
      keyBeforeDot(among: known),
    ].compactMap(\.self)
  }

  /// Help for a missing value before a line whose indentation contains characters that YAML treats
  /// as text.
  var nonASCIIIndentationBelow: Diagnostic.Help? {
    guard kind == .scalar, isNull, text.isEmpty,
      let odd = document.source.line(place.start.line + 1)?.nonASCIIIndentCharacter
    else { return nil }
    return Diagnostic.Help("indent the next line with spaces: \(odd.name) is read as text")
  }

  var typographicListDash: LookAlike? {
    kind == .mapping
      ? entries.first { _ in true }?.key.text.typographicListDash
      : kind == .scalar ? text.typographicListDash : nil
  }

  /// A mapping with the text as its id: `{ id: oslo }`; a long text is left out.
  func asItem(id: String, more: String = "") -> String {
    "{ \(id): \(text.utf8.count > 60 ? "..." : flowText)\(more) }"
  }

  /// The text between braces or brackets, with quotes if necessary.
  private var flowText: String { text.flowText }

  /// Help for a value in the place of a mapping or list in which it is the only obvious value:
  /// `oslo` for `{ id: oslo }` or `[oslo]`, `[a, b]` for `{ names: [a, b] }`.
  func helpForBareValue(for shape: ShapeDescription) -> Diagnostic.Help? {
    switch shape {
    case .list, .record: bareValue(as: shape).map { Diagnostic.Help("write '\($0)'") }
    case .either(let shapes): shapes.lazy.compactMap { helpForBareValue(for: $0) }.first
    default: nil
    }
  }

  private func bareValue(as shape: ShapeDescription) -> String? {
    if kind == .sequence { return bareItems(as: shape) }
    guard kind == .scalar, !isNull else { return nil }
    // The values of a long line must not take long.
    guard case .list = shape, place.end.column < 1000 else { return text.bareValue(as: shape) }
    let rest = textAfterComma
    let isWhole = !rest.contains(where: { "[]{".contains($0) })
    return (isWhole ? text + rest : text).bareValue(as: shape)
  }

  /// The list as the value of a mapping's only key for a list.
  private func bareItems(as shape: ShapeDescription) -> String? {
    guard case .record(let fields) = shape, 1...5 ~= count else { return nil }
    let lists = fields.filter { $0.shape.item != nil }
    guard lists.count == 1, let item = lists[0].shape.item,
      !fields.contains(where: { $0.isRequired && $0.name != lists[0].name })
    else { return nil }
    let values = items.compactMap { $0.kind == .scalar ? $0.bareValue(as: item) : nil }
    if values.count < count { return nil }
    return "{ \(lists[0].name): [\(values.joined(separator: ", "))] }"
  }

  /// Help for a mapping in the place of its only value: `{ id: oslo }` for `oslo`.
  func helpForBraces(for shape: ShapeDescription) -> Diagnostic.Help? {
    guard kind == .mapping, shape.isSingle else { return nil }
    guard count == 1, let value = entries.first(where: { _ in true })?.value,
      value.kind == .scalar, !value.isNull,
      shape.isReference || shape.choices.contains(value.text)
    else { return shape.isReference && count > 1 ? Diagnostic.Help("write only the id") : nil }
    return Diagnostic.Help("write \(value.quoted)")
  }

  func helpForNull(for shape: ShapeDescription) -> Diagnostic.Help? {
    if isNull, text.isEmpty, case .map = shape {
      return Diagnostic.Help("remove the key, or write 'name: value' for each entry")
    }
    guard isNull, shape == .text else { return nil }
    return Diagnostic.Help(text.isEmpty ? "write text here" : "write \"\(text)\" with quotes")
  }

  /// The `|` or `>` before a text in a block.
  var blockIndicator: String? {
    guard style == .literal || style == .folded, definition == nil,
      let line = document.source.line(place.start.line)
    else { return nil }
    let rest = line.unicodeScalars.dropFirst(Int(place.start.column) - 1)
    return String(rest.prefix { $0 != " " })
  }

  func helpForMissingDash(for shape: ShapeDescription) -> Diagnostic.Help? {
    guard kind == .mapping, case .list(let item) = shape,
      let key = entries.first(where: { _ in true })?.key
    else { return nil }
    let id = item.idKey
    if item.keys.contains(where: { key.isText($0) || key.isMistyped($0) }) {
      // Each key is an item of its own if no item needs a certain one.
      if isFlow, count > 1, id == nil {
        return Diagnostic.Help("write each as an item: '[{ \(key.text.flowText): ... }, ...]'")
      }
      return Diagnostic.Help(
        isFlow
          ? "put it in '[' and ']'"
          : count == 1 || id == nil
            ? "begin each item with '- '"
            : "put '- ' before \(key.quoted), and indent its other lines by 2 more spaces")
    }
    guard let id else { return nil }
    let example = key.asItem(id: id.name, more: ", ...")
    return Diagnostic.Help(
      isFlow ? "write a list: '[\(example)]'" : "write each item with '- ': '- \(example)'")
  }

  /// Help for a value that is not a list or a mapping only because of its dashes or spaces: `-a`
  /// for `- a`, `a:b` for `a: b`, or `- a: b` for `a: b` and vice versa.
  ///
  /// - Parameters:
  ///   - wanted: the expected value, as the message names it.
  ///   - shape: its shape; nil if any keys of a mapping are valid.
  func helpForDashesAndSpaces(
    where wanted: String, _ shape: ShapeDescription?
  ) -> Diagnostic.Help? {
    let first = kind == .mapping ? entries.first { _ in true }?.key : self
    if wanted.contains("list"), let first, first.kind == .scalar, first.style == .plain,
      first.text.first == "-", first.text.dropFirst().first?.isLetter == true
    {
      return Diagnostic.Help("write a space after the '-' of each item")
    }
    let fields = shape?.fields ?? []
    if wanted == "a mapping" || !fields.isEmpty, kind == .sequence, count > 0,
      items.allSatisfy({ $0.kind == .mapping })
    {
      return helpForListedMapping(with: fields)
    }
    return wanted.contains("mapping") ? helpForMissingSpace : nil
  }

  /// Help for a list of mappings in the place of one mapping: the items are parts of the mapping,
  /// or belong to the only one of its lists that takes them.
  ///
  /// - Parameter fields: the keys of the mapping; empty if any keys are valid.
  private func helpForListedMapping(with fields: [FieldDescription]) -> Diagnostic.Help? {
    let keys = items.flatMap { $0.entries.map(\.key) }
    let names = Set(keys.map(\.text))
    let lists = fields.filter { names.isSubset(of: $0.shape.item?.keys ?? []) }
    if lists.count == 1, !names.isSubset(of: fields.map(\.name)) {
      return Diagnostic.Help("write them under '\(lists[0].name):'")
    }
    let fits =
      fields.isEmpty
      || keys.prefix(1).contains { key in
        fields.contains { key.isText($0.name) || key.isMistyped($0.name) }
      }
    // Without their dashes, the keys of a longer item are not aligned, and braces follow braces.
    guard fits, names.count == keys.count, count == 1 || !isFlow,
      items.allSatisfy({ ($0.isFlow ? count : $0.count) == 1 })
    else { return nil }
    let dash = "the '- '\(count > 1 ? " of each item" : "")"
    return Diagnostic.Help(
      isFlow
        ? "remove '[' and ']'"
        : isLevelWithKey ? "replace \(dash) by 2 spaces" : "remove \(dash)")
  }

  /// Whether the dashes of a list are not deeper than the key before it.
  private var isLevelWithKey: Bool {
    var (number, line) = (place.start.line - 1, "")
    while number > 0, line.drop(while: { $0 == " " }).first.map({ $0 == "#" }) ?? true {
      line = document.source.line(number) ?? ""
      number -= 1
    }
    return place.start.column <= line.prefix { $0 == " " || $0 == "-" }.count + 1
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
  func addingLookAlikes(to help: Diagnostic.Help?) -> Diagnostic.Help? {
    guard kind == .scalar, help?.replacement == nil else { return help }
    let odd = text.lookAlikes
    if odd.isEmpty { return help }
    let words = [help?.text, Diagnostic.Help.description(of: odd)].compactMap(\.self)
    return Diagnostic.Help(words.joined(separator: "; "))
  }

  /// The text that was meant as the value but read as a comment: `#1 fans`.
  var valueReadAsComment: String? {
    guard kind == .scalar, isNull, text.isEmpty, place.start == place.end,
      // A line of a large file is not copied for each of its values.
      place.start.column < 1000,
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
    case .scalar:
      isNull
        ? "nothing"
        : text.contains(where: \.isNewline)
          ? "'\(text.prefix { !$0.isNewline }.prefix(59))…'" : quoted
    case .sequence: items.isEmpty ? "an empty list" : "a list"
    case .mapping: entries.isEmpty ? "an empty mapping" : "a mapping"
    }
  }
}
