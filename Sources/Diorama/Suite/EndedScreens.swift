import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Screens whose code has ended a process, by the names that a run is guarded with: they are not
/// run, and what is known of their end is said in the place of what they would show.
package struct EndedScreens: Sendable {
  private var endings: [String: Ending] = [:]
  /// Whether their last words are kept, in `.diorama/crashes` of the project's folder.
  package let savesOutput: Bool
  /// Whether so many have ended a process that no other is run: each costs a process of its own, and
  /// what ends them all is not theirs.
  private var isStopped = false
  /// How many screens may end a process before no other is run.
  static let maxCount = 50

  /// None.
  ///
  /// - Parameter savesOutput: whether what is added leaves its last words in a file.
  package init(savesOutput: Bool = false) { self.savesOutput = savesOutput }

  /// What is known of a screen's end; nil where it has ended nothing.
  subscript(name: String) -> Ending? { endings.isEmpty ? nil : endings[name] }

  /// How many have ended a process.
  var count: Int { endings.count }

  /// Whether a run has to be guarded: not where it has ended a process, nor where none is run.
  func needsGuard(_ name: String) -> Bool { !isStopped && self[name] == nil }

  /// From now on no other screen is run.
  mutating func stop() { isStopped = true }

  /// What is said of a screen that is not run although it has ended nothing; nil where it is.
  func skipReason(for name: String, at place: Place) -> Diagnostic? {
    guard isStopped, self[name] == nil else { return nil }
    return Diagnostic(
      .crashed, "the screen is not run, since \(Self.maxCount) others have ended their process",
      at: place,
      help: Diagnostic.Help("mend what ends those first, or choose screens with '--filter'"))
  }

  /// Adds a screen; what is known of it already stays where the new words are fewer.
  mutating func add(_ ending: Ending) {
    if let known = endings[ending.run.name], known.words.count >= ending.words.count { return }
    endings[ending.run.name] = ending
  }
}

extension EndedScreens {
  /// What is said of a run that has ended the process of its own.
  ///
  /// - Parameters:
  ///   - run: how it did.
  ///   - words: what it wrote while it did.
  ///   - limits: what it was allowed to take.
  package static func message(
    of run: RunTracker.EndedRun, words: String, limits: RunTracker.Limits
  ) -> String {
    let source = Source(path: "", bytes: [])
    return Ending(run, words: words, limits: limits)
      .diagnostic(at: Place(startOf: source), file: nil).message
  }

  /// How a screen ended a process.
  struct Ending: Sendable {
    /// How and when it did.
    let run: RunTracker.EndedRun
    /// What it wrote while it did: the reason, and where the code was.
    let words: String
    /// What it was allowed to take.
    let limits: RunTracker.Limits
    init(_ run: RunTracker.EndedRun, words: String = "", limits: RunTracker.Limits) {
      self.run = run
      self.words = words
      self.limits = limits
    }

    /// Whether it did so while it ran, and not while its types were asked what they can.
    var isOfRun: Bool { run.step >= 0 }

    /// The step that did it; nil before the first.
    func step(of plan: RunPlan) -> Step? {
      plan.steps.indices.contains(run.step - 1) ? plan.steps[run.step - 1] : nil
    }

    /// Writes the words down; they are a help, and that they cannot be kept is no failure of its
    /// own.
    ///
    /// - Returns: the path of the file; nil where there is none.
    func saveOutput(of screen: ScreenDeclaration, in project: Project) -> String? {
      let path = "\(project.root)/\(Project.localFolderName)/crashes/\(screen.name).txt"
      guard words.contains(where: { !$0.isWhitespace }), (try? project.createLocalFolder()) != nil,
        (try? FileSystem.write(Array(words.utf8), to: path)) != nil
      else { return nil }
      return path.withoutDot
    }

