import DioramaAuthoring
import YAML

extension LanguageService {
  /// Returns the completions at a position: keys that are missing, and named values.
  ///
  /// - Parameters:
  ///   - position: the position of the cursor.
  ///   - document: the text.
  ///   - guide: the schema of the file.
  ///   - snippets: the client's support for snippets; nil if it has none.
  func completions(
    at position: TextPosition, in document: TextDocument, _ guide: SchemaGuide,
    snippets: SnippetSupport?
  ) -> [CompletionItem] {
    let offset = document.offset(of: position, encoding)
    return CursorContext.readings(at: offset, in: document).lazy
      .map { self.completions(at: $0, offset, in: document, guide, snippets: snippets) }
      .first { !$0.isEmpty } ?? []
  }

  private func completions(
    at place: CursorContext, _ offset: Int, in document: TextDocument, _ guide: SchemaGuide,
    snippets: SnippetSupport?
  ) -> [CompletionItem] {
    var place = place
    // An item of a list of scalars could be a mapping, too, but no keys are possible there.
    if place.isKey, place.otherKeys.isEmpty, Self.proposals(at: place, guide).isEmpty,
      let value = CursorContext(at: offset, in: document, isValue: true, dash: place.dash),
      value.canComplete
    {
      place = value
    }
    // Above the keys of a mapping, only another key is possible, in a line of its own.
    var line = document.lineBreak(below: place.word.lowerBound)
    var lead = ""
    if !place.isKey, let indent = place.blockIndent {
      let spaces = String(repeating: " ", count: indent)
      guard snippets != nil, place.scalar == ScalarToken(range: place.word), place.word.isEmpty,
        let key = CursorContext(at: offset, in: document, after: document.lineEnd + spaces),
        key.path == place.path, !key.otherKeys.isEmpty
      else { return [] }
      let number = document.lineNumber(of: offset)
      line = document.lineEnd + spaces.dropFirst(document.indentation(ofLine: number))
      (place, lead) = (key, line)
    }
    let scalar = place.scalar
    guard place.canComplete, scalar.range == place.word else { return [] }
    let range = document.range(of: place.word, encoding)
    var proposals = Self.proposals(at: place, guide)
    // On the line of its key, the first item of a list is put in brackets.
    var brackets = ("", "")
    if proposals.isEmpty, !place.isKey, scalar.quote.isEmpty,
      place.isInFlow || !document.isBlank(before: place.word.lowerBound)
    {
      brackets = ("[", "]")
      place.becomeItem()
      proposals = Self.proposals(at: place, guide)
    }
    let isDone = place.isKey && (!scalar.quote.isEmpty || document.hasColon(after: scalar.end))
    line += place.dash.map { _ in " " }
    return proposals.enumerated().compactMap { index, proposal in
      guard let spelling = scalar.spelling(of: proposal.text) else { return nil }
      var text = lead + place.dash + brackets.0 + spelling + brackets.1
      if !place.isKey { text += place.separator + document.space(after: scalar.range) }
      var isSnippet = false
      if place.isKey, !isDone {
        let end = Self.end(of: proposal.value, line, isInFlow: place.isInFlow)
        isSnippet = snippets != nil
        text += isSnippet ? end : ": "
      }
      let number = String(index)
      return CompletionItem(
        label: proposal.text, kind: place.isKey ? 10 : 12,
        documentation: proposal.meaning.isEmpty ? nil : proposal.meaning,
        sortText: String(repeating: "0", count: max(5 - number.count, 0)) + number,
        insertTextFormat: isSnippet ? 2 : 1,
        insertTextMode: isSnippet && snippets?.sendsInsertTextMode == true ? 2 : nil,
        textEdit: TextEdit(range: range, newText: text))
    }
  }

  private static func proposals(
    at place: CursorContext, _ guide: SchemaGuide
  ) -> [SchemaGuide.Proposal] {
    place.isKey
      ? guide.keys(at: place.path, in: place.root, besides: place.otherKeys)
      : guide.values(at: place.path, in: place.root)
  }

  /// Returns the text after a key, with the cursor at the beginning of its value.
  private static func end(
    of value: SchemaGuide.Proposal.Value, _ line: String, isInFlow: Bool
  ) -> String {
    switch value {
    case .text: ": $0"
    case .mapping: isInFlow ? ": { $0 }" : ":\(line)  $0"
    case .list: isInFlow ? ": [$0]" : ":\(line)  - $0"
    }
  }

  /// Returns the description of the key or value at a position; nil if it has none.
  func hover(
    at position: TextPosition, in document: TextDocument, _ guide: SchemaGuide
  ) -> Hover? {
    let offset = document.offset(of: position, encoding)
    guard let place = CursorContext(at: offset, in: document), !place.word.isEmpty else {
      return nil
    }
    let word = document.text(in: place.word)
    var path = place.path
    if place.isKey { path.append(.key(word)) }
    var lines = ["**\(path.words)**"]
    let meaning = guide.meaning(at: path, in: place.root)
    if !meaning.isEmpty { lines.append(meaning) }
    let known = guide.values(at: path, in: place.root)
    let values = known.map { "`\($0.text)`" }
    // There are many types; the description of this one says more.
    let saysMore = known.contains { $0.text == word && !$0.meaning.isEmpty }
    if !values.isEmpty, !saysMore {
      let most = 12
      let rest = values.count > most ? " and \(values.count - most) more" : ""
      lines.append("one of " + values.prefix(most).joined(separator: ", ") + rest)
    }
    guard lines.count > 1 else { return nil }
    return Hover(
      contents: Hover.Contents(value: lines.joined(separator: "\n\n")),
      range: document.range(of: place.word, encoding))
  }
}

extension [SchemaGuide.Step] {
  /// The path as messages write it: `headerComponent.title`.
  fileprivate var words: String {
    reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .item: text += "[]"
      }
    }
  }
}

extension TextDocument {
  /// Returns the space that separates an inserted word from a comment that follows directly.
  func space(after word: Range<Int>) -> String {
    word.isEmpty && word.upperBound < bytes.count && bytes[word.upperBound] == UInt8(ascii: "#")
      ? " " : ""
  }

  /// Returns whether a colon follows an offset, which makes the text before it a key.
  fileprivate func hasColon(after offset: Int) -> Bool {
    bytes[offset..<line(lineNumber(of: offset)).upperBound].first { $0 != 32 } == UInt8(ascii: ":")
  }

  /// Returns a line end and the indentation that align a new line with the keys of the same
  /// mapping. Clients add the spaces at the beginning of the line above, but not the width of its
  /// dashes.
  fileprivate func lineBreak(below offset: Int) -> String {
    let line = bytes[line(lineNumber(of: offset))].drop { $0 == 32 }
    let dashes = line.prefix { $0 == 32 || $0 == UInt8(ascii: "-") }.count
    return lineEnd + String(repeating: " ", count: dashes)
  }
}
