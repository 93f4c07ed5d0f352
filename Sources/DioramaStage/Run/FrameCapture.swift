import DioramaKit
import HeadlessUIKit

/// Captures the frames of a run that no step requests, so that each step is shown.
struct FrameCapture {
  private let timing: FrameTiming
  private let recorder: FrameRecorder
  private let stage: Stage
  /// The number of frames before the current step.
  private var previousFrameCount = 0
  /// Whether the last frame shows the result of the last step.
  private var isCaptured = true
  /// The number of steps so far whose labels look alike.
  private var counts: [String: Int] = [:]

  /// Starts after the screen has appeared; a traced run captures this moment, too.
  init(_ timing: FrameTiming, _ recorder: FrameRecorder, _ stage: Stage) {
    (self.timing, self.recorder, self.stage) = (timing, recorder, stage)
    guard timing == .traced else { return }
    recorder.clock = stage.environment.mainQueue
    recorder.recordFrame(of: stage.window, label: "at the start")
    previousFrameCount = recorder.frameCount
  }

  /// Captures a frame after a step, unless the step did so itself.
  mutating func stepDidFinish(_ step: Step) {
    isCaptured = recorder.frameCount > previousFrameCount
    if !isCaptured, timing != .asked {
      recorder.recordFrame(of: stage.window, label: label(of: step))
      isCaptured = true
    }
    previousFrameCount = recorder.frameCount
  }

  /// Captures a frame after all steps: the only one, or a last one if something was not captured
  /// yet.
  func finish() throws(StepFailure) {
    let isOnlyOne = recorder.frameCount == 0
    let isWorkPending = timing != .asked && !stage.environment.mainQueue.isIdle
    guard isOnlyOne || !isCaptured || isWorkPending else { return }
    try stage.runUntilIdle()
    recorder.recordFrame(of: stage.window, label: isOnlyOne ? nil : "at the end")
  }

  /// Returns the label of a step, with a number if the line of an earlier one looks the same.
  private mutating func label(of step: Step) -> String {
    let shown = step.label.truncatedAfterWord(toColumns: recorder.labelColumns)
    counts[shown, default: 0] += 1
    guard let count = counts[shown], count > 1 else { return step.label }
    let number = " (\(count))"
    let columns = recorder.labelColumns - number.count
    return step.label.truncatedAfterWord(toColumns: columns) + number
  }
}
