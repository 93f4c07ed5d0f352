/// What a run's code did that UIKit would log, or stop the app for.
///
/// A run goes on, and the screen is told what was done in its place.
package struct RunWarning: Hashable, Sendable {
  /// What it is about.
  package enum Kind: Sendable {
    /// Constraints that cannot all hold.
    case conflictingConstraints
    /// A constraint that ties nothing, or that cannot be read.
    case looseConstraint
    /// A nib, storyboard or segue, of which a run has none.
    case missingNib
    /// A screen of the real kit that is not here.
    case absentScreen
    /// Something to touch that a screen reader has no words for.
    case missingLabel
    /// Text or a picture that is hard to tell from what it lies on.
    case lowContrast
    /// An order for screen readers that is not the one in which things stand.
    case readingOrder
  }

  /// What it is about.
  package let kind: Kind
  /// What was done: lower case, no full stop.
  package let message: String
  /// What goes on instead, or what to do: in the same style.
  package let help: String

  /// A warning, in words as ``message`` and ``help`` want them.
  package init(_ kind: Kind, _ message: String, help: String) {
    self.kind = kind
    self.message = message
    self.help = help
  }
}

extension ScreenEnvironment {
  /// Notes what the code of the run did, once for each message.
  ///
  /// - Parameters:
  ///   - kind: what it is about.
  ///   - message: what was done: lower case, no full stop.
  ///   - help: what goes on instead: in the same style.
  package func warn(_ kind: RunWarning.Kind, _ message: String, help: String) {
    let warning = RunWarning(kind, message, help: help)
    guard self[RunWarningList.Key.self].known.insert(warning).inserted else { return }
    self[RunWarningList.Key.self].waiting.append(warning)
  }

  /// Notes what was found in the run, for who knows that it was not found before.
  package func appendWarning(_ warning: RunWarning) {
    self[RunWarningList.Key.self].waiting.append(warning)
  }

  /// The remarks that were not taken yet, in their order.
  package func takeWarnings() -> [RunWarning] {
    defer { self[RunWarningList.Key.self].waiting = [] }
    return self[RunWarningList.Key.self].waiting
  }
}

/// What was remarked in a run.
private final class RunWarningList {
  var known: Set<RunWarning> = []
  var waiting: [RunWarning] = []

  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> RunWarningList {
      RunWarningList()
    }
  }
}
