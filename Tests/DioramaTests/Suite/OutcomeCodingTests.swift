import DioramaKit
import DioramaStage
import MutatedFiles
import ProjectFolders
import Testing
import WeatherKit
import YAML

@testable import Diorama

/// An outcome that a worker sends equals one that the command computes itself.
@Suite("Outcome coding") struct OutcomeCodingTests {
  /// A screen that works, one with a warning on its second line, one with errors and notes, one whose
  /// step fails.
  private func outcomes() throws -> [ScreenOutcome] {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\nshow: styles\n",
      [
        "b.yaml": "viewController: ForecastViewController\ncity: oslo\ncity: rome\n",
        "c.yaml": "viewController: ForecastViewControler\ncity: osla\n\n\ntags: { a: b }\n",
        "d.yaml":
          "viewController: ForecastViewController\ncity: oslo\nsteps: [{ select: Moonday }]\n",
      ])
    var overrides = CommandOverrides()
    overrides.includesColors = true
    let suite = ScreenSuite(
      try Project(at: folder.folder), registry: try Registry(.weather), overrides: overrides)
    return suite.outcomes()
  }

  private func text(_ diagnostics: Diagnostics) -> String {
    var text = ""
    TextPrinter(color: true).print(diagnostics.sorted, to: &text)
    return text
  }

  @Test func every_property_of_an_outcome_survives_encoding() throws {
    let outcomes = try outcomes()
    #expect(outcomes.contains { $0.snapshot != nil && $0.showsStyles && !$0.coloredRuns.isEmpty })
    #expect(outcomes.contains { $0.snapshotAtFailure != nil })
    #expect(outcomes.contains { !$0.diagnostics.isEmpty })
    for outcome in outcomes {
      var writer = OutcomeWriter()
      writer.append(outcome)
      var reader = OutcomeReader(writer.bytes)
      let read = try reader.outcome(of: outcome.heading)
      #expect(read.snapshot == outcome.snapshot)
      #expect(read.snapshotAtFailure == outcome.snapshotAtFailure)
      #expect(read.showsStyles == outcome.showsStyles)
      #expect(read.coloredRuns == outcome.coloredRuns)
      #expect(read.files == outcome.files)
      #expect(read.observation == outcome.observation)
      #expect(text(read.diagnostics) == text(outcome.diagnostics))
      let help = outcome.diagnostics.all.map(\.help?.replacement)
      #expect(read.diagnostics.all.map(\.help?.replacement) == help)
      #expect(read.diagnostics.ignored.count == outcome.diagnostics.ignored.count)
    }
  }

  @Test func snapshots_of_another_process_are_decoded_with_path_and_name() throws {
    let outcomes = try outcomes()
    var writer = OutcomeWriter()
    writer.append(outcomes)
    var reader = OutcomeReader(writer.bytes)
    let read = try reader.snapshots()
    #expect(read.map(\.path) == outcomes.map(\.heading.path))
    #expect(read.map(\.name) == outcomes.map(\.name))
    #expect(read.map(\.snapshot) == outcomes.map(\.snapshot))
    var cutOff = OutcomeReader(Array(writer.bytes.dropLast()))
    #expect(throws: OutcomeReader.Malformed.self) { try cutOff.snapshots() }
  }

  @Test func truncated_bytes_are_malformed() throws {
    for outcome in try outcomes() {
      var writer = OutcomeWriter()
      writer.append(outcome)
      for count in 0..<writer.bytes.count {
        var reader = OutcomeReader(Array(writer.bytes[..<count]))
        #expect(throws: OutcomeReader.Malformed.self) {
          try reader.outcome(of: outcome.heading)
        }
      }
    }
  }

  /// An app's code may write to any file descriptor; such bytes must not crash the command.
  @Test func corrupt_bytes_are_decoded_without_a_crash() throws {
    for outcome in try outcomes() {
      var writer = OutcomeWriter()
      writer.append(outcome)
      var random = SeededGenerator(seed: 39)
      var malformed = 0
      for _ in 0..<2000 {
        var bytes = writer.bytes
        for _ in 0...Int.random(in: 0..<3, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
            in: .min ... .max, using: &random)
        }
        var reader = OutcomeReader(bytes)
        if let read = try? reader.outcome(of: outcome.heading) {
          _ = text(read.diagnostics)
        } else {
          malformed += 1
        }
      }
      #expect((1..<2000).contains(malformed))
    }
  }
}
