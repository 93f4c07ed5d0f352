import ArgumentParser
import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// `diorama merge-reports`: makes one verdict of the reports of a test's shards.
struct MergeReportsCommand: ScreenCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge-reports", abstract: "Make one report of those of a test's shards.",
      discussion: """
        The files are those of '\(ParsedCommand.name) test --shard I/N --report-data FILE'. They must \
        be all shards of one test of the same files by the same build; the report and the status are \
        those that the test would have had without --shard.
        """)
  }

  @Argument(help: "The files of all shards.", completion: .file())
  var files: [String]

  @Option(help: ArgumentHelp("Write a report for CI servers, too.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp("Write a report for a pull request, in Markdown, too.", valueName: "file"))
  var report: String?

  @Flag(help: "Print the names of all screens that have a change.") var long = false

  @OptionGroup var output: OutputOptions
  @OptionGroup var quiet: QuietOption

  func validate() throws {
    if junit == "" || junit == "-" { throw ValidationError("--junit takes the name of a file") }
    if report == "" || report == "-" { throw ValidationError("--report takes the name of a file") }
  }

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    if let obstacle = ReportFile.obstacle(junit: junit, markdown: report) {
      console.writeError("\(obstacle)\n")
      return .usage
    }
    let result: TestResult
    var changes: TestChanges
    do throws(ReportMerge.Failure) {
      let merge = try ReportMerge(reading: files)
      result = try merge.result()
      changes = TestChanges(result)
      changes.note(merge.causes)
    } catch {
      context.removeReports([junit, report])
      console.writeError("\(error.message)\n")
      return .failure
    }
    console.write(
      TestReport(
        format: output.format, colors: output.colors(on: console), isQuiet: quiet.quiet,
        changes: changes, isLong: long
      ).text(of: result))
    if output.format == .text {
      console.write(TestClosing(review: nil, isTerminal: false).text(of: result))
    }
    var diagnostics = result.diagnostics
    let markdown = MarkdownReport(result, changes)
    diagnostics.append(contentsOf: markdown.write(to: report, context))
    diagnostics.append(contentsOf: markdown.writeSummary(context))
    if let junit,
      let problem = context.write(
        JUnitReporter().report(result), to: ReportFile(kind: .junit, path: junit))
    {
      diagnostics.append(problem)
    }
    context.printDiagnostics(diagnostics, output)
    if diagnostics.hasErrors { return .failure }
    return result.unpassed.contains(where: \.fails) ? .findings : .success
  }
}

/// The reports of a test's shards, put together.
struct ReportMerge {
  private let reports: [(file: String, data: ReportData)]

  /// Why they are no whole test.
  struct Failure: Error {
    let message: String
  }

  /// Reads the reports.
  init(reading files: [String]) throws(Failure) {
    var reports: [(file: String, data: ReportData)] = []
    for file in files { reports.append((file, try Self.read(file))) }
    self.reports = reports
  }

  private static func read(_ file: String) throws(Failure) -> ReportData {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.read(file)
    } catch {
      throw Failure(message: "'\(file)' cannot be read: \(error)")
    }
    do throws(ReportData.Unreadable) {
      return try ReportData(bytes)
    } catch {
      throw Failure(message: "'\(file)' \(error.reason)")
    }
  }

  /// Where changes come from, as far as any shard knows.
  var causes: [String: [ChangeCause]] {
    reports.reduce(into: [:]) { all, report in
      for (change, causes) in report.data.changeCauses {
        for cause in causes where !(all[change] ?? []).contains(where: { $0.id == cause.id }) {
          all[change, default: []].append(cause)
        }
      }
    }
  }

  /// The result of the whole test.
  ///
  /// - Throws: ``Failure`` where they are of several tests, a shard is missing or there twice, or the
  ///   shards do not make up all that was to be tested.
  func result() throws(Failure) -> TestResult {
    guard let (firstFile, first) = reports.first else {
      throw Failure(message: "no report is named")
    }
    for (file, data) in reports {
      try check(
        data.digest == first.digest, "are of other files or options, or of another build", file,
        firstFile)
      try check(
        data.shardCount == first.shardCount && data.findingCount == first.findingCount
          && data.tool == first.tool && data.policies == first.policies
          && data.projects.map(\.path.withoutDotComponents)
            == first.projects.map(\.path.withoutDotComponents),
        "are of tests with other options, or of other numbers of shards", file, firstFile)
    }
    try checkShards(of: first.shardCount)
    try checkNumbers(of: first.findingCount)
    let parts = first.projects.indices.map { index in
      let all = reports.map { $0.data.projects[index] }
      return TestResult.Part(
        argument: all[0].path,
        findings: all.flatMap { $0.findings }.map(\.finding).sorted { $0.number < $1.number },
        duration: all.reduce(.zero) { $0 + ReportData.duration($1.milliseconds) })
    }
    // Each shard reads all files, and deletes its own.
    let others = reports.reduce(into: Diagnostics()) {
      $0.append(contentsOf: $1.data.otherDiagnostics)
    }
    var result = TestResult(
      tool: first.tool, parts: parts, fileProblems: first.fileDiagnostics, otherProblems: others)
    result.recording = first.recording
    result.noteRenames()
    return result
  }

  private func check(
    _ isTrue: Bool, _ words: String, _ file: String, _ first: String
  ) throws(Failure) {
    if !isTrue { throw Failure(message: "'\(first)' and '\(file)' \(words)") }
  }

  private func checkShards(of count: Int) throws(Failure) {
    var files: [Int: String] = [:]
    for (file, data) in reports {
      if let other = files[data.shard] {
        throw Failure(message: "'\(other)' and '\(file)' are both shard \(data.shard)/\(count)")
      }
      files[data.shard] = file
    }
    // The count is whatever the files say.
    let missingCount = count - files.count
    if let first = (1...count).first(where: { files[$0] == nil }) {
      let more = missingCount > 1 ? " and \(missingCount - 1) more" : ""
      throw Failure(message: "the report of shard \(first)/\(count)\(more) is missing")
    }
  }

  /// The shards make up all that was to be tested, each thing once.
  private func checkNumbers(of count: Int) throws(Failure) {
    var seen = Set<Int>()
    for (file, data) in reports {
      for finding in data.projects.flatMap(\.findings) {
        let name = finding.screen ?? finding.snapshot
        guard seen.insert(finding.number).inserted, (0..<count).contains(finding.number) else {
          throw Failure(message: "'\(file)' has '\(name)', which is another shard's")
        }
      }
    }
    if seen.count < count {
      throw Failure(
        message: "the reports have \(seen.count) of the \(count) that were to be tested")
    }
  }
}
