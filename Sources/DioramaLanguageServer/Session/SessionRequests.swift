import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// Requests whose answers depend on runs or on checks of the project, and which may be deferred.
extension LanguageSession {
  /// Answers a request of this kind.
  ///
  /// - Returns: the bytes to send now, empty if the answer is deferred; nil for another request.
  mutating func answerDeferred(
    _ method: String, _ id: RequestID, _ message: [UInt8]
  ) throws(RPCError) -> [UInt8]? {
    switch method {
    case "textDocument/diagnostic":
      let (report, before) = try pull(
        try MessageCoding.params(DocumentDiagnosticParams.self, of: message))
      return before + reply(id, report)
    case "workspace/diagnostic":
      return pullAll(id, try MessageCoding.params(WorkspaceDiagnosticParams.self, of: message))
    case "textDocument/codeLens":
      let params = try MessageCoding.params(DocumentParams.self, of: message)
      let (uri, document) = try openDocument(params.textDocument)
      return lenses(id, uri, document)
    case "workspace/executeCommand":
      let params = try MessageCoding.params(ExecuteParams.self, of: message)
      return try execute(params, id)
    case "diorama/preview":
      let params = try MessageCoding.params(PreviewParams.self, of: message)
      let (uri, document) = try openDocument(params.textDocument)
      guard isScreen(document) else { throw .noScreens(in: uri) }
      let hasStyles = params.styles ?? false
      if hasStyles { runs.coloredPaths.insert(document.path) }
      return wait(
        id, uri, document.path,
        .preview(
          screen: params.screen, line: params.position?.line ?? 0, hasStyles: hasStyles))
    case "textDocument/codeAction":
      let params = try MessageCoding.params(CodeActionParams.self, of: message)
      let (uri, document) = try openDocument(params.textDocument)
      let known = actions(params, uri, document)
      let line = params.range.start.line
      guard params.context?.only?.contains(where: { "refactor".isKind($0) }) ?? true,
        isScreen(document),
        service.mayAddStates(at: line, in: document)
      else { return reply(id, known) }
      return wait(id, uri, document.path, .actions(line: line, known))
    case "textDocument/hover":
      return try hover(id, try MessageCoding.params(PositionParams.self, of: message))
    case "textDocument/completion":
      return try complete(id, try MessageCoding.params(PositionParams.self, of: message))
    default: return nil
    }
  }

  /// Returns the kind of a file by its path; nil if it is not one of a project's.
  private func purpose(of document: TextDocument) -> Schema.Purpose? {
    guard LanguageService.isInProject(document.path) else { return nil }
    return UnsavedFile(path: document.path, bytes: [], registry: service.registry).purpose
  }

  /// Returns whether a text contains screens.
  func isScreen(_ document: TextDocument) -> Bool { purpose(of: document) == .screen }

  /// Returns the schema of a text; nil if its kind is unknown.
  mutating func guide(for document: TextDocument) -> SchemaGuide? {
    let isData =
      purpose(of: document) == nil && names.isData(document, open: documents, service.encoding)
    return guides.guide(for: document, open: documents.values, or: isData ? .fixture : nil)
  }

  // MARK: Lenses

  /// Returns lenses at once if the client supports refreshing them later.
  private mutating func lenses(
    _ id: RequestID, _ uri: String, _ document: TextDocument
  ) -> [UInt8] {
    guard isScreen(document) else { return reply(id, [CodeLens]()) }
    guard client.refreshesLenses, runs.currentOutcome(of: document.path) == nil else {
      return wait(id, uri, document.path, .lenses)
    }
    runs.schedule(document.path)
    return reply(id, runs.outcomes[document.path].map { lenses($0, uri) } ?? [])
  }

  // MARK: Hover and completion

  private mutating func hover(
    _ id: RequestID, _ params: PositionParams
  ) throws(RPCError) -> [UInt8]? {
    let (uri, document) = try openDocument(params.textDocument)
    follow(document, params.position.line)
    guard isScreen(document), let guide = guide(for: document),
      let place = service.cursorContext(at: params.position, in: document), !place.word.isEmpty
    else { return nil }
    let isTarget = service.isTarget(place)
    let word = document.text(in: place.word)
    let isName =
      place.isFirstKey && word != "screen" || place.path == [.key("screen")] && !place.isKey
      || place.path == [.key("variants")] && place.isKey
    guard isName || isTarget else { return nil }
    let range = document.range(of: place.word, service.encoding)
    let known = names.hover(
      at: params.position, in: document,
      over: service.hover(at: params.position, in: document, guide), open: documents,
      service.encoding)
    let hover = known ?? Hover(contents: Hover.Contents(value: "**\(word)**"), range: range)
    if isName {
      let variant = place.path == [.key("variants")] ? word : nil
      return wait(
        id, uri, document.path, .hover(line: params.position.line, variant: variant, hover))
    }
    let question = service.question(about: place.scalar, in: document, isHover: true)
    return wait(id, uri, document.path, .touchHover(question, hover))
  }

