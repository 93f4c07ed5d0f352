import Diorama
import DioramaKit
import DioramaSystem
import TerminalText
import YAML

extension ScreenSuite {
  /// Checks all selected screens without running them; tells of comments, too, that ignore nothing.
  ///
  /// - Returns: how many screens were checked, and what was found.
  public func lint() -> (count: Int, diagnostics: Diagnostics) {
    var found = diagnostics
    for (_, problems) in plans() { found.append(contentsOf: problems) }
    addProblemsOfFiles(&found)
    return (selected.count, found)
  }

  /// What a check of screens has found.
  package struct Examination: Sendable {
    /// What is wrong.
    package fileprivate(set) var diagnostics: Diagnostics
    /// The files that the screens depend on; nil where that is not known of all.
    package fileprivate(set) var files: Set<String>? = []
    /// The screens of which there is nothing to say.
    package fileprivate(set) var quiet = QuietScreens()
  }

  /// The same, with what the screens depend on.
  ///
  /// - Parameter known: screens that need not be resolved.
  package func examination(besides known: QuietScreens) -> Examination {
    var result = Examination(
      diagnostics: diagnostics, quiet: QuietScreens(capacity: selected.count))
    let rest = keeping { screen in
      guard let files = result.quiet.note(screen, asIn: known) else { return true }
      result.files?.formUnion(files)
      return false
    }
    for (screen, (plan, problems)) in zip(rest.selected, rest.plans()) {
      result.diagnostics.append(contentsOf: problems)
      if let plan, problems.isEmpty, problems.ignored.isEmpty {
        result.quiet.note(screen, files: plan.files)
        result.files?.formUnion(plan.files)
      } else {
        result.files = plan.flatMap { result.files?.union($0.files) }
      }
    }
    addProblemsOfFiles(&result.diagnostics)
    return result
  }

  /// Adds what is wrong in the texts of the files, and with what they are called.
  private func addProblemsOfFiles(_ found: inout Diagnostics) {
    let headings = declarations.map(\.heading)
    if let clash = SnapshotStore(project).themeClash(among: headings, isWanted: false) {
      found.append(clash)
    }
    let texts = textProblems(besides: found)
    if !texts.isEmpty {
      found.append(contentsOf: configuration.rules.applied(to: texts, isUsable: true))
    }
    let comments = commentProblems(found)
    if !comments.isEmpty {
      found.append(contentsOf: configuration.rules.applied(to: comments, isUsable: true))
    }
  }

  /// What nobody knows of a screen that was not run.
  private static let foundByRunning: Set<Diagnostic.Code> = [
    .unusedFailure, .strayTask, .unfinishedTask, .ownThread, .crashed, .timeLimit,
    .memoryLimit, .conflictingConstraints, .looseConstraint, .missingNib, .absentScreen,
    .accessibilityLabel, .accessibilityContrast, .accessibilityOrder,
  ]

  /// What is wrong with the comments of the files that were checked whole.
  private func commentProblems(_ found: Diagnostics) -> Diagnostics {
    let isWhole = selected.count == declarations.count
    // What other files say may stand in a shared one, too.
    let others = isWhole && project.isWhole ? project.sharedFiles : []
    let errors = found.hasErrors ? found.sorted.filter { $0.severity == .error } : []
    var read: [String: Source] = [:]
    for declaration in declarations { read[declaration.path] = declaration.root.document.source }
    return Self.commentProblems(
      in: project.screenFiles + others, of: project, read: read, isWhole: isWhole, errors,
      found.ignored)
  }

  /// What is wrong with the comments of some files.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - project: the project that they are of.
  ///   - read: files that were read, by path.
  ///   - isWhole: whether all that the comments may be for was checked.
  ///   - errors: the errors that were found.
  ///   - ignored: what comments have silenced.
  static func commentProblems(
    in paths: [String], of project: Project, read: [String: Source] = [:], isWhole: Bool,
    _ errors: [Diagnostic], _ ignored: [Diagnostic]
  ) -> Diagnostics {
    var problems = Diagnostics()
    for path in paths {
      guard let source = read[path] ?? project.source(of: path) else { continue }
      let reader = SuppressionReader(source)
      problems.append(contentsOf: reader.problems)
      let isBroken = errors.contains { $0.place.source.path == path }
      // Behind an error may be what a comment is for.
      guard isWhole, !isBroken else { continue }
      for suppression in reader.suppressions
      where !foundByRunning.contains(suppression.code)
        && !ignored.contains(where: {
          $0.place.source.path == path && suppression.covers($0)
        })
      {
        problems.report(
          .unusedSuppression, "no '\(suppression.code.rawValue)' is here to ignore",
          at: suppression.place, severity: .warning, help: Diagnostic.Help("take the comment out"))
      }
    }
    return problems
  }

