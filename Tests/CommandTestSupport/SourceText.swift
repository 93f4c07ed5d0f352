import Foundation

/// The text of a source file of the package; tests compare it with the code on pages.
public enum SourceText {
  /// Whether a file contains some code, at any indentation.
  ///
  /// - Parameters:
  ///   - code: the lines of the code.
  ///   - path: the path of the file, relative to the package.
  public static func contains(_ code: String, at path: String) throws -> Bool {
    plain(try String(contentsOfFile: path, encoding: .utf8)).contains(plain(code))
  }

  /// The lines of a text without their indentation, and without empty lines.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
