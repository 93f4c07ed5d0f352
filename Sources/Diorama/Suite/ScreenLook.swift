import DioramaStage
import YAML

/// A screen that was run, with what drew its frames: for who shows more of it than a snapshot does.
///
/// It is handed over on the thread of the run, behind the run, and let go of when that is done.
package struct ScreenLook {
  /// The project.
  package let opened: OpenedProject
  /// The screen.
  package let declaration: ScreenDeclaration
  /// What was run; nil for a screen that could not be resolved.
  package let plan: ScreenPlan?
  /// Its snapshot, else what it showed when a step failed; nil where it showed nothing.
  package let shown: [UInt8]?
  /// The colours of that, where the overrides ask for them.
  package let paint: [PaintedRun]
  /// What drew the lines; nil where a step failed.
  package let trace: DrawingTrace?

  /// Takes what it wants of a look.
  package typealias Taker = @Sendable (ScreenLook) -> Void
}