  /// Texts of screens and of the project's file of which people see more than YAML does, or less:
  /// those in quotes of prose, behind an anchor that nothing refers to, and before a comment that
  /// looks like a number.
  ///
  /// - Parameter found: what was found before, which says enough of such a text.
  private func textProblems(besides found: Diagnostics) -> Diagnostics {
    var problems = Diagnostics()
    let known = Set(found.sorted.map(\.place.description))
    for root in rootsWithOddTexts {
      var references: Set<Place> = []
      var texts: [Node] = []
      root.visitTexts { text in
        // What an alias stands for is written elsewhere.
        if let definition = text.definition { return _ = references.insert(definition) }
        if text.kind == .scalar, text.style == .plain { texts.append(text) }
      }
      for text in texts {
        let isQuoted = text.text.unicodeScalars.first?.isProseQuote == true
        let lostPart = text.lostPart(references)
        guard isQuoted || lostPart != nil, !known.contains(text.place.description) else { continue }
        if isQuoted { reportProseQuotes(of: text, &problems) }
        if let (lost, meaning) = lostPart {
          let found = text.text.isEmpty ? "no text" : "no part of the text \(text.quoted)"
          problems.report(
            .lostText, "'\(lost.truncated(toColumns: 60))' is \(meaning) and \(found)",
            at: text.place, severity: .warning,
            help: Diagnostic.Help("put the whole text in quotes if that belongs to it"))
        }
      }
    }
    return problems
  }

  private func reportProseQuotes(of text: Node, _ problems: inout Diagnostics) {
    let odd = text.text.lookAlikes.filter { $0.character.isProseQuote }
    problems.report(
      .lookAlike, "the quotes of \(text.quoted) belong to the text", at: text.place,
      severity: .warning,
      help: Diagnostic.Help(
        Diagnostic.Help.description(of: odd) + "; inside of those, they are shown"))
  }

  /// The screens, each document once, and the project's file; files without a letter that such texts
  /// begin with are not looked through.
  private var rootsWithOddTexts: [Node] {
    var mayHoldSome: [ObjectIdentifier: Bool] = [:]
    func mayHold(_ root: Node) -> Bool {
      let source = root.document.source
      if let known = mayHoldSome[ObjectIdentifier(source)] { return known }
      let found =
        source.holds(0xE2) || source.holds(UInt8(ascii: "&"))
        || source.holds(UInt8(ascii: "#"), before: UInt8(ascii: "0")...UInt8(ascii: "9"))
      mayHoldSome[ObjectIdentifier(source)] = found
      return found
    }
    var seen: Set<Place> = []
    let screens = declarations.map(\.root).filter { mayHold($0) && seen.insert($0.place).inserted }
    return [configuration.root].compactMap(\.self).filter(mayHold) + screens
  }
}

extension Project {
  /// The files that several screens may stand on: its own, and those that were read for screens.
  var sharedFiles: [String] { ["\(root)/\(Self.fileName)"] + files.readPaths }

  /// The text of a file, as it stands in an editor or else as it is saved.
  fileprivate func source(of path: String) -> Source? {
    if let unsaved = unsavedSource(of: path) { return unsaved }
    guard let bytes = try? FileSystem.read(path) else { return nil }
    return Source(path: path, bytes: bytes)
  }
}

extension Node {
  /// What stands before or behind a text and is none of it, though people may take it for a part:
  /// `&Co` of `&Co KG`, `#12` of `Room #12`.
  ///
  /// - Parameter references: where the anchors stand that an alias names.
  fileprivate func lostPart(_ references: Set<Place>) -> (lost: String, meaning: String)? {
    if let anchor, !references.contains(place) { return ("&\(anchor)", "an anchor") }
    guard !text.isEmpty, let line = document.source.line(place.end.line) else { return nil }
    let rest = line.unicodeScalars.dropFirst(Int(place.end.column) - 1).drop { $0 == " " }
    guard rest.first == "#", let digit = rest.dropFirst().first, ("0"..."9").contains(digit)
    else { return nil }
    return (String(rest.prefix { $0 != " " }), "a comment")
  }

  /// Hands on the texts at this node and below it, and the aliases.
  fileprivate func visitTexts(_ visit: (Node) -> Void) {
    if definition != nil { return visit(self) }
    switch kind {
    case .scalar: visit(self)
    case .sequence: for item in items { item.visitTexts(visit) }
    case .mapping: for entry in entries { entry.value.visitTexts(visit) }
    }
  }
}
