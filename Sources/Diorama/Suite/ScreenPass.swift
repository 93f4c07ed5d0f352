import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// One pass through the screens of a project: some files at a time are read, their screens run and
/// handed on, and all that they held is let go of.
///
/// What is kept of a screen is its heading and what somebody made of its outcome. Whether two screens
/// have one name is known at the end.
package struct ScreenPass<Result: Sendable>: Sendable {
  /// A file that the pass has gone through.
  package struct File: Sendable {
    /// Its path.
    package let path: String
    /// Its screens, in order, and what came of those that were wanted.
    package let screens: [(heading: ScreenHeading, result: Result?)]
  }

  /// The screens that have their names to themselves, in the order of files and documents.
  package let screens: [ScreenHeading]
  /// What came of those of them that were wanted, in that order.
  package internal(set) var results: [Result]
  /// What was wrong with the project and its files.
  package let diagnostics: Diagnostics

  init(_ files: [File], _ diagnostics: Diagnostics) {
    var diagnostics = diagnostics
    // Results are large, and are copied no more often than they must be.
    let headings = files.flatMap { file in file.screens.indices.map { file.screens[$0].heading } }
    let owners = ScreenHeading.owners(among: headings, &diagnostics)
    self.diagnostics = diagnostics
    screens = owners.count == headings.count ? headings : owners.map { headings[$0] }
    results = []
    results.reserveCapacity(owners.count)
    var (number, left) = (0, owners[...])
    for file in files {
      for index in file.screens.indices {
        if left.first == number {
          left.removeFirst()
          if let result = file.screens[index].result { results.append(result) }
        }
        number += 1
      }
    }
  }
}

extension OpenedProject {
  /// How many files are read at a time, for each job: few enough to stay at hand for the processor,
  /// enough that no job waits for another for long.
  private static let filesAtATime = 16

  /// Goes through all screens and runs those that are chosen.
  ///
  /// - Parameters:
  ///   - selection: which screens are run; of variants one at most, since combined ones are none that
  ///     a file declares.
  ///   - share: which of the chosen ones are run, by number; nil for all.
  ///   - jobs: how many run at a time, from 1.
  ///   - body: makes something of what came of a screen, on the screen's own thread.
  package func pass<Result: Sendable>(
    _ selection: ScreenSuite.Selection, share: ((Int) -> Bool)? = nil, jobs: Int,
    _ body: @escaping @Sendable (ScreenOutcome) -> Result
  ) -> ScreenPass<Result> {
    let reader = PassReader(project: self, selection: selection)
    let paths = project.screenFiles
    guard let share else {
      var diagnostics = diagnostics
      let files = run(paths, reader, jobs, body, &diagnostics)
      return ScreenPass(files, diagnostics)
    }
    return sharedPass(paths, reader, share, jobs, body)
  }

