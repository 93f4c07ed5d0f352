import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// What a client is told of a text: each answer depends on the text, the files beside it and the
/// registry alone.
struct LanguageService: Sendable {
  let registry: Registry
  let encoding: PositionEncoding

  // MARK: What is wrong

  /// Whether a file stands in a project: a folder above it has the project's own file, or it is that.
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

  /// Problems as clients show them.
  ///
  /// - Parameters:
  ///   - problems: what was found.
  ///   - document: a text that stands in the editor; places in other files are those of the texts
  ///     that the problems were found in.
  func published(
    _ problems: [Diagnostic], in document: TextDocument? = nil
  ) -> [PublishedDiagnostic] {
    var texts = PlaceConverter(encoding, open: document)
    return problems.prefix(Self.mostPublished).map { published($0, &texts) }
  }

  /// The number of diagnostics of a file that are sent to an editor: converting the position of each
  /// takes time in proportion to its line, and editors show no more.
  private static let mostPublished = 1000

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

  /// Older spellings are drawn struck out, what is of no use paler.
  private static let tags: [Diagnostic.Code: Int] = [
    .deprecatedSpelling: 2, .unusedDefault: 1, .unusedSuppression: 1,
  ]

  // MARK: What mends it

  /// What mends the problems of some ranges, each by itself, as `lint --fix` does.
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

  // MARK: What is in it

  /// The ranges of lines that one may fold: mappings and lists of several lines.
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
      // A block ends at the beginning of the line behind it.
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
  /// What its YAML documents hold, as far as they can be read.
  var roots: [Node] {
    var ignored = Diagnostics()
    let source = Source(path: path, bytes: bytes)
    return YAMLReader(limits: .largeData)
      .documents(of: source, reporting: &ignored, selecting: .readable).map(\.root)
  }
}
