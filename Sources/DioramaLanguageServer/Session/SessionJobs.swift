import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// Runs outside the session: it hands out jobs and takes their results.
extension LanguageSession {
  /// Whether ``nextJob()`` returns a job.
  public var hasJob: Bool { runs.hasJob }

  /// Returns the next job to run elsewhere; nil if nothing is scheduled, or if a job is running.
  public mutating func nextJob() -> LanguageJob? {
    let open = documents
    return runs.next(
      texts: { path in
        let root = Project.root(of: path.parentFolder)
        var texts: [String: String] = [:]
        for document in open.values where document.path.hasPrefix("\(root)/") {
          texts[document.path] = String(decoding: document.bytes, as: UTF8.self)
        }
        return texts
      }, service.encoding)
  }

  /// Whether a request waits for the result of a job.
  public var hasPendingRequests: Bool { !runs.pendingRequests.isEmpty }

  /// Schedules a run of the screens of an open text, since diagnostics and actions depend on their
  /// output.
  mutating func scheduleRun(of document: TextDocument) {
    if isScreen(document) { runs.schedule(document.path) }
  }

  /// Returns whether the result of a job is still wanted: no change has made it outdated.
  public func isCurrent(_ job: LanguageJob) -> Bool {
    runs.current?.number == job.number && !runs.isOutdated
  }

  /// Ends a job that was stopped without a result.
  public mutating func abandon(_ job: LanguageJob) { _ = runs.end(job) }

  /// Takes the result of a job.
  ///
  /// - Returns: the bytes to send.
  public mutating func finish(_ record: LanguageJobProgress) -> [UInt8] {
    let job = record.job
    guard runs.end(job) else { return [] }
    switch job.question {
    case .touch, .states: return answerQuestions(record)
    case .screens(let includesColors):
      guard let document = documents.values.first(where: { $0.path == job.path }) else { return [] }
      runs.store(
        RunScheduler.Outcome(
          reports: record.reports, includesColors: includesColors, version: document.version),
        of: job.path)
      publisher.needsPublishing = true
      let waited = runs.pendingRequests.contains { $0.path == job.path }
      var output = answerWaiting(for: job.path)
      if !waited { output += refreshLenses() }
      if runs.previewCursor?.path == job.path { writePreview() }
      return output
    }
  }

  // MARK: Pending requests

  /// Answers the requests that wait for the output of a file's screens.
  private mutating func answerWaiting(for path: String) -> [UInt8] {
    guard let outcome = runs.currentOutcome(of: path) else { return [] }
    var output: [UInt8] = []
    for one in runs.pendingRequests where one.path == path && one.question == nil {
      output += answer(one, outcome)
    }
    runs.pendingRequests.removeAll { $0.path == path && $0.question == nil }
    return output
  }

  private func answer(_ one: RunScheduler.PendingRequest, _ outcome: RunScheduler.Outcome)
    -> [UInt8]
  {
    switch one.kind {
    case .lenses: return reply(one.id, lenses(outcome, one.uri))
    case .preview(let name, let line, let hasStyles):
      let named = name.map { name in outcome.reports.first { $0.name == name } }
      guard
        let report = named ?? LanguageService.report(at: line, among: outcome.reports)
      else { return failure(one.id, .unknownScreen) }
      return reply(
        one.id,
        Preview(
          report, version: outcome.version, hasStyles: hasStyles,
          gallery: servedPage(of: one.path)?.address(of: report.name)))
    case .hover(let line, let variant, let hover):
      let own = LanguageService.report(at: line, among: outcome.reports)
      let name = own.flatMap { own in variant.map { "\(own.name.prefix { $0 != "@" })@\($0)" } }
      let report = name.map { name in outcome.reports.first { $0.name == name } } ?? own
      return reply(one.id, report.map { hover.showing($0) } ?? hover)
    case .touchHover(_, let hover): return reply(one.id, hover)
    case .touchCompletion(_, let items, _, _): return reply(one.id, items)
    case .actions(_, let known): return reply(one.id, known)
    }
  }

  private mutating func answerQuestions(_ record: LanguageJobProgress) -> [UInt8] {
    var output: [UInt8] = []
    for one in runs.pendingRequests where one.question == record.job.question {
      guard one.path == record.job.path else { continue }
      switch one.kind {
      case .touchHover(_, let hover):
        output += reply(
          one.id, record.touches.map { hover.touching($0.map(\.words)) } ?? hover)
      case .touchCompletion(_, let items, let range, let scalar):
        output += reply(one.id, items.adding(record.touches ?? [], at: range, of: scalar))
      case .actions(let line, let known):
        output += reply(one.id, known + stateActions(one.uri, line, record.states))
      case .lenses, .preview, .hover: break
      }
    }
    runs.pendingRequests.removeAll {
      $0.path == record.job.path && $0.question == record.job.question
    }
    return output
  }

  /// Answers a request after the screens of a file were run.
  mutating func wait(
    _ id: RequestID, _ uri: String, _ path: String, _ kind: RunScheduler.PendingRequest.Kind,
    running text: String? = nil
  ) -> [UInt8] {
    let one = RunScheduler.PendingRequest(id: id, uri: uri, path: path, kind: kind, text: text)
    if one.question == nil {
      if let outcome = runs.currentOutcome(of: path) { return answer(one, outcome) }
      runs.schedule(path)
    }
    runs.enqueue(one)
    return []
  }

  /// Cancels a pending request.
  mutating func cancel(_ id: RequestID) -> [UInt8] {
    let isKnown =
      runs.pendingRequests.contains { $0.id == id }
      || publisher.pendingPulls.contains { $0.id == id }
    guard isKnown else { return [] }
    runs.cancel { $0.id == id }
    publisher.pendingPulls.removeAll { $0.id == id }
    return failure(id, .cancelled)
  }

