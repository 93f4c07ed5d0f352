import Diorama
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Testing

/// Every screen in `screens/` shows something new: no two screens show the same, and no frame is
/// repeated.
@Suite("Shipped screens") struct ShippedScreensTests {
  /// A recorded snapshot.
  private struct Recorded {
    let id: String
    /// The resolved types by key, without the screen's name and theme.
    let types: [(key: Substring, type: Substring)]
    /// Labels and the frames below them; one frame without a label if no step takes a snapshot.
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

    /// Labels that are used twice, and frames that are equal to the one before.
    var repetitions: [String] {
      let labels = Dictionary(grouping: frames.map(\.label)) { $0 }.filter { $0.value.count > 1 }
      let frames = zip(frames, frames.dropFirst()).filter { $0.text == $1.text }
      return labels.keys.sorted().map { "\(id): two frames '\($0)'" }
        + frames.map { "\(id): '\($1.label)' shows what '\($0.label)' shows" }
    }
  }

  /// The recorded snapshots of all screens.
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

  @Test func adjacent_frames_differ_and_every_label_is_unique() throws {
    #expect(try Self.recorded().flatMap(\.repetitions) == [])
  }

  @Test func repeated_frames_and_labels_are_detected() {
    let box = "┌──┐\n│ a│\n└──┘\n"
    let text = "screen: a\ntheme: light\n\n── one ──\n\(box)\n── two ──\n\(box)\n── one ──\n│ b│\n"
    #expect(
      Recorded(id: "a", text: text).repetitions == [
        "a: two frames 'one '", "a: 'two ' shows what 'one ' shows",
      ])
    #expect(Recorded(id: "a", text: "screen: a\n\n\(box)").repetitions == [])
  }

  @Test func the_first_screen_of_each_system_names_all_its_types() throws {
    let walk = try String(contentsOfFile: "screens/README.md", encoding: .utf8)
    let recorded = try Self.recorded()
    let sections = walk.split(separator: "\n## ").dropFirst()
    #expect(sections.count == 10)
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
