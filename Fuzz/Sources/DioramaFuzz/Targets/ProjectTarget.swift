import DioramaKit
import HeadlessNexconn
import HeadlessSendbird
import YAML

@testable import Diorama
@testable import DioramaAuthoring

/// A whole project out of one input: found, read, checked, planned and run, as every command does.
struct ProjectTarget: FuzzTarget {
  private let scratch: Scratch
  private let registry: Registry

  /// So many of its screens are run.
  private static let mostScreens = 4

  init() throws {
    scratch = try Scratch()
    registry = try Registry(.sendbird, .nexconn)
  }

  func run(_ input: [UInt8]) {
    let files = InputFiles(input).files
    scratch.clear()
    for file in files { scratch.write(file.bytes, to: file.name) }
    let projects = LoadedProjects(ProjectRequest(paths: [scratch.path]), registry)
    Printed.check(projects.pathProblems.sorted)
    for suite in projects.suites { run(suite) }
    if let file = files.first {
      let unsaved = UnsavedFile(
        path: "\(scratch.path)/\(file.name)", bytes: Array(file.bytes), registry: registry)
      Printed.check((try? unsaved.lint())?.diagnostics.sorted ?? [])
    }
  }

  private func run(_ suite: ScreenSuite) {
    Printed.check(suite.lint().diagnostics.sorted)
    for screen in suite.selected.prefix(Self.mostScreens) {
      let outcome = suite.outcome(of: screen)
      Printed.check(outcome.diagnostics.sorted)
      Printed.checkInert(outcome.shownAtFailure ?? [], "a frame")
      guard let snapshot = outcome.snapshot else {
        promise(
          outcome.diagnostics.hasErrors || suite.diagnostics.hasErrors,
          "'\(screen.name)' shows nothing, and nobody says why")
        continue
      }
      Printed.checkInert(snapshot, "a snapshot")
      promise(suite.outcome(of: screen).snapshot == snapshot, "'\(screen.name)' shows two things")
    }
  }
}