  /// Takes changed files: what depends on them is run again, and pending questions are answered
  /// without a run's result.
  mutating func noteChange(of paths: Set<String>) -> [UInt8] {
    let containProjectFile = containProjectFile(paths)
    if containProjectFile { publisher.needsLayerRefresh = true }
    runs.invalidate(ChangedPaths(paths), isProjectFile: containProjectFile)
    var output: [UInt8] = []
    for one in runs.pendingRequests where one.question != nil {
      switch one.kind {
      case .touchHover(_, let hover): output += reply(one.id, hover)
      case .touchCompletion(_, let items, _, _): output += reply(one.id, items)
      case .actions(_, let known): output += reply(one.id, known)
      case .lenses, .preview, .hover: break
      }
    }
    runs.pendingRequests.removeAll { $0.question != nil }
    return output
  }

  /// Removes the runs of a closed text; its pending requests fail.
  mutating func forgetRuns(of path: String) -> [UInt8] {
    runs.close(path)
    var output: [UInt8] = []
    for one in runs.pendingRequests where one.path == path {
      output += failure(one.id, .notOpen(one.uri))
    }
    runs.pendingRequests.removeAll { $0.path == path }
    return output
  }

  private mutating func stateActions(
    _ uri: String, _ line: Int, _ states: [MissingState]
  ) -> [CodeAction] {
    guard !states.isEmpty, let document = documents[uri] else { return [] }
    return view(of: document)?.stateActions(at: line, in: document, states, service.registry) ?? []
  }

  func lenses(_ outcome: RunScheduler.Outcome, _ uri: String) -> [CodeLens] {
    service.lenses(for: outcome.reports, uri: uri, rejected: runs.rejected)
  }

  /// Asks the client to refresh its lenses, if it supports that.
  mutating func refreshLenses() -> [UInt8] {
    client.refreshesLenses ? sendRequest("workspace/codeLens/refresh", NullResult()) : []
  }

  /// Returns a request to the client whose response is ignored.
  mutating func sendRequest(_ method: String, _ params: some Encodable) -> [UInt8] {
    runs.requests += 1
    return MessageCoding.framed(
      ServerRequest(id: .text("diorama-\(runs.requests)"), method: method, params: params))
  }

  /// Returns the page on which the project of a file is served; nil if it is not served.
  func servedPage(of path: String) -> ServedPage? {
    (try? Project(at: path)).flatMap { ServedPage(of: $0) }
  }

  /// Writes the output of the screen at the cursor for editors that show a file; an error is
  /// ignored.
  func writePreview() {
    guard let (path, line) = runs.previewCursor, let outcome = runs.outcomes[path],
      let report = LanguageService.report(at: line, among: outcome.reports)
    else { return }
    _ = writeAside(report.page, as: "screen.txt", for: path)
  }

  /// Writes a file for the user to `.diorama/preview` of a project.
  ///
  /// - Returns: the file's path; nil if it cannot be written.
  func writeAside(_ text: String, as name: String, for path: String) -> String? {
    guard let project = try? Project(at: path) else { return nil }
    let file = "\(project.root)/\(Project.localFolderName)/preview/\(name)"
    guard project.files.contains(file), (try? project.createLocalFolder()) != nil,
      (try? FileSystem.write(Array(text.utf8), to: file)) != nil
    else { return nil }
    return file
  }
}

extension Hover {
  /// Returns the hover with a screen's first frame.
  fileprivate func showing(_ report: ScreenReport) -> Hover {
    guard let frame = report.frames.first else { return self }
    let mark = frame.lines.contains { $0.contains("```") } ? "~~~~" : "```"
    let text = frame.lines.joined(separator: "\n")
    return Hover(
      contents: Contents(value: contents.value + "\n\n\(mark)text\n\(text)\n\(mark)"),
      range: range)
  }

  /// Returns the hover with the matches of a step's part; no match is reported as an error.
  fileprivate func touching(_ words: [String]) -> Hover {
    let text =
      words.isEmpty
      ? "no element that can be touched at this step matches"
      : words.count == 1
        ? "matches \(words[0])" : "may match \(words.joined(separator: ", "))"
    return Hover(contents: Contents(value: contents.value + "\n\n" + text), range: range)
  }
}

extension [CompletionItem] {
  /// Returns the completions after those of a step's possible targets.
  fileprivate func adding(
    _ touches: [LanguageJob.Touch], at range: TextRange, of scalar: ScalarToken
  ) -> [CompletionItem] {
    let own = touches.enumerated().compactMap { index, touch -> CompletionItem? in
      guard let node = touch.node else { return nil }
      // Between quotes, only a text is possible.
      let isText = node.kind == .scalar && (node.style != .plain || Int(node.text) == nil)
      let text = isText ? node.text : nil
      let spelling =
        scalar.quote.isEmpty ? touch.value : text.flatMap { scalar.spelling(of: $0) }
      guard let spelling else { return nil }
      let number = String(index)
      return CompletionItem(
        label: text ?? touch.value, kind: 12, documentation: touch.words,
        sortText: " " + String(repeating: "0", count: Swift.max(5 - number.count, 0)) + number,
        insertTextFormat: 1, textEdit: TextEdit(range: range, newText: spelling))
    }
    let known = Set(own.map(\.label))
    return own + filter { !known.contains($0.label) }
  }
}

extension LanguageJob.Touch {
  /// The value as YAML; nil if it is invalid.
  fileprivate var node: Node? {
    var ignored = Diagnostics()
    let source = Source(path: "", bytes: Array(value.utf8))
    return YAMLReader().documents(of: source, reporting: &ignored, selecting: .valid).first?.root
  }
}
