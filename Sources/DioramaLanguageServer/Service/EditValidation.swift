import Diorama
import DioramaAuthoring
import DioramaKit
import YAML

extension NameService.View {
  /// Returns an edit that makes changes; nil if it would cause new problems.
  ///
  /// - Parameters:
  ///   - changes: the changes by path; no two changes of a text touch.
  ///   - document: the text whose screens are checked.
  ///   - before: the present problems; see ``problems(of:with:_:)``.
  ///   - registry: the types that screens can use.
  func edit(
    making changes: [String: (text: TextDocument, changes: [EntryAddition.Change])],
    in document: TextDocument, besides before: Set<String>, _ registry: Registry
  ) -> CodeAction.Edit? {
    let texts = changes.mapValues { $0.text.bytes(after: $0.changes) }
    guard let after = problems(of: document, with: texts, registry), after.isSubset(of: before)
    else { return nil }
    let edits = changes.map { path, change in
      (
        FileURI.uri(of: path),
        change.changes.map { one in
          TextEdit(range: change.text.range(of: one.range, encoding), newText: one.text)
        }
      )
    }
    return CodeAction.Edit(changes: Dictionary(edits) { $0 + $1 })
  }

  /// Returns the problems in the screens of a text, with the unsaved texts of the editor; nil if
  /// they cannot be determined.
  func problems(
    of document: TextDocument, with changed: [String: [UInt8]], _ registry: Registry
  ) -> Set<String>? {
    diagnostics(of: document, with: changed, registry).map { found in
      Set(found.map { "\($0.code.rawValue) \($0.message)" })
    }
  }

  /// Returns the diagnostics of a text after files are changed, with the unsaved texts of the
  /// editor; nil if they cannot be determined.
  func diagnostics(
    of document: TextDocument, with changed: [String: [UInt8]], _ registry: Registry
  ) -> [Diagnostic]? {
    let texts = open.mapValues(\.bytes).merging(changed) { $1 }
    let bytes = texts[document.path] ?? document.bytes
    guard names.purpose(of: document.path) == .screen else {
      return try? UnsavedFile(path: document.path, bytes: bytes, registry: registry).lint()
        .diagnostics.sorted
    }
    let files = SourceFiles(root: names.root, cachesScreens: true)
    files.setUnsavedTexts(texts)
    let source = Source(path: document.path, bytes: bytes)
    guard
      let project = try? Project(at: document.path, unsaved: source, reading: .again(files)),
      project.screenFiles == [document.path]
    else { return nil }
    return ScreenSuite(project, registry: registry).lint().diagnostics.sorted
  }

  /// Returns whether a problem of a text is still reported with a comment above its line.
  func isStillReported(
    _ problem: PublishedDiagnostic, under comment: EntryAddition.Change, in document: TextDocument,
    _ registry: Registry
  ) -> Bool {
    let text = document.bytes(after: [comment])
    let found = diagnostics(of: document, with: [document.path: text], registry) ?? []
    return found.contains { other in
      // Lines of clients count from 0, and the comment adds one.
      other.code.rawValue == problem.code && problem.message.hasPrefix(other.message)
        && Int(other.place.start.line) == problem.range.start.line + 2
    }
  }
}
