import DioramaKit
import HeadlessUIKit

/// Takes the frames of a run that no step asks for, so that no step goes unseen.
struct FrameTaking {
  private let timing: FrameTiming
  private let recorder: FrameRecorder
  private let stage: Stage
  /// How many frames there were before the step that is done.
  private var seenFrames = 0
  /// Whether the last frame shows what the last step did.
  private var isSeen = true
  /// How often a step has been done that is written so.
  private var counts: [String: Int] = [:]

  /// Begins where the screen has appeared; a trace shows that, too.
  init(_ timing: FrameTiming, _ recorder: FrameRecorder, _ stage: Stage) {
    (self.timing, self.recorder, self.stage) = (timing, recorder, stage)
    guard timing == .traced else { return }
    recorder.clock = stage.environment.mainQueue
    recorder.takeFrame(of: stage.window, label: "at the start")
    seenFrames = recorder.frameCount
  }

  /// A step was done, which may have taken a frame itself.
  mutating func follow(_ step: Step) {
    isSeen = recorder.frameCount > seenFrames
    if !isSeen, timing != .asked {
      recorder.takeFrame(of: stage.window, label: label(of: step))
      isSeen = true
    }
    seenFrames = recorder.frameCount
  }

  /// All steps were done: takes the only frame, or the last one where something is left to see.
  func end() throws(StepFailure) {
    let isOnlyOne = recorder.frameCount == 0
    let comesMore = timing != .asked && !stage.environment.mainQueue.isAtRest
    guard isOnlyOne || !isSeen || comesMore else { return }
    try stage.comeToRest()
    recorder.takeFrame(of: stage.window, label: isOnlyOne ? nil : "at the end")
  }

  /// The step as it is written; one that is written twice has its number behind it.
  private mutating func label(of step: Step) -> String {
    counts[step.label, default: 0] += 1
    let count = counts[step.label] ?? 1
    return count > 1 ? "\(step.label) (\(count))" : step.label
  }
}
