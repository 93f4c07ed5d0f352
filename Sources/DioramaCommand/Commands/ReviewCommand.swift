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
      characters suffice. A decision on a change applies to this change in all its snapshots; \
      their other changes stay pending. At a terminal, new lines have the colors of the screen, and 'f' shows \
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
    var queue = ReviewQueue(session.cases)
    // Changes with different causes are different decisions.
    if !acceptChange.isEmpty || !rejectChange.isEmpty { queue.findCauses() }
    var plan = ReviewPlan()
    do throws(ValidationError) {
      try add(.accept, of: accept, changes: acceptChange, to: &plan, session, queue)
      try add(.reject, of: reject, changes: rejectChange, to: &plan, session, queue)
    } catch {
      console.writeError("\(error.message)\n")
      return .usage
    }
    var applier = DecisionApplier(queue, console, isForPrograms: output.format == .json)
    applier.apply(plan)
    if output.format == .json { console.write(JSON.lines(applier.items)) }
    return applier.status
  }

  /// Adds a decision about the cases and the changes that ids select.
  private func add(
    _ decision: ReviewDecision, of ids: [String], changes: [String], to plan: inout ReviewPlan,
    _ session: ReviewSession, _ queue: ReviewQueue
  ) throws(ValidationError) {
    func add(_ number: Int, only changes: Set<String>?) throws(ValidationError) {
      if !plan.add(decision, of: number, only: changes) {
        throw .contradictory(queue.cases[number].id)
      }
    }
    for id in ids {
      let meant = session.cases(matching: id)
      if meant.isEmpty { throw ValidationError(session.unknownIDMessage(id)) }
      let paths = Set(meant.map(\.path))
      for number in queue.cases.indices where paths.contains(queue.cases[number].path) {
        try add(number, only: nil)
      }
    }
    var groups: Set<Int> = []
    for id in changes {
      let meant = queue.groups(ofChange: id)
      if meant.isEmpty {
        throw session.cases.isEmpty
          ? ValidationError(session.nothingPendingMessage)
          : .unknownChange(id, tool: session.tool)
      }
      if meant.count > 1 {
        throw .ambiguousChange(id, among: meant.compactMap { queue.groups[$0].id })
      }
      groups.formUnion(meant)
    }
    for number in queue.cases.indices
    where queue.groupsOfCase[number].contains(where: groups.contains) {
      try add(number, only: queue.changes(of: number, in: groups))
    }
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
    applier.apply(matched.plan)
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
