import Diorama
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Testing

/// The screens of `screens/` say something each: none shows what another shows, and no frame is
/// there twice.
@Suite("Shipped screens") struct ShippedScreensTests {
  /// A recorded snapshot.
  private struct Recorded {
    let id: String
    /// The types that were resolved, by key, without the screen's name and its theme.
    let types: [(key: Substring, type: Substring)]
    /// Labels and what stands below them; one frame without a label where no step asked for any.
    let frames: [(label: Substring, text: String)]

    init(id: String, text: String) {
      self.id = id
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let head = lines.prefix { !$0.isEmpty }
      types = head.compactMap { line in
        let parts = line.split(separator: ": ", maxSplits: 1)
        guard parts.count == 2, !["screen", "theme"].contains(parts[0]) else { return nil }
        return (parts[0], parts[1])
      }
      frames = lines.dropFirst(head.count).split { $0.isEmpty }.map { frame in
        guard let first = frame.first, first.hasPrefix("── ") else {
          return ("", frame.joined(separator: "\n"))
        }
        let label = first.dropFirst(3).prefix { $0 != "─" }
        return (label, frame.dropFirst().joined(separator: "\n"))
      }
    }

    /// What of it says nothing: labels that stand twice, frames that are as the one before.
    var repetitions: [String] {
      let labels = Dictionary(grouping: frames.map(\.label)) { $0 }.filter { $0.value.count > 1 }
      let frames = zip(frames, frames.dropFirst()).filter { $0.text == $1.text }
      return labels.keys.sorted().map { "\(id): two frames '\($0)'" }
        + frames.map { "\(id): '\($1.label)' shows what '\($0.label)' shows" }
    }
  }

  /// What is recorded of all screens.
  private static func recorded() throws -> [Recorded] {
    let registry = try Registry(.sendbird, .nexconn)
    return try ScreenSuite(try Project(at: "screens"), registry: registry).selected.map {
      Recorded(
        id: $0.name, text: try String(contentsOfFile: $0.snapshotPath, encoding: .utf8))
    }
  }

  @Test func no_two_screens_show_the_same() throws {
    let recorded = try Self.recorded()
    #expect(!recorded.isEmpty)
    let same = Dictionary(grouping: recorded) { screen in
      screen.frames.map { "\($0.label)\n\($0.text)" }
    }
    for screens in same.values.map({ $0.map(\.id).sorted() }) where screens.count > 1 {
      Issue.record("\(screens) show the same below their heads")
    }
  }

  @Test func no_frame_shows_what_the_one_before_shows_and_each_has_a_label_of_its_own() throws {
    #expect(try Self.recorded().flatMap(\.repetitions) == [])
  }

  @Test func a_frame_that_says_nothing_is_found() {
    let box = "┌──┐\n│ a│\n└──┘\n"
    let text = "screen: a\ntheme: light\n\n── one ──\n\(box)\n── two ──\n\(box)\n── one ──\n│ b│\n"
    #expect(
      Recorded(id: "a", text: text).repetitions == [
        "a: two frames 'one '", "a: 'two ' shows what 'one ' shows",
      ])
    #expect(Recorded(id: "a", text: "screen: a\n\n\(box)").repetitions == [])
  }

  @Test func the_first_screen_of_each_system_names_what_it_is_made_of() throws {
    let walk = try String(contentsOfFile: "screens/README.md", encoding: .utf8)
    let recorded = try Self.recorded()
    let sections = walk.split(separator: "\n## ").dropFirst()
    #expect(sections.count == 7)
    for section in sections {
      let match = try #require(section.firstMatch(of: #/\n- \[(.+?)\]\((.+?)\)/#))
      let yaml = try String(contentsOfFile: "screens/\(match.2)", encoding: .utf8)
      let screen = try #require(recorded.first { $0.id == match.1 })
      for (key, type) in screen.types {
        #expect(yaml.contains("\n\(key): \(type)\n"), "\(match.2) leaves '\(key)' unsaid")
      }
    }
  }
}
