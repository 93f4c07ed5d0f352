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

  private func best(
    _ samples: SampleValues, _ problems: inout Diagnostics
  ) -> (ScreenDraft, lines: Int)? {
    let plain = draft([], samples)
    if let lines = lines(of: plain, &problems) { return (plain, lines) }
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
      if let best { return (best.draft, best.lines) }
    }
    return nil
  }

  private func draft(
    _ arguments: [(name: String, value: String)], _ samples: SampleValues
  ) -> ScreenDraft {
    let schema = Schema.Purpose.screen.fileName
    return ScreenDraft(
      viewController: viewController, arguments: arguments, samples: samples, wayUp: wayUp,
      schema: FileSystem.exists("\(suite.project.root)/\(schema)") ? schema : nil)
  }

  /// How many lines of the screen show words; nil when anything is wrong with it.
  private func lines(of draft: ScreenDraft, _ problems: inout Diagnostics) -> Int? {
    let (outcomes, diagnostics) = suite.trial(of: draft.text, at: path)
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

  /// The project's own fixture, then those of its folder `fixtures`.
  private var fixtures: [FixtureIDs] {
    guard let (key, lists) = suite.registry.fixtureKey else { return [.none] }
    let root = suite.project.root
    var own = FixtureIDs.none
    var ownFile: String?
    if let node = suite.projectValue(of: key.name) {
      if node.kind == .mapping {
        own = FixtureIDs(node, file: nil, lists)
      } else if let found = Self.root(of: "\(root)/\(node.text)") {
        ownFile = node.text
        own = FixtureIDs(found, file: nil, lists)
      }
    }
    let names = (try? FileSystem.entries(of: "\(root)/fixtures"))?.map(\.name) ?? []
    let files = names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { "fixtures/\($0)" }
    return [own]
      + files.filter { $0 != ownFile }.compactMap { file in
        Self.root(of: "\(root)/\(file)").map { FixtureIDs($0, file: file, lists) }
      }
  }

  private static func root(of path: String) -> Node? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    var ignored = Diagnostics()
    return YAMLReader(limits: .fixture)
      .documents(of: Source(path: path, bytes: bytes), reporting: &ignored).first?.root
  }
}
