import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaGallery
import DioramaSystem
import YAML

/// `diorama review`: accepts or rejects the pending snapshots of the last test.
struct ReviewCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Accept or reject each change that the last test found.",
    discussion: """
      --list shows the changes and the ids of their snapshots. An id is the name of a screen, such \
      as settings or settings@dark; that of an orphaned snapshot is its path, or the last part of \
      the path. A pattern such as 'settings*' selects all matches, '*' all pending snapshots. For \
      a change that several snapshots have, --list shows the id, such as 8e8969c1; its first \
      characters suffice. Accepting a change applies to all its snapshots, but those with other \
      changes stay pending. At a terminal, new lines have the colors of the screen, and 'f' shows \
      the whole screen. With '--format json', --list prints an object for each pending snapshot, \
      and decisions print one for each result.
      """)

  @Argument(help: "Project folders, folders in them, or names of screens.")
  var paths: [String] = ["screens"]

  @Flag(help: "List pending snapshots, without asking.") var list = false

  @Option(
    help: ArgumentHelp("Accept a snapshot: record the new output; repeatable.", valueName: "id"))
  var accept: [String] = []

  @Option(
    help: ArgumentHelp("Reject a snapshot: keep the recorded one; repeatable.", valueName: "id"))
  var reject: [String] = []

  @Option(
    help: ArgumentHelp("Accept a change in all snapshots; repeatable.", valueName: "change"))
  var acceptChange: [String] = []

  @Option(
    help: ArgumentHelp(
      "Reject a change in all snapshots; repeatable.", valueName: "change"))
  var rejectChange: [String] = []

  @Option(
    help: ArgumentHelp(
      "Apply a decisions file that was downloaded from a gallery page.",
      valueName: "file"))
  var apply: String?

  @OptionGroup var links: LinkOption
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if list, decides {
      throw ValidationError.option("--list", excludes: "--accept or --reject")
    }
    if apply != nil, list || decides {
      throw ValidationError.option("--apply", excludes: "--list, --accept or --reject")
    }
    if output.format == .github {
      throw ValidationError.gitHubFormat(of: "review", tool: ParsedCommand.name)
    }
    if output.format == .json, !list, !decides, apply == nil {
      throw ValidationError.option(
        "--format json", requires: "--list, --accept, --reject or --apply")
    }
  }

  private var decides: Bool {
    !accept.isEmpty || !reject.isEmpty || !acceptChange.isEmpty || !rejectChange.isEmpty
  }

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    var session = ReviewSession(context.registry)
    var request = ProjectRequest(paths: paths)
    request.links = links.policy
    request = request.findingNames(context.registry)
    for path in request.paths {
      do throws(FileSystem.Failure) {
        let project = try Project(at: path, links: links.policy)
        if !list { project.removeTemporaryFiles() }
        session.add(project, foundBy: path, only: request.names[path] ?? [])
      } catch {
        var problems = Diagnostics()
        problems.append(.unreadablePath(path, error, context.registry))
        context.printDiagnostics(problems, output)
        return .failure
      }
    }
    for path in session.damaged { console.writeError(.notPending(path)) }
    if list {
      console.write(listing(of: session, on: console))
      return .success
    }
    if let apply { return carryOut(apply, session, console) }
    if decides { return decide(session, console) }
    return ask(session, console)
  }

  private func listing(of session: ReviewSession, on console: Console) -> SafeText {
    var queue = ReviewQueue(session.cases)
    queue.findCauses()
    let report = ReviewReport(tool: session.tool)
    if output.format == .json { return report.json(queue) }
    return session.cases.isEmpty ? "\(session.nothingPendingMessage)\n" : report.text(queue)
  }

  // MARK: Options

  private func decide(_ session: ReviewSession, _ console: Console) -> ExitStatus {
    let queue = ReviewQueue(session.cases)
    var chosen: [Int: ReviewDecision] = [:]
    var order: [Int] = []
    var partial: [Int: Set<String>] = [:]
    let choices: [(Choice, ReviewDecision)] = [
      ((accept, acceptChange), .accept), ((reject, rejectChange), .reject),
    ]
    for (choice, decision) in choices {
      do throws(ValidationError) {
        let (cases, waiting) = try self.cases(choice, decision, session, queue)
        partial.merge(waiting) { $0.union($1) }
        for one in cases {
          // The same decision twice is harmless; two different ones are an error.
          if let other = chosen[one], other != decision {
            throw .contradictory(queue.cases[one].id)
          }
          if chosen.updateValue(decision, forKey: one) == nil { order.append(one) }
        }
      } catch {
        console.writeError("\(error.message)\n")
        return .usage
      }
    }
    var applier = DecisionApplier(queue, console, isForPrograms: output.format == .json)
    for decision in [ReviewDecision.accept, .reject] {
      applier.apply(order.filter { chosen[$0] == decision }, decision)
    }
    let rest = partial.keys.filter { chosen[$0] == nil }.sorted()
    for one in rest { applier.rememberPartial(one, accepted: partial[one] ?? []) }
    if output.format == .json {
      applier.noteWaiting(rest)
      console.write(JSON.lines(applier.items))
    } else if !rest.isEmpty {
      let names = ReportPhrases.names(rest.map { queue.cases[$0].id })
      console.write("recorded for this change; other changes are pending in: \(names)\n")
    }
    return applier.status
  }

  private typealias Choice = (ids: [String], changes: [String])

  /// Returns the cases that ids and changes select, and the cases with other changes besides the
  /// accepted ones. These stay pending, and the accepted changes are stored.
  private func cases(
    _ choice: Choice, _ decision: ReviewDecision, _ session: ReviewSession, _ queue: ReviewQueue
  ) throws(ValidationError) -> (cases: [Int], partial: [Int: Set<String>]) {
    var cases: [Int] = []
    for id in choice.ids {
      let meant = session.cases(matching: id)
      if meant.isEmpty { throw ValidationError(session.unknownIDMessage(id)) }
      let paths = Set(meant.map(\.path))
      cases += queue.cases.indices.filter { paths.contains(queue.cases[$0].path) }
    }
    var groups: Set<Int> = []
    var accepted: Set<String> = []
    for id in choice.changes {
      let meant = queue.groups(ofChange: id)
      let known = queue.acceptedChanges(matching: id)
      if meant.isEmpty, known.isEmpty {
        throw session.cases.isEmpty
          ? ValidationError(session.nothingPendingMessage)
          : .unknownChange(id, tool: session.tool)
      }
      // A change that is accepted in one case may be pending in another.
      let others = known.subtracting(meant.flatMap { queue.groups[$0].changes.map(\.id) })
      let ids = meant.compactMap { queue.groups[$0].id } + others.sorted()
      if ids.count > 1 { throw .ambiguousChange(id, among: ids) }
      groups.formUnion(meant)
      accepted.formUnion(known)
    }
    let (whole, partial) = queue.cases(ofGroups: groups)
    let rest = Set(partial + queue.cases(accepting: accepted)).subtracting(whole).sorted()
    // Rejecting one change of a snapshot rejects the snapshot.
    if decision == .reject { return (cases + whole + rest, [:]) }
    let changes = rest.map { ($0, queue.changes(of: $0, in: groups)) }
    return (cases + whole, Dictionary(uniqueKeysWithValues: changes))
  }

  // MARK: Decisions of a page

  /// Carries out the decisions of a file, except outdated ones, which are refused.
  private func carryOut(
    _ path: String, _ session: ReviewSession, _ console: Console
  ) -> ExitStatus {
    let decisions: GalleryDecisions
    do {
      decisions = try GalleryDecisions(
        json: FileSystem.read(path, atMost: GalleryDecisions.maxBytes))
    } catch let error as GalleryDecisions.FormatError {
      console.writeError(.notApplicable(path, error.description))
      return .usage
    } catch {
      console.writeError(.unreadable("file", at: path, error))
      return .failure
    }
    if decisions.decisions.isEmpty {
      // For programs the output is an empty list.
      if output.format == .json {
        console.write(JSON.lines([]))
        return .success
      }
      console.write("'\(path)' has no decisions\n")
      return .success
    }
    let queue = ReviewQueue(session.cases)
    let matched = MatchedDecisions(decisions, queue, tool: session.tool)
    let isForPrograms = output.format == .json
    if !isForPrograms {
      for decision in matched.skipped { console.writeError("\(decision.reason)\n") }
    }
    var applier = DecisionApplier(queue, console, isForPrograms: isForPrograms)
    applier.apply(matched.accepted, .accept)
    applier.apply(matched.rejected, .reject)
    if isForPrograms {
      applier.addSkipped(matched.skipped)
      console.write(JSON.lines(applier.items))
    }
    return matched.skipped.isEmpty
      ? applier.status : applier.status.combined(with: .findings)
  }

  // MARK: Dialog

  private func ask(_ session: ReviewSession, _ console: Console) -> ExitStatus {
    if session.cases.isEmpty {
      console.write("\(session.nothingPendingMessage)\n")
      return .success
    }
    guard console.environment.isTerminal, console.environment.isInputTerminal else {
      console.writeError(.needsTerminal(tool: session.tool))
      return .usage
    }
    let isColored =
      output.color == .always || output.color == .auto && !console.environment.disablesColor
    var queue = ReviewQueue(session.cases)
    queue.findCauses()
    var dialog = ReviewDialog(queue, of: session.tool, console, Colors(isOn: isColored))
    return dialog.run()
  }
}
