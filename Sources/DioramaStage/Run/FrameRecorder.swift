import DioramaKit
import HeadlessUIKit
import TerminalText

/// Takes the frames of a run, one below the other.
final class FrameRecorder: StageSurface {
  private let renderer: FrameRenderer
  private let painter: ViewPainter
  /// The frames as text.
  var frames: [UInt8] = []
  /// How many there are.
  private(set) var frameCount = 0
  /// The clock whose time stands before each label; nil for none.
  var clock: MainQueue?

  init(renderer: FrameRenderer, painter: ViewPainter) {
    self.renderer = renderer
    self.painter = painter
  }

  func layOut(_ window: UIWindow) { renderer.layOut(window) }

  func takeFrame(of window: UIWindow, label: String?) {
    frames.append(UInt8(ascii: "\n"))
    if let label {
      let time = clock.map { "\($0.now)ms  " } ?? ""
      let text = time + label.escapingControls()
      // A label that takes all of the line, or is none, has no blank behind it.
      let line = "── \(text.truncated(toColumns: renderer.device.width - 3))"
      let rest = renderer.device.width - line.drawnWidth - 1
      frames.append(contentsOf: line.utf8)
      if rest > 0 { frames.append(UInt8(ascii: " ")) }
      for _ in 0..<max(rest, 0) { frames.append(contentsOf: "─".utf8) }
      frames.append(UInt8(ascii: "\n"))
    }
    if let trace = painter.trace {
      trace.beginFrame(below: frames.count { $0 == UInt8(ascii: "\n") })
    }
    renderer.render(window, with: painter, to: &frames)
    frameCount += 1
  }
}
