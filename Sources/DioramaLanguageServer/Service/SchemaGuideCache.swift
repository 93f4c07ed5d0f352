import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// A cache of the guides of open projects; a guide is made again when the project's file changes.
struct SchemaGuideCache {
  private struct Key: Hashable {
    let root: String
    let purpose: Schema.Purpose
  }

  /// A guide, and the editor's text of the project's file when it was made.
  private struct Made {
    let text: [UInt8]?
    let guide: SchemaGuide
  }

  private let registry: Registry
  private var known: [Key: Made] = [:]

  init(_ registry: Registry) { self.registry = registry }

  /// Returns the guide for a file; nil for a file outside projects.
  ///
  /// - Parameters:
  ///   - open: the texts that are open in editors, which may include the project's file; while that
  ///     file is invalid, its previous guide is used.
  ///   - other: the kind of the file if it does not follow from its path.
  mutating func guide(
    for document: TextDocument, open: some Collection<TextDocument>, or other: Schema.Purpose?
  ) -> SchemaGuide? {
    guard LanguageService.isInProject(document.path) else { return nil }
    let file = UnsavedFile(path: document.path, bytes: document.bytes, registry: registry)
    let texts = open.bytesByPath
    guard let purpose = file.purpose ?? other, let (root, suite) = file.project(beside: texts)
    else {
      return nil
    }
    let key = Key(root: root, purpose: purpose)
    let text = texts["\(root)/\(Project.fileName)"]
    if let made = known[key], made.text == text { return made.guide }
    let read = suite()
    let isBroken = read.configuration.root == nil && read.diagnostics.hasErrors
    let guide = (isBroken ? known[key]?.guide : nil) ?? SchemaGuide(key.purpose, of: read)
    known[key] = Made(text: text, guide: guide)
    return guide
  }

  /// Removes all guides, since a project may define other types now.
  mutating func forget() { known = [:] }
}

extension Collection<TextDocument> {
  /// The texts of editors, by path.
  var bytesByPath: [String: [UInt8]] {
    Dictionary(map { ($0.path, $0.bytes) }) { first, _ in first }
  }
}
