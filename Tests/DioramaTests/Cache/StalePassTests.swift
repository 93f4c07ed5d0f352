import Diorama
import DioramaSystem
import Foundation
import ProjectFolders
import Testing

/// However a project is changed, a test that remembers says what one says that does not.
@Suite("Stale passes") struct StalePassTests {
  /// How many changes are made one after the other.
  private static let count =
    ProcessInfo.processInfo.environment["DIORAMA_CHECK"] == "long" ? 1_000 : 150

  @Test(arguments: 1...4) func no_change_of_an_input_leaves_one(seed: Int) throws {
    let project = try RememberingProject()
    var changes = Changes(project: project, seed: UInt64(seed))
    var cached = 0
    for number in 1...(Self.count / 4) {
      let change = try changes.next()
      if let difference = try project.difference() {
        Issue.record("change \(number), \(change): \(difference)")
        return
      }
      cached += try project.run().result.findings.count { $0.isCached }
    }
    // A cache that knows nothing could not be wrong: of six screens one is remembered on average.
    #expect(cached > Self.count / 4)
  }
}

/// Changes of a project's inputs, one at a time, the same for the same seed.
private struct Changes {
  let project: RememberingProject
  private var state: UInt64
  /// What stood in a file before it was changed.
  private var before: [(path: String, text: String?)] = []
  /// What stood in all of them at first.
  private let first: [(path: String, text: String?)]
  private var count = 0

  init(project: RememberingProject, seed: UInt64) {
    self.project = project
    first = Self.paths.map { ($0, try? project.folder.text(at: $0)) }
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private mutating func number(below end: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(end))
  }

  private static let paths = [
    "a.yaml", "b.yaml", "c.yaml", "d.yaml", "diorama.yaml", "fixtures/cities.yaml",
    "fixtures/own.yaml", "__Snapshots__/a.txt", "__Snapshots__/a@v.txt", "__Snapshots__/b.txt",
    "__Snapshots__/c.txt", "__Snapshots__/d1.txt", "__Snapshots__/d2.txt",
    "__Snapshots__/theme.txt",
  ]

  /// Makes a change, and says which.
  mutating func next() throws -> String {
    count += 1
    // Else nothing would pass after a while.
    if count % 6 == 0 {
      before = []
      if isLinkedOut { try linkFixturesOut() }
      for (path, text) in first { try put(text, at: path) }
      return "all as at first"
    }
    let path = Self.paths[number(below: Self.paths.count)]
    let old = try? project.folder.text(at: path)
    switch number(below: 10) {
    case 0, 1, 2:
      // Most changes are taken back, so that what was remembered fits again.
      guard let last = before.popLast() else { fallthrough }
      try put(last.text, at: last.path)
      return "\(last.path) as it was"
    case 3:
      before.append((path, old))
      let words = [
        "oslo", "rome", "17", "-3", "17.5", "cities", "Oslo", "city", "styles", "frames",
      ]
      let (from, to) = (words[number(below: words.count)], words[number(below: words.count)])
      try put((old ?? "").replacing(from, with: to), at: path)
      return "\(from) becomes \(to) in \(path)"
    case 4:
      before.append((path, old))
      try put(nil, at: path)
      return "\(path) goes"
    case 5:
      before.append((path, old))
      var bytes = Array((old ?? "x").utf8)
      bytes.insert(UInt8(ascii: " "), at: number(below: bytes.count + 1))
      try put(String(decoding: bytes, as: UTF8.self), at: path)
      return "a blank more in \(path)"
    case 6:
      before.append((path, old))
      let other = Self.paths[number(below: Self.paths.count)]
      try put(try? project.folder.text(at: other), at: path)
      return "\(path) becomes \(other)"
    case 7:
      try project.record()
      return "all recorded"
    case 8:
      try linkFixturesOut()
      return isLinkedOut ? "fixtures are a link out of the project" : "fixtures are no link"
    default:
      try put(old, at: path)
      return "\(path) is written again"
    }
  }

  /// Whether the folder of fixtures is a link that leads out of the project.
  private var isLinkedOut = false

  /// Puts a link in the place of the folder of fixtures, or the folder in that of the link.
  private mutating func linkFixturesOut() throws {
    let (inside, outside) = (
      "\(project.folder.folder)/fixtures", "\(project.folder.folder)-fixtures"
    )
    let files = FileManager.default
    if isLinkedOut {
      try files.removeItem(atPath: inside)
      try files.moveItem(atPath: outside, toPath: inside)
    } else {
      try files.moveItem(atPath: inside, toPath: outside)
      try files.createSymbolicLink(atPath: inside, withDestinationPath: outside)
    }
    isLinkedOut.toggle()
  }

  private func put(_ text: String?, at path: String) throws {
    if let text { return try project.folder.write(text, to: path) }
    try? FileManager.default.removeItem(atPath: "\(project.folder.folder)/\(path)")
  }
}
