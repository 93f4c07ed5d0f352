import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The guides of the projects that are open, each made once until its project's file is another.
struct SchemaGuideCache {
  private struct Key: Hashable {
    let root: String
    let purpose: Schema.Purpose
  }

  /// A guide, and what stood in an editor for the project's file when it was made.
  private struct Made {
    let text: [UInt8]?
    let guide: SchemaGuide
  }

  private let registry: Registry
  private var known: [Key: Made] = [:]

  init(_ registry: Registry) { self.registry = registry }

  /// The guide for a file; nil for one of no project.
  ///
  /// - Parameters:
  ///   - open: the texts that stand in editors; the project's file counts as it stands there, and
  ///     while it cannot be read, as it was before.
  ///   - other: what kind of file it is where its place does not say that.
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

  /// Forgets all, since a project may make other types by now.
  mutating func forget() { known = [:] }
}

extension Collection<TextDocument> {
  /// What stands in editors, by path.
  var bytesByPath: [String: [UInt8]] {
    Dictionary(map { ($0.path, $0.bytes) }) { first, _ in first }
  }
}
