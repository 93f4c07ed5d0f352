import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaGallery
import DioramaKit
import DioramaSystem
import YAML

/// `diorama gallery`: writes a page to view and compare screens, and to decide about changes.
struct GalleryCommand: ScreenCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "gallery", abstract: "Write an HTML page of all screens, for review.",
      discussion: """
        The page is one file that needs no server. Decisions on the page are downloaded as a file \
        for '\(ParsedCommand.name) review --apply'. With --format json, the command prints the \
        data of the page instead, as documented in docs/Gallery.md. With --svg, it writes one \
        frame as an SVG picture, to standard output unless --out names a file; with --phone, the \
        picture is an illustration of a phone. With --serve, it \
        serves the page to browsers on this machine only, at the printed address: the page \
        updates when files are saved, and decisions take effect immediately.
        """)
  }

  @OptionGroup var options: CommonOptions

  @Option(help: ArgumentHelp("The output file; by default gallery.html.", valueName: "file"))
  var out: String?

  @Option(help: "The screens to include: all, changed or failed.")
  var only: GalleryBuilder.Choice = .all

  @Option(
    help: ArgumentHelp(
      "Compare with another revision: the folder of a checkout or a project.", valueName: "path"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "Write one frame as SVG, such as invite, invite:2 or 'invite:after the tap'.",
      valueName: "screen[:frame]"),
    completion: Completions.screens)
  var svg: String?

  @Flag(help: "With --svg: draw the frame as a phone; a file name that ends in .png writes a PNG.")
  var phone = false

  @Flag(help: "Serve a live page until Ctrl-C, instead of writing a file.") var serve = false

  @Option(
    help: ArgumentHelp(
      "The port for --serve; by default a free port.", valueName: "number"))
  var port: UInt16?

  func validate() throws {
    if serve, out != nil || svg != nil || options.format != .text {
      throw ValidationError.option("--serve", excludes: "--out, --svg or --format")
    }
    if serve, against != nil { throw ValidationError.servedComparison }
    if port != nil, !serve { throw ValidationError.option("--port", requires: "--serve") }
    if out == "" || out == "-" { throw ValidationError.option("--out", takes: "a file name") }
    if options.format == .github { throw ValidationError.gitHubFormat(of: "gallery") }
    if phone, svg == nil { throw ValidationError.option("--phone", requires: "--svg") }
    if svg != nil, !phone, isPNG {
      throw ValidationError.option("a file name that ends in .png", requires: "--phone")
    }
    if svg != nil, options.format == .json || against != nil || only != .all {
      throw ValidationError.option("--svg", excludes: "--format, --against or --only")
    }
    if svg != nil, options.request.isSelective { throw ValidationError.selectedPicture }
    try options.checkSingleVariant()
  }

  func run(in context: CommandContext) -> ExitStatus {
    if let svg { return draw(svg, context) }
    if serve { return LivePage(options: options, only: only, port: port).run(in: context) }
    let console = context.console
    let path = out ?? "gallery.html"
    if options.format == .text, let obstacle = OutputFile(kind: .page, path: path).obstacle {
      console.writeError("\(obstacle)\n")
      return .usage
    }
    let wanted = context.request(of: options)
    var other: OtherRevision?
    do throws(OtherRevision.Failure) {
      other = try against.map { path throws(OtherRevision.Failure) in
        try OtherRevision(at: path, of: wanted.paths, wanted.links)
      }
    } catch {
      return report(error, console)
    }
    let captured = capture(wanted, context)
    var diagnostics = captured.run.result.diagnostics
    if let status = reportIfEmpty(of: captured, diagnostics, context) { return status }
    let isSound = !diagnostics.hasErrors
    let contents: GalleryContents
    if let other, let against {
      let base = capture(wanted.moved(to: other.counterparts), context)
      // Problems of the other revision are reported, but are not errors of this one.
      diagnostics.append(contentsOf: base.run.result.diagnostics)
      contents = GalleryContents(
        captured.run, of: captured.projects, captured.captures, against: base.run, base.captures,
        paired: other,
        called: FileSystem.realPath(against)?.lastPathComponent ?? against)
    } else {
      for warning in updatePending(captured.run, console) { diagnostics.append(warning) }
      contents = GalleryContents(captured.run, of: captured.projects, captured.captures)
    }
    let model = GalleryBuilder.model(of: contents, only: only)
    let isWritten = write(model, to: path, context)
    context.printDiagnostics(diagnostics, options)
    return isWritten && isSound ? .success : .failure
  }

  /// Reports why there is nothing to compare with.
  private func report(_ failure: OtherRevision.Failure, _ console: Console) -> ExitStatus {
    switch failure {
    case .unreadable(let failure):
      console.writeError(.unreadable("path", at: against ?? "", failure))
      return .failure
    case .unclear(let reason):
      console.writeError("\(reason)\n")
      return .usage
    }
  }

  // MARK: Capturing

  /// Projects whose screens were run, with the captures.
  private struct CapturedProjects {
    let projects: LoadedProjects
    let run: TestRun
    let captures: ScreenCaptures
  }

  private func capture(_ wanted: ProjectRequest, _ context: CommandContext) -> CapturedProjects {
    let captures = ScreenCaptures(keepsSnapshots: against != nil)
    var request = wanted
    request.overrides.includesColors = true
    request.observer = captures.observer
    let projects = context.open(request)
    let run = TestRun(of: projects, by: context.tool, TestPolicies())
    return CapturedProjects(projects: projects, run: run, captures: captures)
  }

  /// Returns the exit status if there is nothing to show, and reports why; otherwise nil.
  private func reportIfEmpty(
    of captured: CapturedProjects, _ diagnostics: Diagnostics, _ context: CommandContext
  ) -> ExitStatus? {
    if let message = captured.run.emptySelectionMessage {
      if diagnostics.hasErrors { context.printDiagnostics(diagnostics, options) }
      context.console.writeError("\(message)\n")
      return .usage
    }
    guard captured.run.result.findings.isEmpty else { return nil }
    context.printDiagnostics(diagnostics, options)
    if let message = captured.run.noScreensMessage { context.console.writeError("\(message)\n") }
    return diagnostics.hasErrors ? .failure : .usage
  }

  /// Stores differences as pending, as `test` does, so that decisions of the page can be applied.
  private func updatePending(_ run: TestRun, _ console: Console) -> [Diagnostic] {
    if console.environment.isCI { return [] }
    return run.parts.compactMap { part in
      part.project.removeTemporaryFiles()
      return part.updatePending(isComplete: run.testsAllScreens, of: run.tool)
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
      // Another program may have written a file there while the screens ran.
      if let obstacle = OutputFile(kind: .page, path: path).obstacle {
        console.writeError("\(obstacle)\n")
        return false
      }
      let page = try GalleryPage(model).html()
      FileSystem.removeStaleTemporaryFiles(in: path.parentFolder)
      try FileSystem.write(page, to: path, durably: true)
      if !options.quiet {
        console.write("wrote \(path): \(GalleryPage.summary(of: model))\n")
      }
      return true
    } catch {
      console.writeError(.unwritten(path, error))
      return false
    }
  }

  // MARK: A picture

  /// Writes a frame as a picture.
  private func draw(_ wanted: String, _ context: CommandContext) -> ExitStatus {
    let name = String(wanted.prefix { $0 != ":" })
    let label = String(wanted.dropFirst(name.count + 1))
    if let out, let obstacle = OutputFile(kind: isPNG ? .png : .picture, path: out).obstacle {
      context.console.writeError("\(obstacle)\n")
      return .usage
    }
    var request = context.request(of: options)
    request.selection = ScreenSuite.Selection(filters: [name])
    let captured = capture(request, context)
    let diagnostics = captured.run.result.diagnostics
    let model = GalleryBuilder.model(
      of: GalleryContents(captured.run, of: captured.projects, captured.captures))
    let meant = captured.run.parts.filter { part in part.findings.contains { $0.name == name } }
    if meant.count > 1 {
      context.console.writeError(.ambiguousScreen(name, in: meant.map(\.result.argument)))
      return .usage
    }
    guard let screen = model.screens.first(where: { $0.id == name }) else {
      context.printDiagnostics(diagnostics, options)
      let names = captured.run.parts.flatMap { $0.screens.map(\.name) }
      context.console.writeError(.unknownScreen(name, name, among: names))
      return diagnostics.hasErrors ? .failure : .usage
    }
    guard screen.state != .failed, let first = screen.frames.first else {
      context.printDiagnostics(diagnostics, options)
      return .failure
    }
    let frame =
      label.isEmpty
      ? first
      : Int(label).flatMap { screen.frames.indices.contains($0 - 1) ? screen.frames[$0 - 1] : nil }
        ?? screen.frames.first { $0.label == label || $0.label.hasPrefix("\(label) · ") }
    guard let frame else {
      context.console.writeError(
        .unknownFrame(label, of: name, among: screen.frames.map(\.label)))
      return .usage
    }
    if screen.state == .changed, !options.quiet {
      context.console.writeError(.unrecordedPicture(of: name))
    }
    if phone {
      guard let picture = PhoneSVG(frame, of: screen, in: model) else {
        context.console.writeError("'\(name)' has no picture of this frame\n")
        return .failure
      }
      return isPNG ? writePNG(of: picture, context) : write(picture.text, context)
    }
    return write(FrameSVG(frame, of: screen, in: model).text, context)
  }

  /// Whether the output file is a PNG.
  private var isPNG: Bool { out?.lowercased().hasSuffix(".png") ?? false }

  /// Writes an SVG picture to the output file, or to standard output.
  private func write(_ text: String, _ context: CommandContext) -> ExitStatus {
    if let out {
      if let obstacle = OutputFile(kind: .picture, path: out).obstacle {
        context.console.writeError("\(obstacle)\n")
        return .failure
      }
      return context.write(text, to: out, replacing: .anything, isQuiet: options.quiet)
        ? .success : .failure
    }
    context.console.write(SafeText(lines: text))
    return .success
  }

  /// Writes a PNG to the output file.
  private func writePNG(of picture: PhoneSVG, _ context: CommandContext) -> ExitStatus {
    guard let out else { return .usage }
    do throws(ChromiumPicture.Failure) {
      let size = picture.size
      let png = try ChromiumPicture.png(
        of: picture.text, width: size.width, height: size.height,
        path: context.console.environment.variables["PATH"] ?? "")
      if let obstacle = OutputFile(kind: .png, path: out).obstacle {
        context.console.writeError("\(obstacle)\n")
        return .failure
      }
      return context.write(png, to: out, replacing: .anything, isQuiet: options.quiet)
        ? .success : .failure
    } catch {
      switch error {
      case .noBrowser:
        context.console.writeError(
          "a PNG requires Chromium, and none is installed; name an .svg file with --out\n")
      case .failed(let browser):
        context.console.writeError(
          "'\(browser)' wrote no picture; name an .svg file with --out\n")
      case .unwritten(let path, let failure):
        context.console.writeError(.unwritten(path, failure))
      }
      return .failure
    }
  }
}

extension GalleryBuilder.Choice: ExpressibleByArgument {}
