import DioramaSystem

/// The environment variables of the tests.
struct Environment: Sendable {
  /// The variables in use; tests of the assertions replace those of the process.
  @TaskLocal static var current = Environment()

  private let variables: [String: String]?

  /// The variables of the process, or those in `variables`.
  init(_ variables: [String: String]? = nil) { self.variables = variables }

  /// The value of a variable; nil when it is not set.
  subscript(name: String) -> String? {
    if let variables { return variables[name] }
    return CurrentProcess.variable(name)
  }

  /// The value of `CI`, unless it means no.
  var continuousIntegration: String? {
    guard let value = self["CI"], !["", "0", "false", "no"].contains(value.lowercased()) else {
      return nil
    }
    return value
  }

  /// The variable for the folder that relative paths of projects start from.
  static let rootVariable = "DIORAMA_ROOT"
}
