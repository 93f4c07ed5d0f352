import DioramaKit
import YAML

/// The diagnostics of a project's own file.
extension Diagnostic {
  static func secondDocument(_ document: Document) -> Diagnostic {
    Diagnostic(
      .wrongValue, "unexpected second document in the project file", at: document.root.place,
      help: Help("remove the '---', and merge the keys"))
  }

  static func unusableDefault(_ type: Node, as part: String, of kind: TypeKind) -> Diagnostic {
    Diagnostic(
      .unusedDefault, "no screen can have \(type.quoted) as its '\(part)'", at: type.place,
      severity: .warning, help: Help("write the name of \(kind.rawValue.withArticle)"))
  }
}
