import Foundation
import Testing

/// FIDELITY.md covers every numbered behavior and names existing tests.
@Suite("Fidelity") struct FidelityTests {
  /// A row of a table that names tests.
  private struct Row {
    /// The numbered facts in its first cell, such as `S22 to S24, S26`.
    let facts: [String]
    let fidelity: String
    /// The suites, folders of screens and other projects in its third cell.
    let tests: [String]
    let text: String

    /// Reads a line.
    init?(_ line: Substring) {
      let cells = line.replacing(#"\|"#, with: "/")
        .split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5 else { return nil }
      facts = cells[1].matches(of: #/\b([CGNS])(\d+)(?: to [CGNS](\d+))?/#).flatMap { range in
        let first = Int(range.2) ?? 0
        let last = range.3.flatMap { Int($0) } ?? first
        return (first...max(first, last)).map { "\(range.1)\($0)" }
      }
      fidelity = cells[2]
      tests = cells[3].matches(of: #/`([^`]+)`/#).map { String($0.1) }
      text = String(line)
    }
  }

  /// The rows of all tables with the third column "shown by".
  private static func rows() throws -> [Row] {
    try String(contentsOfFile: "FIDELITY.md", encoding: .utf8)
      .components(separatedBy: "| shown by |\n").dropFirst().flatMap { table in
        // The first line is the rule below the heading.
        table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
          .prefix { $0.hasPrefix("|") }.compactMap { Row($0) }
      }
  }

  /// The rows about numbered facts.
  private static func factRows() throws -> [Row] { try rows().filter { !$0.facts.isEmpty } }

  /// The facts of both kits: S, C and G of Sendbird's, N of Nexconn's, whose numbers have gaps.
  private static let facts: [String] = {
    let gaps = [
      59...59, 65...69, 72...77, 99...102, 112...114, 121...121, 159...160, 177...199,
    ]
    let nexconn = (1...228).filter { number in !gaps.contains { $0.contains(number) } }
    let sendbird = [("S", 212), ("C", 180), ("G", 248)]
    return sendbird.flatMap { kind, last in (1...last).map { "\(kind)\($0)" } }
      + nexconn.map { "N\($0)" }
  }()

  /// The tests with an expectation, by suite or folder of screens.
  private static func tests() throws -> [String: [TestFunction]] {
    let tests = try TestFile.all().map { file in
      (file.suite, file.functions.filter { $0.isTest && $0.expects })
    }
    return Dictionary(tests, uniquingKeysWith: +)
  }

  @Test func every_fact_is_listed_exactly_once() throws {
    let listed = try Self.rows().flatMap(\.facts)
    let counts = Dictionary(listed.map { ($0, 1) }, uniquingKeysWith: +)
    let missing = Self.facts.filter { counts[$0] == nil }
    #expect(missing.isEmpty, "not in FIDELITY.md: \(missing.joined(separator: ", "))")
    let doubled = counts.filter { $0.value > 1 }.keys.sorted()
    #expect(doubled.isEmpty, "more than once: \(doubled.joined(separator: ", "))")
    let unknown = Set(listed).subtracting(Self.facts).sorted()
    #expect(unknown.isEmpty, "no such facts: \(unknown)")
  }

  @Test func every_row_of_facts_has_a_known_fidelity() throws {
    let words = [
      "same", "per page", "per kit", "per issue", "fixed", "simplified", "judged", "not modeled",
    ]
    for row in try Self.factRows() {
      #expect(words.contains { row.fidelity.hasPrefix($0) }, "\(row.text)")
      // Judgment needs a reason.
      let hasReason = row.fidelity.contains(#/^judged: \w.*\w/#)
      #expect(hasReason || !row.fidelity.hasPrefix("judged"), "\(row.text)")
    }
  }

  @Test func every_row_names_existing_tests() throws {
    let suites = Set(try TestFile.all().map(\.suite))
    // A name can also be a folder, a screen of a ported app, or the input of a message's test.
    let folders = [
      "Tests/PortedAppTests/screens", "Tests/UIKitAppTests/screens", "Tests/Fixtures/err",
    ]
    func exists(_ name: String) -> Bool {
      suites.contains(name) || FileManager.default.fileExists(atPath: name)
        || folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).yaml") }
    }
    for row in try Self.rows() {
      let isAsserted = ["same", "per ", "judged"].contains { row.fidelity.hasPrefix($0) }
      #expect(!row.tests.isEmpty || !isAsserted, "no test is named: \(row.text)")
      for test in row.tests {
        let isThere = exists(test)
        #expect(isThere, "there is no \(test): \(row.text)")
      }
    }
  }

  @Test func every_fact_is_cited_by_a_named_test_with_an_expectation() throws {
    // A number in a suite's comment, in code, or in a test without an expectation does not count.
    let tests = try Self.tests()
    for row in try Self.factRows() where !row.tests.isEmpty {
      let named = row.tests.flatMap { tests[$0] ?? [] }
      let unshown = row.facts.filter { fact in !named.contains { $0.cites(fact) } }
      #expect(unshown.isEmpty, "no named test shows \(unshown): \(row.text)")
    }
  }

  @Test func every_named_suite_cites_a_fact_of_its_row() throws {
    let tests = try Self.tests()
    for row in try Self.factRows() {
      let silent = row.tests.filter { name in
        !(tests[name] ?? []).contains { test in row.facts.contains { test.cites($0) } }
      }
      #expect(silent.isEmpty, "\(silent) cite no number of the row: \(row.text)")
    }
  }

  @Test func screens_cite_only_existing_and_modeled_facts() throws {
    let rows = try Self.factRows().filter { !$0.fidelity.hasPrefix("not modeled") }
    let modeled = Set(rows.flatMap(\.facts))
    for source in try TestFile.all() where source.suite.hasPrefix("Screens/") {
      let cited = source.functions.flatMap(\.citedNumbers)
      #expect(cited.filter { !modeled.contains($0) } == [], "\(source.path)")
    }
  }

  @Test func every_test_of_the_package_has_an_expectation() throws {
    let sources = try TestFile.all()
    let helpers = Set(
      sources.flatMap(\.functions).filter { !$0.isTest && $0.expects }.map(\.name))
    for source in sources {
      for test in source.functions where test.isTest {
        // They run as separate processes; other tests check how these end.
        let childProcessTests: Set = [
          "writes_until_it_is_done_or_killed", "locks_until_it_is_killed",
        ]
        if childProcessTests.contains(test.name) { continue }
        #expect(
          test.expects || test.calls(oneOf: helpers), "\(source.path): \(test.name) cannot fail")
      }
    }
  }

