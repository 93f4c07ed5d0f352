import DioramaSystem

/// Starts this program again to run screens of a request: to trace a screen that ended its process,
/// since the Swift runtime reads its backtrace settings only at startup; and for a process that has
/// threads and thus cannot fork.
package struct WorkerProgram: Sendable {
  private let program: String
  private let request: ProjectRequest

  /// - Parameters:
  ///   - request: the request that selects the screens.
  ///   - program: the program that has the subcommand `worker`; nil for this program.
  package init(for request: ProjectRequest, program: String?) {
    self.program = program ?? CurrentProcess.program
    self.request = request
  }

  /// Runs some screens, found by their paths and names.
  ///
  /// - Parameters:
  ///   - overrides: settings that override all layers of YAML.
  ///   - looks: whether the outcomes contain the data that an observer needs.
  /// - Returns: the outcomes, encoded by ``OutcomeWriter``; nil if the program failed.
  func outcomes(of screens: [ScreenHeading], _ overrides: CommandOverrides, looks: Bool) -> [UInt8]?
  {
    var own = request
    own.overrides = overrides
    own.selection = ScreenSuite.Selection(filters: screens.map(\.name))
    var options = ["worker", "--jobs", "\(request.jobs)"]
    if overrides.includesColors { options.append("--painted") }
    if overrides.isTraced { options.append("--traced") }
    if looks { options.append("--looks") }
    let child = ChildProcess(
      program: program, arguments: options + own.arguments(finding: request.paths),
      environment: CurrentProcess.variables)
    return child.run().flatMap { $0.status == 0 ? $0.output : nil }
  }

  /// How long the trace of a screen that never ends waits before it shows where the code is.
  private static let maxTraceTime = Duration.seconds(2)

  /// Runs a screen that ends its process, and returns what the process prints, including a
  /// backtrace.
  func trace(of run: RunTracker.EndedRun) -> String {
    let child = ChildProcess(
      program: program,
      arguments: ["worker", "--screen", run.name] + request.arguments(finding: request.paths),
      environment: Self.environment)
    let time = request.limits.time.map { min($0, Self.maxTraceTime) } ?? Self.maxTraceTime
    guard
      let result = child.run(
        includingStandardError: true, abortingAfter: time, memory: request.limits.memory)
    else { return "" }
    return String(decoding: result.output.prefix(1 << 16), as: UTF8.self)
  }

  /// The environment of this process, with backtraces of the Swift runtime enabled.
  private static var environment: [String] {
    let name = "SWIFT_BACKTRACE"
    let settings = [
      "enable=yes", "color=no", "interactive=no", "threads=crashed", "limit=32", "registers=none",
      "images=none", "sanitize=no",
    ]
    return CurrentProcess.variables.filter { !$0.hasPrefix("\(name)=") }
      + ["\(name)=\(settings.joined(separator: ","))"]
  }
}