    /// What is said in the place of what the screen would show.
    ///
    /// - Parameter file: the path of the file that has the words; nil where there is none.
    func diagnostic(at place: Place, file: String?) -> Diagnostic {
      let help = file.map { Diagnostic.Help("what it said is in \($0)") }
      let frame = CrashOutput.frame(in: words)
      let reason = CrashOutput.reason(in: words).map { ": \($0)" } ?? ""
      switch run.kind {
      case .crashed:
        let position = frame.map { " in \($0)" } ?? ""
        return Diagnostic(
          .crashed, "the screen's code crashed\(position)\(moment)\(reason)", at: place, help: help)
      case .exited:
        return Diagnostic(
          .crashed, "the screen's code called 'exit'\(moment), which ends the whole command",
          at: place, help: help)
      case .timedOut:
        let seconds = limits.time.map { " in \(Self.seconds($0)) s" } ?? ""
        let position = frame.map { "; it was in \($0)" } ?? ""
        return Diagnostic(
          .timeLimit, "the screen did not come to its end\(seconds)\(moment)\(position)", at: place,
          help: help ?? Diagnostic.Help("'--timeout' gives screens more seconds"))
      case .exceededMemory:
        let size = limits.memory.map { " than \($0 / 1_000_000) MB" } ?? ""
        let position = frame.map { "; it was in \($0)" } ?? ""
        return Diagnostic(
          .memoryLimit, "the screen took more memory\(size)\(moment)\(position)", at: place,
          help: help ?? Diagnostic.Help("'--memory' gives the command more megabytes"))
      }
    }

    private static func seconds(_ duration: Duration) -> String {
      let seconds = duration / .seconds(1)
      return Int(exactly: seconds).map(String.init) ?? "\(seconds)"
    }

    private var moment: String {
      switch run.step {
      case ..<0: " while its types were read"
      case 0: " before its first step"
      default: " at step \(run.step)"
      }
    }
  }
}

/// What the Swift runtime writes where a program crashes.
enum CrashOutput {
  /// What the line begins with that says why a program crashed.
  static let crash = "*** Program crashed: "

  /// Why it did, such as `Index out of range`; nil where nothing says so.
  static func reason(in words: String) -> String? {
    let lines = words.split(separator: "\n")
    if let line = lines.first(where: { $0.contains("Fatal error: ") }) {
      return line.split(separator: "Fatal error: ", maxSplits: 1).last.map(String.init)
    }
    guard let line = lines.first(where: { $0.hasPrefix(crash) }) else { return nil }
    let text = line.dropFirst(crash.count).split(separator: " at 0x", maxSplits: 1).first
    // What stops a screen that never ends is no reason.
    return text.map(String.init).flatMap { $0.hasPrefix("Aborted") ? nil : $0 }
  }

  /// The innermost function of code that is not the system's or the language's, and its line where
  /// that is known: `PlanHeader.setupViews() (PlanHeader.swift:12)`; nil without a trace.
  static func frame(in words: String) -> String? {
    let frames = words.split(separator: "\n").compactMap(Frame.init)
    return (frames.first { $0.line != nil } ?? frames.first)?.description
  }

  /// A line of a trace such as `3 [ra] 0x55… Header.configure(_:) + 112 in App at /x/a.swift:1:73`.
  private struct Frame: CustomStringConvertible {
    let function: Substring
    let line: String?

    init?(_ text: Substring) {
      let words = text.split(separator: " ", maxSplits: 1)
      guard words.count == 2, Int(words[0]) != nil, !text.contains("[system]"),
        let address = words[1].split(separator: " ").first(where: { $0.hasPrefix("0x") })
      else { return nil }
      let rest = text[address.endIndex...].drop { $0 == " " }
      guard let name = rest.split(separator: " in ", maxSplits: 1).first, name.count < rest.count,
        let plus = name.lastIndex(of: "+"), plus > name.startIndex
      else { return nil }
      let image = rest[name.endIndex...].dropFirst(4).prefix { $0 != " " }
      guard !image.hasPrefix("lib"), !name.contains("_assertionFailure") else { return nil }
      function = name[..<name.index(before: plus)]
      let place = rest.split(separator: " at /").last.flatMap { $0.split(separator: "/").last }
      line = place.flatMap { place in
        let parts = place.split(separator: ":")
        return rest.contains(" at /") && parts.count >= 2 ? "\(parts[0]):\(parts[1])" : nil
      }
    }

    var description: String { line.map { "\(function) (\($0))" } ?? String(function) }
  }
}
