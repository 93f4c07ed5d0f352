import Foundation
import Testing

/// The app files that are compiled as a measure use every name of `PublicNames.txt`.
@Suite("Names of public apps") struct PublicNamesTests {
  private static let kits = ["Sendbird", "Nexconn", "UIKit"]

  /// The words and the other characters of code, without comments that have their own lines.
  private func tokens(of code: some StringProtocol) -> [Substring] {
    code.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.flatMap { line in
      Substring(line).matches(of: /\w+|\S/).map(\.output)
    }
  }

  private func files(of kit: String) throws -> [String] {
    let folder = "Tests/\(kit)AppTests/App"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    return try names.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }

  /// The pieces of code in the list.
  private func names() throws -> [Substring] {
    let list = try String(
      contentsOfFile: "Tests/AppPortingTests/PublicNames.txt", encoding: .utf8)
    return list.split(separator: "\n").filter { !$0.hasPrefix("# ") && $0 != "#" }.map { line in
      line.firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line
    }
  }

  @Test(arguments: kits) func there_are_20_files_for_each_kit(kit: String) throws {
    #expect(try files(of: kit).count == 20)
  }

  @Test func each_name_of_the_list_is_used() throws {
    let sources = try Self.kits.flatMap(files).map { tokens(of: $0) }
    let names = try names()
    #expect(names.count > 400)
    for name in names {
      let code = tokens(of: name)
      let isUsed = sources.contains { $0.contains(code) }
      #expect(isUsed, "no app file uses '\(name)'")
    }
  }

  @Test func a_name_is_found_only_as_whole_words_outside_of_comments() {
    let code = tokens(of: "  // Timer()\nlet a =\n  NSTimer(); SBUGlobals\n  .reply")
    #expect(!code.contains(tokens(of: "Timer()")) && !code.contains(tokens(of: "SBUGlobals.rep")))
    #expect(code.contains(tokens(of: "SBUGlobals.reply")))
  }
}
