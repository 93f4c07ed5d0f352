import DioramaAuthoring
import YAML

extension LanguageService {
  /// What may be written at a position: keys that are not there yet, and values that have names.
  ///
  /// - Parameters:
  ///   - position: where the cursor is.
  ///   - document: the text.
  ///   - guide: what its files may hold.
  ///   - takesSnippets: whether the client puts the cursor where a text says.
  func completions(
    at position: TextPosition, in document: TextDocument, _ guide: SchemaGuide, takesSnippets: Bool
  ) -> [CompletionItem] {
    let offset = document.offset(of: position, encoding)
    guard let place = WritingPlace(at: offset, in: document) else { return [] }
    let range = document.range(of: place.word, encoding)
    let proposals =
      place.isKey
      ? guide.keys(at: place.path, in: place.root).filter { !place.others.contains($0.text) }
      : guide.values(at: place.path, in: place.root)
    let isDone = place.isKey && document.hasColon(behind: place.word.upperBound)
    let indent = document.indent(ofLineAt: place.word.lowerBound)
    return proposals.enumerated().map { index, proposal in
      var text = proposal.text.asYAML
      var isSnippet = false
      if place.isKey, !isDone {
        let end = Self.end(of: proposal.value, indent: indent, isInFlow: place.isInFlow)
        isSnippet = takesSnippets
        text += takesSnippets ? end : ": "
      }
      let number = String(index)
      return CompletionItem(
        label: proposal.text, kind: place.isKey ? 10 : 12,
        documentation: proposal.meaning.isEmpty ? nil : proposal.meaning,
        sortText: String(repeating: "0", count: max(5 - number.count, 0)) + number,
        insertTextFormat: isSnippet ? 2 : 1, textEdit: TextEdit(range: range, newText: text))
    }
  }

  /// What stands behind a key, with the cursor where its value begins.
  private static func end(
    of value: SchemaGuide.Proposal.Value, indent: Int, isInFlow: Bool
  ) -> String {
    let blanks = String(repeating: " ", count: indent)
    return switch value {
    case .text: ": $0"
    case .mapping: isInFlow ? ": { $0 }" : ":\n\(blanks)  $0"
    case .list: isInFlow ? ": [$0]" : ":\n\(blanks)  - $0"
    }
  }

  /// What the key or value at a position is for; nil where nobody says it.
  func hover(
    at position: TextPosition, in document: TextDocument, _ guide: SchemaGuide
  ) -> Hover? {
    let offset = document.offset(of: position, encoding)
    guard let place = WritingPlace(at: offset, in: document), !place.word.isEmpty else {
      return nil
    }
    let word = document.text(in: place.word)
    var path = place.path
    if place.isKey { path.append(.key(word)) }
    var lines = ["**\(path.words)**"]
    let meaning = guide.meaning(at: path, in: place.root)
    if !meaning.isEmpty { lines.append(meaning) }
    let values = guide.values(at: path, in: place.root).map { "`\($0.text)`" }
    if !values.isEmpty {
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
  /// Whether the rest of a line makes a key of what stands before it.
  fileprivate func hasColon(behind offset: Int) -> Bool {
    bytes[offset..<line(lineNumber(of: offset)).upperBound].first { $0 != 32 } == UInt8(ascii: ":")
  }

  /// Where keys of the mapping begin that a line is in, dashes of items included.
  fileprivate func indent(ofLineAt offset: Int) -> Int {
    let line = line(lineNumber(of: offset))
    return bytes[line].prefix { $0 == 32 || $0 == UInt8(ascii: "-") }.count
  }
}

extension String {
  /// The text as a value of YAML, in quotes where it would mean another thing.
  fileprivate var asYAML: String {
    guard let first = unicodeScalars.first else { return "''" }
    let isPlain =
      !"!&*?|>%@`\"'#,[]{}-: ".unicodeScalars.contains(first) && !contains(": ")
      && !contains(" #") && last != ":"
    return isPlain ? self : "'" + replacing("'", with: "''") + "'"
  }
}