  @Test func a_test_is_read_with_its_own_comment_only() throws {
    let source = """
      /// About N7.
      @Suite struct ATests {
        /// Says N1.
        @Test func N2_one_line() { #expect("N5" > "N4") }

        // N3.
        @Test(arguments: [
          1, 2,
        ])
        func many(number: Int) {
          // N4.
          show(number)
        }

        private func show(_ number: Int) {
          #expect(number > 0)
        }
      }
      """
    let functions = TestFunction.all(in: source)
    #expect(functions.map(\.name) == ["N2_one_line", "many", "show"])
    #expect(functions.map(\.isTest) == [true, true, false])
    #expect(functions.map(\.expects) == [true, false, true])
    #expect(
      ["N1", "N2", "N3", "N4", "N5", "N7"].map(functions[0].cites)
        == [true, true, false, false, false, false])
    #expect(
      ["N1", "N2", "N3", "N4", "N"].map(functions[1].cites) == [false, false, true, true, false])
    #expect(functions[1].calls(oneOf: ["show"]) && !functions[1].calls(oneOf: ["how", "shows"]))
  }
}

/// A test file: a Swift suite, or a screen in a folder of `Tests/Screens`.
private struct TestFile: Sendable {
  /// Its path relative to the package.
  let path: String
  /// The name of its suite, which is the file's; for a screen, `Screens/` and the folder's name.
  let suite: String
  let functions: [TestFunction]

