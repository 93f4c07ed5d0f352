import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// Finds arguments with which a view controller shows something: those of its kit's sample if they
/// fit the project, otherwise the first record of a fixture that fits.
struct ScreenDrafter {
  let suite: ScreenSuite
  let viewController: Registry.Entry
  /// The path of the file to write.
  let path: String

  /// The maximum number of values of a parameter that are tried.
  private static let maxTrials = 8

  /// Returns the draft, with the project's own fixture if it works.
  ///
  /// - Throws: ``NoMatchingFixture`` when no fixture of the project has what it needs.
  func draft() throws(NoMatchingFixture) -> ScreenDraft {
    var problems = Diagnostics()
    for fixture in fixtures {
      let samples = SampleValues(
        ids: fixture, registry: suite.registry, screen: viewController.name)
      for draft in candidates(samples) where works(draft, &problems) { return draft }
    }
    throw NoMatchingFixture(problems: problems)
  }

  /// No fixture of the project fits.
  struct NoMatchingFixture: Error {
    /// The problems of a screen without arguments.
    let problems: Diagnostics
  }

  /// Returns the file of a draft; its folder must exist.
  func page(of draft: ScreenDraft) -> String {
    var draft = draft
    draft.pathToProject = pathToProject
    return DraftPage(
      draft: draft, namesSchema: SchemaFolder(of: suite).isUsed,
      projectValue: { key in
        let value = suite.projectValue(of: key)
        return value?.kind == .scalar ? value.map { SampleValues.quoted($0.text) } : nil
      }
    ) { text in
      let (outcomes, diagnostics) = suite.trial(of: text, at: path)
      return diagnostics.isEmpty && outcomes.allSatisfy { $0.snapshot != nil }
    }.text
  }

  /// Returns the drafts to try: one of the kit's sample, then one without arguments, then some for
  /// each parameter, with the first records that fit.
  private func candidates(_ samples: SampleValues) -> [ScreenDraft] {
    let parameters = viewController.initializer?.parameters ?? []
    func draft(_ arguments: [YAMLPair], _ settings: [YAMLPair] = []) -> ScreenDraft {
      ScreenDraft(
        viewController: viewController, arguments: arguments, settings: settings, samples: samples)
    }
    var drafts: [ScreenDraft] = []
    if let screen = samples.sample {
      let pairs = YAMLPair.pairs(of: screen.keys)
      let known = parameters.map(\.name)
      var own = draft(
        pairs.filter { known.contains($0.name) }, pairs.filter { !known.contains($0.name) })
      own.isSample = true
      drafts.append(own)
    }
    drafts.append(draft([]))
    for parameter in parameters {
      drafts += samples.candidates(parameter.shape).prefix(Self.maxTrials).map {
        draft([YAMLPair(name: parameter.name, value: $0)])
      }
    }
    return drafts
  }

  /// Returns whether a screen has no problems; keeps those of a screen without arguments.
  private func works(_ draft: ScreenDraft, _ problems: inout Diagnostics) -> Bool {
    // The folder of the file may not exist, and then no path can lead through it.
    let (outcomes, diagnostics) = suite.trial(
      of: draft.text, at: "\(suite.project.root)/\(path.lastPathComponent)")
    if diagnostics.isEmpty, outcomes.first?.snapshot != nil { return true }
    if problems.isEmpty, draft.arguments.isEmpty { problems = diagnostics }
    return false
  }

  // MARK: Fixtures

  private var pathToProject: String {
    let depth = path.dropFirst(suite.project.root.count + 1).count { $0 == "/" }
    return String(repeating: "../", count: depth)
  }

  /// The project's own fixture, if it has one, and those of its folder `fixtures`.
  private var fixtures: [FixtureIDs] {
    guard let (key, lists) = suite.registry.fixtureKey else { return [.none] }
    let root = suite.project.root
    // A record that the project names for all screens is rarely the subject of one of them.
    let common = suite.registry.keys.filter {
      if case .reference = $0.description.shape { true } else { false }
    }.compactMap { suite.projectValue(of: $0.description.name)?.text }
    var own = FixtureIDs.none
    if let node = suite.projectValue(of: key.name) {
      let file = node.kind == .mapping ? nil : node.text
      if let found = file.map({ Self.root(of: "\(root)/\($0)") }) ?? node {
        own = FixtureIDs(found, file: file, isProjectDefault: true, lists, last: common)
      }
    }
    let names = (try? FileSystem.entries(of: "\(root)/fixtures"))?.map(\.name) ?? []
    let files = names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { "fixtures/\($0)" }
    let others = files.filter { $0 != own.file }.compactMap { file in
      Self.root(of: "\(root)/\(file)").map {
        FixtureIDs($0, file: file, isProjectDefault: false, lists, last: common)
      }
    }
    // If the project names no fixture, those of files come before an empty one.
    return suite.projectValue(of: key.name) == nil ? others + [own] : [own] + others
  }

