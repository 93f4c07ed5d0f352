import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The screens of a project, read and told apart: what every command starts from.
public struct ScreenSuite: Sendable {
  /// The project with its own file read.
  package internal(set) var opened: OpenedProject
  /// All screens that could be read, in the order of files and documents.
  public let declarations: [ScreenDeclaration]
  /// Those of them that the command is about.
  public internal(set) var selected: [ScreenDeclaration]
  /// What was wrong with the files and the project.
  public internal(set) var diagnostics: Diagnostics
  let jobs: Int

  /// The project.
  public var project: Project { opened.project }
  /// The types.
  public var registry: Registry { opened.registry }
  package var configuration: ProjectConfiguration { opened.configuration }
  package var overrides: CommandOverrides { opened.overrides }

  /// Reads a project.
  public init(
    _ project: Project, registry: Registry, selection: Selection = Selection(),
    overrides: CommandOverrides = CommandOverrides(), jobs: Int = 1
  ) {
    let opened = OpenedProject(project, registry: registry, overrides: overrides)
    self.init(opened, selection: selection, jobs: jobs)
  }

  /// Reads the screens of an opened project.
  ///
  /// - Parameter files: the files that are read, for who knows which; nil for all.
  package init(
    _ opened: OpenedProject, selection: Selection = Selection(), jobs: Int = 1,
    files: [String]? = nil
  ) {
    self.opened = opened
    self.jobs = jobs
    let paths = files ?? opened.project.screenFiles
    let read = paths.map(opened.screens(in:))
    var diagnostics = opened.diagnostics
    var declarations: [ScreenDeclaration] = []
    declarations.reserveCapacity(read.count)
    for (found, problems) in read {
      declarations += found
      if !problems.isEmpty { diagnostics.append(contentsOf: problems) }
    }
    let owners = ScreenHeading.owners(among: declarations.map(\.heading), &diagnostics)
    self.declarations = owners.map { declarations[$0] }
    selected = selection.chosen(among: self.declarations)
    self.diagnostics = diagnostics
  }

  /// The same project, with the selected screens the other way round.
  package var reversed: ScreenSuite {
    var suite = self
    suite.selected.reverse()
    return suite
  }

  /// The same project, and of the selected screens those that `isWanted` says.
  package func keeping(_ isWanted: (ScreenDeclaration) -> Bool) -> ScreenSuite {
    var suite = self
    suite.selected = selected.filter(isWanted)
    return suite
  }
}

// MARK: - Which screens

extension ScreenSuite {
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
    /// The names of the screens and variants that it is about, among those; nil for all.
    package var names: Set<String>?

    /// Whether it leaves nothing out.
    package var isOfAll: Bool { filters.isEmpty && tags.isEmpty && variants.isEmpty }

    /// A selection; by default of everything.
    public init(filters: [String] = [], tags: [String] = [], variants: [String] = []) {
      self.variants = variants
      self.filters = filters
      self.tags = tags
    }

    func contains(_ screen: ScreenHeading) -> Bool {
      let isNamed =
        filters.isEmpty
        || filters.contains {
          screen.name.matches(shellPattern: $0)
            || $0.utf8.contains(where: "*?[".utf8.contains) && screen.id.matches(shellPattern: $0)
        }
      return isNamed && (tags.isEmpty || tags.contains { screen.tags.contains($0) })
    }

    /// Which of some screens, by number, a command is about that combines no variants.
    func chosen(among screens: [ScreenHeading]) -> [Int] {
      if let names {
        var others = self
        others.names = nil
        return others.chosen(among: screens).filter { names.contains(screens[$0].name) }
      }
      guard let variant = variants.first else {
        return screens.indices.filter { contains(screens[$0]) }
      }
      let ids = Set(screens.filter { $0.variant == nil && contains($0) }.map(\.id))
      return screens.indices.filter {
        screens[$0].variant == variant && ids.contains(screens[$0].id)
      }
    }

    /// The screens that a command is about; variants that are combined make new ones.
    func chosen(among screens: [ScreenDeclaration]) -> [ScreenDeclaration] {
      guard !variants.isEmpty else { return screens.filter { contains($0.heading) } }
      return screens.filter { $0.variant == nil && contains($0.heading) }.compactMap { screen in
        let own = variants.compactMap { name in
          screens.first { $0.id == screen.id && $0.variant == name }
        }
        return own.count == variants.count ? ScreenDeclaration(combining: own) : nil
      }
    }
  }
}

// MARK: - What commands do with it

extension ScreenSuite {
  /// What came of a screen.
  public typealias Outcome = ScreenOutcome

  /// Resolves all selected screens without running them; the results are in order.
  public func plans() -> [(plan: ScreenPlan?, diagnostics: Diagnostics)] {
    selected.map(plan)
  }

