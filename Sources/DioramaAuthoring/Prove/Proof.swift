import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem

/// Runs screens in separate processes, with one input disturbed at a time.
package struct Proof {
  private let request: ProjectRequest
  private let program: String
  private let inputs: [String]

  /// Creates a proof about the screens of a request.
  ///
  /// - Parameters:
  ///   - request: the request that selects the screens.
  ///   - program: the program that has the subcommand `worker`; nil for this program.
  ///   - inputs: the inputs to disturb, such as `time zone`; empty for all.
  package init(of request: ProjectRequest, program: String?, inputs: [String]) {
    self.request = request
    self.program = program ?? CurrentProcess.program
    self.inputs = inputs
  }

  /// The reason why nothing was proved.
  package struct Failure: Error {
    package let message: String
  }

  /// The results of disturbing the inputs.
  package struct Findings {
    /// The changes that each disturbance caused.
    package var changes: [(disturbance: Disturbance, changes: [ScreenRun.Change])] = []
    /// The number of screens that ran.
    package let screenCount: Int

    /// Whether nothing changed.
    package var isProved: Bool { changes.allSatisfy(\.changes.isEmpty) }
  }

  /// Runs the screens once as they are, and once for each disturbance.
  package func result() -> Result<Findings, Failure> {
    guard let base = run(.none) else { return .failure(.noSecondProcess) }
    var findings = Findings(screenCount: base.snapshots.count)
    for disturbance in Disturbance.all
    where inputs.isEmpty || inputs.contains(disturbance.input) {
      guard let run = run(disturbance) else {
        return .failure(.notRun(with: disturbance))
      }
      findings.changes.append((disturbance, base.changes(in: run)))
    }
    return .success(findings)
  }

  private func run(_ disturbance: Disturbance) -> ScreenRun? {
    var arguments = ["worker", "--jobs", "\(disturbance.jobs)"] + disturbance.arguments
    arguments += request.arguments(finding: request.paths.map(fullPath))
    // This takes at least a second, so the clock shows another one.
    if disturbance.waitsForNextSecond { CurrentProcess.pause(seconds: 1) }
    let child = ChildProcess(
      program: program, arguments: arguments, environment: Self.environment(disturbance))
    guard let ended = child.run(), ended.status == 0 else { return nil }
    var reader = OutcomeReader(ended.output)
    // The output of a process that ended early is incomplete.
    return (try? reader.snapshots()).map { found in
      ScreenRun(snapshots: found.map { (id: "\($0.path) \($0.name)", text: $0.snapshot) })
    }
  }

  /// Returns a path that is valid in every folder.
  private func fullPath(_ path: String) -> String {
    guard request.links == .anywhere else { return FileSystem.realPath(path) ?? path }
    // The target of a link is another path.
    guard !path.hasPrefix("/"), let here = FileSystem.realPath(".") else { return path }
    return "\(here)/\(path)"
  }

  private static func environment(_ disturbance: Disturbance) -> [String] {
    let changed = disturbance.variables
    var variables = changed.map { "\($0.key)=\($0.value)" }.sorted()
    guard !disturbance.replacesEnvironment else { return variables }
    variables += CurrentProcess.variables.filter { line in
      changed[String(line.prefix { $0 != "=" })] == nil
    }
    return variables
  }
}