  private mutating func complete(
    _ id: RequestID, _ params: PositionParams
  ) throws(RPCError) -> [UInt8]? {
    let (uri, document) = try openDocument(params.textDocument)
    follow(document, params.position.line)
    guard service.mayTouch(inLine: params.position.line, of: document), isScreen(document),
      let guide = guide(for: document),
      let place = service.cursorContext(at: params.position, in: document), place.canComplete,
      service.isTarget(place)
    else { return nil }
    let items = names.completions(
      at: params.position, in: document,
      besides: service.completions(
        at: params.position, in: document, guide, snippets: snippets), open: documents,
      service.encoding)
    let scalar = place.scalar
    let question = service.question(about: scalar, in: document, isHover: false)
    // The word at the cursor is not a text of the screen yet.
    var bytes = document.bytes
    bytes.replaceSubrange(scalar.range, with: (scalar.spelling(of: "back") ?? "").utf8)
    return wait(
      id, uri, document.path,
      .touchCompletion(
        question, items, document.range(of: scalar.range, service.encoding), scalar),
      running: String(decoding: bytes, as: UTF8.self))
  }

  /// Makes the preview follow the cursor, if the client asked for a preview file.
  mutating func follow(_ document: TextDocument, _ line: Int) {
    guard client.followsCursor || runs.previewCursor != nil, isScreen(document) else { return }
    let isOther = runs.previewCursor.map { $0.path != document.path || $0.line != line } ?? true
    guard isOther else { return }
    runs.previewCursor = (document.path, line)
    runs.schedule(document.path)
    if runs.currentOutcome(of: document.path) != nil { writePreview() }
  }

  // MARK: Actions

  /// Returns the names of a document's project, with the texts of the editor; nil if it is in none.
  mutating func view(of document: TextDocument) -> NameService.View? {
    names.service.view(for: document, open: documents, service.encoding)
  }

  /// Returns the actions at a range of a text.
  mutating func actions(
    _ params: CodeActionParams, _ uri: String, _ document: TextDocument
  ) -> [CodeAction] {
    follow(document, params.range.start.line)
    let problems = problems(of: document)
    let stretch = params.range
    var actions = service.fixes(of: problems, in: document, touching: params.ranges)
    actions += runFixes(in: document, uri, touching: params.ranges)
    let view = view(of: document)
    let registry = service.registry
    actions += service.suppressions(
      of: shown(document), in: document, touching: params.ranges
    ) { problem, comment in
      view?.isStillReported(problem, under: comment, in: document, registry) ?? false
    }
    if isScreen(document) {
      if let step = service.snapshotStep(at: stretch.start, in: document) { actions.append(step) }
      if let outcome = runs.currentOutcome(of: document.path),
        let report = LanguageService.report(at: stretch.start.line, among: outcome.reports)
      {
        var about = ScreenArgument(uri: uri, screen: report.name)
        if servedPage(of: document.path) != nil {
          actions.append(CodeAction("Show '\(report.name)' in the gallery", .gallery, about))
        }
        about.digest = report.digest
        if report.state == .missing || report.state == .differs {
          actions.append(CodeAction("Record the snapshot of '\(report.name)'", .accept, about))
        }
      }
    }
    let wanted = params.context?.only
    if isScreen(document) || document.path.lastPathComponent == Project.fileName,
      wanted?.contains(where: { "refactor.extract".isKind($0) }) ?? true,
      let extraction = view?.componentAction(at: stretch, in: document, registry)
    {
      actions.append(extraction)
    }
    // It changes the whole text, so it is made only on request.
    if wanted?.contains(where: { "source.fixAll".hasPrefix($0) }) ?? false,
      let all = service.fixAll(
        problems, in: document,
        { text in
          view?.diagnostics(of: document, with: [document.path: text], registry) ?? []
        })
    {
      actions.append(all)
    }
    return actions.filter { action in
      wanted?.contains { action.kind.isKind($0) } ?? true
    }
  }
}

extension String {
  /// Returns whether a kind of actions is equal to another or part of it: `refactor.extract` is
  /// part of `refactor`.
  fileprivate func isKind(_ other: String) -> Bool { self == other || hasPrefix("\(other).") }
}

extension CodeAction {
  /// Creates an action with a command about a screen.
  fileprivate init(_ title: String, _ verb: ScreenCommandName, _ about: ScreenArgument) {
    self.init(
      title: title, kind: "refactor", diagnostics: [], isPreferred: false,
      command: EditorCommand(title: title, command: verb.rawValue, arguments: [about]))
  }
}
