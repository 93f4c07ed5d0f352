import DioramaKit
import HeadlessNexconn
import HeadlessSendbird
import YAML

@testable import Diorama
@testable import DioramaAuthoring

/// A whole project from one input: found, read, checked, planned and run, as commands do.
struct ProjectTarget: FuzzTarget {
  private let temporary: TemporaryFolder
  private let registry: Registry

  /// The maximum number of screens to run.
  private static let maxScreens = 4

  init() throws {
    temporary = try TemporaryFolder()
    registry = try Registry(.sendbird, .nexconn)
  }

  func run(_ input: [UInt8]) {
    let files = InputFiles(input).files
    temporary.clear()
    for file in files { temporary.write(file.bytes, to: file.name) }
    let projects = LoadedProjects(ProjectRequest(paths: [temporary.path]), registry)
    PrintedOutput.check(projects.pathProblems.sorted)
    for suite in projects.suites { run(suite) }
    if let file = files.first {
      let unsaved = UnsavedFile(
        path: "\(temporary.path)/\(file.name)", bytes: Array(file.bytes), registry: registry)
      PrintedOutput.check((try? unsaved.lint())?.diagnostics.sorted ?? [])
    }
  }

  private func run(_ suite: ScreenSuite) {
    PrintedOutput.check(suite.lint().diagnostics.sorted)
    for screen in suite.selected.prefix(Self.maxScreens) {
      let outcome = suite.outcome(of: screen)
      PrintedOutput.check(outcome.diagnostics.sorted)
      PrintedOutput.checkNoControls(outcome.snapshotAtFailure ?? [], "a frame")
      guard let snapshot = outcome.snapshot else {
        require(
          outcome.diagnostics.hasErrors || suite.diagnostics.hasErrors,
          "'\(screen.name)' shows nothing, and no diagnostic says why")
        continue
      }
      PrintedOutput.checkNoControls(snapshot, "a snapshot")
      require(suite.outcome(of: screen).snapshot == snapshot, "'\(screen.name)' shows two things")
    }
  }
}
