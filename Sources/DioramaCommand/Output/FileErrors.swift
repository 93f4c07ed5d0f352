import Diorama
import DioramaSystem
import YAML

/// The messages about files that cannot be read or written.
extension SafeText {
  static func lostOutput(_ error: FileSystem.Failure) -> Self {
    "the output cannot be written: \(error)\n"
  }
  static func unwritten(_ path: String, _ error: any Error) -> Self {
    "'\(path)' cannot be written: \(String(describing: error))\n"
  }
  static func unreadable(_ noun: String, at path: String, _ error: any Error) -> Self {
    "\(path): error: the \(noun) cannot be read: \(String(describing: error))\n"
  }
  static func unreadable(
    _ noun: String, _ path: String, _ error: FileSystem.Failure, hint: String = ""
  ) -> Self { "the \(noun) '\(path)' cannot be read: \(error)\(hint)\n" }
  /// A project cannot be read: suggests the project that its folder is, or `init` of the tool.
  static func unreadableProject(
    _ path: String, _ error: FileSystem.Failure, tool: String? = nil
  ) -> Self {
    let folder = path.contains("/") ? path.parentFolder : "."
    let isProject = error.isMissing && FileSystem.exists("\(folder)/\(Project.fileName)")
    let other =
      isProject ? "; '\(folder)' is a project: use --in \(ShellWords.line([folder]))" : nil
    let new = tool.map { "; to create it, run `\($0) init`" }
    return unreadable("project", path, error, hint: other ?? new ?? "")
  }
}

extension Diagnostic {
  /// Returns `the report cannot be written: permission denied`.
  static func unwritten(
    _ noun: String, _ path: String, _ why: some CustomStringConvertible, as level: Severity = .error
  ) -> Self { Self(ofFile: path, "the \(noun) cannot be written: \(why)", severity: level) }
  /// A snapshot cannot be written; `isWritten` if its file has the new contents nevertheless.
  static func unwrittenSnapshot(
    _ path: String, _ failure: FileSystem.Failure, isWritten: Bool
  ) -> Self {
    let isFolder = FileSystem.isFolder(path)
    let reason = isFolder ? "it is a folder" : "\(failure)"
    return Self(
      ofFile: path, "the snapshot cannot be written: \(reason)",
      help: failure.isConcurrentChange
        ? "check the new contents of the file, then record again"
        : isWritten
          ? "the file is written, but a power failure may lose it"
          : isFolder
            ? "a folder has the path of the snapshot; move the folder, and record again"
            : "the previous snapshot is unchanged")
  }
}
