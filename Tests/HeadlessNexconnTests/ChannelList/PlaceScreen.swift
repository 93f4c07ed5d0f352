import Diorama
import HeadlessUIKit

/// A screen of one of the four places: Ann is logged in, on Thursday 17 September 2026 at eight in
/// the morning.
func place(
  _ viewController: String, _ yaml: String, types: [any Configurable.Type] = [],
  acts: [String: @Sendable (UIViewController) -> Void] = [:]
) -> RequestScreen {
  RequestScreen(
    yaml: yaml, types: types, acts: acts,
    defaults: "viewController: \(viewController)\ncurrentUser: ann\nnow: 2026-09-17T08:00:00Z\n")
}

/// A fixture of a few people and one group, with more of it at the end.
func people(_ more: String = "") -> String {
  """
  device: { width: 40 }
  data:
    users:
      - { userId: ann, name: Ann, profileURL: "https://example.com/ann.png" }
      - { userId: bea, name: Beatriz, alias: Bea, profileURL: "https://example.com/bea.png" }
      - { userId: cem, name: Cem }
      - { userId: dai, name: 大 }
    groups:
      - groupId: boats
        groupName: Boats
        members:
          - { userId: ann, role: owner }
          - { userId: bea, nickname: Skipper }
          - { userId: cem, nickname: Mate }
          - dai
  \(more)

  """
}

/// The lines between the borders of frames, without borders and trailing spaces.
func rows(_ frames: String) -> [String] {
  frames.split(separator: "\n").filter { $0.hasPrefix("│") }.map { line in
    var text = line.dropFirst(2).dropLast()
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// The rows below the navigation bar of a screen with one frame.
func content(_ frames: String) -> [String] { Array(rows(frames).dropFirst()) }

/// The rows of each labelled frame, the bar left out, joined by ` | `.
func frames(_ text: String) -> [String] {
  "\n\(text)".components(separatedBy: "\n── ").dropFirst().map { frame in
    content(frame).joined(separator: " | ")
  }
}
