import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessUIKit
import Testing

/// The class in the catalogue of the kit's documentation.
private final class TeamRequests: NCApplyFriendListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Who wants to join?"
  }
}

/// The first screen of the kit's documentation, run as it stands there.
@Suite("Documentation of the Nexconn kit") struct CatalogueTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOfFile: "Sources/HeadlessNexconn/HeadlessNexconn.docc/HeadlessNexconn.md",
      encoding: .utf8)
  }

  /// The first piece of the page in a language, without its fences.
  private func example(_ language: String) throws -> String {
    let start = try #require(page.range(of: "```\(language)\n")).upperBound
    let end = try #require(page.range(of: "\n```", range: start..<page.endIndex)).lowerBound
    return String(page[start..<end])
  }

  @Test func the_screen_of_an_app_shows_what_the_page_says() throws {
    let screen = TestScreen(yaml: try example("yaml"), types: [TeamRequests.self], defaults: "")
    #expect(try screen.frames() == example("text"))
  }

  @Test func the_class_of_an_app_is_the_one_that_is_run() throws {
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
