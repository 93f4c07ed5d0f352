import DioramaSystem
import YAML

/// The diagnostics of paths in YAML.
extension Diagnostic {
  static func linkOutOfProject(_ companion: String, nextTo path: Node, root: String) -> Diagnostic {
    Diagnostic(
      .pathOutsideProject,
      "the file '\(companion.lastPathComponent)' next to \(path.quoted) is a link that points "
        + "outside the project folder '\(root)'",
      at: path.place, help: Help("replace the link with the file itself"))
  }

  static func linkOutOfProject(_ path: Node, root: String) -> Diagnostic {
    Diagnostic(
      .pathOutsideProject,
      "the path \(path.quoted) leads through a link outside the project folder '\(root)'",
      at: path.place,
      help: Help("replace the link with the file itself, or use '--follow-links'"))
  }

  static func pathOutsideProject(_ path: Node, root: String) -> Diagnostic {
    Diagnostic(
      .pathOutsideProject, "the path \(path.quoted) is outside the project folder '\(root)'",
      at: path.place, help: Help("write a path in the project, relative to this file"))
  }
}

extension FileSystem.Failure {
  /// The kind of problem, and the reason in words that follow the name of a file to read.
  package var refusal: (code: Diagnostic.Code, words: String) {
    if let excess = sizeLimitMessage { return (.limit, excess) }
    return (.unreadableFile, "cannot be read: \(self)")
  }
}
