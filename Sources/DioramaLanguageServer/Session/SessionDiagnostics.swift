import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// What a conversation has found wrong, project by project, and what it has told of it.
struct DiagnosticPublisher {
  /// The projects of open texts, by their folders.
  var checks: [String: ProjectCheck] = [:]
  /// What is wrong, by path, as far as it was looked at.
  var problems: [String: [Diagnostic]] = [:]
  /// What was wrong in closed files when they were last looked at, by path, and how that is shown.
  var closed: [String: (problems: [Diagnostic], shown: [PublishedDiagnostic])] = [:]
  /// What was last found in the files that have something wrong, by URI.
  var found: [String: [PublishedDiagnostic]] = [:]
  /// What the client was last told of a file without asking, by URI.
  var published: [String: [PublishedDiagnostic]] = [:]
  /// Whether the client asks what is wrong in the texts that it has open.
  var pullsOpenFiles = false
  /// Whether it asks what is wrong in all files.
  var pullsAllFiles = false
  /// Who has asked that, and is answered once all were looked at.
  var pendingPulls: [(id: RequestID, params: WorkspaceDiagnosticParams)] = []
  /// Whether something was found since the client was last asked to ask again.
  var needsDiagnosticsRefresh = false

  /// Whether other things may be told by now, though nothing has to be looked at.
  var needsPublishing = false

  /// Whether a project's file is another since the client was last asked to ask again for hints and
  /// for what names are, which stand on it.
  var needsLayerRefresh = false

  /// Whether something was not looked at.
  var hasPendingFiles: Bool { checks.values.contains { $0.hasPendingFiles } }
}

extension LanguageSession {
  /// How many files are looked at before somebody looks whether more was typed.
  private static let mostFiles = 40

  /// Lets the checks know what stands in editors, and what else has changed.
  mutating func syncChecks(saved: Set<String> = []) {
    var roots: [String: [String: [UInt8]]] = [:]
    for document in documents.values where LanguageService.isInProject(document.path) {
      let folder = document.path.parentFolder
      roots[Project.root(of: folder), default: [:]][document.path] = document.bytes
    }
    let checks = publisher.checks.filter { roots[$0.key] != nil }
    // What was told of a project that nothing is open of is taken back.
    if checks.count < publisher.checks.count { publisher.needsPublishing = true }
    publisher.checks = checks
    for (root, texts) in roots {
      var check = publisher.checks[root] ?? ProjectCheck(of: root, service.registry)
      check.update(
        unsaved:
          texts,
        saved: saved.filter { $0.hasPrefix("\(root)/") || ChangedPaths([$0]).affect(root) })
      publisher.checks[root] = check
    }
  }

  /// Looks at what has changed, first of all at what is open.
  private mutating func proceed(most: Int) {
    let open = Set(documents.values.map(\.path))
    var problems: [String: [Diagnostic]] = [:]
    for root in publisher.checks.keys.sorted() {
      if publisher.checks[root]?.hasPendingFiles ?? false {
        publisher.checks[root]?.proceed(first: open, most: most)
      }
      problems.merge(publisher.checks[root]?.problems ?? [:]) { $0 + $1 }
    }
    publisher.problems = problems
  }

  /// What is wrong in a text that is open, as it stands now.
  mutating func problems(of document: TextDocument) -> [Diagnostic] {
    syncChecks()
    if publisher.hasPendingFiles { proceed(most: 0) }
    return publisher.problems[document.path] ?? []
  }

  /// Tells what is wrong: of open texts in the version that the client has last sent, since there is
  /// no other.
  mutating func publish() -> [UInt8] {
    syncChecks()
    // Who has just typed is told of that before anybody looks at other files.
    proceed(most: unchecked.isEmpty ? Self.mostFiles : 0)
    let found = shownProblems()
    if publisher.found != found { publisher.needsDiagnosticsRefresh = true }
    publisher.found = found
    var output = pushDiagnostics()
    unchecked = []
    publisher.needsPublishing = false
    if publisher.hasPendingFiles { return output }
    output += answerPulls()
    if publisher.needsDiagnosticsRefresh {
      publisher.needsDiagnosticsRefresh = false
      if publisher.pullsOpenFiles, client.refreshesDiagnostics {
        output += sendRequest("workspace/diagnostic/refresh", NullResult())
      }
    }
    return output + refreshLayers()
  }

  /// Asks a client that can to ask again for what stands on the file of a project.
  private mutating func refreshLayers() -> [UInt8] {
    guard publisher.needsLayerRefresh else { return [] }
    publisher.needsLayerRefresh = false
    return (client.refreshesHints ? sendRequest("workspace/inlayHint/refresh", NullResult()) : [])
      + (client.refreshesTokens
        ? sendRequest("workspace/semanticTokens/refresh", NullResult()) : [])
  }

