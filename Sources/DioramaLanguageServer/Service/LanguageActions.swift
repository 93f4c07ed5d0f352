import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import YAML

extension LanguageService {
  /// Returns comments that suppress the problems in some ranges, each with the code and a reason to
  /// edit.
  ///
  /// - Parameter isStillReported: returns whether a problem is still reported with a comment above
  ///   it.
  func suppressions(
    of problems: [PublishedDiagnostic], in document: TextDocument, touching ranges: [TextRange],
    _ isStillReported: (PublishedDiagnostic, EntryAddition.Change) -> Bool
  ) -> [CodeAction] {
    var known: Set<String> = []
    return problems.compactMap { shown in
      let code = Diagnostic.Code(rawValue: shown.code)
      // A comment about a suppression comment would itself be a problem.
      guard ranges.touch(shown.range), DiagnosticRules.adjustable.contains(code),
        code != .invalidSuppression, code != .unusedSuppression,
        known.insert("\(shown.range.start.line) \(shown.code)").inserted
      else { return nil }
      // Between brackets that span several lines, a comment would apply to another line.
      let line = document.line(shown.range.start.line)
      let start = max(line.lowerBound, document.byteOrderMarkLength)
      let spaces = document.indentation(ofLine: shown.range.start.line)
      let comment = EntryAddition.Change(
        range: start..<start,
        text: String(repeating: " ", count: spaces)
          + "# diorama: ignore \(shown.code) because it is intended\(document.lineEnd)")
      // If an error leaves nothing to show, a comment would add a second error.
      if shown.severity == 1, isStillReported(shown, comment) { return nil }
      return CodeAction(
        title: "Ignore '\(shown.code)' here, with a reason", kind: "quickfix",
        diagnostics: [shown], isPreferred: false, edit: edit(of: document, by: comment))
    }
  }

  private func edit(
    of document: TextDocument, by change: EntryAddition.Change
  ) -> CodeAction.Edit {
    let edit = TextEdit(range: document.range(of: change.range, encoding), newText: change.text)
    return CodeAction.Edit(changes: [FileURI.uri(of: document.path): [edit]])
  }

  /// Returns one action with all fixes of `lint --fix` in a text; nil without fixes.
  ///
  /// - Parameter lint: returns the diagnostics of the file with another content.
  func fixAll(
    _ problems: [Diagnostic], in document: TextDocument, _ lint: ([UInt8]) -> [Diagnostic]
  ) -> CodeAction? {
    let text = FixLoop.fixed(problems, in: document.path, holding: document.bytes, lint)
    if text == document.bytes { return nil }
    let all = EntryAddition.Change(
      range: 0..<document.bytes.count, text: String(decoding: text, as: UTF8.self))
    return CodeAction(
      title: "Fix all unambiguous problems", kind: "source.fixAll", diagnostics: [],
      isPreferred: false, edit: edit(of: document, by: all))
  }

  /// Returns an action that adds a frame after the step at a line; nil if the line has no step, or
  /// if the list of steps is in brackets.
  func snapshotStep(at position: TextPosition, in document: TextDocument) -> CodeAction? {
    for root in document.roots {
      for steps in Self.stepLists(below: root) where !steps.isFlow {
        guard let step = steps.items.first(where: { $0.lines.contains(position.line) }),
          step[StepDefinition.snapshot.name] == nil
        else { continue }
        let first = document.line(step.lines.lowerBound)
        let dash = document.bytes[first].prefix { $0 == 32 }.count
        guard document.bytes[first].dropFirst(dash).first == UInt8(ascii: "-") else { continue }
        let last = step.lines.upperBound
        let end = document.line(last).upperBound
        let words = "- snapshot: \(Self.freeLabel(among: steps))"
        return CodeAction(
          title: "Add a frame after this step", kind: "refactor", diagnostics: [],
          isPreferred: false,
          edit: edit(
            of: document,
            by: EntryAddition.Change(
              range: end..<end,
              text: document.lineEnd + String(repeating: " ", count: dash) + words)))
      }
    }
    return nil
  }

  /// Returns a label that no other frame of some steps has.
  private static func freeLabel(among steps: Node) -> String {
    let taken = Set(steps.items.compactMap { $0[StepDefinition.snapshot.name]?.text })
    let others = (2...taken.count + 2).lazy.map { "here-\($0)" }
    return (["here"] + others).first { !taken.contains($0) } ?? "here"
  }

  /// Returns the lists of steps of a screen and of its variants.
  private static func stepLists(below root: Node) -> [Node] {
    let variants = root["variants"]?.entries.map(\.value) ?? []
    return ([root] + variants).compactMap { $0["steps"] }.filter { $0.kind == .sequence }
  }
}
