/// The version of the program that a command is built with.
enum ProgramVersion {
  /// The version, as `--version` prints it.
  static let text = "0.1.0"
}
