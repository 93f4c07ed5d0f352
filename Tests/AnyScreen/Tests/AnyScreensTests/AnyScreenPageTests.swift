import AnyScreens
import DioramaTesting
import Foundation
import Testing

/// The code blocks of `docs/AnyScreen.md` are the files of the package, or parts of them.
@Suite("The page about any screen") struct AnyScreenPageTests {
  private static let page = Result {
    try String(contentsOfFile: "docs/AnyScreen.md", encoding: .utf8)
  }

  /// The code blocks of the page, with the words after their first fence.
  private static func blocks() throws -> [(name: String, text: String)] {
    try page.get().components(separatedBy: "\n```").dropFirst().enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .map { block in
        let name = String(block.element.prefix { $0 != "\n" })
        return (name, String(block.element.dropFirst(name.count + 1)))
      }
  }

  @Test func each_code_block_occurs_in_the_file_that_it_names() throws {
    let blocks = try Self.blocks().filter { $0.name != "console" }
    #expect(blocks.count == 7)
    for block in blocks {
      let file = try String(contentsOfFile: "Tests/AnyScreen/\(block.name)", encoding: .utf8)
      #expect(!block.text.isEmpty && file.contains(block.text), "\(block.name):\n\(block.text)")
    }
  }
}
