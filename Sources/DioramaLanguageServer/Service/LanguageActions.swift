import Diorama
import DioramaAuthoring
import YAML

extension LanguageService {
  /// Comments that silence what is wrong in a stretch, each with the code and a reason to change.
  func suppressions(
    of problems: [PublishedDiagnostic], in document: TextDocument, touching stretch: TextRange
  ) -> [CodeAction] {
    var known: Set<String> = []
    return problems.compactMap { shown in
      guard shown.range.start <= stretch.end, stretch.start <= shown.range.end,
        DiagnosticRules.adjustable.contains(Diagnostic.Code(rawValue: shown.code)),
        known.insert("\(shown.range.start.line) \(shown.code)").inserted
      else { return nil }
      let line = document.line(shown.range.start.line)
      let blanks = document.bytes[line].prefix { $0 == 32 }.count
      // Inside of brackets of several lines a comment would be about another line.
      let start = TextPosition(line: shown.range.start.line, character: 0)
      let text =
        String(repeating: " ", count: blanks)
        + "# diorama: ignore \(shown.code) because it is meant so\n"
      return CodeAction(
        title: "Ignore '\(shown.code)' here, with a reason", kind: "quickfix",
        diagnostics: [shown], isPreferred: false,
        edit: CodeAction.Edit(
          changes: [
            FileURI.uri(of: document.path): [
              TextEdit(range: TextRange(start: start, end: start), newText: text)
            ]
          ]))
    }
  }

  /// All that `lint --fix` would mend in a text, at once; nil where there is nothing.
  func fixAll(_ problems: [Diagnostic], in document: TextDocument) -> CodeAction? {
    guard let text = SafeFixes.mended(problems, in: document.path, holding: document.bytes) else {
      return nil
    }
    let range = document.range(of: 0..<document.bytes.count, encoding)
    return CodeAction(
      title: "Mend all that has one meaning", kind: "source.fixAll", diagnostics: [],
      isPreferred: false,
      edit: CodeAction.Edit(
        changes: [
          FileURI.uri(of: document.path): [
            TextEdit(range: range, newText: String(decoding: text, as: UTF8.self))
          ]
        ]))
  }

  /// A frame behind the step of a line; nil where the line has none, or its list is in brackets.
  func snapshotStep(at position: TextPosition, in document: TextDocument) -> CodeAction? {
    for root in roots(of: document) {
      for steps in Self.stepLists(below: root) where !steps.isFlow {
        guard let step = steps.items.first(where: { $0.lines.contains(position.line) }),
          step["snapshot"] == nil
        else { continue }
        let first = document.line(step.lines.lowerBound)
        let dash = document.bytes[first].prefix { $0 == 32 }.count
        guard document.bytes[first].dropFirst(dash).first == UInt8(ascii: "-") else { continue }
        let last = step.lines.upperBound
        let end = document.line(last).upperBound
        let place = document.range(of: end..<end, encoding)
        return CodeAction(
          title: "Add a frame behind this step", kind: "refactor", diagnostics: [],
          isPreferred: false,
          edit: CodeAction.Edit(
            changes: [
              FileURI.uri(of: document.path): [
                TextEdit(
                  range: place,
                  newText: "\n" + String(repeating: " ", count: dash) + "- snapshot: here")
              ]
            ]))
      }
    }
    return nil
  }

  /// The lists of steps of a screen and of its variants.
  private static func stepLists(below root: Node) -> [Node] {
    let variants = root["variants"]?.entries.map(\.value) ?? []
    return ([root] + variants).compactMap { $0["steps"] }.filter { $0.kind == .sequence }
  }
}
