import Foundation
import Testing

/// FIDELITY.md covers every numbered behavior and names existing tests.
@Suite("Fidelity") struct FidelityTests {
  /// A row of one of its tables.
  private struct Row {
    let letter: Character
    let numbers: [Int]
    let fidelity: String
    let suites: [String]
    let text: String
  }

  /// The rows whose first cell has numbers with a letter, such as `S22 to S24, S26`.
  private static func rows(_ letter: Character) throws -> [Row] {
    let text = try String(contentsOfFile: "FIDELITY.md", encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard line.hasPrefix("| \(letter)"), cells.count == 5 else { return nil }
      let numbers = cells[1].split(separator: ", ").flatMap { part in
        let ends = part.split(separator: " to ").compactMap { Int($0.drop { $0 == letter }) }
        return ends.first.map { Array($0...(ends.last ?? $0)) } ?? []
      }
      let suites = cells[3].matches(of: #/`(?:[A-Za-z]+\/)*?((?:Screens\/[a-z-]+)|[A-Za-z]+)`/#)
        .map { String($0.1) }
      return Row(
        letter: letter, numbers: numbers, fidelity: cells[2], suites: suites, text: String(line))
    }
  }

  /// The numbers of the facts of each kit; Nexconn's numbers have gaps.
  private static let facts: [(letter: Character, numbers: [Int])] = [
    ("S", Array(1...212)),
    (
      "N",
      (1...228).filter { number in
        ![59...59, 65...69, 72...77, 99...102, 112...114, 121...121, 159...160, 177...199]
          .contains { $0.contains(number) }
      }
    ),
  ]

  private static func allRows() throws -> [Row] { try facts.flatMap { try rows($0.letter) } }

  @Test(arguments: [0, 1])
  func every_fact_number_is_listed_exactly_once(kit: Int) throws {
    let (letter, facts) = Self.facts[kit]
    let numbers = try Self.rows(letter).flatMap(\.numbers)
    let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
    let missing = facts.filter { counts[$0] == nil }.map { "\(letter)\($0)" }
    #expect(missing.isEmpty, "not in FIDELITY.md: \(missing.joined(separator: ", "))")
    let doubled = counts.filter { $0.value > 1 }.keys.sorted().map { "\(letter)\($0)" }
    #expect(doubled.isEmpty, "more than once: \(doubled.joined(separator: ", "))")
    let unknown = counts.keys.filter { !facts.contains($0) }.sorted()
    #expect(unknown.isEmpty, "no such facts: \(unknown)")
  }

  @Test func every_row_has_a_known_fidelity() throws {
    let words = [
      "same", "per page", "per kit", "per issue", "fixed", "simplified", "not modeled",
    ]
    for row in try Self.allRows() {
      #expect(words.contains { row.fidelity.hasPrefix($0) }, "\(row.text)")
    }
  }

  @Test func every_row_names_existing_tests() throws {
    let names = Set(try TestFile.all().map(\.suite))
    for row in try Self.allRows() {
      let isSilent = ["not modeled", "simplified", "fixed"].contains {
        row.fidelity.hasPrefix($0)
      }
      #expect(!row.suites.isEmpty || isSilent, "no test is named: \(row.text)")
      for suite in row.suites {
        let isThere = names.contains(suite)
        #expect(isThere, "there is no \(suite): \(row.text)")
      }
    }
  }

  @Test func every_number_is_cited_by_a_named_test_with_an_expectation() throws {
    // A number in a suite's comment, or in a test without an expectation, does not count.
    let named = Set(try Self.allRows().flatMap(\.suites))
    var tests: [String: [TestFunction]] = [:]
    for source in try TestFile.all() where named.contains(source.suite) {
      tests[source.suite, default: []] += source.functions.filter { $0.isTest && $0.expects }
    }
    for row in try Self.allRows() where !row.suites.isEmpty {
      let cited = row.suites.flatMap { tests[$0] ?? [] }
      let unshown = row.numbers.filter { number in
        !cited.contains { $0.cites("\(row.letter)\(number)") }
      }
      #expect(unshown.isEmpty, "no named test shows \(row.letter)\(unshown): \(row.text)")
    }
  }

  @Test func screens_cite_only_existing_and_modeled_facts() throws {
    let rows = try Self.allRows()
    let modeled = Set(
      rows.filter { !$0.fidelity.hasPrefix("not modeled") }.flatMap { row in
        row.numbers.map { "\(row.letter)\($0)" }
      })
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
        @Test func N2_one_line() { #expect(true) }

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
      ["N1", "N2", "N3", "N4", "N7"].map(functions[0].cites) == [true, true, false, false, false])
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

  /// A screen file; its tags cite the numbers.
  init(screen name: String, _ yaml: String) {
    let tags = yaml.split(separator: "\n").first { $0.hasPrefix("tags: ") }
    self.init(name: name, isTest: true, expects: true, text: String(tags ?? ""))
  }

  private init(name: String, isTest: Bool, expects: Bool, text: String) {
    (self.name, self.isTest, self.expects, self.text) = (name, isTest, expects, text)
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
      return TestFunction(
        name: String(match.2), isTest: text.contains("@Test") || match.2.hasPrefix("test_"),
        expects: text.contains("#expect") || text.contains("Issue.record")
          || text.contains(#/\b(?:expect\w*|assert(?:Screen|View)\w*|XCTAssert\w*)\(/#),
        text: text)
    }
  }

  /// Everything that looks like the number of a fact.
  var citedNumbers: [String] { text.matches(of: #/\b[CGNS]\d+\w*/#).map { String($0.0) } }

  /// Whether it cites the number of a fact, such as `N12`.
  func cites(_ number: String) -> Bool {
    text.ranges(of: number).contains { range in
      let before = text[..<range.lowerBound].last
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return !(before?.isLetter ?? false) && !after.isNumber && !after.isLetter
    }
  }

  /// Whether it calls a function with one of these names.
  func calls(oneOf names: Set<String>) -> Bool {
    text.matches(of: #/(\w+) ?[({]/#).contains { names.contains(String($0.1)) }
  }
}