  /// What is wrong in the files that have something wrong, as clients show it, by URI.
  private mutating func shownProblems() -> [String: [PublishedDiagnostic]] {
    let ran = runs.problems
    var all: [String: [PublishedDiagnostic]] = [:]
    for (uri, document) in documents { all[uri] = shown(document, ran) }
    let open = Set(documents.values.map(\.path))
    // A place is looked for in the whole text, which is done once.
    let known = publisher.closed
    publisher.closed = [:]
    for (path, problems) in publisher.problems where !open.contains(path) {
      let shown =
        known[path].flatMap { $0.problems == problems ? $0.shown : nil }
        ?? service.published(problems)
      publisher.closed[path] = (problems, shown)
    }
    for path in Set(publisher.closed.keys).union(ran.keys) where !open.contains(path) {
      all[FileURI.uri(of: path)] = Self.merged(publisher.closed[path]?.shown ?? [], ran[path])
    }
    return all.filter { !$0.value.isEmpty }
  }

  /// Tells what the client does not ask for, where that is not what it was told; what it asks for
  /// from now on is taken back, so that nothing stands twice.
  private mutating func pushDiagnostics() -> [UInt8] {
    var output: [UInt8] = []
    let uris = Set(publisher.found.keys).union(publisher.published.keys).union(documents.keys)
    for uri in uris.sorted() {
      let document = documents[uri]
      let isAsked = document == nil ? publisher.pullsAllFiles : publisher.pullsOpenFiles
      let items = isAsked ? [] : publisher.found[uri] ?? []
      let isNew = !isAsked && document != nil && unchecked.contains(uri)
      guard isNew || items != publisher.published[uri] ?? [] else { continue }
      publisher.published[uri] = items
      output += notification(
        "textDocument/publishDiagnostics",
        PublishedDiagnostics(uri: uri, version: document?.version, diagnostics: items))
    }
    return output
  }

  /// What is wrong in an open text: what its words say, and what running screens has shown since.
  func shown(_ document: TextDocument) -> [PublishedDiagnostic] { shown(document, runs.problems) }

  private func shown(
    _ document: TextDocument, _ ran: [String: [ScreenReport.Problem]]
  ) -> [PublishedDiagnostic] {
    Self.merged(
      service.published(publisher.problems[document.path] ?? [], in: document), ran[document.path])
  }

  /// What words say, and what running has shown besides.
  private static func merged(
    _ found: [PublishedDiagnostic], _ ran: [ScreenReport.Problem]?
  ) -> [PublishedDiagnostic] {
    found + further(ran, than: found).map(\.published)
  }

  /// What running has shown besides; once, of whatever many variants share.
  private static func further(
    _ ran: [ScreenReport.Problem]?, than found: [PublishedDiagnostic]
  ) -> [ScreenReport.Problem] {
    var known = Set(found.map { "\($0.range.start) \($0.code) \($0.message)" })
    return (ran ?? []).filter {
      known.insert("\($0.start) \($0.code) \($0.message)").inserted
    }
  }

  /// What mends the problems that only running has shown.
  func runFixes(
    in document: TextDocument, _ uri: String, touching ranges: [TextRange]
  ) -> [CodeAction] {
    let found = service.published(publisher.problems[document.path] ?? [], in: document)
    return Self.further(runs.problems[document.path], than: found).compactMap { problem in
      guard let fix = problem.fix, ranges.touch(problem.range) else { return nil }
      let edit = TextEdit(range: problem.range, newText: fix.text)
      return CodeAction(
        title: "Change to '\(fix.meant)'", diagnostics: [problem.published],
        edit: CodeAction.Edit(changes: [uri: [edit]]))
    }
  }

  // MARK: Asked for

  /// What is wrong in one text, as it stands now.
  mutating func pull(
    _ params: DocumentDiagnosticParams
  ) throws(RPCError) -> (report: DiagnosticReport, before: [UInt8]) {
    publisher.pullsOpenFiles = true
    let before = pushDiagnostics()
    let uri = params.textDocument.uri
    var items: [PublishedDiagnostic] = []
    if let document = documents[uri] {
      _ = problems(of: document)
      items = shown(document)
      publisher.found[uri] = items.isEmpty ? nil : items
    } else {
      items = publisher.found[uri] ?? []
    }
    return (DiagnosticReport(items, previous: params.previousResultId), before)
  }

  /// Answers what is wrong in all files of the projects of open texts, once all were looked at.
  mutating func pullAll(_ id: RequestID, _ params: WorkspaceDiagnosticParams) -> [UInt8] {
    publisher.pullsOpenFiles = true
    publisher.pullsAllFiles = true
    publisher.pendingPulls.append((id, params))
    syncChecks()
    return pushDiagnostics() + (publisher.hasPendingFiles ? [] : answerPulls())
  }

  /// Answers who waits for all files, with those of which nothing is wrong any more.
  private mutating func answerPulls() -> [UInt8] {
    if publisher.pendingPulls.isEmpty { return [] }
    proceed(most: 0)
    publisher.found = shownProblems()
    var output: [UInt8] = []
    for (id, params) in publisher.pendingPulls {
      let previous = Dictionary(
        (params.previousResultIds ?? []).map { ($0.uri, $0.value) }, uniquingKeysWith: { $1 })
      let uris = Set(publisher.found.keys).union(documents.keys).union(previous.keys)
      let reports = uris.sorted().map { uri in
        DiagnosticReport(
          publisher.found[uri] ?? [], previous: previous[uri], uri: uri,
          version: documents[uri]?.version)
      }
      output += reply(id, WorkspaceDiagnosticReport(items: reports))
    }
    publisher.pendingPulls = []
    return output
  }
}
