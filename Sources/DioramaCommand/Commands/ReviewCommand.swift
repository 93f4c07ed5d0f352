import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaSystem

/// `diorama review`: decides about what differed in the last test.
struct ReviewCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Accept or reject what differed in the last test, one snapshot at a time.",
    discussion: """
      An ID is what --list shows: a screen's name, such as settings or settings@dark, or the \
      path of a left-over snapshot, of which the end is enough. A pattern such as 'settings*' means \
      all that match.
      """)

  @Argument(help: "Project folders, or folders in them.")
  var paths: [String] = ["screens"]

  @Flag(help: "Print what waits, and ask nothing.")
  var list = false

  @Option(help: ArgumentHelp("Record what the screen showed; may be repeated.", valueName: "id"))
  var accept: [String] = []

  @Option(help: ArgumentHelp("Keep what is recorded; may be repeated.", valueName: "id"))
  var reject: [String] = []

  @OptionGroup var links: LinkOption
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if list, !accept.isEmpty || !reject.isEmpty {
      throw ValidationError("--list only shows; say --accept and --reject without it")
    }
  }

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    var desk = ReviewDesk(context.registry)
    for path in paths {
      do throws(FileSystem.Failure) {
        let project = try Project(at: path, links: links.policy)
        if !list { project.sweep() }
        desk.add(project, foundBy: path)
      } catch {
        console.writeError("\(path): error: the path cannot be read: \(error)\n")
        return .failure
      }
    }
    for path in desk.damaged {
      console.writeError("\(path): warning: this is no snapshot that waits; it is passed over\n")
    }
    if list {
      console.write(listing(of: desk, on: console))
      return .success
    }
    if !accept.isEmpty || !reject.isEmpty { return decide(desk, console) }
    return ask(desk, console)
  }

  private func listing(of desk: ReviewDesk, on console: Console) -> SafeText {
    if output.format == .json {
      return JSON.lines(desk.cases.map { ReviewReport(tool: desk.tool).json($0) })
    }
    if desk.cases.isEmpty { return "\(desk.nothingWaits)\n" }
    return desk.cases.map { "\($0.headline)\n" as SafeText }.joined()
  }

  // MARK: Without a terminal

  private func decide(_ desk: ReviewDesk, _ console: Console) -> ExitStatus {
    var chosen: [(ReviewCase, ReviewDecision)] = []
    for (ids, decision) in [(accept, ReviewDecision.accept), (reject, .reject)] {
      for id in ids {
        let cases = desk.cases(called: id)
        if cases.isEmpty {
          console.writeError("\(desk.unknown(id))\n")
          return .usage
        }
        for one in cases {
          // Twice the same is no harm; one of each nobody can mean.
          if let other = chosen.first(where: { $0.0 == one })?.1 {
            if other == decision { continue }
            console.writeError("'\(one.id)' cannot be both accepted and rejected\n")
            return .usage
          }
          chosen.append((one, decision))
        }
      }
    }
    return chosen.reduce(ExitStatus.success) { status, next in
      status.combined(with: console.show(next.0.settle(next.1)))
    }
  }

  // MARK: At a terminal

  private func ask(_ desk: ReviewDesk, _ console: Console) -> ExitStatus {
    if desk.cases.isEmpty {
      console.write("\(desk.nothingWaits)\n")
      return .success
    }
    guard console.surroundings.isTerminal, console.surroundings.isInputTerminal else {
      console.writeError(
        """
        review asks at a terminal, and there is none
        say '\(desk.tool) review --list' to see what waits, then --accept ID or --reject ID

        """)
      return .usage
    }
    let isColored =
      output.color == .always || output.color == .auto && !console.surroundings.refusesColor
    var dialog = ReviewDialog(desk.cases, console, Colors(isOn: isColored))
    return dialog.run()
  }
}
