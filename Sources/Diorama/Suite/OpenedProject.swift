import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// A project whose own file has been read: what its screens are declared, resolved and run with.
package struct OpenedProject: Sendable {
  /// The project.
  package private(set) var project: Project
  /// The types.
  package let registry: Registry
  /// What its own file says.
  package let configuration: ProjectConfiguration
  /// What is set over all layers of YAML.
  package private(set) var overrides: CommandOverrides
  /// Screens whose code is known to end the process.
  package internal(set) var ended: EndedScreens
  /// Where its screens are run.
  package let isolation: Isolation
  /// Who looks at each screen that is run; nil for nobody.
  package let look: ScreenLook.Observer?
  /// What was wrong with its own file and its folders.
  package let diagnostics: Diagnostics
  /// Whether the project's own file can be relied on; without it no screen is run, since what it
  /// would show is not what is meant.
  private let isConfigured: Bool
  /// Whether it says anything at all; if not, whatever screens take from it would seem wrong.
  private let isLegible: Bool
  /// The screens of other files in the folders of its own, once somebody asks.
  private(set) var neighbours = Neighbours()

  /// Reads a project's own file.
  ///
  /// - Parameters:
  ///   - project: the project, found.
  ///   - registry: the types that its screens can name.
  ///   - overrides: what is set over all layers of YAML.
  ///   - ended: screens whose code is known to end the process.
  ///   - isolation: where its screens are run.
  ///   - look: who looks at each screen that is run; nil for nobody.
  package init(
    _ project: Project, registry: Registry, overrides: CommandOverrides = CommandOverrides(),
    ended: EndedScreens = EndedScreens(), isolation: Isolation = .inPlace,
    look: ScreenLook.Observer? = nil
  ) {
    self.look = look
    self.isolation = isolation
    self.project = project
    self.registry = registry
    self.overrides = overrides
    self.ended = ended
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    configuration = ProjectConfiguration.read(project, registry, &decoding)
    decoding.diagnostics = configuration.rules.applied(to: decoding.diagnostics, isUsable: true)
    isConfigured = !decoding.diagnostics.hasErrors
    isLegible = isConfigured || configuration.root != nil
    for link in project.strayLinks { decoding.reportStrayLink(link) }
    for folder in project.strayFolders { decoding.reportStrayFolder(folder) }
    for path in project.misnamedFiles {
      guard let proper = Project.properName(of: path.lastPathComponent) else { continue }
      let reason =
        proper == Project.fileName
        ? "a project's own file is called '\(proper)'" : "its name does not end in .yaml"
      decoding.diagnostics.report(
        .notAScreen, "the file is not read: \(reason)",
        at: Place(startOf: Source(path: path, bytes: [])), severity: .warning,
        help: Diagnostic.Help(
          FileSystem.exists("\(path.parentFolder)/\(proper)")
            ? "take it out; '\(proper)' stands beside it" : "rename it to '\(proper)'"))
    }
    for path in project.nestedOwnFiles {
      // A folder of projects is found by their names.
      let own = "\(project.root)/\(Project.fileName)"
      let help =
        FileSystem.exists(own)
        ? "move what it says to \(own), or its folder out of the project"
        : "name its folder as a project: '\(path.parentFolder)'"
      decoding.diagnostics.report(
        .notAScreen, "the file is not read: its folder is a part of the project in \(project.root)",
        at: Place(startOf: Source(path: path, bytes: [])), severity: .warning,
        help: Diagnostic.Help(help))
    }
    for (folder, failure) in project.unreadableFolders {
      decoding.diagnostics.report(
        .unreadableFile, "the folder cannot be read: \(failure)",
        at: Place(startOf: Source(path: folder, bytes: [])))
    }
    diagnostics = decoding.diagnostics
  }

  /// The same project, with something else set over all layers of YAML.
  package func setting(_ change: (inout CommandOverrides) -> Void) -> OpenedProject {
    var opened = self
    change(&opened.overrides)
    return opened
  }

  /// The same project, of whose files of screens one alone is looked at.
  package func narrowed(to path: String) -> OpenedProject {
    var opened = self
    opened.project = project.narrowed(to: path)
    opened.neighbours = Neighbours()
    return opened
  }

  /// What names of colours and fonts stand for.
  package var palette: ProjectPalette { configuration.palettes.palette(registry, configuration) }

  /// The screens that one of its files declares, in order, and what is wrong with the file.
  func screens(in path: String) -> (declarations: [ScreenDeclaration], problems: Diagnostics) {
    screens { diagnostics in
      let documents = project.documents(of: path, &diagnostics)
      if documents.isEmpty, diagnostics.isEmpty {
        Self.reportNoScreen(in: Source(path: path, bytes: []), &diagnostics)
      }
      return documents
    }
  }

  /// The screens that a file's text declares, in order, and what is wrong with it.
  func screens(in source: Source) -> (declarations: [ScreenDeclaration], problems: Diagnostics) {
    screens { diagnostics in
      let documents = Project.documents(in: source, limits: .handWritten, &diagnostics)
      if documents.isEmpty, diagnostics.isEmpty { Self.reportNoScreen(in: source, &diagnostics) }
      return documents
    }
  }

  /// Warns of a file in which nothing stands, or comments only.
  private static func reportNoScreen(in source: Source, _ diagnostics: inout Diagnostics) {
    diagnostics.report(
      .notAScreen, "the file has no screen in it", at: Place(startOf: source), severity: .warning,
      help: Diagnostic.Help(
        "write one, or take the file out; files whose names begin with '_' are not read"))
  }

  private func screens(
    in documents: (inout Diagnostics) -> [Document]
  ) -> (declarations: [ScreenDeclaration], problems: Diagnostics) {
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let declarations = documents(&decoding.diagnostics).flatMap {
      ScreenDeclaration.declarations(in: $0, of: configuration, &decoding)
    }
    // Which screens there are must be sure.
    return (declarations, configuration.rules.applied(to: decoding.diagnostics, isUsable: false))
  }
}

