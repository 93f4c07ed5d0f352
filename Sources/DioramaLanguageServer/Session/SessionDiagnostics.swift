import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// What a conversation has found wrong, project by project, and what it has told of it.
struct DiagnosticDesk {
  /// The projects of open texts, by their folders.
  var checks: [String: ProjectCheck] = [:]
  /// What is wrong, by path, as far as it was looked at.
  var problems: [String: [Diagnostic]] = [:]
  /// What was wrong in closed files when they were last told of, by path.
  var closed: [String: [Diagnostic]] = [:]
  /// What was last told of a file, by its URI.
  var told: [String: [PublishedDiagnostic]] = [:]
  /// Whether the client asks, and is not told by itself of what it has open.
  var isPulled = false
  /// Whether something was found since the client was last asked to ask again.
  var hasNews = false

  /// Whether a run may have shown what was not told.
  var mayDiffer = false

  /// Whether something was not looked at.
  var isBehind: Bool { checks.values.contains { $0.isBehind } }
}

extension LanguageSession {
  /// How many files are looked at before somebody looks whether more was typed.
  private static let mostFiles = 40

  /// Lets the checks know what stands in editors, and what else has changed.
  mutating func syncChecks(saved: Set<String> = []) {
    var roots: [String: [String: [UInt8]]] = [:]
    for document in documents.values where LanguageService.isOfProject(document.path) {
      let folder = document.path.parentFolder
      roots[Project.root(of: folder), default: [:]][document.path] = document.bytes
    }
    desk.checks = desk.checks.filter { roots[$0.key] != nil }
    for (root, texts) in roots {
      var check = desk.checks[root] ?? ProjectCheck(of: root, service.registry)
      check.take(texts, saved: saved.filter { $0.hasPrefix("\(root)/") })
      desk.checks[root] = check
    }
  }

  /// Looks at what has changed, first of all at what is open.
  private mutating func proceed(most: Int) {
    let open = Set(documents.values.map(\.path))
    var problems: [String: [Diagnostic]] = [:]
    for root in desk.checks.keys.sorted() {
      if desk.checks[root]?.isBehind ?? false {
        desk.checks[root]?.proceed(first: open, most: most)
      }
      problems.merge(desk.checks[root]?.problems ?? [:]) { $0 + $1 }
    }
    desk.problems = problems
  }

  /// What is wrong in a text that is open, as it stands now.
  mutating func problems(of document: TextDocument) -> [Diagnostic] {
    syncChecks()
    if desk.isBehind { proceed(most: 0) }
    return desk.problems[document.path] ?? []
  }

  /// Tells what is wrong: of open texts in the version that the client has last sent, since there is
  /// no other.
  mutating func publish() -> [UInt8] {
    syncChecks()
    // Who has just typed is told of that before anybody looks at other files.
    proceed(most: unchecked.isEmpty ? Self.mostFiles : 0)
    var output: [UInt8] = []
    var open: Set<String> = []
    for (uri, document) in documents.sorted(by: { $0.key < $1.key }) {
      open.insert(document.path)
      let items = shown(document)
      let isNew = unchecked.contains(uri) || desk.told[uri] != items
      guard isNew else { continue }
      if desk.told[uri] != items { desk.hasNews = true }
      desk.told[uri] = items
      if desk.isPulled { continue }
      output += told(uri, document.version, items)
    }
    var closed: [String: [PublishedDiagnostic]] = [:]
    let others = desk.problems.filter { !open.contains($0.key) }
    for (path, found) in others {
      let uri = FileURI.uri(of: path)
      // A place is looked for in the whole text, which is done once.
      let known = desk.closed[path] == found ? desk.told[uri] : nil
      closed[uri] = known ?? service.published(found)
    }
    desk.closed = others
    for uri in desk.told.keys where documents[uri] == nil && closed[uri] == nil {
      closed[uri] = []
    }
    for (uri, items) in closed.sorted(by: { $0.key < $1.key }) where desk.told[uri] != items {
      desk.told[uri] = items.isEmpty ? nil : items
      desk.hasNews = true
      if !desk.isPulled { output += told(uri, nil, items) }
    }
    unchecked = []
    desk.mayDiffer = false
    if !desk.isBehind, desk.hasNews {
      desk.hasNews = false
      if desk.isPulled, client.refreshesDiagnostics {
        output += ask("workspace/diagnostic/refresh", Nothing())
      }
    }
    return output
  }

  private func told(_ uri: String, _ version: Int?, _ items: [PublishedDiagnostic]) -> [UInt8] {
    notification(
      "textDocument/publishDiagnostics",
      PublishedDiagnostics(uri: uri, version: version, diagnostics: items))
  }