  /// Resolves one screen.
  public func plan(_ declaration: ScreenDeclaration) -> (
    plan: ScreenPlan?, diagnostics: Diagnostics
  ) {
    opened.plan(declaration)
  }

  /// Resolves and runs one screen.
  public func outcome(of declaration: ScreenDeclaration) -> Outcome {
    opened.outcome(of: declaration, ScreenRunner(registry: registry))
  }

  /// What is said of a screen whose code has ended a process that ran it, so that no other does;
  /// nil where it has not.
  package func knownEnd(of declaration: ScreenDeclaration) -> Outcome? {
    opened.knownEnd(of: declaration)
  }

  /// Whether a screen's snapshot is its own; see ``OpenedProject/ownsSnapshot(_:_:)``.
  package func ownsSnapshot(
    _ screen: ScreenDeclaration, _ diagnostics: inout Diagnostics
  ) -> Bool {
    opened.ownsSnapshot(screen.heading, &diagnostics)
  }

  /// Resolves and runs all selected screens; the results are in order.
  public func outcomes() -> [Outcome] { outcomes(comparing: nil) }

  /// Resolves and runs all selected screens; the results are in order.
  ///
  /// - Parameter comparing: compares each with what is recorded, where it runs: the text of one that is
  ///   the same is not kept.
  package func outcomes(comparing: SnapshotComparison.Maker?) -> [Outcome] {
    opened.outcomes(of: selected, jobs: jobs, comparing: comparing)
  }
}

extension OpenedProject {
  /// Resolves and runs screens where ``isolation`` says; the results are in order.
  package func outcomes(
    of screens: [ScreenDeclaration], jobs: Int = 1, comparing: SnapshotComparison.Maker? = nil
  ) -> [ScreenOutcome] {
    let headings = screens.map(\.heading)
    if case .children(_, let program) = isolation, !WorkerPool.isAvailable {
      return outcomes(of: headings, by: program)
    }
    var outcomes: [ScreenOutcome?] = Array(repeating: nil, count: screens.count)
    let runs = ScreenRuns(of: self, jobs: jobs, comparing: comparing)
    let (problem, _) = runs.run(count: screens.count) { _, _ in
    } work: { item, _, runs, writer in
      runs.append(screens[item], to: &writer)
    } take: { item, reader throws(OutcomeReader.Malformed) in
      outcomes[item] = try runs.outcome(of: headings[item], &reader)
    } lost: { item, message in
      outcomes[item] = ScreenOutcome(
        of: headings[item],
        failed: Diagnostic(.crashed, message, at: headings[item].idPlace))
    }
    return outcomes.enumerated().map { index, outcome in
      outcome ?? ScreenOutcome(of: headings[index], failed: problem)
    }
  }
}

extension OpenedProject {
  /// Has screens run by this program, started anew; the results are in order.
  private func outcomes(of screens: [ScreenHeading], by program: WorkerProgram) -> [ScreenOutcome] {
    if screens.isEmpty { return [] }
    var known: [String: ScreenOutcome] = [:]
    func key(_ path: String, _ name: String) -> String { "\(path)\0\(name)" }
    let headings = Dictionary(
      screens.map { (key($0.path, $0.name), $0) }, uniquingKeysWith: { first, _ in first })
    if let bytes = program.outcomes(of: screens, overrides, looks: look != nil) {
      var reader = OutcomeReader(bytes)
      _ = try? reader.list { reader throws(OutcomeReader.Malformed) in
        let key = key(try reader.text(), try reader.text())
        guard let heading = headings[key] else {
          // Another project has a screen of this name.
          _ = try reader.outcome(of: screens[0])
          return
        }
        let outcome = try reader.outcome(of: heading)
        if let look, let bytes = outcome.look { look.take(heading, bytes) }
        known[key] = outcome
      }
    }
    let problem = Diagnostic(
      ofFile: project.root, "the process that was to run the screens has not come to its end")
    return screens.map {
      known[key($0.path, $0.name)] ?? ScreenOutcome(of: $0, failed: problem)
    }
  }
}

extension OutcomeWriter {
  /// Appends what came of screens, for a process that has started this one.
  package mutating func append(_ outcomes: [ScreenOutcome]) {
    append(list: outcomes) { writer, outcome in
      writer.append(outcome.heading.path)
      writer.append(outcome.name)
      writer.append(outcome)
    }
  }
}

extension ScreenOutcome {
  /// Nothing is known of a screen but why.
  fileprivate init(of heading: ScreenHeading, failed problem: Diagnostic?) {
    var diagnostics = Diagnostics()
    if let problem { diagnostics.append(problem) }
    self.init(
      heading: heading, snapshot: nil, shownAtFailure: nil, diagnostics: diagnostics,
      duration: .zero, files: [])
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
