import CommandTestSupport
import DioramaCommand
import Testing

/// `diorama port` shows what the plugin changes in an app's file.
@Suite("diorama port") struct PortCommandTests {
  private func workspace() throws -> Workspace {
    try Workspace([
      "app/Card.swift": """
      import UIKit
      class Card: Base {
        override init(frame: CGRect) { super.init(frame: frame) }
      }
      """, "app/Base/Base.swift": "import UIKit\nclass Base: UICollectionViewCell {}\n",
      "app/Feed.swift": "import Lottie\n",
    ])
  }

  @Test func explain_prints_each_changed_line_with_the_reason() throws {
    let run = try workspace().run("port", "--explain", "app/Card.swift")
    #expect(
      run.output == """
        3: override init(frame: CGRect) { super.init(frame: frame) }
         -> required init(frame: CGRect) { super.init(frame: frame) }
            UIKit creates such objects from their class, which Swift allows only with a required initializer

        """)
    #expect(run.status == .success && run.errors == "")
    // Without the app's other classes, the superclass is unknown.
    let elsewhere = try workspace().run("port", "--explain", "--in", "nowhere", "app/Card.swift")
    #expect(elsewhere.output == "nothing is changed\n")
  }

  @Test func without_explain_the_copy_is_printed() throws {
    let run = try workspace().run("port", "app/Card.swift")
    #expect(
      run.output.contains("#sourceLocation(file: \"app/Card.swift\", line: 1)\nimport UIKit\n"))
    #expect(run.output.contains("  required init(frame: CGRect)"))
  }

  @Test func a_missing_module_is_named_with_advice() throws {
    let run = try workspace().run("port", "--explain", "app/Feed.swift")
    #expect(run.output.hasPrefix("1: the file is omitted: there is no module 'Lottie' here; "))
  }

  @Test func the_reason_of_an_omitted_file_is_an_error_without_explain() throws {
    let run = try workspace().run("port", "app/Feed.swift")
    #expect(run.status == .failure && run.output == "")
    #expect(run.errors.hasPrefix("1: the file is omitted: there is no module 'Lottie' here; "))
  }

  @Test func a_file_that_cannot_be_read_is_a_failure() throws {
    let run = try workspace().run("port", "--explain", "app/Home.swift")
    #expect(run.status == .failure && run.output == "")
    #expect(run.errors == "the file 'app/Home.swift' cannot be read: no such file or directory\n")
  }
}