  /// What is wrong in an open text: what its words say, and what running it has shown since.
  private func shown(_ document: TextDocument) -> [PublishedDiagnostic] {
    let found = service.published(desk.problems[document.path] ?? [], in: document)
    var known = Set(found.map { "\($0.range.start) \($0.code) \($0.message)" })
    let reports = runs.fresh(document.path)?.reports ?? []
    let others = reports.flatMap(\.problems).filter { $0.path == document.path }
    return found
      + others.compactMap { problem in
        guard known.insert("\(problem.start) \(problem.code) \(problem.message)").inserted else {
          return nil
        }
        return PublishedDiagnostic(
          range: TextRange(start: problem.start, end: problem.end),
          severity: problem.isError ? 1 : 2, code: problem.code, message: problem.message,
          tags: nil, relatedInformation: nil)
      }
  }

  // MARK: Asked for

  /// From the first time that it asks on, a client is not told by itself; what it was told is taken
  /// back, so that nothing stands twice.
  private mutating func beginPulling() -> [UInt8] {
    if desk.isPulled { return [] }
    desk.isPulled = true
    return desk.told.keys.sorted().flatMap { uri in
      desk.told[uri]?.isEmpty ?? true ? [] : told(uri, documents[uri]?.version, [])
    }
  }

  /// What is wrong in one text, as it stands now.
  mutating func pull(
    _ params: DocumentDiagnosticParams
  ) throws(RPCError) -> (report: DiagnosticReport, before: [UInt8]) {
    let before = beginPulling()
    let uri = params.textDocument.uri
    var items: [PublishedDiagnostic] = []
    if let document = documents[uri] {
      _ = problems(of: document)
      items = shown(document)
      desk.told[uri] = items
    } else if let path = FileURI.path(of: uri) {
      items = service.published(desk.problems[path] ?? [])
    }
    return (DiagnosticReport(items, previous: params.previousResultId), before)
  }

  /// What is wrong in all files of the projects of open texts, with those of which nothing is any
  /// more.
  mutating func pullAll(
    _ params: WorkspaceDiagnosticParams
  ) -> (report: WorkspaceDiagnosticReport, before: [UInt8]) {
    let before = beginPulling()
    syncChecks()
    while desk.isBehind { proceed(most: Self.mostFiles) }
    var items: [String: [PublishedDiagnostic]] = [:]
    for (path, found) in desk.problems {
      items[FileURI.uri(of: path)] = service.published(found)
    }
    for (uri, document) in documents { items[uri] = shown(document) }
    let previous = Dictionary(
      (params.previousResultIds ?? []).map { ($0.uri, $0.value) }, uniquingKeysWith: { $1 })
    for uri in previous.keys where items[uri] == nil { items[uri] = [] }
    let reports = items.sorted { $0.key < $1.key }.map { uri, items in
      DiagnosticReport(
        items, previous: previous[uri], uri: uri, version: documents[uri]?.version)
    }
    return (WorkspaceDiagnosticReport(items: reports), before)
  }

  // MARK: Files

  /// What a client tells besides of texts and files.
  mutating func takeAside(_ method: String, _ message: [UInt8]) -> [UInt8] {
    switch method {
    case "$/cancelRequest":
      return (try? MessageCoding.params(CancelParams.self, of: message)).map { cancel($0.id) } ?? []
    case "initialized":
      guard client.watchesFiles else { return [] }
      let globs = ["**/*.{yaml,yml}", "**/__Snapshots__/**/*.txt"]
      let options = RegistrationParams.Registration.Options(
        watchers: globs.map { .init(globPattern: $0) })
      return ask(
        "client/registerCapability",
        RegistrationParams(
          registrations: [
            .init(
              id: "diorama-files", method: "workspace/didChangeWatchedFiles",
              registerOptions: options)
          ]))
    case "workspace/didChangeWatchedFiles":
      guard let params = try? MessageCoding.params(WatchedFilesParams.self, of: message) else {
        return []
      }
      return noteSaved(Set(params.changes.compactMap { FileURI.path(of: $0.uri) }))
    default: return []
    }
  }

  /// Files on the disk are others by now.
  mutating func noteSaved(_ paths: Set<String>) -> [UInt8] {
    if paths.contains(where: { $0.lastPathComponent == Project.fileName }) { guides.forget() }
    syncChecks(saved: paths)
    // What stands in an editor is what counts of a file that is open.
    let open = Set(documents.values.map(\.path))
    return noteChange(of: paths.subtracting(open))
  }
}
