import HeadlessUIKit
import YAML

@testable import DioramaKit
@testable import DioramaStage

/// An idle stage that shows a screen.
struct TestStage {
  let environment = ScreenEnvironment()
  let stage: Stage
  let recorder: FrameRecorder
  let stack: UINavigationController

  /// Shows a screen in a navigation stack above an app's own screen.
  init(
    _ screen: UIViewController, columns: Int = 30, rows: Int? = nil,
    blocks shown: Set<SnapshotBlock> = []
  ) {
    let metrics = ViewMetrics()
    environment.measuring = metrics
    let device = Device(width: columns, height: rows)
    let painter = ViewPainter(columns: columns, metrics: metrics)
    let blocks = FrameBlocks(shown, palette: [:], includesColors: false, in: environment)
    painter.scene = blocks.scene
    let recorder = FrameRecorder(
      renderer: FrameRenderer(device: device, metrics: metrics), painter: painter, blocks: blocks)
    stage = Stage(environment: environment, recorder: recorder)
    self.recorder = recorder
    let stack = UINavigationController(rootViewController: screen)
    self.stack = stack
    environment.run {
      let app = UIViewController()
      environment.window.rootViewController = app
      stage.hostScreen = app
      app.present(stack, animated: true)
    }
    settle()
  }

  /// Calls a closure in the run's environment and runs all due events.
  func settle(_ body: () -> Void = {}) {
    environment.run {
      body()
      try? stage.runDueEvents()
    }
  }

  /// Runs a step and returns why it failed, or nil if it succeeded.
  func failure(_ body: (Stage) throws(StepFailure) -> Void) -> String? {
    environment.run {
      do throws(StepFailure) {
        try body(stage)
        return nil
      } catch {
        return error.help.map { "\(error.message) (\($0))" } ?? error.message
      }
    }
  }

  /// Runs a core step in YAML and returns why it failed, or nil if it succeeded.
  func failure(ofStep yaml: String) -> String? {
    var decoding = Decoding(files: SourceFiles(root: "."))
    let source = Source(path: "step.yaml", bytes: Array(yaml.utf8))
    let root = YAMLReader().documents(of: source, reporting: &decoding.diagnostics).first?.root
    guard let entry = root?.entries.first(where: { _ in true }),
      let step = StepDefinition.core.first(where: { entry.key.isText($0.name) }),
      let action = step.decode(entry.value, &decoding)
    else { return "not a step: \(decoding.diagnostics)" }
    return failure { stage throws(StepFailure) in try action(stage) }
  }

  /// The lines that the window shows, without empty lines.
  var frame: [String] {
    environment.run {
      recorder.frames = []
      recorder.recordFrame(of: stage.window, label: nil)
      return String(decoding: recorder.frames, as: UTF8.self).split(separator: "\n").map(
        String.init)
    }
  }
}
