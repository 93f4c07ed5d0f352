/// Something in a run's code that UIKit would log, or stop the app for.
///
/// A run continues, and its screen gets the warning.
package struct RunWarning: Hashable, Sendable {
  /// The kinds of warnings.
  package enum Kind: Sendable {
    /// Constraints that cannot all hold.
    case conflictingConstraints
    /// A constraint that connects nothing or cannot be read.
    case looseConstraint
    /// A nib, storyboard or segue; a run cannot read such files.
    case missingNib
    /// A key of a string table, or the name of a color, that the app does not have.
    case missingText
    /// An identifier that a list has twice.
    case duplicateIdentifier
    /// A screen of the real kit that is missing here.
    case absentScreen
    /// Something to touch that has no accessibility label.
    case missingLabel
    /// A step that probably does not do what is meant.
    case ineffectiveStep
    /// Text or an image with little contrast to its background.
    case lowContrast
    /// A screen reader order that differs from the visual order.
    case readingOrder
  }

  /// The kind.
  package let kind: Kind
  /// The problem: lower case, no full stop.
  package let message: String
  /// What happens instead, or what to do: in the same style.
  package let help: String

  /// Makes a warning; see ``message`` and ``help`` for the style of the texts.
  package init(_ kind: Kind, _ message: String, help: String) {
    self.kind = kind
    self.message = message
    self.help = help
  }
}

extension ScreenEnvironment {
  /// Creates a warning and adds it; the parameters are those of ``RunWarning``.
  package func warn(_ kind: RunWarning.Kind, _ message: String, help: String) {
    warn(RunWarning(kind, message, help: help))
  }

  /// Adds a warning about the run's code, once for each message.
  package func warn(_ warning: RunWarning) {
    guard self[RunWarningList.Key.self].known.insert(warning).inserted else { return }
    self[RunWarningList.Key.self].waiting.append(warning)
  }

  /// Adds a warning that the caller knows to be new.
  package func appendWarning(_ warning: RunWarning) {
    self[RunWarningList.Key.self].waiting.append(warning)
  }

  /// Returns the warnings that were not taken yet, in order.
  package func takeWarnings() -> [RunWarning] {
    defer { self[RunWarningList.Key.self].waiting = [] }
    return self[RunWarningList.Key.self].waiting
  }
}

/// The warnings of a run.
private final class RunWarningList {
  var known: Set<RunWarning> = []
  var waiting: [RunWarning] = []

  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> RunWarningList {
      RunWarningList()
    }
  }
}
