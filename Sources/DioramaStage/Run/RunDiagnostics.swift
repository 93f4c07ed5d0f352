import DioramaKit
import HeadlessUIKit
import YAML

/// The diagnostics of runs.
extension Diagnostic {
  static func strayTask(at place: Place) -> Diagnostic {
    Diagnostic(
      .strayTask, "a task of this screen's code would resume on a thread other than the run's",
      at: place, severity: .warning,
      help: Help(
        "resume it on the main queue; the code after its 'await' was skipped because a run does "
          + "not wait for other threads"))
  }

  static func ownThread(at place: Place) -> Diagnostic {
    Diagnostic(
      .ownThread, "this screen's code starts its own thread, which uses the real clock",
      at: place, severity: .warning,
      help: Help("use tasks or dispatch queues; they run in order and on the screen's clock"))
  }

  static func unfinishedTask(asleepFor rest: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .unfinishedTask,
      "a task of this screen's code was still asleep when the run ended, with \(rest)ms left",
      at: place, severity: .warning,
      help: Help("add a step 'advance: \(rest)ms' to wake it; no frame shows what it does then"))
  }

  static func unfinishedTask(at place: Place) -> Diagnostic {
    Diagnostic(
      .unfinishedTask, "a task of this screen's code was still waiting when the run ended",
      at: place, severity: .warning,
      help: Help(
        "complete what it waits for during the run, for example on the main queue; no frame "
          + "shows what it does after its 'await'"))
  }

  static func warning(_ warning: RunWarning, at place: Place) -> Diagnostic {
    let code: Code =
      switch warning.kind {
      case .conflictingConstraints: .conflictingConstraints
      case .looseConstraint: .looseConstraint
      case .missingNib: .missingNib
      case .missingText: .unknownReference
      case .absentScreen: .absentScreen
      case .duplicateIdentifier: .duplicateKey
      case .ineffectiveStep: .invalidStep
      case .missingLabel: .accessibilityLabel
      case .lowContrast: .accessibilityContrast
      case .readingOrder: .accessibilityOrder
      }
    return Diagnostic(
      code, warning.message, at: place, severity: .warning, help: Help(warning.help))
  }

  static func notCreated(
    _ viewController: RegisteredType, _ reason: (any Error)?, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      reason == nil ? .wrongKind : .failedStep,
      reason.map { "the screen could not be built: \($0)" }
        ?? "cannot create '\(viewController.name)'", at: place,
      help: reason == nil ? Help("register it with a closure that makes it") : nil)
  }

  /// A step failed, or the screen did not become idle; the place is that of the screen.
  ///
  /// - Parameter dismissal: the earlier step that dismissed the screen, if it is still dismissed.
  static func failed(
    _ step: Step?, _ failure: StepFailure, at place: Place, afterDismissalBy dismissal: Step?
  ) -> Diagnostic {
    let word = step.flatMap { failure.place(in: $0.node) }
    // A replacement is for a single value, not for the whole step.
    let meant = word == nil ? nil : failure.replacement
    return Diagnostic(
      failure.isLimit ? .limit : .failedStep, failure.message,
      at: word ?? step?.node.place ?? place,
      help: failure.help.map { Help($0, replacement: meant) },
      notes: dismissal.map { [Note("this step dismissed the screen", at: $0.node.place)] } ?? [])
  }
}
