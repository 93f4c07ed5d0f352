import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The requests of a client about a text; each result depends only on the text, the other files of
/// its project and the registry.
struct LanguageService: Sendable {
  let registry: Registry
  let encoding: PositionEncoding

  // MARK: Diagnostics

  /// Returns whether a file is in a project: it is the project's own file, or a folder above it
  /// contains that file.
  static func isInProject(_ path: String) -> Bool {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml"), path.hasPrefix("/") else {
      return false
    }
    if path.lastPathComponent == Project.fileName { return true }
    var folder = path.parentFolder
    while folder.count > 1 {
      if FileSystem.exists("\(folder)/\(Project.fileName)") { return true }
      folder = folder.parentFolder
    }
    return false
  }

  /// Returns problems in the form that clients show.
  ///
  /// - Parameters:
  ///   - problems: the problems.
  ///   - document: a text that is open in the editor; places in other files refer to the texts in
  ///     which the problems were found.
  func published(
    _ problems: [Diagnostic], in document: TextDocument? = nil
  ) -> [PublishedDiagnostic] {
    var texts = PlaceConverter(encoding, open: document)
    return problems.prefix(Self.maxPublished).map { published($0, &texts) }
  }

  /// The maximum number of diagnostics of a file that are sent to an editor: converting the
  /// position of each takes time in proportion to its line, and editors show no more.
  private static let maxPublished = 1000

  private func published(
    _ diagnostic: Diagnostic, _ texts: inout PlaceConverter
  ) -> PublishedDiagnostic {
    let help = diagnostic.help.map { "\n\($0.text)" } ?? ""
    var related: [PublishedDiagnostic.Related] = []
    for note in diagnostic.notes {
      related.append(
        PublishedDiagnostic.Related(
          location: .init(
            uri: FileURI.uri(of: note.place.source.path),
            range: texts.range(of: note.place)),
          message: note.message))
    }
    return PublishedDiagnostic(
      range: texts.range(of: diagnostic.place),
      severity: diagnostic.severity == .error ? 1 : 2, code: diagnostic.code.rawValue,
      message: diagnostic.message + help, tags: Self.tags[diagnostic.code].map { [$0] },
      relatedInformation: related.isEmpty ? nil : related)
  }

  /// Clients strike out deprecated spellings (2) and fade unnecessary text (1).
  private static let tags: [Diagnostic.Code: Int] = [
    .deprecatedSpelling: 2, .unusedDefault: 1, .unusedSuppression: 1,
  ]

  // MARK: Fixes

  /// Returns the fixes for the problems in some ranges, one by one, as `lint --fix` makes them.
  func fixes(
    of problems: [Diagnostic], in document: TextDocument, touching ranges: [TextRange]
  ) -> [CodeAction] {
    zip(problems, published(problems, in: document)).compactMap { problem, shown in
      guard ranges.touch(shown.range),
        let (bytes, text) = SafeFixes.edit(for: problem)
      else { return nil }
      let range =
        bytes.lowerBound + document.byteOrderMarkLength..<bytes.upperBound
        + document.byteOrderMarkLength
      let edit = TextEdit(
        range: document.range(of: range, encoding), newText: String(decoding: text, as: UTF8.self))
      return CodeAction(
        title: "Change to '\(problem.help?.replacement ?? "")'", diagnostics: [shown],
        edit: CodeAction.Edit(changes: [FileURI.uri(of: document.path): [edit]]))
    }
  }

  // MARK: Contents

  /// Returns the foldable ranges of lines: mappings and lists of several lines.
  func folds(in document: TextDocument) -> [FoldingRange] {
    var folds: [FoldingRange] = []
    for root in document.roots { collectFolds(of: root, in: document, &folds) }
    return folds
  }

  private func collectFolds(
    of node: Node, in document: TextDocument, _ folds: inout [FoldingRange]
  ) {
    guard node.definition == nil else { return }
    for entry in node.entries where entry.merge == nil {
      let first = Int(entry.key.place.start.line) - 1
      let place = entry.value.place
      // A block ends at the beginning of the next line.
      let last = Int(place.end.line) - (place.end.column == 1 ? 2 : 1)
      if entry.value.kind != .scalar, last > first {
        folds.append(FoldingRange(startLine: first, endLine: last))
      }
      collectFolds(of: entry.value, in: document, &folds)
    }
    for item in node.items { collectFolds(of: item, in: document, &folds) }
  }
}

extension TextDocument {
  /// The roots of the text's YAML documents that can be read.
  var roots: [Node] {
    var ignored = Diagnostics()
    let source = Source(path: path, bytes: bytes)
    return YAMLReader(limits: .largeData)
      .documents(of: source, reporting: &ignored, selecting: .readable).map(\.root)
  }
}