// MARK: - Running a screen

/// What came of a screen.
public struct ScreenOutcome: Sendable {
  /// The screen.
  package let heading: ScreenHeading
  /// Its snapshot; nil when it could not be resolved or run, or something is an error by the
  /// project's `severity`; and where it was compared and is the same as what is recorded.
  public internal(set) var snapshot: [UInt8]?
  /// How its snapshot compares with what is recorded; nil where it was not compared.
  package internal(set) var comparison: SnapshotComparison?
  /// What it showed when a step failed, after the frames before, or all that is no snapshot for an
  /// error; of help to whom it surprises.
  public let shownAtFailure: [UInt8]?
  /// Whether its snapshot speaks of colours and fonts by name.
  package var showsStyles = false
  /// The colours of what it showed, where they were asked for.
  package var paint: [PaintedRun] = []
  /// What was wrong with it.
  public let diagnostics: Diagnostics
  /// How long it took to resolve and run; no snapshot depends on it.
  public let duration: Duration
  /// The files that it depends on, beside its own and the project's; none of one that was compared and
  /// is the same as what is recorded.
  public internal(set) var files: Set<String>
  /// What ``ScreenLook/Observer/reduce`` made of it; nil without an observer.
  package internal(set) var look: [UInt8]?

  /// The name of the screen, with its variant.
  public var name: String { heading.name }
  /// The path of its snapshot.
  public var snapshotPath: String { heading.snapshotPath }
}

extension OpenedProject {
  /// Resolves one screen.
  package func plan(_ declaration: ScreenDeclaration) -> (
    plan: ScreenPlan?, diagnostics: Diagnostics
  ) {
    let name = RunPlan.guardedName(of: declaration.name, in: declaration.path)
    if let ending = ended[name], !ending.isOfRun {
      return (nil, outcome(of: declaration, after: ending).diagnostics)
    }
    if let refusal = ended.refusal(of: name, at: declaration.idPlace) {
      var problems = Diagnostics()
      problems.append(refusal)
      return (nil, declaration.namingVariant(in: problems))
    }
    // An app's types are asked what they can; one that came further has been.
    let isGuarded = ended.isToBeGuarded(name)
    if isGuarded { RunGuard.begin(name) }
    defer { if isGuarded { RunGuard.end() } }
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let resolver = ScreenResolver(
      declaration, in: configuration, registry, overrides: overrides)
    let plan = resolver.plan(&decoding)
    if !isLegible { decoding.diagnostics = decoding.diagnostics.withoutLostNames }
    let rules = configuration.rules
    var problems = rules.applied(to: decoding.diagnostics, isUsable: true)
    // Somebody has to say why there is no screen.
    if plan == nil, !problems.hasErrors {
      problems = rules.applied(to: decoding.diagnostics, isUsable: false)
    }
    return (plan, declaration.namingVariant(in: problems))
  }

