import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// The screens in `Tests/Screens`; each shows one behavior of a kit: YAML in, text out.
@Suite("Screen files") struct ScreenFileTests {
  /// The folders of `Tests/Screens`, each a project.
  static let folders: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "Tests/Screens")) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  @Test func there_are_more_than_ten_folders() { #expect(Self.folders.count > 10) }

  @Test(arguments: folders)
  func every_screen_matches_its_snapshot(folder: String) throws {
    let run = try CommandRun(["test", "--no-pending", "--quiet", "Tests/Screens/\(folder)"])
    #expect(run.status == .success && run.errors.isEmpty, "\(run.transcript)")
  }

  @Test(arguments: folders)
  func lint_reports_nothing(folder: String) throws {
    let run = try CommandRun(["lint", "--quiet", "Tests/Screens/\(folder)"])
    #expect(run.status == .success && run.transcript.isEmpty, "\(run.transcript)")
  }

  @Test(arguments: folders)
  func every_screen_has_a_description(folder: String) throws {
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
