import DioramaKit
import HeadlessUIKit
import TerminalText

/// Records the frames of a run, one below the other.
final class FrameRecorder: FrameRecording {
  private let renderer: FrameRenderer
  private let painter: ViewPainter
  private let blocks: FrameBlocks?
  /// The frames as text.
  var frames: [UInt8] = []
  /// The colors of the frames, if requested.
  private(set) var coloredRuns: [ColoredRun] = []
  /// What pictures of the frames show, if colors are requested.
  private(set) var pictures: [FramePicture] = []
  private let includesColors: Bool
  private let headerLineCount: Int
  /// The position up to which line feeds are counted, and their number.
  private var counted = (bytes: 0, lines: 0)
  /// The number of frames.
  private(set) var frameCount = 0
  /// Returns the class of a screen other than the snapshot's own; nil for that one.
  var nameOfOpenedScreen: (UIViewController) -> String? = { _ in nil }
  /// The clock for the time before each label; nil for labels without a time.
  var clock: MainQueue?

  init(
    renderer: FrameRenderer, painter: ViewPainter, blocks: FrameBlocks? = nil,
    colorLineOffset headerLineCount: Int? = nil
  ) {
    self.renderer = renderer
    self.painter = painter
    self.blocks = blocks
    self.headerLineCount = headerLineCount ?? 0
    includesColors = headerLineCount != nil
  }

  func layOut(_ window: UIWindow) { renderer.layOut(window) }

  /// The columns for a label.
  var labelColumns: Int { renderer.device.width - 3 - time.count }
  private var time: String { clock.map { "\($0.now)ms  " } ?? "" }

  func recordFrame(of window: UIWindow, label: String?) {
    frames.append(UInt8(ascii: "\n"))
    // The label of a frame names a screen that was opened during the run.
    if let words = FrameLabel(label, of: window.frontScreen.flatMap(nameOfOpenedScreen)) {
      // An empty label, or one that fills the line, has no space after it.
      let line = "── \(time)\(words.text(columns: labelColumns))"
      let rest = renderer.device.width - line.displayWidth - 1
      frames.append(contentsOf: line.utf8)
      if rest > 0 { frames.append(UInt8(ascii: " ")) }
      for _ in 0..<max(rest, 0) { frames.append(contentsOf: "─".utf8) }
      frames.append(UInt8(ascii: "\n"))
    }
    painter.trace?.beginFrame(below: lineCount)
    let first = includesColors ? headerLineCount + lineCount : 0
    renderer.render(window, with: painter, to: &frames)
    if includesColors, let scene = painter.scene {
      coloredRuns += scene.coloredRuns(
        from: first, rows: painter.canvas.rows, width: renderer.device.width)
      pictures.append(
        scene.picture(from: first, rows: painter.canvas.rows, width: renderer.device.width))
    }
    blocks?.write(to: &frames)
    frameCount += 1
  }

  /// The number of line feeds in the frames; counts only what was added since the last call.
  private var lineCount: Int {
    counted.lines += frames[counted.bytes...].count { $0 == UInt8(ascii: "\n") }
    counted.bytes = frames.count
    return counted.lines
  }
}
