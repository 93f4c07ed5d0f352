import DioramaKit
import HeadlessUIKit

/// Takes the frames of a run that no step asks for, so that no step goes unseen.
struct FrameCapture {
  private let timing: FrameTiming
  private let recorder: FrameRecorder
  private let stage: Stage
  /// How many frames there were before the step that is done.
  private var previousFrameCount = 0
  /// Whether the last frame shows what the last step did.
  private var isCaptured = true
  /// How often a step has been done that is written so.
  private var counts: [String: Int] = [:]

  /// Begins where the screen has appeared; a trace shows that, too.
  init(_ timing: FrameTiming, _ recorder: FrameRecorder, _ stage: Stage) {
    (self.timing, self.recorder, self.stage) = (timing, recorder, stage)
    guard timing == .traced else { return }
    recorder.clock = stage.environment.mainQueue
    recorder.recordFrame(of: stage.window, label: "at the start")
    previousFrameCount = recorder.frameCount
  }

  /// A step was done, which may have taken a frame itself.
  mutating func stepDidFinish(_ step: Step) {
    isCaptured = recorder.frameCount > previousFrameCount
    if !isCaptured, timing != .asked {
      recorder.recordFrame(of: stage.window, label: label(of: step))
      isCaptured = true
    }
    previousFrameCount = recorder.frameCount
  }

  /// All steps were done: takes the only frame, or the last one where something is left to see.
  func finish() throws(StepFailure) {
    let isOnlyOne = recorder.frameCount == 0
    let isWorkPending = timing != .asked && !stage.environment.mainQueue.isIdle
    guard isOnlyOne || !isCaptured || isWorkPending else { return }
    try stage.runUntilIdle()
    recorder.recordFrame(of: stage.window, label: isOnlyOne ? nil : "at the end")
  }

  /// The step as it is written; one that is written twice has its number behind it.
  private mutating func label(of step: Step) -> String {
    counts[step.label, default: 0] += 1
    let count = counts[step.label] ?? 1
    return count > 1 ? "\(step.label) (\(count))" : step.label
  }
}
