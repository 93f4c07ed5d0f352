import Foundation
import LibYAMLReading
import Testing
import YAML

/// Compares our reader with libyaml for the cases of yaml-test-suite. `make conformance` sets the
/// folder of the suite.
///
/// The suite is not copied into this repository. Its branch `data` has a folder for each case: the
/// text is in `in.yaml`, the expected events are in `test.event`, and a file `error` marks invalid
/// YAML.
@Suite(
  "yaml-test-suite", .enabled(if: suiteFolder != nil, "needs SUITE; see make conformance"))
struct ConformanceTests {
  @Test func every_case_is_read_as_by_libyaml_except_intended_differences() throws {
    let cases = try SuiteCase.all()
    try #require(cases.count >= 400, "this is not the suite's folder of data")
    var found: [String: String] = [:]
    var equalTrees = 0
    for one in cases {
      let theirs = LibYAMLReading(one.text, keepingMerges: false)
      let ours = ReadResult(bytes: one.text, path: one.name)
      // We report tags of the file's own, which libyaml accepts.
      let errors = ours.diagnostics.map(\.message).filter { !$0.hasPrefix("unknown tag ") }
      switch (errors.isEmpty, theirs.isComplete) {
      case (true, true):
        if ours.documents.map(EventText.init) == theirs.documents {
          equalTrees += 1
        } else {
          found[one.name] = "another tree"
        }
      case (false, false): break
      case (false, true): found[one.name] = Set(errors).sorted()[0]
      case (true, false): found[one.name] = "libyaml refuses it"
      }
    }
    print("yaml-test-suite: \(cases.count) cases, \(equalTrees) equal trees, \(found.count) listed")
    #expect(found == Self.intended)
    #expect(equalTrees >= 240)
  }

  /// The cases that we reject and libyaml accepts: a key that is not text cannot be a key of a
  /// screen.
  private static let intended = Dictionary(
    uniqueKeysWithValues: [
      "4FJ6", "6BFJ", "6PBE", "KK5P", "LX3P", "M2N8/01", "M5DY", "RZP5", "SBG9", "X38W", "XW4D",
    ].map { ($0, "expected text as a key, found a list") }
      + ["9MMW", "Q9WF", "V9D5"].map { ($0, "expected text as a key, found a mapping") })

  @Test func the_YAML_page_lists_every_case_where_libyaml_deviates_from_the_standard()
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

  /// The names of the cases in the tables of the page.
  private static func listed() throws -> Set<String> {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../docs/YAML.md"), encoding: .utf8)
    // The first table lists what our own reader rejects.
    let start = page.range(of: "## What the standard allows")?.lowerBound ?? page.endIndex
    let rows = page[start...].split(separator: "\n").filter { $0.hasPrefix("| ") }
    return Set(
      rows.flatMap { $0.matches(of: /`([0-9A-Z]{4}(?:\/[0-9]{2,3})?)`/).map { String($0.1) } })
  }
}

/// The folder of the suite, or nil if none is set.
private let suiteFolder = ProcessInfo.processInfo.environment["DIORAMA_YAML_SUITE"]

/// A case of the suite.
private struct SuiteCase {
  /// The folder of the case inside the suite, such as `229Q` or `2G84/00`.
  let name: String
  let text: [UInt8]
  let isError: Bool
  let expected: EventText

  /// All cases, sorted by name.
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
