import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaGallery
import DioramaSystem

/// `diorama review`: decides about what differed in the last test.
struct ReviewCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Accept or reject what differed in the last test, each change once.",
    discussion: """
      An ID is what --list shows: a screen's name, such as settings or settings@dark, or the \
      path of a left-over snapshot, of which the end is enough. A pattern such as 'settings*' means \
      all that match, '*' all that waits. The digits of a change, of which some are enough, mean it \
      in all snapshots that have it; one that has others besides waits for those. At a terminal \
      what comes is shown in the colours of the screen, and 'f' shows all of it. With '--format json' \
      --list is an object for each snapshot that waits, and decisions one for each that was decided.
      """)

  @Argument(help: "Project folders, or folders in them.")
  var paths: [String] = ["screens"]

  @Flag(help: "Print what waits, and ask nothing.")
  var list = false

  @Option(help: ArgumentHelp("Record what the screen showed; may be repeated.", valueName: "id"))
  var accept: [String] = []

  @Option(help: ArgumentHelp("Keep what is recorded; may be repeated.", valueName: "id"))
  var reject: [String] = []

  @Option(
    help: ArgumentHelp("Record a change wherever it is; may be repeated.", valueName: "change"))
  var acceptChange: [String] = []

  @Option(
    help: ArgumentHelp(
      "Keep what is recorded wherever a change is; may be repeated.", valueName: "change"))
  var rejectChange: [String] = []

  @Option(
    help: ArgumentHelp(
      "Carry out what was decided on a gallery's page: the file that it lets one download.",
      valueName: "file"))
  var apply: String?

  @OptionGroup var links: LinkOption
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if list, decides {
      throw ValidationError("--list only shows; say --accept and --reject without it")
    }
    if apply != nil, list || decides {
      throw ValidationError("--apply decides all by itself; say --accept and --reject without it")
    }
    let tool = ParsedCommand.name
    if output.format == .github {
      throw ValidationError(
        "'\(tool) test --format github' puts notes beside what differs; review takes text or json")
    }
    if output.format == .json, !list, !decides, apply == nil {
      throw ValidationError(
        "review asks in words; say --format json with --list, --accept or --reject")
    }
  }

  private var decides: Bool {
    !accept.isEmpty || !reject.isEmpty || !acceptChange.isEmpty || !rejectChange.isEmpty
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
    if let apply { return carryOut(apply, desk, console) }
    if decides { return decide(desk, console) }
    return ask(desk, console)
  }

  private func listing(of desk: ReviewDesk, on console: Console) -> SafeText {
    var agenda = ReviewAgenda(desk.cases)
    agenda.findCauses()
    let report = ReviewReport(tool: desk.tool)
    if output.format == .json { return report.json(agenda) }
    return desk.cases.isEmpty ? "\(desk.nothingWaits)\n" : report.text(agenda)
  }

  // MARK: Without a terminal

  private func decide(_ desk: ReviewDesk, _ console: Console) -> ExitStatus {
    let agenda = ReviewAgenda(desk.cases)
    var chosen: [Int: ReviewDecision] = [:]
    var order: [Int] = []
    var partial: [Int: Set<String>] = [:]
    let choices: [(Choice, ReviewDecision)] = [
      ((accept, acceptChange), .accept), ((reject, rejectChange), .reject),
    ]
    for (choice, decision) in choices {
      do throws(Refusal) {
        let (cases, waiting) = try self.cases(choice, decision, desk, agenda)
        partial.merge(waiting) { $0.union($1) }
        for one in cases {
          // Twice the same is no harm; one of each nobody can mean.
          if let other = chosen[one], other != decision {
            throw Refusal(message: "'\(agenda.cases[one].id)' cannot be both accepted and rejected")
          }
          if chosen.updateValue(decision, forKey: one) == nil { order.append(one) }
        }
      } catch {
        console.writeError("\(error.message)\n")
        return .usage
      }
    }
    var settlement = ReviewSettlement(agenda, console, isForPrograms: output.format == .json)
    for decision in [ReviewDecision.accept, .reject] {
      settlement.settle(order.filter { chosen[$0] == decision }, decision)
    }
    let rest = partial.keys.filter { chosen[$0] == nil }.sorted()
    for one in rest { settlement.note(one, accepted: partial[one] ?? []) }
    if output.format == .json {
      settlement.noteWaiting(rest)
      console.write(JSON.lines(settlement.items))
    } else if !rest.isEmpty {
      let names = ChangeWords.names(rest.map { agenda.cases[$0].id })
      console.write("still waiting for other changes: \(names)\n")
    }
    return settlement.status
  }

  private typealias Choice = (ids: [String], changes: [String])

  /// Why nothing is done.
  private struct Refusal: Error {
    let message: String
  }

  /// The cases that ids and changes mean, and those of which more differs than was accepted, with what
  /// was: they wait, and what is accepted of them is kept in mind.
  private func cases(
    _ choice: Choice, _ decision: ReviewDecision, _ desk: ReviewDesk, _ agenda: ReviewAgenda
  ) throws(Refusal) -> (cases: [Int], partial: [Int: Set<String>]) {
    var cases: [Int] = []
    for id in choice.ids {
      let meant = desk.cases(called: id)
      if meant.isEmpty { throw Refusal(message: desk.unknown(id)) }
      let paths = Set(meant.map(\.path))
      cases += agenda.cases.indices.filter { paths.contains(agenda.cases[$0].path) }
    }
    var groups: Set<Int> = []
    var accepted: Set<String> = []
    for id in choice.changes {
      let meant = agenda.groups(ofChange: id)
      let known = agenda.acceptedChanges(called: id)
      if meant.isEmpty, known.isEmpty {
        let hint = desk.cases.isEmpty ? "nothing waits" : "'\(desk.tool) review --list' shows them"
        throw Refusal(message: "no change that waits is called '\(id)'; \(hint)")
      }
      // A change that is accepted in one case may wait in another.
      let others = known.subtracting(meant.flatMap { agenda.groups[$0].changes.map(\.id) })
      let ids = meant.compactMap { agenda.groups[$0].id } + others.sorted()
      if ids.count > 1 {
        throw Refusal(
          message: "'\(id)' could be '\(ids.joined(separator: "' or '"))'; write more of it")
      }
      groups.formUnion(meant)
      accepted.formUnion(known)
    }
    let (whole, partial) = agenda.cases(ofGroups: groups)
    let rest = Set(partial + agenda.cases(accepting: accepted)).subtracting(whole).sorted()
    // What has one change that is not wanted is not wanted.
    if decision == .reject { return (cases + whole + rest, [:]) }
    let changes = rest.map { ($0, agenda.changes(of: $0, in: groups)) }
    return (cases + whole, Dictionary(uniqueKeysWithValues: changes))
  }

  // MARK: On a page

  /// Carries out the decisions of a file; what is stale is refused, and the rest is done.
  private func carryOut(
    _ path: String, _ desk: ReviewDesk, _ console: Console
  ) -> ExitStatus {
    let decisions: GalleryDecisions
    do {
      decisions = try GalleryDecisions(
        json: FileSystem.read(path, atMost: GalleryDecisions.mostBytes))
    } catch let error as GalleryDecisions.Nonsense {
      console.writeError("'\(path)' cannot be carried out: \(error.description)\n")
      return .usage
    } catch {
      console.writeError("\(path): error: the file cannot be read: \(String(describing: error))\n")
      return .failure
    }
    if decisions.decisions.isEmpty {
      // Programs get what they asked for: nothing.
      if output.format == .json {
        console.write(JSON.lines([]))
        return .success
      }
      console.write("'\(path)' has no decisions\n")
      return .success
    }
    let agenda = ReviewAgenda(desk.cases)
    let matched = MatchedDecisions(decisions, agenda, tool: desk.tool)
    let isForPrograms = output.format == .json
    if !isForPrograms {
      for refusal in matched.refusals { console.writeError("\(refusal.reason)\n") }
    }
    var settlement = ReviewSettlement(agenda, console, isForPrograms: isForPrograms)
    settlement.settle(matched.accepted, .accept)
    settlement.settle(matched.rejected, .reject)
    if isForPrograms {
      settlement.noteRefusals(matched.refusals)
      console.write(JSON.lines(settlement.items))
    }
    return matched.refusals.isEmpty
      ? settlement.status : settlement.status.combined(with: .findings)
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
    var agenda = ReviewAgenda(desk.cases)
    agenda.findCauses()
    var dialog = ReviewDialog(agenda, of: desk.tool, console, Colors(isOn: isColored))
    return dialog.run()
  }
}
