import DioramaKit
import YAML

/// The settings of a project for its diagnostics: the severity of each code, and the comments in
/// its files that suppress codes.
///
/// An error can be suppressed only if the screen can be made despite it.
package struct DiagnosticRules: Sendable {
  /// The severity that a project gives a code.
  package enum Level: String, Sendable, CaseIterable {
    case error, warning, note, off
  }

  /// The levels that the project sets.
  private(set) var levels: [Diagnostic.Code: Level] = [:]

  /// The program's own severities.
  static let standard = DiagnosticRules()

  /// The codes of problems that leave no screen, or no reliable one.
  private static let fixed: [Diagnostic.Code] = [
    .yamlSyntax, .mergeConflict, .duplicateKey, .duplicateScreen, .failedStep,
    .pathOutsideProject, .limit, .unreadableFile,
  ]

  /// The codes whose severity can be chosen, and that comments can ignore.
  package static let adjustable = Diagnostic.Code.all.filter { !fixed.contains($0) }

  /// Returns diagnostics with the severities of these rules. Suppressed ones are moved to the
  /// ignored ones.
  ///
  /// - Parameter isUsable: whether the screen could be made; if not, errors stay errors.
  package func applied(to diagnostics: Diagnostics, isUsable: Bool) -> Diagnostics {
    if diagnostics.isEmpty { return diagnostics }
    var result = Diagnostics()
    // The comments about the last line: many problems can be in one line.
    var last: (source: Source, line: Int32, suppressions: [Suppression])?
    for diagnostic in diagnostics.sorted {
      let (source, line) = (diagnostic.place.source, diagnostic.place.start.line)
      if last?.source !== source || last?.line != line {
        last = (source, line, SuppressionReader(source, about: line).suppressions)
      }
      apply(to: diagnostic, last?.suppressions.first { $0.covers(diagnostic) }, isUsable, &result)
    }
    for diagnostic in diagnostics.ignored { result.ignore(diagnostic) }
    return result
  }

  private func apply(
    to diagnostic: Diagnostic, _ suppression: Suppression?, _ isUsable: Bool,
    _ result: inout Diagnostics
  ) {
    var diagnostic = diagnostic
    let isNeeded = diagnostic.severity == .error && !isUsable
    if let suppression {
      // The comment is in use, even if the diagnostic is shown.
      result.ignore(diagnostic)
      if !isNeeded { return }
      diagnostic.notes.append(.errorNotIgnored(by: suppression))
    } else if let level = levels[diagnostic.code] {
      switch level {
      case .error: diagnostic.severity = .error
      case .warning where !isNeeded: diagnostic.severity = .warning
      case .note where !isNeeded: diagnostic.severity = .note
      case .off where !isNeeded: return
      default: break
      }
    }
    result.append(diagnostic)
  }

  /// Returns whether these rules leave no error among diagnostics.
  func allowsRunning(despite diagnostics: Diagnostics) -> Bool {
    !diagnostics.hasErrors || !applied(to: diagnostics, isUsable: true).hasErrors
  }
}

extension DiagnosticRules {
  /// Reads the key of a project's file.
  init(_ node: Node?, _ decoding: inout Decoding) {
    guard let node else { return }
    guard node.kind == .mapping else {
      decoding.reportWrongValue(
        node, wanted: "a mapping from codes to severities",
        help: Diagnostic.Help("for example 'deprecated-spelling: error'"))
      return
    }
    let words = Level.allCases.map(\.rawValue)
    for entry in node.entries {
      let code = Diagnostic.Code(rawValue: entry.key.text)
      guard Self.adjustable.contains(code) else {
        if Self.fixed.contains(code) {
          decoding.diagnostics.append(.alwaysAnError(entry.key))
        } else {
          decoding.reportUnknownKey(
            entry.key, in: "'\(CoreKey.severity)'", known: Self.adjustable.map(\.rawValue),
            mapping: node)
        }
        continue
      }
      guard entry.value.kind == .scalar, let level = Level(rawValue: entry.value.text) else {
        decoding.reportWrongValue(entry.value, wanted: .choice(words))
        continue
      }
      levels[code] = level
    }
  }
}
