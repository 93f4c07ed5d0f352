import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

extension PassCache {
  /// What is known of a project's screens for a request, in this program.
  init(of opened: OpenedProject, _ request: ProjectRequest) {
    self.init(
      of: opened.project, configuration: opened.configuration.root?.document.source.bytes ?? [],
      under: Self.conditions(of: opened, request))
  }

  /// All that is the same for all screens of a test, and that what they show can depend on. Values
  /// are spelled out: to print one by reflection costs every start more than it takes to look after
  /// a hundred screens.
  private static func conditions(of opened: OpenedProject, _ request: ProjectRequest) -> [String] {
    let overrides = request.overrides
    let time = request.limits.time?.components
    return ProgramStamp.lines() + variables + [
      "root \(opened.project.root)", "links \(request.links == .anywhere ? "anywhere" : "inside")",
      "width \(overrides.width.map(String.init) ?? "-")",
      "theme \(overrides.theme?.rawValue ?? "-")",
      "show \(overrides.show.map { "\($0.map(\.rawValue).sorted())" } ?? "-")",
      "time \(time.map { "\($0.seconds) \($0.attoseconds)" } ?? "-")",
      "memory \(request.limits.memory.map(String.init) ?? "-")",
    ]
  }

  /// The variables that change what this program does, or what the system's library does for it.
  private static var variables: [String] {
    let names: Set = ["CI", "TZ", "LANG", "LANGUAGE", "RUNFILES_DIR", "TEST_SRCDIR"]
    return CurrentProcess.variables.filter { line in
      let name = line.prefix { $0 != "=" }
      return names.contains(String(name)) || name.hasPrefix("LC_") || name.hasPrefix("DIORAMA_")
    }.sorted()
  }
}