  private static func root(of path: String) -> Node? {
    var ignored = Diagnostics()
    return Project.documents(of: path, limits: .largeData, &ignored).first?.root
  }
}

/// A key with its value, which is after the key or in lines below it.
struct YAMLPair {
  let name: String
  /// The text of the value; a value in lines of its own begins with the newline of the key's line.
  let value: String

  /// Returns the pairs of a mapping without braces, one on each line. Indented lines belong to the
  /// line above. The `- ` of a list of pairs stays with the key.
  static func pairs(of text: String) -> [YAMLPair] {
    var pairs: [YAMLPair] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" "), let last = pairs.popLast() {
        pairs.append(YAMLPair(name: last.name, value: "\(last.value)\n\(line)"))
      } else if let colon = line.firstRange(of: ":") {
        let value = line[colon.upperBound...].drop { $0 == " " }
        pairs.append(YAMLPair(name: String(line[..<colon.lowerBound]), value: String(value)))
      }
    }
    return pairs
  }
}

/// The content of a new screen: its view controller, its arguments, and what it runs on.
struct ScreenDraft {
  /// The view controller of the screen.
  let viewController: Registry.Entry
  /// The arguments of its initializer, by parameter.
  var arguments: [YAMLPair]
  /// The values for the keys of kits.
  var settings: [YAMLPair] = []
  let samples: SampleValues
  /// Whether the content is a kit's sample, so that the examples of the sample apply.
  var isSample = false
  /// The path from the file to its project's folder: empty, or `../` repeated.
  var pathToProject = ""

  /// The path of the fixture, as the screen has it.
  var fixture: String? {
    samples.ids.file.map { SampleValues.quoted(pathToProject + $0) }
  }

  /// The keys of kits for screens.
  var kitKeys: [FieldDescription] { samples.registry.keys.map(\.description) }

  /// Returns the value for a kit's key; nil for no value.
  func setting(of key: FieldDescription) -> String? {
    let isFixture = key.name == samples.registry.fixtureKey?.key.name
    if isFixture, !samples.ids.isProjectDefault { return fixture }
    return settings.first { $0.name == key.name }?.value
  }

  /// The YAML of the screen, without comments.
  var text: String {
    let settings = kitKeys.compactMap { key in
      setting(of: key).map { YAMLPair(name: key.name, value: $0) }
    }
    return "viewController: \(viewController.name)\n"
      + (arguments + settings).map { Self.line($0.name, $0.value) + "\n" }.joined()
  }

  /// Returns a key with its value, which may be in lines below it.
  static func line(_ key: String, _ value: String, comment: String = "") -> String {
    let note = comment.isEmpty ? "" : "  # \(comment)"
    return value.hasPrefix("\n") ? "\(key):\(note)\(value)" : "\(key): \(value)\(note)"
  }
}

extension ScreenSuite {
  /// Runs the screens of a text, as if it were in the file at a path, which need not exist.
  public func trial(of text: String, at path: String) -> (
    outcomes: [ScreenOutcome], diagnostics: Diagnostics
  ) {
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let source = Source(path: path, bytes: Array(text.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let outcomes = outcomes(
      of: documents.flatMap {
        ScreenDeclaration.declarations(in: $0, of: configuration, &decoding)
      })
    var diagnostics = decoding.diagnostics
    for outcome in outcomes { diagnostics.append(contentsOf: outcome.diagnostics) }
    return (outcomes, diagnostics)
  }

  /// Returns the value of a key in the project's file.
  fileprivate func projectValue(of key: String) -> Node? {
    configuration.root?.entries.first { $0.key.text == key }?.value
  }
}
