import DioramaKit
import DioramaStage
import DioramaSystem
import Synchronization
import YAML

/// The screens of a project, read and told apart: what every command starts from.
public struct ScreenSuite: Sendable {
  /// Which screens a command is about.
  public struct Selection: Sendable {
    /// Patterns for names such as `invite-*`, or names; none means all.
    ///
    /// A name means one screen or one variant; a pattern that fits a screen's id, all of its
    /// variants too.
    public var filters: [String]
    /// Words, of which a screen must have one; none means all.
    public var tags: [String]
    /// Variants: of each screen that has all of them, their combination; none means each by itself.
    public var variants: [String]

    /// A selection; by default of everything.
    public init(filters: [String] = [], tags: [String] = [], variants: [String] = []) {
      self.variants = variants
      self.filters = filters
      self.tags = tags
    }

    private func contains(_ screen: ScreenDeclaration) -> Bool {
      let isNamed =
        filters.isEmpty
        || filters.contains {
          screen.name.matches(shellPattern: $0)
            || $0.utf8.contains(where: "*?[".utf8.contains) && screen.id.matches(shellPattern: $0)
        }
      return isNamed && (tags.isEmpty || tags.contains { screen.tags.contains($0) })
    }

    /// The screens that a command is about; variants that are combined make new ones.
    func chosen(among screens: [ScreenDeclaration]) -> [ScreenDeclaration] {
      guard !variants.isEmpty else { return screens.filter(contains) }
      return screens.filter { $0.variant == nil && contains($0) }.compactMap { screen in
        let own = variants.compactMap { name in
          screens.first { $0.id == screen.id && $0.variant == name }
        }
        return own.count == variants.count ? ScreenDeclaration(combining: own) : nil
      }
    }
  }

  /// The project.
  public let project: Project
  /// The types.
  public let registry: Registry
  /// All screens that could be read, in the order of files and documents.
  public let declarations: [ScreenDeclaration]
  /// Those of them that the command is about.
  public private(set) var selected: [ScreenDeclaration]
  /// What was wrong with the files and the project.
  public let diagnostics: Diagnostics
  package let configuration: ProjectConfiguration
  /// Whether the project's own file can be relied on; without it no screen is run, since what it
  /// would show is not what is meant.
  private let isConfigured: Bool
  /// Whether it says anything at all; if not, whatever screens take from it would seem wrong.
  private let isLegible: Bool
  package let overrides: CommandOverrides
  let jobs: Int
  /// Screens whose code is known to end the process.
  package let ended: EndedScreens
  /// The screens of other files in the folders of its own, once somebody asks.
  private let neighbours = Neighbours()

  /// Reads a project.
  public init(
    _ project: Project, registry: Registry, selection: Selection = Selection(),
    overrides: CommandOverrides = CommandOverrides(), jobs: Int = 1
  ) {
    self.init(
      project, registry: registry, selection: selection, overrides: overrides, jobs: jobs,
      ended: EndedScreens())
  }

  /// Reads a project, of which some screens are known to end the process.
  package init(
    _ project: Project, registry: Registry, selection: Selection = Selection(),
    overrides: CommandOverrides = CommandOverrides(), jobs: Int = 1, ended: EndedScreens
  ) {
    self.ended = ended
    self.project = project
    self.registry = registry
    self.overrides = overrides
    self.jobs = jobs
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let configuration = ProjectConfiguration.read(project, registry, &decoding)
    self.configuration = configuration
    let rules = configuration.rules
    decoding.diagnostics = rules.applied(to: decoding.diagnostics, isUsable: true)
    isConfigured = !decoding.diagnostics.hasErrors
    isLegible = isConfigured || configuration.root != nil
    for link in project.strayLinks { decoding.reportStrayLink(link) }
    for (folder, failure) in project.unreadableFolders {
      decoding.diagnostics.report(
        .unreadableFile, "the folder cannot be read: \(failure)",
        at: Place(startOf: Source(path: folder, bytes: [])))
    }
    let paths = project.screenFiles
    let read = parallelMap(count: paths.count, jobs: jobs, worker: { () }) { index, _ in
      var decoding = Decoding(files: project.files, commandName: registry.commandName)
      let found = Self.declarations(in: paths[index], of: project, configuration, &decoding)
      // Which screens there are must be sure.
      return (found, rules.applied(to: decoding.diagnostics, isUsable: false))
    }
    var declarations: [ScreenDeclaration] = []
    declarations.reserveCapacity(read.count)
    for (found, problems) in read {
      declarations += found
      if !problems.isEmpty { decoding.diagnostics.append(contentsOf: problems) }
    }
    self.declarations = Self.unique(declarations, &decoding.diagnostics)
    selected = selection.chosen(among: self.declarations)
    diagnostics = decoding.diagnostics
  }

  private static func declarations(
    in path: String, of project: Project, _ configuration: ProjectConfiguration,
    _ decoding: inout Decoding
  ) -> [ScreenDeclaration] {
    project.documents(of: path, &decoding.diagnostics).flatMap {
      ScreenDeclaration.declarations(in: $0, of: configuration, &decoding)
    }
  }

