import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import Foundation
import Synchronization
import YAML

/// A gallery that is kept up to date: it compares what watched screens show now with what is
/// recorded, and carries out decisions.
///
/// After a save, only the affected screens are compared again. A screen that shows something else,
/// or whose snapshot changed, gets a new revision. A request for the changes since a revision gets
/// only those screens.
package final class LiveGallery: GalleryServer.Backend {
  private struct Part {
    let suite: WatchedSuite
    var entries: [LiveScreen] = []
  }

  private struct State {
    var parts: [Part] = []
    var result = TestResult(tool: "", parts: [], fileProblems: Diagnostics())
    var changes: TestChanges?
    /// The causes of changes that are known already, by `CauseSearch.key(of:in:)`.
    var causes: [String: [ChangeCause]] = [:]
    var first: Int
    var revision: Int
    /// The last number of a finding; numbers are never reused.
    var count = 0
  }

  private let state: Mutex<State>
  private let captures: ScreenCaptures
  private let choice: GalleryBuilder.Choice
  private let tool: String
  private let commands: GalleryModel.Commands?

  /// An empty gallery.
  ///
  /// - Parameters:
  ///   - captures: receives the screens when they are run.
  ///   - choice: the screens that are shown.
  ///   - tool: the name of the command in suggested commands.
  ///   - request: the request for the page's commands; nil for a page without commands.
  package init(
    _ captures: ScreenCaptures, only choice: GalleryBuilder.Choice = .all, tool: String,
    of request: ProjectRequest? = nil
  ) {
    (self.captures, self.choice, self.tool) = (captures, choice, tool)
    commands = request.map { GalleryModel.Commands(of: tool, $0) }
    // The revisions of an earlier process that this one replaces are smaller.
    let start = Int(Date().timeIntervalSince1970 * 1000)
    state = Mutex(State(first: start, revision: start))
  }

  package var revision: Int { state.withLock { $0.revision } }

  /// The folders of the snapshots, in which snapshots may be recorded or deleted.
  package var snapshotFolders: Set<String> {
    state.withLock { state in
      Set(state.parts.flatMap { $0.entries.map(\.finding.snapshotPath.parentFolder) })
    }
  }

  /// The number of screens in each state, in words.
  package var summary: String { GalleryPage.summary(of: model(since: .max)) }

  /// Shows the current state of watched screens.
  ///
  /// - Parameters:
  ///   - suites: the projects.
  ///   - isListed: whether snapshots may have been added or removed.
  package func show(_ suites: [WatchedSuite], listing isListed: Bool) {
    let search = state.withLock { state in
      refresh(&state, suites, listing: isListed)
      return pendingCauseSearch(in: state)
    }
    // The search runs screens; meanwhile browsers can request the current state.
    guard let search else { return }
    let causes = search.causes()
    state.withLock { note(causes, in: &$0) }
  }

  // MARK: State

  private func refresh(_ state: inout State, _ suites: [WatchedSuite], listing isListed: Bool) {
    let next = state.revision + 1
    let old = state.parts
    state.parts = suites.map { suite in
      let before = old.first { $0.suite.source.project.root == suite.source.project.root }
      return part(suite, before, &state.count, next, isListed)
    }
    let numbers = state.parts.flatMap { $0.entries.map(\.finding.number) }
    let isSame = numbers == old.flatMap { $0.entries.map(\.finding.number) }
    if isSame, state.changes != nil { return }
    state.revision = next
    var result = TestResult(
      tool: tool,
      parts: state.parts.map { part in
        TestResult.Part(
          argument: part.suite.argument, findings: part.entries.map(\.finding), duration: .zero)
      }, fileProblems: Diagnostics())
    result.markRenames()
    state.result = result
    var changes = TestChanges(result)
    let owners = Self.owners(in: state)
    changes.addThemes { owners[$0.number]?.themes }
    changes.addCauses(Self.known(state.causes, of: changes))
    state.changes = changes
  }

  private func part(
    _ suite: WatchedSuite, _ before: Part?, _ count: inout Int, _ revision: Int, _ isListed: Bool
  ) -> Part {
    let old = before?.entries ?? []
    let known = Dictionary(
      old.compactMap { entry in entry.finding.screen.map { (ScreenCaptures.Key($0), entry) } },
      uniquingKeysWith: { $1 })
    let sources = PendingSourceReader(suite.source.project)
    var part = Part(suite: suite)
    for watched in suite.screens {
      let entry = known[ScreenCaptures.Key(watched.screen)]
      if let entry, entry.updateNumber == watched.updateNumber,
        entry.stamp == FileStamp(of: watched.screen.snapshotPath)
      {
        part.entries.append(entry)
        continue
      }
      let new = LiveScreen(
        watched, in: suite, captures[watched.screen] ?? entry?.capture, number: count + 1,
        at: revision, reading: sources)
      if let kept = entry?.refreshed(by: new) {
        part.entries.append(kept)
      } else {
        count += 1
        part.entries.append(new)
      }
    }
    keepBroken(of: old, in: &part, &count, revision)
    // In a project that cannot be read, the orphaned snapshots are unknown.
    let isListed =
      isListed || before?.suite.problems.hasErrors != suite.problems.hasErrors
      || before?.suite.headings.map(\.name) != suite.headings.map(\.name)
    for verdict in others(of: suite, isListed ? nil : old) {
      let stamp = FileStamp(of: verdict.path)
      if let entry = old.first(where: {
        $0.finding.screen == nil && $0.finding.snapshotPath == verdict.path && $0.stamp == stamp
          && $0.finding.verdict.shown == verdict.shown
      }) {
        part.entries.append(entry)
        continue
      }
      count += 1
      part.entries.append(LiveScreen(verdict, stamp, in: suite, number: count, at: revision))
    }
    return part
  }

  /// Keeps the screens of files that cannot be read now; they show the errors of these files.
  private func keepBroken(
    of old: [LiveScreen], in part: inout Part, _ count: inout Int, _ revision: Int
  ) {
    let errors = part.suite.problems.sorted.filter { $0.severity == .error }
    let broken = Dictionary(grouping: errors, by: \.place.source.path)
    if broken.isEmpty { return }
    let there = Set(part.entries.compactMap { $0.finding.screen.map(ScreenCaptures.Key.init) })
    var place = 0
    for entry in old {
      guard let screen = entry.finding.screen else { continue }
      if let index = part.entries.firstIndex(where: { $0.finding.name == screen.name }) {
        place = index + 1
      } else if let problems = broken[screen.path], !there.contains(ScreenCaptures.Key(screen)) {
        if !entry.finding.failedOnly(with: problems) { count += 1 }
        part.entries.insert(
          entry.finding.failedOnly(with: problems)
            ? entry : LiveScreen(broken: entry, problems, number: count, at: revision), at: place)
        place += 1
      }
    }
  }

  /// Returns the verdicts on orphaned snapshots, and on other files of a project.
  ///
  /// - Parameter old: the previous entries, if no snapshot was added or removed since.
  private func others(of suite: WatchedSuite, _ old: [LiveScreen]?) -> [SnapshotVerdict] {
    let store = SnapshotStore(suite.source.project)
    let isReadable = !suite.problems.hasErrors
    let shows = suite.screens.contains(where: \.showsStyles)
    let isKnown =
      suite.source.project.isWhole && suite.isAll && !suite.screens.contains { $0.shown == nil }
    let theme = store.verdictOnTheme(
      isWanted: isReadable ? (shows ? true : isKnown ? false : nil) : nil
    ) { suite.source.palette }
    let first = [theme].compactMap(\.self).filter { $0.status != .passed }
    if let old {
      return first
        + old.filter { entry in
          if case .theme = entry.finding.verdict.owner { return false }
          return entry.finding.screen == nil
        }.map(\.finding.verdict)
    }
    return first + (isReadable ? store.verdictsOnOrphans(besides: suite.headings) : [])
      + (suite.isAll && suite.source.project.isWhole ? store.verdictsOnMissingBuiltScreens() : [])
  }

  // MARK: Causes

  /// Returns a search for the causes that are unknown yet; nil if all are known.
  private func pendingCauseSearch(in state: State) -> CauseSearch? {
    let changes =
      state.changes?.changes.filter { change in
        CauseSearch.keys(of: change).contains { state.causes[$0] == nil }
      } ?? []
    if changes.isEmpty { return nil }
    return CauseSearch(
      changes: changes, differing: state.result.findings.filter { $0.status == .differs },
      owners: Self.owners(in: state))
  }

  /// Returns the projects of findings, by the findings' numbers.
  private static func owners(in state: State) -> [Int: ScreenSuite] {
    Dictionary(
      state.parts.flatMap { part in part.entries.map { ($0.finding.number, part.suite.source) } },
      uniquingKeysWith: { $1 })
  }

  /// Stores the causes of the changes that still exist.
  private func note(_ causes: [String: [ChangeCause]], in state: inout State) {
    guard var changes = state.changes else { return }
    let all = state.causes.merging(causes, uniquingKeysWith: { $1 })
    let keys = Set(changes.changes.flatMap(CauseSearch.keys))
    state.causes = all.filter { keys.contains($0.key) }
    changes.addCauses(Self.known(state.causes, of: changes))
    state.changes = changes
    // Browsers may have received the changes without the causes.
    if causes.contains(where: { !$0.value.isEmpty }) { state.revision += 1 }
  }

  private static func known(
    _ causes: [String: [ChangeCause]], of changes: TestChanges
  ) -> [String: [ChangeCause]] {
    Dictionary(
      changes.changes.flatMap { change in
        change.group.changes.map { ($0.id, causes[CauseSearch.key(of: $0, in: change)] ?? []) }
      }, uniquingKeysWith: { $1 })
  }

  // MARK: Answering

  private func model(since revision: Int) -> GalleryModel {
    let state = state.withLock { $0 }
    let entries = state.parts.flatMap(\.entries)
    let captures = Dictionary(
      entries.compactMap { entry in
        entry.finding.screen.map { (ScreenCaptures.Key($0), entry.capture) }
      }, uniquingKeysWith: { $1 })
    let contents = GalleryContents(
      result: state.result, changes: state.changes ?? TestChanges(state.result),
      roots: state.parts.map(\.suite.source.project.root), commands: commands,
      now: { captures[ScreenCaptures.Key($0)] ?? nil })
    // The revision of another process does not show what its page has: send all screens.
    let isOwn = revision == .max || (state.first...state.revision).contains(revision)
    let sent = isOwn ? Set(entries.filter { $0.revision > revision }.map(\.finding.number)) : nil
    var model = GalleryBuilder.model(of: contents, only: choice, sending: sent)
    model.revision = state.revision
    return model
  }

  package func page(token: String) throws -> [UInt8] {
    var model = model(since: -1)
    model.live = GalleryModel.Live(token: token)
    return try GalleryPage(model).html()
  }

  package func data(since revision: Int) throws -> [UInt8] { try model(since: revision).json() }

  private struct Answer: Encodable {
    var done: [String] = []
    var refused: [MatchedDecisions.SkippedDecision] = []
  }

  package func decide(_ decisions: GalleryDecisions) throws -> (json: [UInt8], isDone: Bool) {
    let answer = state.withLock { state in
      let answer = carryOut(decisions, &state)
      refresh(&state, state.parts.map(\.suite), listing: true)
      return answer
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (ScriptSafeJSON.bytes(Array(try encoder.encode(answer))), !answer.done.isEmpty)
  }

  /// An accepted screen, or some of its changes.
  private struct Acceptance {
    let name: String
    let entry: LiveScreen
    let proposal: PendingSnapshot
    var changes: Set<String>?
  }

  private func carryOut(_ decisions: GalleryDecisions, _ state: inout State) -> Answer {
    let names = GalleryBuilder.names(of: state.result.findings)
    let entries = Dictionary(
      state.parts.flatMap(\.entries).map { (names[$0.finding.number] ?? "", $0) },
      uniquingKeysWith: { $1 })
    var answer = Answer()
    let contradictory = decisions.contradictoryScreens
    var decided: Set<String> = []
    var plan = ReviewPlan()
    var planned: [Int: (name: String, entry: LiveScreen, proposal: PendingSnapshot)] = [:]
    for decision in decisions.decisions {
      let name = decision.screen
      let isFirst = decided.insert(name).inserted
      guard isFirst || entries[name].map({ planned[$0.finding.number] != nil }) == true else {
        continue
      }
      guard let entry = entries[name] else {
        answer.refused.append(.lost(name))
        continue
      }
      if contradictory.contains(name) {
        answer.refused.append(.contradictory(name))
        continue
      }
      let verdict = entry.finding.verdict
      let digest = GalleryDigest.text(shown: verdict.shown, recorded: verdict.recorded)
      guard digest == decision.digest else {
        answer.refused.append(.changed(name))
        continue
      }
      guard let proposal = entry.proposal else {
        answer.refused.append(.nothingPending(name))
        continue
      }
      if let changes = decision.changes {
        let known = Set(verdict.changes(in: entry.finding.diff ?? verdict.diff()).map(\.id))
        if changes.isEmpty || !known.isSuperset(of: changes) {
          answer.refused.append(.unknownChanges(name))
          continue
        }
      }
      let number = entry.finding.number
      planned[number] = (name, entry, proposal)
      _ = plan.add(decision.decision.review, of: number, only: decision.changes.map(Set.init))
    }
    var accepted: [String: [Acceptance]] = [:]
    for item in plan.items {
      guard let (name, entry, proposal) = planned[item.number] else { continue }
      if item.decision == .accept {
        accepted[entry.source.project.root, default: []]
          .append(Acceptance(name: name, entry: entry, proposal: proposal, changes: item.changes))
      } else if item.changes != nil {
        // The page remembers them: a screen that runs again proposes all changes anew.
        answer.done.append(name)
      } else {
        do throws(FileSystem.Failure) {
          let project = entry.source.project
          try PendingSnapshots(project)
            .reject(proposal, reading: PendingSourceReader(project))
          answer.done.append(name)
        } catch {
          answer.refused.append(.notRejected(name, error))
        }
      }
    }
    for chosen in accepted.values {
      // A renamed screen takes its snapshot along: accept both, or neither.
      let partnerNumbers = chosen.flatMap { partners(of: $0.entry, in: state.result) }
      var cases = chosen
      for (name, entry) in entries.sorted(by: { $0.value.finding.number < $1.value.finding.number })
      where partnerNumbers.contains(entry.finding.number) && !decided.contains(name) {
        if let proposal = entry.proposal {
          cases.append(Acceptance(name: name, entry: entry, proposal: proposal))
        }
      }
      // An old snapshot stays if its new one was refused or not accepted.
      let numbers = Set(cases.map(\.entry.finding.number))
      cases.removeAll { one in
        guard one.entry.finding.screen == nil else { return false }
        let others = partners(of: one.entry, in: state.result)
        guard !others.isEmpty, numbers.isDisjoint(with: others) else { return false }
        answer.refused.append(.renamed(one.name))
        return true
      }
      // Write new snapshots before removing old ones.
      cases =
        cases.filter { $0.entry.finding.screen != nil }
        + cases.filter { $0.entry.finding.screen == nil }
      guard let project = cases.first?.entry.source.project else { continue }
      let parts = Dictionary(
        cases.compactMap { one in one.changes.map { (one.proposal.path, $0) } },
        uniquingKeysWith: { $0.union($1) })
      let outcomes = PendingSnapshots(project)
        .accept(cases.map(\.proposal), only: parts, reading: PendingSourceReader(project))
      for (one, outcome) in zip(cases, outcomes) {
        let path = one.entry.finding.snapshotPath.withoutDot
        switch outcome {
        case .success(.open), .success(.done): answer.done.append(one.name)
        case .success(.changed): answer.refused.append(.changed(one.name, at: path))
        case .success(.stale(let files)): answer.refused.append(.stale(one.name, files))
        case .success(.unreadable(let reason)):
          answer.refused.append(.unreadable(one.name, at: path, reason))
        case .failure(let error): answer.refused.append(.notWritten(one.name, at: path, error))
        }
      }
    }
    return answer
  }

  /// Returns the numbers of the findings of the same screen under its other name.
  private func partners(of entry: LiveScreen, in result: TestResult) -> [Int] {
    guard let own = result.findings.first(where: { $0.number == entry.finding.number }),
      let path = own.movedFrom ?? own.movedTo
    else { return [] }
    return result.findings.filter { $0.snapshotPath == path }.map(\.number)
  }
}
