import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The diagnostics of a session by project, and those that were sent to the client.
struct DiagnosticPublisher {
  /// The checks of the projects of open texts, by folder.
  var checks: [String: ProjectCheck] = [:]
  /// The diagnostics by path, for the files checked so far.
  var problems: [String: [Diagnostic]] = [:]
  /// The diagnostics of closed files by path, with their published form.
  var closed: [String: (problems: [Diagnostic], shown: [PublishedDiagnostic])] = [:]
  /// The latest diagnostics of the files that have any, by URI.
  var found: [String: [PublishedDiagnostic]] = [:]
  /// The diagnostics last pushed to the client for a file, by URI.
  var published: [String: [PublishedDiagnostic]] = [:]
  /// Whether the client requests the diagnostics of open texts itself.
  var pullsOpenFiles = false
  /// Whether the client requests the diagnostics of all files itself.
  var pullsAllFiles = false
  /// The requests for the diagnostics of all files, which are answered when all files are checked.
  var pendingPulls: [(id: RequestID, params: WorkspaceDiagnosticParams)] = []
  /// Whether diagnostics have changed since the last refresh request to the client.
  var needsDiagnosticsRefresh = false

  /// Whether the diagnostics to send may have changed although no file needs a check.
  var needsPublishing = false

  /// Whether a project's file has changed since the last refresh request for hints and semantic
  /// tokens, which depend on it.
  var needsLayerRefresh = false

  /// Whether some files are not checked yet.
  var hasPendingFiles: Bool { checks.values.contains { $0.hasPendingFiles } }
}

extension LanguageSession {
  /// The maximum number of files that are checked before the next look at the input.
  private static let maxFiles = 40

  /// Passes the texts of editors and changed files to the checks.
  mutating func syncChecks(saved: Set<String> = []) {
    var roots: [String: [String: [UInt8]]] = [:]
    for document in documents.values where LanguageService.isInProject(document.path) {
      let folder = document.path.parentFolder
      roots[Project.root(of: folder), default: [:]][document.path] = document.bytes
    }
    let checks = publisher.checks.filter { roots[$0.key] != nil }
    // The diagnostics of projects without an open text are withdrawn.
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

  /// Checks changed files, open ones first.
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

  /// Returns the current problems of an open text.
  mutating func problems(of document: TextDocument) -> [Diagnostic] {
    syncChecks()
    if publisher.hasPendingFiles { proceed(most: 0) }
    return publisher.problems[document.path] ?? []
  }

  /// Publishes diagnostics; for open texts, those of the latest version, the only one that is kept.
  mutating func publish() -> [UInt8] {
    syncChecks()
    // The open texts come first after an edit, before other files are checked.
    proceed(most: unchecked.isEmpty ? Self.maxFiles : 0)
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

  /// Asks the client to refresh what depends on the file of a project, if it supports that.
  private mutating func refreshLayers() -> [UInt8] {
    guard publisher.needsLayerRefresh else { return [] }
    publisher.needsLayerRefresh = false
    return (client.refreshesHints ? sendRequest("workspace/inlayHint/refresh", NullResult()) : [])
      + (client.refreshesTokens
        ? sendRequest("workspace/semanticTokens/refresh", NullResult()) : [])
  }

  /// Returns the published form of the diagnostics of all files that have any, by URI.
  private mutating func shownProblems() -> [String: [PublishedDiagnostic]] {
    let ran = runs.problems
    var all: [String: [PublishedDiagnostic]] = [:]
    for (uri, document) in documents { all[uri] = shown(document, ran) }
    let open = Set(documents.values.map(\.path))
    // Converting a place searches the whole text, so it is done once.
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

  /// Pushes changed diagnostics that the client does not request itself; those that it now requests
  /// are withdrawn, so that none appears twice.
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

  /// Returns the published diagnostics of an open text: those of its check and those of the last
  /// run.
  func shown(_ document: TextDocument) -> [PublishedDiagnostic] { shown(document, runs.problems) }

  private func shown(
    _ document: TextDocument, _ ran: [String: [ScreenReport.Problem]]
  ) -> [PublishedDiagnostic] {
    Self.merged(
      service.published(publisher.problems[document.path] ?? [], in: document), ran[document.path])
  }

  /// Returns the diagnostics of a check, followed by additional ones of a run.
  private static func merged(
    _ found: [PublishedDiagnostic], _ ran: [ScreenReport.Problem]?
  ) -> [PublishedDiagnostic] {
    found + further(ran, than: found).map(\.published)
  }

  /// Returns the problems that only a run found; those that many variants share appear once.
  private static func further(
    _ ran: [ScreenReport.Problem]?, than found: [PublishedDiagnostic]
  ) -> [ScreenReport.Problem] {
    var known = Set(found.map { "\($0.range.start) \($0.code) \($0.message)" })
    return (ran ?? []).filter {
      known.insert("\($0.start) \($0.code) \($0.message)").inserted
    }
  }

  /// Returns the fixes for problems that only a run found.
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

  // MARK: Pull diagnostics

  /// Returns the current diagnostics of one text.
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

  /// Answers with the diagnostics of all files in the projects of open texts, after all are
  /// checked.
  mutating func pullAll(_ id: RequestID, _ params: WorkspaceDiagnosticParams) -> [UInt8] {
    publisher.pullsOpenFiles = true
    publisher.pullsAllFiles = true
    publisher.pendingPulls.append((id, params))
    syncChecks()
    return pushDiagnostics() + (publisher.hasPendingFiles ? [] : answerPulls())
  }

  /// Answers pending requests for all files, including files whose problems are gone.
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
