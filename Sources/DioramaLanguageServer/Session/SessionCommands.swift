import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The commands of lenses and actions.
extension LanguageSession {
  /// Executes a command.
  mutating func execute(_ params: ExecuteParams, _ id: RequestID) throws(RPCError) -> [UInt8] {
    guard let verb = ScreenCommandName(rawValue: params.command) else {
      throw .unknownCommand(params.command)
    }
    guard let about = params.arguments?.first else {
      throw .noArgument(of: params.command)
    }
    let (_, document) = try openDocument(DocumentID(uri: about.uri))
    if verb == .preview {
      runs.previewCursor = (document.path, about.position?.line ?? 0)
      runs.schedule(document.path)
      writePreview()
      let project = try? Project(at: document.path)
      let file = project.map { "\($0.root)/\(Project.localFolderName)/preview/screen.txt" }
      return reply(id, file)
    }
    if verb == .gallery {
      guard let page = servedPage(of: document.path), let screen = about.screen else {
        throw .noGallery
      }
      let address = page.address(of: screen)
      return reply(id, NullResult()) + show(address, external: true, orSaying: address)
    }
    guard let outcome = runs.outcomes[document.path],
      let report = outcome.reports.first(where: { $0.name == about.screen })
    else { throw .noResults(of: about.screen) }
    switch verb {
    case .show, .preview, .gallery: return reply(id, NullResult()) + show(report, document)
    case .accept:
      guard runs.currentOutcome(of: document.path) != nil, about.digest == report.digest else {
        throw .hasChanged(report.name)
      }
      try accept(report, document)
      runs.record(report.name, of: document.path)
      publisher.needsPublishing = true
      return reply(id, NullResult()) + refreshLenses()
    case .reject:
      guard about.digest == report.digest else { throw .hasChanged(report.name) }
      runs.rejected.insert(report.digest)
      if let project = try? Project(at: document.path) { drop(report, in: project) }
      return reply(id, NullResult()) + refreshLenses()
    }
  }

  /// Shows the difference from the recorded snapshot, else the frames: as a file, or as a message
  /// if the client can't show files.
  private mutating func show(_ report: ScreenReport, _ document: TextDocument) -> [UInt8] {
    let recorded = try? FileSystem.read(report.snapshotPath, atMost: Project.maxSnapshotBytes)
    let diff =
      report.state == .differs
      ? report.shown.map {
        UnifiedDiff(
          from: recorded ?? [], to: Array($0.utf8), path: report.snapshotPath.lastPathComponent
        ).text
      } : nil
    let text = diff.flatMap { $0.isEmpty ? nil : $0 } ?? report.page
    let name = report.name + (text == diff ? ".diff" : ".txt")
    let file = client.showsDocuments ? writeAside(text, as: name, for: document.path) : nil
    return show(file.map { FileURI.uri(of: $0) }, orSaying: text)
  }

  /// Shows a file, or a page in a browser; if the client can't show either, a message.
  private mutating func show(
    _ uri: String?, external: Bool? = nil, orSaying words: String
  ) -> [UInt8] {
    if client.showsDocuments, let uri {
      return sendRequest("window/showDocument", ShowDocumentParams(uri: uri, external: external))
    }
    return notification("window/showMessage", ShowMessageParams(type: 3, message: words))
  }

  /// Records a screen's output as `record` does. Throws if the result would differ from the output
  /// that the user saw.
  private func accept(_ report: ScreenReport, _ document: TextDocument) throws(RPCError) {
    guard let shown = report.shown else { throw .failedScreen(report.name) }
    guard let project = try? Project(at: document.path) else { throw .unreadableProject }
    // `record` would run the saved files.
    let own = "\(project.root)/\(Project.fileName)"
    let inputs = Set([document.path, own] + (report.files ?? []))
    for open in documents.values where inputs.contains(open.path) {
      guard let saved = try? FileSystem.read(open.path), saved == open.bytes else {
        throw .notSaved(open.path)
      }
    }
    let suite = ScreenSuite(project, registry: service.registry)
    guard let screen = suite.declarations.first(where: { $0.name == report.name }),
      screen.snapshotPath == report.snapshotPath
    else { throw .lostScreen(report.name) }
    let recorded = try? FileSystem.read(screen.snapshotPath, atMost: Project.maxSnapshotBytes)
    guard ScreenReport.digest(shown: shown, recorded: recorded) == report.digest else {
      throw .changedSnapshot(of: report.name)
    }
    var problems = Diagnostics()
    guard suite.ownsSnapshot(screen.heading, &problems) else {
      throw .sharedSnapshot(problems.sorted.first?.message)
    }
    do throws(FileSystem.Failure) {
      try SnapshotStore(project).record(
        Array(shown.utf8), at: screen.snapshotPath, replacing: FileSystem.Expectation(recorded))
    } catch {
      throw .notWritten(error)
    }
    drop(report, in: project)
  }

  /// Removes the pending snapshot of a screen, which is decided.
  private func drop(_ report: ScreenReport, in project: Project) {
    let pending = PendingSnapshots(project)
    pending.relativePath(of: report.snapshotPath).map { try? pending.remove($0) }
  }
}
