import Foundation
import LibYAMLReading
import Testing
import YAML

/// Our reader, libyaml and the cases of yaml-test-suite, whose folder `make conformance` names.
///
/// The suite is nobody's to copy here: its branch `data` has a folder for each case, with the text
/// in `in.yaml`, what it holds in `test.event`, and a file `error` where it is no YAML.
@Suite(
  "yaml-test-suite", .enabled(if: suiteFolder != nil, "needs SUITE; see make conformance"))
struct ConformanceTests {
  @Test func every_case_has_the_verdict_and_the_tree_of_libyaml() throws {
    let cases = try SuiteCase.all()
    try #require(cases.count >= 400, "this is not the suite's folder of data")
    var found: [String: String] = [:]
    var equalTrees = 0
    for one in cases {
      let theirs = LibYAMLReading(one.text, keepingMerges: false)
      let ours = ReadResult(bytes: one.text, path: one.name, tags: .any)
      switch (ours.diagnostics.isEmpty, theirs.isComplete) {
      case (true, true):
        if ours.documents.map(EventText.init) == theirs.documents {
          equalTrees += 1
        } else {
          found[one.name] = "another tree"
        }
      case (false, false): break
      case (false, true): found[one.name] = Set(ours.diagnostics.map(\.message)).sorted()[0]
      case (true, false): found[one.name] = "libyaml refuses it"
      }
    }
    print("yaml-test-suite: \(cases.count) cases, \(equalTrees) equal trees, \(found.count) listed")
    #expect(found == Self.intended)
    #expect(equalTrees >= 240)
  }

  /// What we refuse and libyaml takes: a key that is no text names nothing that a screen could have.
  private static let intended = Dictionary(
    uniqueKeysWithValues: [
      "4FJ6", "6BFJ", "6PBE", "KK5P", "LX3P", "M2N8/01", "M5DY", "RZP5", "SBG9", "X38W", "XW4D",
    ].map { ($0, "a key must be text, not a list") }
      + ["9MMW", "Q9WF", "V9D5"].map { ($0, "a key must be text, not a mapping") })

  @Test func the_page_on_YAML_lists_every_case_that_libyaml_reads_otherwise_than_the_standard()
    throws
  {
    var found: Set<String> = []
    for one in try SuiteCase.all() {
      let theirs = LibYAMLReading(one.text, keepingMerges: true)
      let isRight =
        one.isError
        ? !theirs.isComplete
        : theirs.isComplete && theirs.documents.flatMap(\.lines) == one.expected.lines
      if !isRight { found.insert(one.name) }
    }
    #expect(found.subtracting(try Self.listed()).sorted() == [])
    #expect(try Self.listed().subtracting(found).sorted() == [])
  }

  /// The names of cases in the tables of the page.
  private static func listed() throws -> Set<String> {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../docs/YAML.md"), encoding: .utf8)
    // The first table is of what we refuse ourselves.
    let start = page.range(of: "## What the standard allows")?.lowerBound ?? page.endIndex
    let rows = page[start...].split(separator: "\n").filter { $0.hasPrefix("| ") }
    return Set(
      rows.flatMap { $0.matches(of: /`([0-9A-Z]{4}(?:\/[0-9]{2,3})?)`/).map { String($0.1) } })
  }
}

/// The suite's folder; nil where nobody has named one.
private let suiteFolder = ProcessInfo.processInfo.environment["DIORAMA_YAML_SUITE"]

/// A case of the suite.
private struct SuiteCase {
  /// The folder below the suite's, such as `229Q` or `2G84/00`.
  let name: String
  let text: [UInt8]
  let isError: Bool
  let expected: EventText

  /// All cases in the order of their names.
  static func all() throws -> [SuiteCase] {
    let folder = try #require(suiteFolder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix("/in.yaml") && $0.first?.isLowercase == false }
      .map { path in
        let name = String(path.dropLast("/in.yaml".count))
        let place = "\(folder)/\(name)"
        let events = try String(contentsOfFile: "\(place)/test.event", encoding: .utf8)
        return SuiteCase(
          name: name, text: try Array(Data(contentsOf: URL(filePath: "\(place)/in.yaml"))),
          isError: FileManager.default.fileExists(atPath: "\(place)/error"),
          expected: EventText(suite: events))
      }
  }
}
