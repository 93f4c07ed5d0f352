import Foundation
import Testing

/// The modules that every screen needs mention neither chat nor a kit, and neither do their tests:
/// they use the kit in `Tests/WeatherKit`.
@Suite("Kit-free modules") struct KitFreeTests {
  private static let modules =
    [
      "DioramaKit", "DioramaStage", "Diorama", "DioramaExplanation", "DioramaAuthoring",
      "DioramaTesting",
      "DioramaCommand",
    ].map { "Sources/\($0)" }
    + ["DioramaKit", "DioramaStage", "Diorama", "DioramaAuthoring"].map { "Tests/\($0)Tests" }
    + ["Tests/WeatherKit", "Tests/ProjectFolders"]

  /// Words of the two kits and of chat; the comparison ignores case.
  private static let words: Set = [
    "users", "userid", "alice", "chat", "ncchatui", "currentuser", "channelurl", "groupchannels",
    "openchannels", "friends", "conversations", "nickname", "sendbird", "nexconn",
    "headlesssendbird", "headlessnexconn", "chatbackend", "grdb",
  ]

  @Test(arguments: modules)
  func a_module_below_the_kits_mentions_no_kit(module: String) throws {
    let files = FileManager.default.enumerator(atPath: module)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") }
    #expect(!sources.isEmpty)
    for file in sources.sorted() {
      let text = try String(contentsOfFile: "\(module)/\(file)", encoding: .utf8)
      for (line, word) in Self.foreignWords(in: text) {
        Issue.record("\(module)/\(file):\(line) says '\(word)'")
      }
    }
  }

  @Test func only_the_chat_modules_depend_on_the_database_library() throws {
    let package = try String(contentsOfFile: "Package.swift", encoding: .utf8)
    let modules = package.split(separator: "module(").dropFirst().filter {
      $0.prefix { $0 != ")" }.contains("grdb")
    }
    let names = modules.compactMap {
      $0.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    }
    #expect(names.sorted() == ["ChatBackend", "HeadlessNexconn"])
  }

  @Test func kit_words_are_found_everywhere_except_in_examples() {
    let source = """
      /// As `SBUUserCell` does.
      /// ```yaml
      /// data: { users: [] }
      /// ```
      let a = "Alice and \\(currentUserID)"
      import ChatBackend
      let b: NCBaseCell, users_2, SBUSY, chats
      """
    let found = Self.foreignWords(in: source)
    #expect(
      found.map { "\($0.line) \($0.word)" } == [
        "1 SBUUserCell", "5 Alice", "6 ChatBackend", "7 NCBaseCell",
      ])
  }

  /// The words of kits in a source, each with its line; examples in comments are ignored.
  private static func foreignWords(in source: String) -> [(line: Int, word: String)] {
    var isExample = false
    var found: [(line: Int, word: String)] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      if isComment, line.contains("```") { isExample.toggle() }
      if isComment, isExample { continue }
      isExample = isExample && isComment
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for word in words where isForeign(word) { found.append((index + 1, String(word))) }
    }
    return found
  }

  private static func isForeign(_ word: Substring) -> Bool {
    if words.contains(word.lowercased()) { return true }
    // Types of the kits: a kit's prefix, an uppercase letter and a lowercase letter.
    return ["SBU", "NC"].contains { prefix in
      let rest = word.dropFirst(prefix.count).prefix(2)
      return word.hasPrefix(prefix) && rest.first?.isUppercase == true
        && rest.last?.isLowercase == true
    }
  }
}
