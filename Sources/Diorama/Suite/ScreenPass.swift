import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// One pass over the screens of a project. It reads one file after the other, runs its screens,
/// reduces their outcomes to results, and frees the file.
///
/// Of each screen, only its heading and its result stay in memory. Duplicate names are found at the
/// end.
package struct ScreenPass<Result: Sendable>: Sendable {
  /// The screens in the order of files and documents, without those whose name or snapshot an
  /// earlier screen has.
  package let screens: [ScreenHeading]
  /// The results of those screens that ran, in the same order.
  package internal(set) var results: [Result]
  /// The problems of the project and its files.
  package let diagnostics: Diagnostics
  /// Whether all files could be read without errors, so that the screens are known.
  package let isReadable: Bool
  /// Whether the processes that read the files did so. If not, there may be more screens.
  package let isComplete: Bool

  /// - Parameters:
  ///   - all: the screens of all files, in order; the result is nil for screens that did not run.
  ///   - diagnostics: the problems of the project and its files.
  ///   - isComplete: see ``isComplete``.
  ///   - weighted: returns the problems as the selection weighs them, from the headings of `all`.
  init(
    _ all: [(heading: ScreenHeading, result: Result?)], _ diagnostics: Diagnostics,
    isComplete: Bool, weighted: (Diagnostics, [ScreenHeading]) -> Diagnostics
  ) {
    self.isComplete = isComplete
    var diagnostics = diagnostics
    let headings = all.map(\.heading)
    let owners = ScreenHeading.owners(among: headings, &diagnostics)
    isReadable = !diagnostics.hasErrors
    self.diagnostics = weighted(diagnostics, headings)
    screens = owners.map { all[$0].heading }
    results = owners.compactMap { all[$0].result }
  }
}

extension ScreenSuite {
  /// Reads all screens and runs the selected ones.
  ///
  /// - Parameters:
  ///   - selection: which screens run. It has at most one variant, since no file declares a
  ///     combination of variants.
  ///   - share: which of the selected screens run, by their index in the selection; nil for all.
  ///   - jobs: how many screens run at the same time, from 1.
  ///   - body: makes a result from the outcome of a screen.
  package func pass<Result: Sendable>(
    _ selection: ScreenSuite.Selection, share: ((Int) -> Bool)? = nil, jobs: Int,
    _ body: (ScreenOutcome) -> Result
  ) -> ScreenPass<Result> {
    let paths = project.screenFiles
    var diagnostics = projectProblems
    var isWanted: (ScreenHeading) -> Bool = { _ in true }
    var counted: [FileResult<Result>]?
    if let share {
      // A first pass counts the screens, since an index counts the screens of all files.
      let files = results(of: paths, jobs, body) { _ in [] }
      var unreported = Diagnostics()
      let all = files.flatMap(\.headings)
      let owners = ScreenHeading.owners(among: all, &unreported).map { all[$0] }
      let own = selection.chosen(among: owners).enumerated()
        .filter { share($0.offset) }.map { owners[$0.element] }
      let wanted = Dictionary(grouping: own, by: \.path).mapValues { Set($0.map(\.name)) }
      isWanted = { wanted[$0.path]?.contains($0.name) ?? false }
      counted = files
    }
    let own = counted.map { files in
      zip(paths, files).filter { $1.headings.contains(where: isWanted) }.map(\.0)
    }
    let run = results(of: own ?? paths, jobs, body) { headings in
      // Of several screens with one name, only the first has a result.
      var names: Set<String> = []
      return selection.chosen(among: headings).filter {
        isWanted(headings[$0]) && names.insert(headings[$0].name).inserted
      }
    }
    var files = run
    if let counted, let own {
      let done = Dictionary(zip(own, run), uniquingKeysWith: { $1 })
      files = zip(paths, counted).map { done[$0] ?? $1 }
    }
    for file in files where !file.problems.isEmpty {
      diagnostics.append(contentsOf: file.problems)
    }
    let used = files.reduce(into: share == nil ? Set() : nil) { all, file in
      all = file.isRead ? file.usedFailures.flatMap { all?.union($0) } : nil
    }
    let unused = selection.selectsAll && project.isWhole ? used.map(unusedFailures) : nil
    return ScreenPass(
      files.flatMap { file -> [(heading: ScreenHeading, result: Result?)] in
        var screens: [(heading: ScreenHeading, result: Result?)] = file.headings.map { ($0, nil) }
        for (index, result) in file.results { screens[index].result = result }
        return screens
      }, diagnostics, isComplete: files.allSatisfy(\.isRead)
    ) {
      var problems = selection.weighted($0, of: $1, in: project)
      if let unused { problems.append(contentsOf: unused) }
      return problems
    }
  }

  /// The screens of a file, and the results of those that ran.
  private struct FileResult<Result> {
    var headings: [ScreenHeading] = []
    var results: [(index: Int, result: Result)] = []
    var problems = Diagnostics()
    var isRead = false
    /// See ``ScreenOutcome/usedFailures``; nil if a screen did not run to its end.
    var usedFailures: Set<Mark>? = []
  }

  /// Reads files and runs their screens.
  ///
  /// - Parameters:
  ///   - body: makes a result from the outcome of a screen, while other screens still run.
  ///   - wanted: the indices of the screens of a file that run.
  private func results<Result>(
    of paths: [String], _ jobs: Int, _ body: (ScreenOutcome) -> Result,
    _ wanted: ([ScreenHeading]) -> [Int]
  ) -> [FileResult<Result>] {
    var files = Array(repeating: FileResult<Result>(), count: paths.count)
    let runs = ScreenRuns(of: self, jobs: jobs)
    let (problem, _) = runs.run(count: paths.count) { item, runs, writer in
      let (declarations, problems) = runs.suite.screens(in: paths[item])
      writer.append(problems)
      let headings = declarations.map(\.heading)
      writer.append(list: headings) { $0.append($1) }
      writer.append(list: wanted(headings)) { writer, index in
        writer.append(index)
        runs.append(declarations[index], to: &writer)
      }
    } take: { item, reader throws(OutcomeReader.Malformed) in
      var file = FileResult<Result>(isRead: true)
      file.problems = try reader.diagnostics()
      let source = Source(path: paths[item], bytes: [])
      file.headings = try reader.list { reader throws(OutcomeReader.Malformed) in
        try reader.heading(in: source)
      }
      file.results = try reader.list { reader throws(OutcomeReader.Malformed) in
        let index = try reader.number()
        guard file.headings.indices.contains(index) else { throw OutcomeReader.Malformed() }
        let outcome = try runs.outcome(of: file.headings[index], &reader)
        let used = file.usedFailures?.union(outcome.usedFailures)
        file.usedFailures = outcome.snapshot == nil ? nil : used
        return (index, body(outcome))
      }
      files[item] = file
    } lost: { item, message in
      files[item].problems.append(Diagnostic(ofFile: paths[item], message))
    }
    if let problem, !files.isEmpty { files[0].problems.append(problem) }
    return files
  }
}
