import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import DioramaSystem
import Synchronization
import YAML

/// A request of a session that requires running screens: those of one file, with the texts of the
/// editor at that time.
///
/// The caller of the session runs it in a process in which an app's code may trap or loop, and
/// passes the result back; see ``LanguageSession/nextJob()``.
public struct LanguageJob: Codable, Sendable, Hashable {
  /// The question that a job answers.
  enum Question: Codable, Sendable, Hashable {
    /// The output of the file's screens.
    case screens(includesColors: Bool)
    /// The possible targets of a step at a position, counted from 1 in code points, before that
    /// step; or the meaning of its target.
    case touch(line: Int, column: Int, isHover: Bool)
    /// The states of the screen at a line, counted from 0, that have no variant yet.
    case states(line: Int)
  }

  /// The job's number, which is unique in its session.
  public let number: Int
  let path: String
  /// The texts of the project that are open in the editor, by path, including the file's own.
  let texts: [String: String]
  let question: Question
  let encoding: String

  /// A part of a job's result.
  enum Update: Codable, Sendable, Hashable {
    /// The screens to run, in order, with reports that are still empty.
    case screens([ScreenReport])
    /// The report of the next screen.
    case screen(ScreenReport)
    /// The possible targets, or the present one: the spelling and a description of each.
    case touch([Touch])
    /// The states of a screen that have no variant yet.
    case states([MissingState])
  }

  /// A possible target of a step.
  struct Touch: Codable, Sendable, Hashable {
    let value: String
    let words: String
  }

  /// Runs the job.
  ///
  /// - Parameters:
  ///   - registry: the types that screens can use.
  ///   - first: the number of screens to skip, whose reports are already known.
  ///   - send: receives results as they become known: lines of JSON, which ``LanguageJobProgress``
  ///     reads.
  public func run(
    _ registry: Registry, startingAt first: Int = 0, send: ([UInt8]) -> Void
  ) {
    func say(_ news: Update) { send(MessageCoding.line(news)) }
    guard let suite = suite(registry, texts) else { return say(.screens([])) }
    switch question {
    case .screens:
      let screens = suite.declarations
      say(
        .screens(
          screens.map { ScreenReport(of: $0, .failed) }))
      let runner = ScreenRunner(registry: registry)
      var places = PlaceConverter(PositionEncoding(rawValue: encoding) ?? .utf16)
      for screen in screens.dropFirst(first) {
        func line() -> [UInt8] {
          let outcome = suite.outcome(of: screen, runner)
          return MessageCoding.line(
            Update.screen(ScreenReport(outcome, of: screen, in: suite.project, &places)))
        }
        send(registry.hasAppCode ? WorkerPool.runIsolated(line) : line())
      }
    case .touch(let line, let column, let isHover):
      let mark = Mark(line: Int32(clamping: line), column: Int32(clamping: column))
      touch(suite, mark, isHover: isHover, registry).map { say(.touch($0)) }
    case .states(let line): say(.states(states(suite, line, registry)))
    }
  }

  private func suite(_ registry: Registry, _ texts: [String: String]) -> ScreenSuite? {
    let bytes = Array((texts[path] ?? "").utf8)
    let root = Project.root(of: path.parentFolder)
    let files = SourceFiles(root: root, cachesScreens: true)
    files.setUnsavedTexts(texts.mapValues { Array($0.utf8) })
    guard
      let project = try? Project(
        at: path, unsaved: Source(path: path, bytes: bytes), reading: .again(files)),
      project.screenFiles == [path]
    else { return nil }
    var overrides = CommandOverrides()
    switch question {
    case .screens(let includesColors): overrides.includesColors = includesColors
    case .states: overrides.show = [.log]
    case .touch: break
    }
    return ScreenSuite(project, registry: registry, overrides: overrides)
  }

  /// Returns the states whose variants can be run and show something other than the screen's first
  /// frame.
  private func states(
    _ suite: ScreenSuite, _ line: Int, _ registry: Registry
  ) -> [MissingState] {
    let screens = suite.declarations.filter { $0.variant == nil }
    let document = TextDocument(path: path, text: texts[path] ?? "", version: 0)
    guard let screen = screens.first(where: { $0.root.lines.contains(line) }),
      let plan = suite.plan(screen).plan?.run,
      let opening = ScreenOpening(of: plan, at: screen.root, registry)
    else { return [] }
    // Static variables of an app's code may change during a run: compare runs that start alike.
    let again = registry.hasAppCode ? shown(plan, registry) : nil
    let rows = again.map { ScreenOpening.rows(of: $0) } ?? opening.rows
    return MissingState.all(of: screen.root, opening).filter { state in
      guard let change = state.variant.change(of: document, screen.root, canInsertKey: true) else {
        return false
      }
      var texts = texts
      texts[path] = String(decoding: document.bytes(after: [change]), as: UTF8.self)
      guard let other = self.suite(registry, texts),
        let variant = other.declarations.first(where: {
          $0.id == screen.id && $0.variant == state.name
        }), let plan = other.plan(variant).plan?.run
      else { return false }
      return shown(plan, registry).map { ScreenOpening.rows(of: $0) != rows } ?? false
    }
  }

  /// Returns the output of a screen; an app's code runs in its own process.
  private func shown(_ plan: RunPlan, _ registry: Registry) -> [UInt8]? {
    func run() -> [UInt8] {
      var ignored = Diagnostics()
      return ScreenRunner(registry: registry).snapshot(of: plan, &ignored) ?? []
    }
    let shown = registry.hasAppCode ? WorkerPool.runIsolated(run) : run()
    return shown.isEmpty ? nil : shown
  }

  private func touch(
    _ suite: ScreenSuite, _ mark: Mark, isHover: Bool, _ registry: Registry
  ) -> [Touch]? {
    for screen in suite.declarations {
      guard let plan = suite.plan(screen).plan?.run,
        let index = plan.steps.lastIndex(where: {
          $0.node.place.source.path == path && $0.node.place.start <= mark
            && mark.line <= $0.node.place.end.line
        })
      else { continue }
      guard let part = StepArgument(of: plan.steps[index].node, at: mark, registry) else {
        return nil
      }
      let found = Mutex<[StepArgumentSuggestion]?>(nil)
      let cut = plan.stopping(after: index, at: plan.steps[index].node) { stage in
        let all = isHover ? part.matches(on: stage) : part.suggestions(on: stage)
        found.withLock { $0 = all }
      }
      var ignored = Diagnostics()
      _ = ScreenRunner(registry: registry).snapshot(of: cut, &ignored)
      return found.withLock { $0 }?.map { Touch(value: $0.value, words: $0.words) }
    }
    return nil
  }
}
