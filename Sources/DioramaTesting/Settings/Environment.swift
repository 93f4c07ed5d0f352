import DioramaSystem

/// The variables that tests run with.
struct Environment: Sendable {
  /// Other variables than the process has; for tests of the assertions themselves.
  @TaskLocal static var current = Environment()

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

}
