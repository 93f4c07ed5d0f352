import CommandTestSupport
import DioramaAuthoring
import Testing
import YAML

/// Swift examples on the pages of `diorama help CODE` that end their process.
@Suite("Code of help pages", .enabled(if: Tool.isAvailable)) struct CodeExampleTests {
  @Test(arguments: [
    ("crashed", "index", ""), ("time-limit", "loop", "--timeout 0.3"),
    ("memory-limit", "eat", "--memory 500"),
  ])
  func the_Swift_example_of_a_help_page_causes_its_error_code(
    code: String, fault: String, option: String
  ) throws {
    let page = try #require(CodePage.all.first { $0.code.rawValue == code })
    let path = "Tests/CrashingTool/FaultyHeader.swift"
    #expect(try SourceText.contains(page.swift, at: path), "\(page.swift)")
    let workspace = try Workspace([
      "screens/m.yaml": """
      viewController: ForecastViewController
      city: oslo
      headerComponent: { type: FaultyHeader, fault: \(fault), early: true }
      data: { cities: [{ id: oslo, name: Oslo, degrees: 1 }] }
      """
    ])
    let run = try Tool.shell(
      "cd \"$1\" && env -u CI timeout 300 \"$(dirname \"$0\")/CrashingTool\" render \(option) screens",
      workspace.root)
    #expect(run.printed.contains("[\(code)]\n"), "\(run.printed)")
  }
}
