import Diorama
import DioramaKit
import Foundation
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// The code in `docs/WritingAKit.md` is WeatherKit's, and its screens have the output shown there.
@Suite("The page about writing a kit") struct WritingAKitTests {
  private struct Block {
    let language: String
    let text: String
  }

  private static func blocks() throws -> [Block] {
    let page = try String(contentsOfFile: "docs/WritingAKit.md", encoding: .utf8)
    let parts = page.components(separatedBy: "```")
    #expect(parts.count % 2 == 1)
    return parts.indices.filter { $0 % 2 == 1 }.map { index in
      let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false)
      return Block(
        language: String(lines[0]), text: lines.dropFirst().joined(separator: "\n"))
    }
  }

  @Test func each_swift_block_is_an_excerpt_of_WeatherKit() throws {
    let folder = "Tests/WeatherKit"
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder).map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    let blocks = try Self.blocks().filter { $0.language == "swift" }
    #expect(blocks.count > 10)
    for block in blocks {
      #expect(sources.contains { $0.contains(block.text) }, "not in \(folder):\n\(block.text)")
    }
  }

  @Test func each_example_screen_has_the_output_shown_below_it() throws {
    let folder = try ProjectFolder([:])
    var shown: [(screen: String, text: String)] = []
    for block in try Self.blocks() {
      switch block.language {
      case "yaml":
        let path = try #require(block.text.split(separator: "\n").first).dropFirst(2)
        try folder.write(block.text, to: String(path))
        shown.append((String(path.dropLast(".yaml".count)), ""))
      case "text":
        let last = try #require(shown.indices.last)
        shown[last].text = block.text
      default: #expect(block.language == "swift")
      }
    }
    let suite = try folder.suite()
    for (screen, text) in shown where !text.isEmpty {
      let declaration = try #require(suite.declarations.first { $0.name == screen })
      let outcome = suite.outcome(of: declaration)
      var problems = ""
      TextPrinter(color: false).print(outcome.diagnostics.sorted, to: &problems)
      let snapshot = String(decoding: outcome.snapshot ?? [], as: UTF8.self)
      #expect(snapshot + problems.replacing("\(folder.folder)/", with: "") == text)
    }
    #expect(shown.count { !$0.text.isEmpty } == 3)
  }

  @Test func every_file_of_the_kit_is_quoted_on_the_page() throws {
    let swift = try Self.blocks().filter { $0.language == "swift" }.map(\.text)
    for file in try FileManager.default.contentsOfDirectory(atPath: "Tests/WeatherKit") {
      let source = try String(contentsOfFile: "Tests/WeatherKit/\(file)", encoding: .utf8)
      #expect(
        swift.contains { $0.split(separator: "\n").count > 2 && source.contains($0) }, "\(file)")
    }
  }

  @Test func the_page_quotes_how_a_step_makes_the_screen_load_again() throws {
    let swift = try Self.blocks().filter { $0.language == "swift" }.map(\.text)
    #expect(swift.contains { $0.contains("public var onChange: (() -> Void)?") })
    #expect(swift.contains { $0.contains("station.onChange = { [weak self] in self?.load() }") })
  }
}
