import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem

/// The guides of the projects that are open, each made once until its project's file is another.
struct ProjectGuides {
  private struct Key: Hashable {
    let root: String
    let purpose: Schema.Purpose
  }

  private let registry: Registry
  private var known: [Key: SchemaGuide] = [:]

  init(_ registry: Registry) { self.registry = registry }

  /// The guide for a file; nil for one of no project.
  mutating func guide(for document: TextDocument) -> SchemaGuide? {
    guard LanguageService.isOfProject(document.path) else { return nil }
    let file = UnsavedFile(path: document.path, bytes: document.bytes, registry: registry)
    guard let (root, suite) = file.project else { return nil }
    let key = Key(root: root, purpose: file.purpose)
    if let guide = known[key] { return guide }
    let guide = SchemaGuide(key.purpose, of: suite())
    known[key] = guide
    return guide
  }

  /// Forgets all, since a project may make other types by now.
  mutating func forget() { known = [:] }
}
