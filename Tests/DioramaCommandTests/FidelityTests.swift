import Foundation
import Testing

/// FIDELITY.md accounts for every numbered behaviour, and names tests that exist.
@Suite("Fidelity") struct FidelityTests {
  /// A row of one of its tables.
  private struct Row {
    let letter: Character
    let numbers: [Int]
    let word: String
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
      let suites = cells[3].matches(of: #/`(?:[A-Za-z]+\/)*([A-Za-z]+)`/#).map { String($0.1) }
      return Row(
        letter: letter, numbers: numbers, word: cells[2], suites: suites, text: String(line))
    }
  }

  /// The numbers of the facts of each kit; Nexconn's leave some out.
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
  func every_number_of_the_facts_is_accounted_for_once(kit: Int) throws {
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

  @Test func every_row_says_how_close_it_is() throws {
    let words = [
      "same", "per page", "per issue", "mended", "simplified", "not modelled",
    ]
    for row in try Self.allRows() {
      #expect(words.contains { row.word.hasPrefix($0) }, "\(row.text)")
    }
  }

  @Test func every_row_is_shown_by_tests_that_exist() throws {
    let names = Set(
      FileManager.default.enumerator(atPath: "Tests")?
        .compactMap { ($0 as? String).map { ($0 as NSString).lastPathComponent } } ?? [])
    for row in try Self.allRows() {
      let isSilent = ["not modelled", "simplified", "mended"].contains { row.word.hasPrefix($0) }
      #expect(!row.suites.isEmpty || isSilent, "no test is named: \(row.text)")
      for suite in row.suites {
        #expect(names.contains("\(suite).swift"), "there is no \(suite): \(row.text)")
      }
    }
  }

  @Test func the_named_tests_cite_the_numbers() throws {
    // A number without a test of its own is one that nothing would notice.
    var sources: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: "Tests") ?? .init()
    where path.hasSuffix(".swift") {
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      sources[name, default: ""] += try String(contentsOfFile: "Tests/\(path)", encoding: .utf8)
    }
    for row in try Self.allRows() where !row.suites.isEmpty {
      let cited = row.suites.compactMap { sources[$0] }.joined()
      let uncited = row.numbers.filter { number in
        !cited.ranges(of: "\(row.letter)\(number)").contains { range in
          !(range.upperBound < cited.endIndex && cited[range.upperBound].isNumber)
        }
      }
      #expect(uncited.isEmpty, "no named test cites \(row.letter)\(uncited): \(row.text)")
    }
  }
}
