import DioramaStage
import YAML

/// A screen that ran, and what drew its frames. It is for observers that show more of a screen than
/// its snapshot.
///
/// The observer receives it after the run, in the process of the run. It is freed afterwards.
package struct ObservedScreen {
  package let suite: ScreenSuite
  package let declaration: ScreenDeclaration
  /// The plan that ran; nil if the screen could not be resolved.
  package let plan: ScreenPlan?
  /// Its snapshot, or what it showed when a step failed; nil if it showed nothing.
  package let shown: [UInt8]?
  /// The colors of ``shown``, if the overrides ask for them.
  package let coloredRuns: [ColoredRun]
  /// What pictures of its frames show, if the overrides ask for colors.
  package let pictures: [FramePicture]
  /// What drew the lines; nil if a step failed.
  package let trace: DrawingTrace?

  /// An observer of screens that run.
  package struct Observer: Sendable {
    /// Encodes the needed parts of a look, in the process of the run.
    package let reduce: @Sendable (ObservedScreen) -> [UInt8]
    /// Receives the encoded data, in the process of the command.
    package let take: @Sendable (ScreenHeading, [UInt8]) -> Void

    package init(
      reduce: @escaping @Sendable (ObservedScreen) -> [UInt8],
      take: @escaping @Sendable (ScreenHeading, [UInt8]) -> Void
    ) {
      self.reduce = reduce
      self.take = take
    }
  }
}
