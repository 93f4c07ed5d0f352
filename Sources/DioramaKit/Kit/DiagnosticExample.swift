import YAML

/// YAML of a kit that triggers a diagnostic, for the page that `help CODE` shows.
///
/// ```swift
/// DiagnosticExample(.wrongValue, "viewController: ForecastViewController\ncity: [oslo]")
/// ```
///
/// The example is a file in a project with the fixture of the kit's ``KitSample``, as `init` writes
/// it.
public struct DiagnosticExample: Sendable {
  /// The code.
  public let code: Diagnostic.Code
  /// The path of the file, relative to the project's folder.
  public let path: String
  /// The subcommand that reports the code.
  public let command: String
  /// The text of the file, without its last line feed.
  public let text: String

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - code: the only code that the example triggers.
  ///   - path: the path of the file, relative to the project's folder.
  ///   - command: the subcommand that reports the code: `lint`, or `render` if the screen has to
  ///     run.
  ///   - text: the text of the file, without its last line feed.
  public init(
    _ code: Diagnostic.Code, path: String = "screen.yaml", command: String = "lint", _ text: String
  ) {
    self.code = code
    self.path = path
    self.command = command
    self.text = text
  }
}