  /// A pass of which another process has the rest: the screens are counted first, since the numbers
  /// are those of all files.
  private func sharedPass<Result: Sendable>(
    _ paths: [String], _ reader: PassReader, _ share: (Int) -> Bool, _ jobs: Int,
    _ body: @escaping @Sendable (ScreenOutcome) -> Result
  ) -> ScreenPass<Result> {
    let counted = parallelMap(count: paths.count, jobs: jobs, worker: { () }) { index, _ in
      let file = reader.read(paths[index])
      return (file.headings.map { $0.standing(in: file.source) }, file.problems)
    }
    var diagnostics = diagnostics
    for (_, problems) in counted where !problems.isEmpty {
      diagnostics.append(contentsOf: problems)
    }
    // Twins are reported once the files are put together.
    var unreported = Diagnostics()
    let all = counted.flatMap(\.0)
    let owners = ScreenHeading.owners(among: all, &unreported).map { all[$0] }
    let own = reader.selection.chosen(among: owners).enumerated()
      .filter { share($0.offset) }.map { owners[$0.element] }
    let wanted = Dictionary(grouping: own, by: \.path).mapValues { Set($0.map(\.name)) }
    var reported = Diagnostics()
    let run = run(
      paths.filter { wanted[$0] != nil },
      reader.keeping { wanted[$0.path]?.contains($0.name) ?? false }, jobs, body, &reported)
    let done = Dictionary(run.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    let files = zip(paths, counted).map { path, file in
      done[path]
        ?? ScreenPass.File(path: path, screens: file.0.map { ($0, nil) })
    }
    return ScreenPass(files, diagnostics)
  }

  private func run<Result: Sendable>(
    _ paths: [String], _ reader: PassReader, _ jobs: Int,
    _ body: @escaping @Sendable (ScreenOutcome) -> Result, _ diagnostics: inout Diagnostics
  ) -> [ScreenPass<Result>.File] {
    var files: [ScreenPass<Result>.File] = []
    files.reserveCapacity(paths.count)
    let step = Self.filesAtATime * max(jobs, 1)
    for start in stride(from: 0, to: paths.count, by: step) {
      let some = paths[start..<min(start + step, paths.count)]
      let read = parallelMap(count: some.count, jobs: jobs, worker: { () }) { index, _ in
        reader.read(some[start + index])
      }
      for file in read where !file.problems.isEmpty {
        diagnostics.append(contentsOf: file.problems)
      }
      files += outcomes(of: read, jobs, body)
    }
    return files
  }

  /// Runs the wanted screens of some files that were read.
  private func outcomes<Result: Sendable>(
    of read: [PassReader.File], _ jobs: Int,
    _ body: @escaping @Sendable (ScreenOutcome) -> Result
  ) -> [ScreenPass<Result>.File] {
    let wanted = read.indices.flatMap { file in
      read[file].wanted.map { (file: file, screen: $0) }
    }
    let results = parallelMap(
      count: wanted.count, jobs: jobs, worker: { [registry] in ScreenRunner(registry: registry) }
    ) { index, runner -> Result? in
      let (file, screen) = (read[wanted[index].file], wanted[index].screen)
      return file.declarations.indices.contains(screen)
        ? body(outcome(of: file.declarations[screen], runner)) : nil
    }
    var position = 0
    return read.map { file in
      var screens: [(heading: ScreenHeading, result: Result?)] = file.headings.map {
        ($0.standing(in: file.source), nil)
      }
      for screen in file.wanted {
        screens[screen].result = results[position]
        position += 1
      }
      return ScreenPass.File(path: file.source.path, screens: screens)
    }
  }
}

/// Reads the files of a pass.
private struct PassReader: Sendable {
  let project: OpenedProject
  let selection: ScreenSuite.Selection
  /// Which of the chosen screens are wanted.
  private var isWanted: @Sendable (ScreenHeading) -> Bool = { _ in true }

  init(project: OpenedProject, selection: ScreenSuite.Selection) {
    self.project = project
    self.selection = selection
  }

  /// The same, which wants fewer screens.
  func keeping(_ isWanted: @escaping @Sendable (ScreenHeading) -> Bool) -> PassReader {
    var reader = self
    reader.isWanted = isWanted
    return reader
  }

  /// A file that was read.
  struct File: Sendable {
    /// Its path without its text, for what outlasts it.
    let source: Source
    /// Its screens.
    var headings: [ScreenHeading] = []
    /// The same, declared.
    var declarations: [ScreenDeclaration] = []
    /// Those of them that are wanted, by number, in order.
    var wanted: [Int] = []
    var problems = Diagnostics()
  }

  /// Reads and parses a file.
  func read(_ path: String) -> File {
    var file = File(source: Source(path: path, bytes: []))
    var problems = Diagnostics()
    guard let bytes = project.project.screenBytes(of: path, &problems) else {
      file.problems = project.configuration.rules.applied(to: problems, isUsable: false)
      return file
    }
    (file.declarations, file.problems) = project.screens(in: Source(path: path, bytes: bytes))
    file.headings = file.declarations.map(\.heading)
    file.wanted = wanted(among: file.headings)
    return file
  }

  private func wanted(among headings: [ScreenHeading]) -> [Int] {
    selection.chosen(among: headings).filter { isWanted(headings[$0]) }
  }
}
