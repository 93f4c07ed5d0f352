import DioramaKit
import HeadlessUIKit
import TerminalText

/// Takes the frames of a run, one below the other.
final class FrameRecorder: FrameRecording {
  private let renderer: FrameRenderer
  private let painter: ViewPainter
  private let blocks: FrameBlocks?
  /// The frames as text.
  var frames: [UInt8] = []
  /// Their colours, where somebody asks.
  private(set) var coloredRuns: [ColoredRun] = []
  private let includesColors: Bool
  private let headerLineCount: Int
  /// The line feeds in the frames, as far as they are counted.
  private var counted = (bytes: 0, lines: 0)
  /// How many there are.
  private(set) var frameCount = 0
  /// The class of a screen that is another one than the snapshot is of; nil for that one.
  var nameOfOpenedScreen: (UIViewController) -> String? = { _ in nil }
  /// The clock whose time stands before each label; nil for none.
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

  func recordFrame(of window: UIWindow, label: String?) {
    frames.append(UInt8(ascii: "\n"))
    // A frame of a screen that was opened on the way says which it is.
    if let words = FrameLabel(label, of: window.frontScreen.flatMap(nameOfOpenedScreen)) {
      let time = clock.map { "\($0.now)ms  " } ?? ""
      // A label that takes all of the line, or is none, has no blank behind it.
      let line = "── \(time)\(words.text(columns: renderer.device.width - 3 - time.count))"
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
    }
    blocks?.write(to: &frames)
    frameCount += 1
  }

  /// How many line feeds the frames have; counts what was added since it was asked last.
  private var lineCount: Int {
    counted.lines += frames[counted.bytes...].count { $0 == UInt8(ascii: "\n") }
    counted.bytes = frames.count
    return counted.lines
  }
}
