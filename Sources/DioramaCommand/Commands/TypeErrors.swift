import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// The messages of `types` about names that it cannot show.
extension SafeText {
  /// A name is that of a Swift class that YAML cannot name.
  static func unregisteredType(
    _ name: String, _ type: any Configurable.Type, subclasses: [RegisteredType]
  ) -> Self {
    if !subclasses.isEmpty {
      let names = Diagnostic.Help.list(subclasses.map(\.name))
      return "'\(name)' is a base class, which YAML cannot name; registered subclasses: \(names)\n"
    }
    // A kit has a placeholder for each of its screens that is not implemented.
    return type.kind == .viewController && !(type is any ScreenViewController.Type)
      ? "'\(name)' is a screen that is not implemented\n"
      : "'\(name)' is a class that is not registered, so YAML cannot name it\n"
  }
  /// The end of a message about a type that a project may make.
  static var typesOfProjects: Self {
    let folder = FileSystem.exists(Project.fileName) ? "." : "FOLDER"
    return "to include the types of a project, add `--in \(folder)`\n"
  }
}
