import DioramaSystem

/// The variables that tests run with.
struct Surroundings: Sendable {
  /// Other variables than the process has; for tests of the assertions themselves.
  @TaskLocal static var current = Surroundings()

  private let variables: [String: String]?

  /// The process' variables, or some made up.
  init(_ variables: [String: String]? = nil) { self.variables = variables }

  /// The value of a variable; nil when it is not set.
  subscript(name: String) -> String? {
    if let variables { return variables[name] }
    return CurrentProcess.variable(name)
  }

  /// What `CI` is set to, where that means yes.
  var continuousIntegration: String? {
    guard let value = self["CI"], !["", "0", "false", "no"].contains(value.lowercased()) else {
      return nil
    }
    return value
  }

  /// The variable with the folder that relative paths of projects start from.
  static let rootVariable = "DIORAMA_ROOT"

  /// Where a project is that code calls `folder`.
  func path(of folder: String) -> String {
    guard !folder.hasPrefix("/"), let root = self[Self.rootVariable], !root.isEmpty else {
      return folder
    }
    return "\(root)/\(folder)"
  }

  /// Where relative paths start, in words.
  var startOfPaths: String {
    if let root = self[Self.rootVariable], !root.isEmpty {
      return "paths start at \(root), which \(Self.rootVariable) says"
    }
    let current = CurrentProcess.folder ?? "the current folder"
    return "paths start at \(current); set \(Self.rootVariable) to start elsewhere"
  }
}
