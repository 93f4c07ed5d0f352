import DioramaKit
import Foundation
import YAML

/// The documentation of a diagnostic's code: its meaning, its reason and its fix.
/// `diorama help CODE` prints it with an example: YAML of a kit, or Swift code of an app.
public struct CodePage: Sendable {
  /// The code.
  public let code: Diagnostic.Code
  /// The meaning of the code, in one line.
  public let meaning: String
  /// The reason for the diagnostic, in a sentence or two.
  public let why: String
  /// How to fix the problem, in a sentence or two.
  public let remedy: String
  /// Swift code of an app's component or view controller that causes the problem; empty if YAML
  /// alone does.
  public let swift: String

  /// The page of each code. A test compares them with the existing codes, and runs each example.
  public static let all = CodePagesResources.codes_md.components(separatedBy: "\n## ").dropFirst()
    .compactMap(CodePage.init)

  /// Reads a page: `CODE: meaning`, the reason, the fix, and indented Swift code if there is any.
  private init?(_ text: String) {
    let paragraphs = text.trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
    guard paragraphs.count > 2, let colon = paragraphs[0].range(of: ": "),
      let code = Diagnostic.Code.all.first(where: {
        $0.rawValue == paragraphs[0][..<colon.lowerBound]
      })
    else { return nil }
    self.code = code
    meaning = String(paragraphs[0][colon.upperBound...])
    (why, remedy) = (paragraphs[1], paragraphs[2])
    swift = paragraphs.dropFirst(3).joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }.joined(separator: "\n")
  }

  /// Returns the page as text for a terminal.
  ///
  /// - Parameter registry: the kits that have examples, and the name of the command.
  public func text(for registry: Registry) -> String {
    let mistake = registry.diagnosticExamples.first { $0.code == code }
    let example = mistake.map { "\($0.path)\n\n\(indented($0.text))" }
    let shown = swift.isEmpty ? example : "Swift\n\n\(indented(swift))"
    let command = swift.isEmpty ? mistake?.command ?? "lint" : "render"
    let part = shown.map { "\($0)\n\n`\(registry.commandName) \(command)` reports it.\n\n" } ?? ""
    return """
      \(code.rawValue): \(meaning)

      \(Self.wrapped(named(why, registry)))

      \(part)\(Self.wrapped("What to do: \(named(remedy, registry))"))

      """
  }

  /// Returns a text with the name of this command.
  private func named(_ text: String, _ registry: Registry) -> String {
    text.replacing("`diorama ", with: "`\(registry.commandName) ")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  /// Returns a paragraph in lines of at most 100 columns.
  package static func wrapped(_ text: String) -> String {
    var lines: [String] = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + word.count + 1 > 100 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : "\(last) \(word)"
      }
    }
    return lines.joined(separator: "\n")
  }
}
