import CommandTestSupport
import Diorama
import DioramaCommand
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Synchronization
import Testing

/// Runs what the documents show: YAML blocks that begin with `# NAME` become files, console blocks
/// run on them and their output is compared, and Swift blocks must be in the example target.
@Suite("Documents") struct DocumentTests {
  /// The documents that new users read first.
  private static let documents =
    ["README.md", "CONTRIBUTING.md"]
    + ["WritingScreens", "ReadingFrames", "Testing", "Reviewing"].map { "docs/\($0).md" }

  /// The pages in `docs` reuse the files of the README.
  @Test(arguments: documents)
  func every_shown_command_prints_the_shown_output(document: String) throws {
    let blocks =
      (document.hasPrefix("docs/") ? try Self.blocks(of: "README.md") : [])
      .filter { $0.language == "yaml" } + (try Self.blocks(of: document))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for block in blocks where block.language == "yaml" {
      let name = try #require(block.lines.first?.split(separator: " ").last)
      // A file of the package that `init` writes, which its own test reads.
      if block.lines[0].contains("$schema=") { continue }
      let text = block.lines.joined(separator: "\n") + "\n"
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    for block in blocks where block.language == "console" {
      let command = try #require(block.lines.first)
      #expect(command.hasPrefix("$ diorama "))
      let arguments = command.split(separator: " ").dropFirst(2).map { word in
        FileManager.default.fileExists(atPath: "\(folder)/\(word)")
          ? "\(folder)/\(word)" : "\(word)"
      }
      let shown = block.lines.dropFirst().joined(separator: "\n") + "\n"
      let printed = try Self.run(arguments).replacing("\(folder)/", with: "")
      #expect(printed == shown, "\(command)")
    }
  }

  @Test func blocks_of_code_are_in_the_example_target_or_the_package_of_init() throws {
    let paths = try ["Tests/ExampleTests", "Tests/AppPackage"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
    }
    let sources = try paths.filter { $0.contains(#/\.(swift|yaml)(\.in)?$/#) }.map {
      try String(contentsOfFile: $0, encoding: .utf8)
        .replacing(#"url: "@url@", exact: "@version@""#, with: #"path: "../diorama""#)
        .replacing("@identity@", with: "diorama")
    }
    let blocks = try Self.blocks(of: "docs/Testing.md").filter {
      ["swift", "yaml", "package"].contains($0.language)
    }
    #expect(blocks.count > 10)
    for block in blocks {
      let text = block.lines.joined(separator: "\n")
      #expect(sources.contains { $0.contains(text) }, "in no file: \(text)")
    }
  }

  @Test func shown_view_snapshots_match_the_example_target() throws {
    let blocks = try Self.blocks(of: "docs/Testing.md").filter {
      $0.language.hasPrefix("snapshot ")
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let name = block.language.dropFirst("snapshot ".count)
      let path = "Tests/ExampleTests/screens/__Snapshots__/swift/\(name).txt"
      let recorded = try String(contentsOfFile: path, encoding: .utf8)
      #expect(block.lines.joined(separator: "\n") + "\n" == recorded)
    }
  }

  @Test func every_target_that_the_documents_name_is_in_the_makefile() throws {
    let makefile = try String(contentsOfFile: "Makefile", encoding: .utf8)
    for document in Self.documents {
      let text = try String(contentsOfFile: document, encoding: .utf8)
      for match in text.matches(of: #/(?:`|\n)make ([a-z]+)/#) {
        #expect(makefile.contains("\n\(match.1):"), "make \(match.1) of \(document)")
      }
    }
  }

  @Test func every_file_linked_from_the_documents_exists() throws {
    for document in Self.documents {
      let text = try String(contentsOfFile: document, encoding: .utf8)
      let folder = document.hasPrefix("docs/") ? "docs/" : ""
      for match in text.matches(of: #/\]\(([^)#:]+)\)/#) {
        #expect(FileManager.default.fileExists(atPath: folder + match.1), "\(match.1)")
      }
    }
  }

  @Test func the_readme_has_at_most_120_lines_and_links_to_every_page() throws {
    let text = try String(contentsOfFile: "README.md", encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
    for name in try FileManager.default.contentsOfDirectory(atPath: "docs")
    where name.hasSuffix(".md") {
      #expect(text.contains("](docs/\(name))"), "\(name)")
    }
  }

  @Test func the_reference_page_describes_every_key_step_and_code() throws {
    let page = ReferencePage(registry: try CommandRun.registry()).text
    if BrokenProjectTests.isRecording {
      try page.write(toFile: "docs/Reference.md", atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOfFile: "docs/Reference.md", encoding: .utf8)
    #expect(page == kept, "DIORAMA_RECORD_FIXTURES=1 writes it")
    for name in ["viewController", "SBUStringSet", "tap", "groupChannels", "unknown-key"] {
      #expect(page.contains(name), "\(name)")
    }
  }

  @Test func the_walk_through_shows_recorded_frames_and_names_every_screen() throws {
    let text = try String(contentsOfFile: "screens/README.md", encoding: .utf8)
    let project = try Project(at: "screens")
    for path in project.screenFiles {
      let name = path.dropFirst("screens/".count)
      #expect(text.contains("](\(name)): "), "\(name) is not walked through")
    }
    for match in text.matches(of: #/\]\(([^)#:]+)\)/#) {
      #expect(FileManager.default.fileExists(atPath: "screens/\(match.1)"), "\(match.1)")
    }
    let suite = ScreenSuite(project, registry: try Registry(.sendbird, .nexconn))
    let recorded = try suite.selected.map {
      try String(contentsOfFile: $0.snapshotPath, encoding: .utf8)
    }
    for block in try Self.blocks(of: "screens/README.md") {
      let frame = block.lines.joined(separator: "\n") + "\n"
      #expect(recorded.contains { $0.contains(frame) }, "\(frame)")
    }
  }

  @Test func the_commands_of_the_walk_through_show_screens() throws {
    let text = try String(contentsOfFile: "screens/README.md", encoding: .utf8)
    let commands = text.matches(of: #/`diorama ([^`]+)`/#).map {
      $0.1.split(whereSeparator: \.isWhitespace)
    }
    #expect(commands.count == 2)
    for command in commands {
      let run = try CommandRun(command.map(String.init))
      #expect(run.status == .success)
      #expect(run.output.hasPrefix("screen: "))
    }
  }

  @Test func screens_with_failures_have_the_tag_failure() throws {
    let suite = ScreenSuite(
      try Project(at: "screens"), registry: try Registry(.sendbird, .nexconn))
    let failing = try suite.selected.filter {
      try String(contentsOfFile: $0.path, encoding: .utf8).contains("failures:\n")
    }
    #expect(failing.filter { !$0.tags.contains("failure") }.map(\.name) == [])
    #expect(!failing.isEmpty)
  }

  private struct Block {
    let language: String
    let lines: [String]
  }

  private static func blocks(of document: String) throws -> [Block] {
    let text = try String(contentsOfFile: document, encoding: .utf8)
    var blocks: [Block] = []
    var language: String?
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let open = language {
          blocks.append(Block(language: open, lines: lines))
          (language, lines) = (nil, [])
        } else {
          language = String(line.dropFirst(3))
        }
      } else if language != nil {
        lines.append(line)
      }
    }
    return blocks
  }

  /// The output of a command, results and diagnostics together.
  private static func run(_ arguments: [String]) throws -> String {
    let printed = Mutex("")
    let console = Console { bytes, _ in
      printed.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    _ = CommandLineTool(registry: try Registry(.sendbird, .nexconn), name: "diorama")
      .run(arguments, on: console)
    console.flush()
    return printed.withLock { $0 }
  }
}
