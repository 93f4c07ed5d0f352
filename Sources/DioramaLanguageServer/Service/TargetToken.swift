import DioramaAuthoring
import DioramaKit
import DioramaStage
import YAML

/// A word that names something on the screen, in a step that somebody writes.
struct TargetToken {
  /// Its bytes, without quotes.
  let range: Range<Int>
  /// Whether quotes stand around it.
  let isQuoted: Bool
}

extension LanguageService {
  /// Whether a step in a line may name something on the screen.
  func mayTouch(inLine line: Int, of document: TextDocument) -> Bool {
    let text = document.text(in: document.line(line))
    return registry.allSteps.contains { step in
      step.targets.keys.contains { text.contains("\($0.isEmpty ? step.name : $0):") }
    }
  }

  /// Where in a text somebody writes; nil where that cannot be told.
  func cursorContext(at position: TextPosition, in document: TextDocument) -> CursorContext? {
    CursorContext(at: document.offset(of: position, encoding), in: document)
  }

  /// The word at a place, in a part of a step that names something on the screen; nil elsewhere.
  func targetToken(at place: CursorContext, in document: TextDocument) -> TargetToken? {
    // An item that stands alone may become the key of a mapping.
    let isItem = place.isKey && place.path.last == .item && place.otherKeys.isEmpty
    guard isItem || !place.isKey, let first = place.path.firstIndex(of: .key("steps")),
      place.path.dropFirst(first + 1).first == .item,
      isTarget(Array(place.path.dropFirst(first + 2)))
    else { return nil }
    return TargetToken(around: place.word, isInFlow: place.isInFlow, in: document)
  }

  /// Whether a path below an item of `steps` is a part of a step that names something.
  private func isTarget(_ path: [SchemaGuide.Step]) -> Bool {
    registry.allSteps.contains { step in
      step.targets.contains { key, target in
        let value: [SchemaGuide.Step] = [.key(step.name)] + (key.isEmpty ? [] : [.key(key)])
        return path == value || target == .record && path == value + [.item]
      }
    }
  }

  /// What a run is asked of a word.
  func question(
    about word: TargetToken, in document: TextDocument, isHover: Bool
  ) -> LanguageJob.Question {
    let place = document.position(of: word.range.lowerBound, .utf32)
    // A mark at the beginning is no part of what is read.
    let mark = place.line == 0 && document.hasByteOrderMark ? 1 : 0
    return .touch(line: place.line + 1, column: place.character + 1 - mark, isHover: isHover)
  }
}

extension TargetToken {
  /// The scalar of a line that a word is a part of; an empty one where none is begun.
  ///
  /// - Parameter isInFlow: whether it stands between brackets, which may have been opened in a line
  ///   above.
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
        // Blanks behind a word may be those that somebody goes on behind.
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
