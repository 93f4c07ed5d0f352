import DioramaAuthoring
import DioramaKit
import DioramaStage
import YAML

/// A word in a step that refers to something on the screen.
struct TargetToken {
  /// The bytes of the word, without quotes.
  let range: Range<Int>
  /// Whether the word is quoted.
  let isQuoted: Bool
}

extension LanguageService {
  /// Returns whether a step in a line may refer to something on the screen.
  func mayTouch(inLine line: Int, of document: TextDocument) -> Bool {
    let text = document.text(in: document.line(line))
    return registry.allSteps.contains { step in
      step.targets.keys.contains { text.contains("\($0.isEmpty ? step.name : $0):") }
    }
  }

  /// Returns the context of a position in a text; nil if it cannot be determined.
  func cursorContext(at position: TextPosition, in document: TextDocument) -> CursorContext? {
    CursorContext(at: document.offset(of: position, encoding), in: document)
  }

  /// Returns the word at a place if it is a part of a step that refers to something on the screen,
  /// else nil.
  func targetToken(at place: CursorContext, in document: TextDocument) -> TargetToken? {
    // An item that is a single word may become the key of a mapping.
    let isItem = place.isKey && place.path.last == .item && place.otherKeys.isEmpty
    guard isItem || !place.isKey, let first = place.path.firstIndex(of: .key("steps")),
      place.path.dropFirst(first + 1).first == .item,
      isTarget(Array(place.path.dropFirst(first + 2)))
    else { return nil }
    return TargetToken(around: place.word, isInFlow: place.isInFlow, in: document)
  }

  /// Returns whether a path below an item of `steps` is a part that refers to something on the
  /// screen.
  private func isTarget(_ path: [SchemaGuide.Step]) -> Bool {
    registry.allSteps.contains { step in
      step.targets.contains { key, target in
        let value: [SchemaGuide.Step] = [.key(step.name)] + (key.isEmpty ? [] : [.key(key)])
        return path == value || target == .record && path == value + [.item]
      }
    }
  }

  /// Returns the question about a word that a run answers.
  func question(
    about word: TargetToken, in document: TextDocument, isHover: Bool
  ) -> LanguageJob.Question {
    let place = document.position(of: word.range.lowerBound, .utf32)
    // A byte order mark is not part of the text that is read.
    let mark = place.line == 0 && document.hasByteOrderMark ? 1 : 0
    return .touch(line: place.line + 1, column: place.character + 1 - mark, isHover: isHover)
  }
}

extension TargetToken {
  /// Creates the token of the scalar that contains a word; empty if no scalar begins there.
  ///
  /// - Parameter isInFlow: whether it is between brackets, which may be opened in a line above.
  fileprivate init(around word: Range<Int>, isInFlow: Bool, in document: TextDocument) {
    let bytes = document.bytes
    let line = document.line(document.lineNumber(of: word.lowerBound))
    func byte(_ index: Int) -> UInt8 { index < line.upperBound ? bytes[index] : 32 }
    func isBlank(_ index: Int) -> Bool { byte(index) == 32 || byte(index) == 13 }
    func ends(_ index: Int) -> Bool {
      switch byte(index) {
      case UInt8(ascii: ":"): isBlank(index + 1)
      case UInt8(ascii: "#"): index == line.lowerBound || isBlank(index - 1)
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): isInFlow
      default: false
      }
    }
    var index = line.lowerBound
    while index < line.upperBound {
      let first = byte(index)
      let begins = first == UInt8(ascii: "-") && isBlank(index + 1)
      let brackets = [UInt8(ascii: "{"), UInt8(ascii: "[")]
      if isBlank(index) || begins || ends(index) || brackets.contains(first) {
        index += 1
        continue
      }
      let isQuoted = first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
      let start = isQuoted ? index + 1 : index
      var end = start
      if isQuoted {
        while end < line.upperBound, byte(end) != first { end += 1 }
        index = end + 1
      } else {
        while end < line.upperBound, !ends(end) { end += 1 }
        index = end
        // The user may continue after the spaces that follow a word.
        while end > start, isBlank(end - 1) { end -= 1 }
      }
      if start <= word.lowerBound, word.upperBound <= max(end, isQuoted ? end : index) {
        self.init(range: start..<end, isQuoted: isQuoted)
        return
      }
    }
    self.init(range: word, isQuoted: false)
  }
}
