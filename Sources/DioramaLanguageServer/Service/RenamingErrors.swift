import Diorama
import DioramaSystem

/// The errors of renaming.
extension RPCError {
  static let nothingToRename = refused("there is no name at this position")
  static func ambiguous(_ names: [ProjectName]) -> Self {
    let nouns = names.map { "a \($0.noun)" }.joined(separator: " and ")
    return refused("'\(names.first?.text ?? "")' is \(nouns); rename each at its definition")
  }
  static func swiftType(_ name: ProjectName) -> Self {
    refused("'\(name.text)' is a Swift type; rename it in Swift")
  }
  static let renamedPath = refused(
    "a file cannot be renamed here; move the file, then change its path")
  static func undefined(_ name: ProjectName) -> Self {
    refused("no \(name.noun) '\(name.text)' in the data")
  }
  static func inDatabase(_ name: ProjectName) -> Self {
    refused("'\(name.text)' is in a database; rename it there")
  }
  static func unreadable(_ path: Substring, mayContain name: ProjectName) -> Self {
    refused("\(path) cannot be read, and may contain '\(name.text)'; fix it first")
  }
  static func outdated(_ path: Substring) -> Self { refused("\(path) has changed; rename again") }
  /// A text is not a name; `isRestricted` if only some characters are allowed.
  static func invalidName(
    _ new: String, of noun: String, _ fault: ScreenDeclaration.NameFault? = nil
  ) -> Self {
    let hint = fault.map { "; \($0.help(for: "it"))" } ?? ""
    return refused("'\(new)' is not a valid name of a \(noun)\(hint)")
  }
  static func nameOfType(_ new: String) -> Self {
    refused("'\(new)' is the name of a registered type")
  }
  static func exists(_ noun: String, _ name: String, in path: Substring? = nil) -> Self {
    refused("\(noun) '\(name)' already exists\(path.map { " in \($0)" } ?? "")")
  }
  static func existingTag(_ name: String) -> Self {
    refused("tag '\(name)' already exists; renaming would merge the two tags")
  }
  static func existingSnapshot(_ path: String) -> Self {
    refused("\(path.lastPathComponent) already exists as the snapshot of another screen")
  }
  static let projectFileName = refused(
    "'\(Project.fileName)' is reserved for the project's own file")
  static func notSavedYet(_ path: String) -> Self {
    refused("'\(path.lastPathComponent)' is not saved yet; save it under the new name")
  }
}
