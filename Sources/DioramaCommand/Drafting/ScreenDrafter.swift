import Diorama
import YAML

/// Finds arguments and a fixture with which a view controller shows something, by trying.
struct ScreenDrafter {
  let suite: ScreenSuite
  let viewController: Registry.Entry
  /// The file that is going to be written.
  let path: String

  /// What was found, or why nothing was.
  enum Result {
    case draft(ScreenDraft, lines: Int)
    case nothing(Diagnostics)
  }

  /// More rows than that make no better start.
  private static let enoughLines = 20
  private static let mostTrials = 2000

  /// The draft that shows the most, with the project's own fixture if one is to be had with it.
  func result() -> Result {
    var problems = Diagnostics()
    for fixture in fixtures {
      let samples = SampleValues(ids: fixture, registry: suite.registry)
      if let (draft, lines) = best(samples, &problems) { return .draft(draft, lines: lines) }
    }
    return .nothing(problems)
  }

  /// The file of a draft; its folder has to be there.
  func page(of draft: ScreenDraft) -> String {
    var draft = draft
    draft.wayUp = wayUp
    return DraftPage(
      draft: draft, namesSchema: SchemaFolder(of: suite).isUsed
    ) { text in
      let (outcomes, diagnostics) = suite.trial(of: text, at: path)
      return diagnostics.isEmpty && outcomes.allSatisfy { $0.snapshot != nil }
    }.text
  }

  private func best(
    _ samples: SampleValues, _ problems: inout Diagnostics
  ) -> (ScreenDraft, lines: Int)? {
    let plain = draft([], samples)
    if let lines = lines(of: plain, &problems) { return withSettings(plain, lines) }
    let parameters = viewController.screenType?.initializer.parameters ?? []
    var trials = 0
    for parameter in parameters {
      var best: (draft: ScreenDraft, lines: Int)?
      for value in samples.candidates(parameter.shape) where trials < Self.mostTrials {
        trials += 1
        let draft = draft([(parameter.name, value)], samples)
        var ignored = Diagnostics()
        if let lines = lines(of: draft, &ignored), lines > best?.lines ?? 0 {
          best = (draft, lines)
          if lines >= Self.enoughLines { break }
        }
      }
      if let best { return withSettings(best.draft, best.lines) }
    }
    return nil
  }

  /// The draft, with the setting of a kit without which rows stay away, if it has them.
  private func withSettings(_ draft: ScreenDraft, _ lines: Int) -> (ScreenDraft, lines: Int) {
    let known = draft.kitKeys.map(\.name)
    for setting in StarterProject.settings where known.contains(setting.name) {
      var other = draft
      other.settings = [setting]
      var ignored = Diagnostics()
      // A line more may be a button; rows are several.
      if let more = self.lines(of: other, &ignored), more > lines + 1 { return (other, more) }
    }
    return (draft, lines)
  }

  private func draft(
    _ arguments: [(name: String, value: String)], _ samples: SampleValues
  ) -> ScreenDraft {
    ScreenDraft(
      viewController: viewController, arguments: arguments, samples: samples)
  }

  /// How many lines of the screen show words; nil when anything is wrong with it.
  private func lines(of draft: ScreenDraft, _ problems: inout Diagnostics) -> Int? {
    // The folder of the file may not be there, and no path leads through it then.
    let (outcomes, diagnostics) = suite.trial(
      of: draft.text, at: "\(suite.project.root)/\(path.lastPathComponent)")
    guard diagnostics.isEmpty, let snapshot = outcomes.first?.snapshot else {
      if problems.isEmpty { problems = diagnostics }
      return nil
    }
    return snapshot.split(separator: UInt8(ascii: "\n")).count { line in
      line.contains { (65...90).contains($0 & 0xDF) }
    }
  }

  // MARK: Fixtures

  private var wayUp: String {
    let depth = path.dropFirst(suite.project.root.count + 1).count { $0 == "/" }
    return String(repeating: "../", count: depth)
  }

  /// The project's own fixture, if it has one, and those of its folder `fixtures`.
  private var fixtures: [FixtureIDs] {
    guard let (key, lists) = suite.registry.fixtureKey else { return [.none] }
    let root = suite.project.root
    // Who is connected, as the project says it.
    let me = suite.registry.keys.first { $0.description.shape == .reference("user") }
      .flatMap { suite.projectValue(of: $0.description.name)?.text }
    var own = FixtureIDs.none
    if let node = suite.projectValue(of: key.name) {
      let file = node.kind == .mapping ? nil : node.text
      if let found = file.map({ Self.root(of: "\(root)/\($0)") }) ?? node {
        own = FixtureIDs(found, file: file, isProjects: true, lists, me: me)
      }
    }
    let names = (try? FileSystem.entries(of: "\(root)/fixtures"))?.map(\.name) ?? []
    let files = names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { "fixtures/\($0)" }
    let others = files.filter { $0 != own.file }.compactMap { file in
      Self.root(of: "\(root)/\(file)").map {
        FixtureIDs($0, file: file, isProjects: false, lists, me: me)
      }
    }
    // People of a file are better than none.
    return suite.projectValue(of: key.name) == nil ? others + [own] : [own] + others
  }

  private static func root(of path: String) -> Node? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    var ignored = Diagnostics()
    return YAMLReader(limits: .fixture)
      .documents(of: Source(path: path, bytes: bytes), reporting: &ignored).first?.root
  }
}
