import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// The screens of `Tests/Screens`, each of which shows a behavior of a kit: YAML in, text out.
@Suite("Screen files") struct ScreenFileTests {
  /// The folders of `Tests/Screens`, each a project.
  static let folders: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "Tests/Screens")) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  @Test func there_are_some() { #expect(Self.folders.count > 10) }

  @Test(arguments: folders)
  func each_shows_what_is_recorded(folder: String) throws {
    let run = try CommandRun(["test", "--no-pending", "--quiet", "Tests/Screens/\(folder)"])
    #expect(run.status == .success && run.errors.isEmpty, "\(run.transcript)")
  }

  @Test(arguments: folders)
  func lint_reports_nothing(folder: String) throws {
    let run = try CommandRun(["lint", "--quiet", "Tests/Screens/\(folder)"])
    #expect(run.status == .success && run.transcript.isEmpty, "\(run.transcript)")
  }

  @Test(arguments: folders)
  func each_says_what_it_shows(folder: String) throws {
    let folder = "Tests/Screens/\(folder)"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".yaml") && $0 != "diorama.yaml"
    }
    let silent = try files.filter { file in
      try !String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        .contains(#/^description: ./#.anchorsMatchLineEndings())
    }
    #expect(silent == [] && !files.isEmpty)
  }
}
