import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessUIKit
import Testing

/// The class in the kit's documentation catalog.
private final class TeamRequests: NCApplyFriendListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Who wants to join?"
  }
}

/// Runs the first screen of the kit's documentation unchanged.
@Suite("Documentation of the Nexconn kit") struct CatalogTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOfFile: "Sources/HeadlessNexconn/HeadlessNexconn.docc/HeadlessNexconn.md",
      encoding: .utf8)
  }

  /// The first code block of the page in a language, without its fences.
  private func example(_ language: String) throws -> String {
    let start = try #require(page.range(of: "```\(language)\n")).upperBound
    let end = try #require(page.range(of: "\n```", range: start..<page.endIndex)).lowerBound
    return String(page[start..<end])
  }

  @Test func the_documented_screen_produces_the_documented_text() throws {
    let screen = TestScreen(yaml: try example("yaml"), types: [TeamRequests.self], defaults: "")
    #expect(try screen.frames() == example("text"))
  }

  @Test func the_documented_class_matches_the_tested_class() throws {
    #expect(
      try example("swift").contains(
        """
        final class TeamRequests: NCApplyFriendListViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Who wants to join?"
          }
        }
        """))
  }
}
