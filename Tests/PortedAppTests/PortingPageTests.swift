import Foundation
import Testing

/// The code blocks of `docs/PortingAnApp.md` occur in this target, its screens or the manifest.
@Suite("The page about porting an app") struct PortingPageTests {
  private static let folder = "Tests/PortedAppTests"

  /// The files that contain the blocks of each language.
  private static let sourceFiles: [String: [String]] = [
    "package": ["Package.swift"], "swift": ["\(folder)/ShiftClockTests.swift"],
    "yaml": ["\(folder)/screens/shifts.yaml"],
    "text": ["\(folder)/AppFiles.txt", "\(folder)/screens/__Snapshots__/shifts.txt"],
  ]

  @Test func each_code_block_of_the_page_occurs_in_its_source_file() throws {
    let page = try String(contentsOfFile: "docs/PortingAnApp.md", encoding: .utf8)
    let blocks = page.components(separatedBy: "\n```").dropFirst().enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    #expect(blocks.count == 5)
    for block in blocks {
      let language = String(block.prefix { $0 != "\n" })
      let text = String(block.dropFirst(language.count + 1))
      let sourceFiles = try #require(Self.sourceFiles[language], "\(language)")
      let sources = try sourceFiles.map { try String(contentsOfFile: $0, encoding: .utf8) }
      #expect(!text.isEmpty && sources.contains { $0.contains(text) }, "nowhere:\n\(text)")
    }
  }

  @Test func app_files_do_not_mention_diorama() throws {
    let files =
      FileManager.default.enumerator(atPath: "\(Self.folder)/App")?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    #expect(files.count == 22)
    for file in files {
      let text = try String(contentsOfFile: "\(Self.folder)/App/\(file)", encoding: .utf8)
      for word in ["Headless", "Diorama", "ScreenEnvironment", "Selector("] {
        #expect(!text.contains(word), "\(file) says \(word)")
      }
    }
  }
}
