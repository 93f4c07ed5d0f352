import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaGallery
import DioramaSystem
import YAML

/// `diorama gallery`: writes a page to look at, to compare and to decide on.
struct GalleryCommand: ScreenCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "gallery", abstract: "Write a page of all screens, to look at and to decide on.",
      discussion: """
        The page is one file that needs no server. What somebody decides on it is downloaded as a \
        file for '\(ParsedCommand.name) review --apply'. With --format json it is not written: its \
        data are printed, as docs/Gallery.md explains them.
        """)
  }

  @OptionGroup var options: CommonOptions

  @Option(help: ArgumentHelp("The page; by default gallery.html.", valueName: "file"))
  var out: String?

  @Option(help: "Only the screens that have changed, or that failed; all by default.")
  var only: GalleryBuilder.Choice = .all

  func validate() throws {
    if out == "" || out == "-" { throw ValidationError("--out takes the name of a file") }
    if options.format == .github {
      throw ValidationError("--format takes text or json here")
    }
    try options.refuseCombinedVariants()
  }

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    let path = out ?? "gallery.html"
    if options.format == .text, let obstacle = GalleryFile(path).obstacle {
      console.writeError("\(obstacle)\n")
      return .usage
    }
    let looks = GalleryLooks()
    var request = options.request
    request.overrides.isPainted = true
    request.look = looks.taker
    let projects = OpenedProjects(context.guarded(request), context.registry)
    let run = TestRun(of: projects, by: context.tool, TestPolicies())
    if let message = run.emptySelection {
      console.writeError("\(message)\n")
      return .usage
    }
    let result = run.result
    var diagnostics = result.diagnostics
    if result.findings.isEmpty, let message = run.lackOfScreens {
      context.printDiagnostics(diagnostics, options)
      console.writeError("\(message)\n")
      return diagnostics.hasErrors ? .failure : .usage
    }
    for warning in keepPending(run, console) { diagnostics.append(warning) }
    let model = GalleryBuilder.model(
      of: run, TestChanges(explaining: run, of: projects), looks, only: only,
      version: CommandLineTool.version)
    let isWritten = write(model, to: path, context)
    context.printDiagnostics(diagnostics, options)
    return isWritten && !diagnostics.hasErrors ? .success : .failure
  }

  /// Lets what differs wait, as `test` does, so that decisions of the page can be carried out.
  private func keepPending(_ run: TestRun, _ console: Console) -> [Diagnostic] {
    if console.surroundings.isCI { return [] }
    return run.parts.compactMap { part in
      part.project.sweep()
      return PendingKeeper(isComplete: !options.request.isSelective).keep(part, of: run.tool)
    }
  }

  private func write(
    _ model: GalleryModel, to path: String, _ context: CommandContext
  ) -> Bool {
    let console = context.console
    do {
      if options.format == .json {
        console.write(SafeText(json: String(decoding: try model.json(), as: UTF8.self) + "\n"))
        return true
      }
      try GalleryFile(path).write(try GalleryPage(model).html())
      if !options.quiet {
        console.write("wrote \(path): \(GalleryPage.summary(of: model))\n")
      }
      return true
    } catch {
      console.writeError("'\(path)' cannot be written: \(String(describing: error))\n")
      return false
    }
  }
}

extension GalleryBuilder.Choice: WordOption {}

/// The file of a page.
private struct GalleryFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// How much of a file's end says what it is.
  private static let mostBytes = 1 << 30

  /// Why it is not written: something else than a gallery stands there.
  var obstacle: String? {
    guard FileSystem.exists(path) else { return nil }
    if FileSystem.isFolder(path) { return "'\(path)' is a folder; --out takes the name of a file" }
    let isGallery =
      (try? FileSystem.read(path, atMost: Self.mostBytes)).map { bytes in
        bytes.suffix(GalleryPage.mark.utf8.count + 1).starts(with: GalleryPage.mark.utf8)
      } ?? false
    return isGallery
      ? nil : "'\(path)' is no gallery, and is left as it is; name another file with --out"
  }

  func write(_ bytes: [UInt8]) throws(FileSystem.Failure) {
    FileSystem.sweep(path.parentFolder)
    try FileSystem.write(bytes, to: path, lasting: true)
  }
}