  /// All test files; they are read once.
  static func all() throws -> [TestFile] { try read.get() }

  private static let read = Result {
    let paths = FileManager.default.enumerator(atPath: "Tests")?.compactMap { $0 as? String } ?? []
    return try paths.sorted().compactMap { path -> TestFile? in
      let parts = path.split(separator: "/").map(String.init)
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      let isScreen = parts.count == 3 && parts[0] == "Screens" && path.hasSuffix(".yaml")
      guard isScreen || path.hasSuffix(".swift") else { return nil }
      let text = try String(contentsOfFile: "Tests/\(path)", encoding: .utf8)
      return TestFile(
        path: "Tests/\(path)", suite: isScreen ? "Screens/\(parts[1])" : name,
        functions: isScreen ? [TestFunction(screen: name, text)] : TestFunction.all(in: text))
    }
  }
}

/// A function of a test file, with its attributes and the comment above it.
private struct TestFunction: Sendable {
  let name: String
  let isTest: Bool
  /// Whether its own body contains an expectation.
  let expects: Bool
  private let text: String
  /// The parts that cite facts: its name and its comments, or the tags of a screen.
  private let citations: String

  /// A screen file; its tags cite the numbers.
  init(screen name: String, _ yaml: String) {
    (self.name, isTest, expects, text) = (name, true, true, yaml)
    citations = yaml.split(separator: "\n").first { $0.hasPrefix("tags: ") }.map(String.init) ?? ""
  }

  private init(name: String, text: String) {
    (self.name, self.text) = (name, text)
    isTest = text.contains("@Test") || name.hasPrefix("test_")
    expects =
      text.contains("#expect") || text.contains("Issue.record")
      || text.contains(#/\b(?:expect\w*|assert(?:Screen|View)\w*|XCTAssert\w*)\(/#)
    let comments = text.split(separator: "\n").filter { $0.contains(#/^ *\/\//#) }
    citations = "\(name)\n\(comments.joined(separator: "\n"))"
  }

  /// The functions of a formatted file.
  ///
  /// A function ends with the brace aligned with its start. It begins after the empty line or the
  /// brace above it.
  static func all(in source: String) -> [TestFunction] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard line.contains("func ") else { return nil }
      guard let match = line.firstMatch(of: #/^( *)(?:[^\/"]* )?func `?(\w+)/#) else { return nil }
      let isWhole = line.hasSuffix("}")
      let end =
        isWhole ? index : lines[index...].firstIndex { $0 == "\(match.1)}" } ?? index
      let above = lines[..<index].reversed().prefix { line in
        !line.isEmpty && !line.hasSuffix("{") && !line.hasSuffix("}")
      }
      let text = (above.reversed() + lines[index...end]).joined(separator: "\n")
      return TestFunction(name: String(match.2), text: text)
    }
  }

  /// Everything in its citations that looks like the number of a fact.
  var citedNumbers: [String] { citations.matches(of: #/\b[CGNS]\d+\w*/#).map { String($0.0) } }

  /// Whether it cites the number of a fact, such as `N12`.
  func cites(_ number: String) -> Bool {
    citations.ranges(of: number).contains { range in
      let before = citations[..<range.lowerBound].last
      let after = range.upperBound < citations.endIndex ? citations[range.upperBound] : " "
      return !(before?.isLetter ?? false) && !after.isNumber && !after.isLetter
    }
  }

  /// Whether it calls a function with one of these names.
  func calls(oneOf names: Set<String>) -> Bool {
    text.matches(of: #/(\w+) ?[({]/#).contains { names.contains(String($0.1)) }
  }
}
