import YAML

/// Some YAML of a kit's that brings a diagnostic's code about, for the page that `help CODE` shows.
///
/// ```swift
/// DiagnosticExample(.wrongValue, "viewController: ForecastViewController\ncity: [oslo]")
/// ```
///
/// It stands in a project with the fixture of the kit's ``KitSample``, as `init` writes it.
public struct DiagnosticExample: Sendable {
  /// The code.
  public let code: Diagnostic.Code
  /// The file, from the project's folder on.
  public let path: String
  /// The subcommand that says the code.
  public let command: String
  /// What the file holds, without its last line feed.
  public let text: String

  /// An example.
  ///
  /// - Parameters:
  ///   - code: the code that it brings about, and no other.
  ///   - path: the file, from the project's folder on.
  ///   - command: the subcommand that says so: `lint`, or `render` where the screen has to run.
  ///   - text: what the file holds, without its last line feed.
  public init(
    _ code: Diagnostic.Code, path: String = "screen.yaml", command: String = "lint", _ text: String
  ) {
    self.code = code
    self.path = path
    self.command = command
    self.text = text
  }
}