  /// The same project, and of the selected screens those that `isWanted` says.
  package func keeping(_ isWanted: (ScreenDeclaration) -> Bool) -> ScreenSuite {
    var suite = self
    suite.selected = selected.filter(isWanted)
    return suite
  }
}

// MARK: - What commands do with it

extension ScreenSuite {
  /// What came of a screen.
  public struct Outcome: Sendable {
    /// The screen.
    public let declaration: ScreenDeclaration
    /// Its snapshot; nil when it could not be resolved or run.
    public let snapshot: [UInt8]?
    /// What it showed when a step failed, after the frames before; no snapshot, but of help to whom
    /// it surprises.
    public let shownAtFailure: [UInt8]?
    /// What was wrong with it.
    public let diagnostics: Diagnostics
    /// How long it took to resolve and run; no snapshot depends on it.
    public let duration: Duration
    /// The files that it depends on, beside its own and the project's.
    public let files: Set<String>
  }

  /// Resolves all selected screens without running them; the results are in order.
  public func plans() -> [(plan: ScreenPlan?, diagnostics: Diagnostics)] {
    parallelMap(count: selected.count, jobs: jobs, worker: { () }) { index, _ in
      plan(selected[index])
    }
  }

  /// Resolves one screen.
  public func plan(_ declaration: ScreenDeclaration) -> (
    plan: ScreenPlan?, diagnostics: Diagnostics
  ) {
    let name = RunPlan.guardedName(of: declaration.name, in: declaration.path)
    if let ending = ended[name], !ending.isOfRun {
      return (nil, outcome(of: declaration, after: ending).diagnostics)
    }
    // An app's types are asked what they can.
    RunGuard.begin(name)
    defer { RunGuard.end() }
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
  public func outcome(of declaration: ScreenDeclaration) -> Outcome {
    outcome(of: declaration, ScreenRunner(registry: registry))
  }

  private func outcome(of declaration: ScreenDeclaration, _ runner: ScreenRunner) -> Outcome {
    let start = ContinuousClock.now
    if let outcome = knownEnd(of: declaration) { return outcome }
    var (plan, diagnostics) = plan(declaration)
    // A document that was not sound has been reported; its screens are not run.
    let isSound = isConfigured && declaration.root.document.isSound
    var problems = Diagnostics()
    let snapshot = isSound ? plan.flatMap { runner.snapshot(of: $0.run, &problems) } : nil
    problems = configuration.rules.applied(to: problems, isUsable: false)
    diagnostics.append(contentsOf: declaration.namingVariant(in: problems))
    let isFailed = isSound && plan != nil && snapshot == nil
    return Outcome(
      declaration: declaration, snapshot: snapshot,
      shownAtFailure: isFailed ? runner.shownAtFailure : nil, diagnostics: diagnostics,
      duration: ContinuousClock.now - start, files: plan?.files ?? [])
  }

  /// What is said of a screen whose code has ended a process that ran it, so that no other does;
  /// nil where it has not.
  package func knownEnd(of declaration: ScreenDeclaration) -> Outcome? {
    ended[RunPlan.guardedName(of: declaration.name, in: declaration.path)].map {
      outcome(of: declaration, after: $0)
    }
  }

  private func outcome(
    of declaration: ScreenDeclaration, after ending: EndedScreens.Ending
  ) -> Outcome {
    // Its types may be what cannot be asked.
    var (plan, diagnostics) = ending.isOfRun ? plan(declaration) : (nil, Diagnostics())
    let place = plan.map { ending.step(of: $0.run)?.node.place ?? $0.run.place }
    let file = ended.keepsWords ? ending.saveWords(of: declaration, in: project) : nil
    diagnostics.append(ending.diagnostic(at: place ?? declaration.idPlace, file: file))
    return Outcome(
      declaration: declaration, snapshot: nil, shownAtFailure: nil,
      diagnostics: diagnostics, duration: .zero, files: plan?.files ?? [])
  }

  /// Resolves and runs all selected screens; the results are in order, on any number of threads.
  public func outcomes() -> [Outcome] {
    mapOutcomes { $0 }
  }

  /// Resolves and runs all selected screens and hands each outcome to `body`, on its own thread.
  public func mapOutcomes<Result: Sendable>(
    _ body: @Sendable (Outcome) -> Result
  ) -> [Result] {
    parallelMap(
      count: selected.count, jobs: jobs, worker: { [registry] in ScreenRunner(registry: registry) }
    ) { index, runner in
      body(outcome(of: selected[index], runner))
    }
  }
}

// MARK: - Each screen has a name and a snapshot of its own

extension ScreenSuite {
  /// Leaves out screens whose name is taken, or whose snapshot another one has where upper and
  /// lower case are the same, which is reported at the later one.
  static func unique(
    _ declarations: [ScreenDeclaration], _ diagnostics: inout Diagnostics
  ) -> [ScreenDeclaration] {
    var known: [String: [ScreenDeclaration]] = Dictionary(minimumCapacity: declarations.count)
    return declarations.filter { screen in
      let alike = known[screen.name.lowercased(), default: []]
      if reportRival(of: screen, among: alike, isAlone: false, &diagnostics) { return false }
      known[screen.name.lowercased(), default: []].append(screen)
      return true
    }
  }

