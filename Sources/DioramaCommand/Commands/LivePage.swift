import Diorama
import DioramaAuthoring
import DioramaGallery
import DioramaSystem
import YAML

/// `diorama gallery --serve`: serves the page of watched screens until the user ends it.
struct LivePage {
  let options: CommonOptions
  let only: GalleryBuilder.Choice
  let port: UInt16?

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    guard let watcher = FolderWatcher() else {
      console.writeError(.cannotWatch)
      return .failure
    }
    // Block the signals before other threads start, so that this thread receives them.
    let ending = TerminationSignals()
    let captures = ScreenCaptures()
    var request = context.request(of: options)
    let gallery = LiveGallery(captures, only: only, tool: context.tool, of: request)
    let server = GalleryServer(at: GalleryServer.Address(port: port ?? 0), backend: gallery)
    do throws(GalleryServer.Failure) {
      try server.start()
    } catch {
      console.writeError("\(error.description)\n")
      return .failure
    }
    defer { server.stop() }
    request.overrides.includesColors = true
    request.observer = captures.observer
    var session = WatchSession(
      context.isolating(request), context.registry, keepsSchemas: !console.environment.isCI)
    var changed: Set<String>?
    var folders: Set<String> = []
    var projects: [Project] = []
    // Editors open this page as long as it is served.
    defer { projects.forEach { server.address.page.remove(from: $0) } }
    let isOfSnapshots = { path in folders.contains(path) || folders.contains(path.parentFolder) }
    repeat {
      captures.forgetFiles()
      var update = session.update(after: changed, watching: watcher.watch)
      if changed == nil, let status = update.reportIfEmpty(context, options) { return status }
      let isFirst = changed == nil
      gallery.show(session.suites, listing: changed?.contains(where: isOfSnapshots) ?? true)
      folders = gallery.snapshotFolders
      folders.forEach(watcher.watch)
      watcher.unwatchAll(except: session.folders.union(folders))
      server.broadcast(gallery.revision)
      if let refusal = watcher.nextFailure() { update.diagnostics.append(refusal.diagnostic) }
      if isFirst {
        projects = session.suites.map(\.source.project)
        for project in projects { note(server.address.page, in: project, console) }
        console.write("\(server.address.text) shows \(gallery.summary); press Ctrl-C to stop\n")
        console.flush()
      }
      context.printDiagnostics(update.diagnostics, options)
      changed =
        update.lateFiles.isEmpty
        ? nextChange(watcher, ending) { session.concerns($0) || isOfSnapshots($0) }
        : update.lateFiles
    } while changed != nil
    return .success
  }

  /// Stores the page's address for a project, and reports a page that already serves the project.
  private func note(_ page: ServedPage, in project: Project, _ console: Console) {
    if let other = ServedPage(of: project), other != page {
      console.writeError(.served(project.root, at: other.address))
    }
    try? page.save(in: project)
  }

  /// Waits for a change and returns the changed paths; nil when the user ends the command.
  private func nextChange(
    _ watcher: FolderWatcher, _ ending: TerminationSignals, concerning isMeant: (String) -> Bool
  ) -> Set<String>? {
    while ending.wait(forAny: [watcher.file]) != nil {
      let changed = (watcher.next(within: 0) ?? []).filter(isMeant)
      if !changed.isEmpty { return changed }
    }
    return nil
  }
}
