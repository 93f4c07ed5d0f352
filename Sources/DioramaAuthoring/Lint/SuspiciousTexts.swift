import YAML

extension Source {
  /// Whether a data file, which may be large, has characters by which a text can be lost: a number
  /// sign or an anchor after a space.
  private var mayLoseTexts: Bool {
    func containsAfterSpace(_ sign: UInt8) -> Bool {
      contains(UInt8(ascii: " "), before: sign...sign)
    }
    // Spaces are frequent, and these characters are rare.
    return contains(UInt8(ascii: "&")) && containsAfterSpace(UInt8(ascii: "&"))
      || contains(UInt8(ascii: "#"), before: UInt8(ascii: "0")...UInt8(ascii: "9"))
        && containsAfterSpace(UInt8(ascii: "#"))
  }
}

extension Source {
  /// Reports texts of a fixture of which YAML reads a part as something else.
  ///
  /// - Parameters:
  ///   - known: places that have reports already.
  ///   - problems: receives the reports.
  package func reportLostTexts(besides known: Set<String> = [], _ problems: inout Diagnostics) {
    if !mayLoseTexts { return }
    var unreported = Diagnostics()
    for document in YAMLReader(limits: .largeData).documents(of: self, reporting: &unreported) {
      document.root.reportSuspiciousTexts(isData: true, besides: known, &problems)
    }
  }
}

extension Node {
  /// Reports texts at this node and below it that look different from what YAML reads: in
  /// typographic quotes, after an anchor that no alias uses, or before a comment that looks like a
  /// number.
  ///
  /// - Parameters:
  ///   - isData: whether it is a fixture, whose texts may have typographic quotes.
  ///   - known: places that have reports already.
  ///   - problems: receives the reports.
  func reportSuspiciousTexts(
    isData: Bool, besides known: Set<String>, _ problems: inout Diagnostics
  ) {
    var references: Set<Place> = []
    var texts: [Node] = []
    visitTexts { text in
      // The text of an alias is written elsewhere.
      if let definition = text.definition { return _ = references.insert(definition) }
      if text.kind == .scalar, text.style == .plain { texts.append(text) }
    }
    for (index, text) in texts.enumerated() {
      let isLast = Self.isLastOfLine(index, among: texts)
      let isQuoted = !isData && text.text.unicodeScalars.first?.isTypographicQuote == true
      let lostPart = text.lostPart(references, isLast: isLast)
      guard isQuoted || lostPart != nil, !known.contains(text.place.description) else { continue }
      if isQuoted { problems.append(.typographicQuotes(in: text)) }
      if let (lost, meaning) = lostPart {
        problems.append(.lostText(lost, meaning, beside: text))
      }
    }
  }

  /// Returns whether a comment can follow a text: whether it is the last one of its line. So each
  /// line is read once, however many texts it has.
  static func isLastOfLine(_ index: Int, among texts: [Node]) -> Bool {
    index + 1 == texts.count || texts[index + 1].place.end.line != texts[index].place.end.line
  }

  /// Returns what is before or after a text and seems to be part of it, but is not: `&Co` of
  /// `&Co KG`, `#12` of `Room #12`.
  ///
  /// - Parameters:
  ///   - references: the places of the anchors that an alias names.
  ///   - isLast: whether no other text ends after it on its line.
  private func lostPart(
    _ references: Set<Place>, isLast: Bool
  ) -> (lost: String, meaning: String)? {
    // In an invalid document, an alias that is written wrong may name it.
    if let anchor, document.isValid, !references.contains(place) {
      return ("&\(anchor)", "an anchor")
    }
    guard isLast, !text.isEmpty, let line = document.source.line(place.end.line) else { return nil }
    let rest = line.unicodeScalars.dropFirst(Int(place.end.column) - 1).drop { $0 == " " }
    guard rest.first == "#", let digit = rest.dropFirst().first, ("0"..."9").contains(digit)
    else { return nil }
    return (String(rest.prefix { $0 != " " }), "a comment")
  }

  /// Visits the texts and the aliases at this node and below it.
  private func visitTexts(_ visit: (Node) -> Void) {
    if definition != nil { return visit(self) }
    switch kind {
    case .scalar: visit(self)
    case .sequence: for item in items { item.visitTexts(visit) }
    case .mapping: for entry in entries { entry.value.visitTexts(visit) }
    }
  }
}