  /// Whether a screen's snapshot is its own; reported where a screen of an earlier file in its
  /// folder has it, which can be where the project is only a part of one.
  ///
  /// The other files are read when this is asked first. So ask before a snapshot is written or a
  /// difference told, not for each screen that is as recorded.
  package func ownsSnapshot(
    _ screen: ScreenDeclaration, _ diagnostics: inout Diagnostics
  ) -> Bool {
    let alike = neighbours.screens {
      // What is wrong with a neighbour is not the question.
      var decoding = Decoding(files: project.files, commandName: registry.commandName)
      let read = project.neighbours.flatMap {
        Self.declarations(in: $0, of: project, configuration, &decoding)
      }
      return Dictionary(grouping: read) { $0.name.lowercased() }
    }[screen.name.lowercased(), default: []]
    let earlier = alike.filter { $0.path < screen.path }
    return !Self.reportRival(of: screen, among: earlier, isAlone: true, &diagnostics)
  }

  /// Reports a screen that has the name or the file of another one.
  ///
  /// - Parameter isAlone: whether a variant may be the only one of its screen that is asked for.
  private static func reportRival(
    of screen: ScreenDeclaration, among others: [ScreenDeclaration], isAlone: Bool,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    if others.isEmpty { return false }
    if let other = others.first(where: { $0.name == screen.name }) {
      if isAlone || screen.variant == nil {
        reportTwin(screen, of: other.idPlace, "first", &diagnostics)
      }
      return true
    }
    let file = screen.snapshotPath.lowercased()
    if let other = others.first(where: { $0.snapshotPath.lowercased() == file }) {
      reportClash(screen, other, &diagnostics)
      return true
    }
    return false
  }

  private static func reportClash(
    _ screen: ScreenDeclaration, _ other: ScreenDeclaration, _ diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      .duplicateScreen,
      "'\(screen.name)' and '\(other.name)' would write one file where upper and lower case are "
        + "the same",
      at: screen.idPlace, help: Diagnostic.Help("give one of them another name"),
      notes: [Diagnostic.Note("the first one is here", at: other.idPlace)])
  }

  /// Screens that are read when they are first asked for.
  private final class Neighbours: Sendable {
    private let known = Mutex<[String: [ScreenDeclaration]]?>(nil)

    func screens(
      _ read: () -> [String: [ScreenDeclaration]]
    ) -> [String: [ScreenDeclaration]] {
      known.withLock { known in
        let screens = known ?? read()
        known = screens
        return screens
      }
    }
  }

  /// Reports a screen whose id another one has.
  package static func reportTwin(
    _ screen: ScreenDeclaration, of other: Place, _ which: String,
    _ diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      .duplicateScreen, "two screens are called '\(screen.name)'", at: screen.idPlace,
      help: Diagnostic.Help("give each its own 'screen: ...'"),
      notes: [Diagnostic.Note("the \(which) one is here", at: other)])
  }
}

// MARK: - The parts of a planned screen

extension ScreenSuite {
  /// The name of the type that stands in a part of a planned screen; nil where it has no such part.
  public func partName(_ name: String, of plan: ScreenPlan) -> String? {
    guard let slot = plan.slots.first(where: { $0.name.description == name }) else { return nil }
    if let chosen = plan.run.choice(for: slot) { return chosen.name }
    return TypeResolver(registry, project: configuration, screen: nil).standardEntry(of: slot)?
      .name
  }

  /// Where the type of each part of a planned screen comes from, the kit's default and what Swift
  /// code set on a set of types included, with the layers that were overridden.
  public func partOrigins(of plan: ScreenPlan) -> [(name: String, origin: Origin)] {
    plan.slots.map { slot in
      var origin = Origin(layer: isKitDefault(slot) ? .kitDefault : .swift)
      if let exchange = configuration.exchanges.last(where: { $0.path == slot.standardEntry }) {
        origin = Origin(layer: .project, node: exchange.node).overriding(origin)
      }
      if let choice = plan.run.standIns[slot.base], let node = choice.node {
        origin = Origin(layer: plan.layer(of: node), node: node).overriding(origin)
      }
      let name = slot.name.description
      // A project's default that does not fit chose nothing.
      guard plan.components.contains(where: { $0.slot.name == slot.name }),
        let assigned = plan.origins.first(where: { $0.name == name })?.origin
      else { return (name, origin) }
      let weaker = origin.overridden.reversed().reduce(assigned.aboveWeakest(origin.alone)) {
        $0.aboveWeakest($1)
      }
      return (name, weaker)
    }
  }

  private func isKitDefault(_ slot: Slot) -> Bool {
    registry.setEntry(at: slot.standardEntry)?.entry.isKitDefault() ?? true
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
