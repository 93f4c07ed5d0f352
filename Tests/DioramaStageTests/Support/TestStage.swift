import HeadlessUIKit

@testable import DioramaKit
@testable import DioramaStage

/// A stage with a screen on it, at rest.
struct TestStage {
  let environment = ScreenEnvironment()
  let stage: Stage
  let recorder: FrameRecorder
  let stack: UINavigationController

  /// Shows a screen in a stack, over an app's own screen.
  init(_ screen: UIViewController, columns: Int = 30, rows: Int? = nil) {
    let metrics = ViewMetrics()
    environment.measuring = metrics
    let device = Device(width: columns, height: rows)
    let recorder = FrameRecorder(
      renderer: FrameRenderer(device: device, metrics: metrics),
      painter: ViewPainter(columns: columns, metrics: metrics))
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

  /// Does something in the run's world and lets it come to rest.
  func settle(_ body: () -> Void = {}) {
    environment.run {
      body()
      try? stage.runDueEvents()
    }
  }

  /// Does a step; why it failed, or nil when it was done.
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

  /// What the window shows, without the line before it.
  var frame: [String] {
    environment.run {
      recorder.frames = []
      recorder.recordFrame(of: stage.window, label: nil)
      return String(decoding: recorder.frames, as: UTF8.self).split(separator: "\n").map(
        String.init)
    }
  }
}
