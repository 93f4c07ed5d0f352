import TerminalText
import YAML

extension Source {
  /// Whether a file of data, which may be large, holds what a text can be lost by: a number sign or an
  /// anchor behind a blank.
  private var mayLoseTexts: Bool {
    func holdsBehindBlank(_ sign: UInt8) -> Bool {
      contains(UInt8(ascii: " "), before: sign...sign)
    }
    // Blanks are many, and signs few.
    return contains(UInt8(ascii: "&")) && holdsBehindBlank(UInt8(ascii: "&"))
      || contains(UInt8(ascii: "#"), before: UInt8(ascii: "0")...UInt8(ascii: "9"))
        && holdsBehindBlank(UInt8(ascii: "#"))
  }
}

extension Source {
  /// Reports texts of a fixture that YAML takes a part of for something else.
  ///
  /// - Parameters:
  ///   - known: places of which enough was said.
  ///   - problems: takes what is found.
  package func reportLostTexts(besides known: Set<String> = [], _ problems: inout Diagnostics) {
    if !mayLoseTexts { return }
    var unreported = Diagnostics()
    for document in YAMLReader(limits: .largeData).documents(of: self, reporting: &unreported) {
      document.root.reportSuspiciousTexts(isData: true, besides: known, &problems)
    }
  }
}

extension Node {
  /// Reports texts at this node and below it of which people see more than YAML does, or less: those in
  /// quotes of prose, behind an anchor that nothing refers to, and before a comment that looks like a
  /// number.
  ///
  /// - Parameters:
  ///   - isData: whether it is a fixture, whose texts may well have quotes of prose.
  ///   - known: places of which enough was said.
  ///   - problems: takes what is found.
  func reportSuspiciousTexts(
    isData: Bool, besides known: Set<String>, _ problems: inout Diagnostics
  ) {
    var references: Set<Place> = []
    var texts: [Node] = []
    visitTexts { text in
      // What an alias stands for is written elsewhere.
      if let definition = text.definition { return _ = references.insert(definition) }
      if text.kind == .scalar, text.style == .plain { texts.append(text) }
    }
    for text in texts {
      let isQuoted = !isData && text.text.unicodeScalars.first?.isTypographicQuote == true
      let lostPart = text.lostPart(references)
      guard isQuoted || lostPart != nil, !known.contains(text.place.description) else { continue }
      if isQuoted { text.reportProseQuotes(&problems) }
      if let (lost, meaning) = lostPart {
        let found = text.text.isEmpty ? "no text" : "no part of the text \(text.quoted)"
        problems.report(
          .lostText, "'\(lost.truncated(toColumns: 60))' is \(meaning) and \(found)",
          at: text.place, severity: .warning,
          help: Diagnostic.Help("put the whole text in quotes if that belongs to it"))
      }
    }
  }

  private func reportProseQuotes(_ problems: inout Diagnostics) {
    let odd = text.lookAlikes.filter { $0.character.isTypographicQuote }
    problems.report(
      .lookAlike, "the quotes of \(quoted) belong to the text", at: place, severity: .warning,
      help: Diagnostic.Help(
        Diagnostic.Help.description(of: odd) + "; inside of those, they are shown"))
  }

  /// What stands before or behind a text and is none of it, though people may take it for a part:
  /// `&Co` of `&Co KG`, `#12` of `Room #12`.
  ///
  /// - Parameter references: where the anchors stand that an alias names.
  private func lostPart(_ references: Set<Place>) -> (lost: String, meaning: String)? {
    if let anchor, !references.contains(place) { return ("&\(anchor)", "an anchor") }
    guard !text.isEmpty, let line = document.source.line(place.end.line) else { return nil }
    let rest = line.unicodeScalars.dropFirst(Int(place.end.column) - 1).drop { $0 == " " }
    guard rest.first == "#", let digit = rest.dropFirst().first, ("0"..."9").contains(digit)
    else { return nil }
    return (String(rest.prefix { $0 != " " }), "a comment")
  }

  /// Hands on the texts at this node and below it, and the aliases.
  private func visitTexts(_ visit: (Node) -> Void) {
    if definition != nil { return visit(self) }
    switch kind {
    case .scalar: visit(self)
    case .sequence: for item in items { item.visitTexts(visit) }
    case .mapping: for entry in entries { entry.value.visitTexts(visit) }
    }
  }
}