  /// Resolves and runs one screen.
  package func outcome(
    of declaration: ScreenDeclaration, _ runner: ScreenRunner
  ) -> ScreenOutcome {
    let start = ContinuousClock.now
    if let outcome = knownEnd(of: declaration) { return outcome }
    var (plan, diagnostics) = plan(declaration)
    // A document that was not sound has been reported; its screens are not run.
    let isSound = isConfigured && declaration.root.document.isSound
    var problems = Diagnostics()
    var trace: DrawingTrace?
    let shown = isSound ? plan.flatMap { run($0.run, runner, &problems, &trace) } : nil
    if shown != nil {
      for failure in runner.unmetFailures where declaration.speaks(for: failure.place) {
        problems.append(failure.diagnostic)
      }
    }
    problems = configuration.rules.applied(to: problems, isUsable: false)
    diagnostics.append(contentsOf: declaration.namingVariant(in: problems))
    // A project can call errors what others only warn of: no screen is right that has one.
    let snapshot = diagnostics.hasErrors ? nil : shown
    let isFailed = isSound && plan != nil && snapshot == nil
    let shownAtFailure = isFailed ? shown ?? runner.shownAtFailure : nil
    let seen = look?.reduce(
      ScreenLook(
        opened: self, declaration: declaration, plan: plan, shown: snapshot ?? shownAtFailure,
        paint: isSound && plan != nil ? runner.paint : [], trace: trace))
    return ScreenOutcome(
      heading: declaration.heading, snapshot: snapshot, shownAtFailure: shownAtFailure,
      showsStyles: snapshot != nil && plan?.run.show.contains(.styles) ?? false,
      paint: isSound && plan != nil ? runner.paint : [], diagnostics: diagnostics,
      duration: ContinuousClock.now - start, files: plan?.files ?? [], look: seen)
  }

  /// Runs a screen, and keeps what drew it for who looks.
  private func run(
    _ plan: RunPlan, _ runner: ScreenRunner, _ problems: inout Diagnostics,
    _ trace: inout DrawingTrace?
  ) -> [UInt8]? {
    if look == nil { return runner.snapshot(of: plan, &problems) }
    let traced = runner.tracedSnapshot(of: plan, &problems)
    trace = traced?.trace
    return traced?.text
  }

  /// What is said of a screen whose code has ended a process that ran it, so that no other does;
  /// nil where it has not.
  package func knownEnd(of declaration: ScreenDeclaration) -> ScreenOutcome? {
    ended[RunPlan.guardedName(of: declaration.name, in: declaration.path)].map {
      outcome(of: declaration, after: $0)
    }
  }

  private func outcome(
    of declaration: ScreenDeclaration, after ending: EndedScreens.Ending
  ) -> ScreenOutcome {
    // Its types may be what cannot be asked.
    var (plan, diagnostics) = ending.isOfRun ? plan(declaration) : (nil, Diagnostics())
    let place = plan.map { ending.step(of: $0.run)?.node.place ?? $0.run.place }
    let file = ended.keepsWords ? ending.saveWords(of: declaration, in: project) : nil
    diagnostics.append(ending.diagnostic(at: place ?? declaration.idPlace, file: file))
    return ScreenOutcome(
      heading: declaration.heading, snapshot: nil, shownAtFailure: nil,
      diagnostics: diagnostics, duration: .zero, files: plan?.files ?? [])
  }
}

extension Diagnostics {
  /// Without what may be wrong only because the project's own file could not be read: names that
  /// stand there for fixtures, types and defaults.
  fileprivate var withoutLostNames: Diagnostics {
    var result = Diagnostics()
    for problem in sorted
    where ![.unknownReference, .unknownType, .missingKey].contains(problem.code) {
      result.append(problem)
    }
    for problem in ignored { result.ignore(problem) }
    return result
  }
}
