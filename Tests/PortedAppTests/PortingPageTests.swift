import Foundation
import Testing

/// What `docs/PortingAnApp.md` shows stands in this target, in the package's list, or on a screen.
@Suite("The page about porting an app") struct PortingPageTests {
  private static let folder = "Tests/PortedAppTests"

  /// Where a block of each language is to be found.
  private static let homes: [String: [String]] = [
    "package": ["Package.swift"], "swift": ["\(folder)/PortedAppTests.swift"],
    "yaml": ["\(folder)/screens/shifts.yaml"],
    "text": ["\(folder)/AppFiles.txt", "\(folder)/screens/__Snapshots__/shifts.txt"],
  ]

  @Test func each_block_of_the_page_is_what_the_target_has() throws {
    let page = try String(contentsOfFile: "docs/PortingAnApp.md", encoding: .utf8)
    let blocks = page.components(separatedBy: "\n```").dropFirst().enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    #expect(blocks.count == 6)
    for block in blocks {
      let language = String(block.prefix { $0 != "\n" })
      let text = String(block.dropFirst(language.count + 1))
      let homes = try #require(Self.homes[language], "\(language)")
      let sources = try homes.map { try String(contentsOfFile: $0, encoding: .utf8) }
      #expect(!text.isEmpty && sources.contains { $0.contains(text) }, "nowhere:\n\(text)")
    }
  }

  @Test func no_file_of_the_app_names_anything_of_Diorama_s() throws {
    let files =
      FileManager.default.enumerator(atPath: "\(Self.folder)/App")?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    #expect(files.count == 17)
    for file in files {
      let text = try String(contentsOfFile: "\(Self.folder)/App/\(file)", encoding: .utf8)
      for word in ["Headless", "Diorama", "ScreenEnvironment", "Selector("] {
        #expect(!text.contains(word), "\(file) says \(word)")
      }
    }
  }
}
