import DioramaKit
import DioramaStage
import System
import YAML

/// A line of a snapshot, seen in three ways: its parts, its words, its marks.
struct LineShape {
  /// The frame and the kinds of parts, without widths: `│ ○ t [t] │`.
  private(set) var skeleton = ""
  /// What is to be read, a text for each part.
  private(set) var words: [String] = []
  /// The marks for states, and the brackets of what can be touched or looks switched off.
  private(set) var marks = ""

  /// Whether there is more than a frame.
  var hasContent: Bool { !words.isEmpty || !marks.isEmpty }

  init(_ line: String) {
    // Two blanks, or a piece of the frame, part one text from the next.
    var word = ""
    var blanks = 0
    for character in line {
      if character == " " {
        blanks += 1
        if blanks == 2 { end(&word) }
        continue
      }
      if Self.isFrame(character) || Self.isMark(character) || "[]()".contains(character) {
        end(&word)
        append(character)
      } else {
        if blanks == 1, !word.isEmpty { word += " " }
        word.append(character)
      }
      blanks = 0
    }
    end(&word)
  }

  /// A text ends; `x`, `on` and `off` in brackets are states, and no words.
  private mutating func end(_ word: inout String) {
    defer { word = "" }
    guard !word.isEmpty else { return }
    if skeleton.hasSuffix("["), Self.states.contains(word) {
      marks += word
      return
    }
    words.append(word)
    skeleton += "t"
  }

  private mutating func append(_ character: Character) {
    switch character {
    case "[", "(":
      marks.append(character)
      skeleton += "["
    case "]", ")":
      skeleton += "]"
    case _ where Self.isMark(character):
      marks.append(character)
      skeleton += "○"
    case _ where skeleton.last != character: skeleton.append(character)
    default: break
    }
  }

  private static let states: Set<String> = ["x", "on", "off"]

  private static func isMark(_ character: Character) -> Bool { "○●◎◉⊘⊗◆◇✓".contains(character) }

  private static func isFrame(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2500...0x257F).contains(scalar.value)
  }
}
