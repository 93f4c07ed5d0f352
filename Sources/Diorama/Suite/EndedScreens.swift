import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Screens whose code ended a process, by their crash report names. They do not run again; a
/// diagnostic reports how they ended.
package struct EndedScreens: Sendable {
  private var endings: [String: Ending] = [:]
  /// Whether the output of these screens is saved, in `.diorama/crashes` of the project's folder.
  package let savesOutput: Bool
  /// Whether so many screens ended a process that no other screen runs. Each costs a process, and
  /// what ends so many is not a fault of each screen.
  private var isStopped = false
  /// The number of screens that may end a process before no other screen runs.
  static let maxCount = 50

  /// Creates an empty record.
  ///
  /// - Parameter savesOutput: whether the output of added screens is saved in files.
  package init(savesOutput: Bool = false) { self.savesOutput = savesOutput }

  /// How a screen ended its process; nil if it did not.
  subscript(name: String) -> Ending? { endings.isEmpty ? nil : endings[name] }

  /// The number of screens that ended a process.
  var count: Int { endings.count }

  /// Whether a run must be tracked. It is not if the screen ended a process, or if no screen runs.
  func needsTracking(_ name: String) -> Bool { !isStopped && self[name] == nil }

  /// Skips all other screens from now on.
  mutating func stop() { isStopped = true }

  /// The diagnostic of a screen that is skipped although it ended no process; nil for other
  /// screens.
  func skipReason(for name: String, at place: Place) -> Diagnostic? {
    isStopped && self[name] == nil ? .skippedScreen(at: place) : nil
  }

  /// Adds a screen. If the screen is known already, the ending with the longer output is kept.
  mutating func add(_ ending: Ending) {
    if let known = endings[ending.run.name], known.words.count >= ending.words.count { return }
    endings[ending.run.name] = ending
  }
}

extension EndedScreens {
  /// The message about a run that ended its process.
  ///
  /// - Parameters:
  ///   - run: how the run ended.
  ///   - words: the output of the process.
  ///   - limits: the limits of the run.
  package static func message(
    of run: RunTracker.EndedRun, words: String, limits: RunTracker.Limits
  ) -> String {
    let ending = Ending(run, words: words, limits: limits)
    let place = Place(startOf: Source(path: "", bytes: []))
    return Diagnostic.endedScreen(ending, at: place, output: nil).message
  }

  /// How a screen ended a process.
  struct Ending: Sendable {
    /// The kind of the end, and the step at which it happened.
    let run: RunTracker.EndedRun
    /// The output of the process: the reason for its end, and where the code was.
    let words: String
    /// The limits of the run.
    let limits: RunTracker.Limits
    init(_ run: RunTracker.EndedRun, words: String = "", limits: RunTracker.Limits) {
      self.run = run
      self.words = words
      self.limits = limits
    }

    /// Whether the process ended during the run, and not while the screen's types were read.
    var isOfRun: Bool { run.step >= 0 }

    /// The step that ended the process; nil before the first step.
    func step(of plan: RunPlan) -> Step? {
      plan.steps.indices.contains(run.step - 1) ? plan.steps[run.step - 1] : nil
    }

    /// Saves the output in a file. The output is only a help, so a failure to save it is ignored.
    ///
    /// - Returns: the path of the file; nil if it was not written.
    func saveOutput(of screen: ScreenDeclaration, in project: Project) -> String? {
      let path = "\(project.root)/\(Project.localFolderName)/crashes/\(screen.name).txt"
      guard words.contains(where: { !$0.isWhitespace }), (try? project.createLocalFolder()) != nil,
        (try? FileSystem.write(Array(words.utf8), to: path)) != nil
      else { return nil }
      return path.withoutDot
    }
  }
}

/// The output of the Swift runtime after a crash.
enum CrashOutput {
  /// The prefix of the line with the reason for a crash.
  static let crash = "*** Program crashed: "

  /// The reason for the crash, such as `Index out of range`; nil if the output has none.
  static func reason(in words: String) -> String? {
    let lines = words.split(separator: "\n")
    if let line = lines.first(where: { $0.contains("Fatal error: ") }) {
      return line.split(separator: "Fatal error: ", maxSplits: 1).last.map(String.init)
    }
    guard let line = lines.first(where: { $0.hasPrefix(crash) }) else { return nil }
    let text = line.dropFirst(crash.count).split(separator: " at 0x", maxSplits: 1).first
    // A screen that never ends is stopped by an abort, which is not a reason.
    return text.map(String.init).flatMap { $0.hasPrefix("Aborted") ? nil : $0 }
  }

  /// The innermost function that is not of the system or of Swift, with its line:
  /// `PlanHeader.setupViews() (PlanHeader.swift:12)`. Functions whose line is known come first; nil
  /// without a trace.
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
