import DioramaAuthoring
import DioramaKit
import DioramaStage
import YAML

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

  /// Returns whether a place is a part of a step that refers to something on the screen.
  func isTarget(_ place: CursorContext) -> Bool {
    // An item that is a single word may become the key of a mapping.
    let isItem = place.isKey && place.path.last == .item && place.otherKeys.isEmpty
    guard place.separator.isEmpty, isItem || !place.isKey,
      let first = place.path.firstIndex(of: .key("steps")),
      place.path.dropFirst(first + 1).first == .item
    else { return false }
    return isTarget(Array(place.path.dropFirst(first + 2)))
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

  /// Returns the question about a text in a step that a run answers.
  func question(
    about text: ScalarToken, in document: TextDocument, isHover: Bool
  ) -> LanguageJob.Question {
    let place = document.position(of: text.range.lowerBound, .utf32)
    // A byte order mark is not part of the text that is read.
    let mark = place.line == 0 && document.hasByteOrderMark ? 1 : 0
    return .touch(line: place.line + 1, column: place.character + 1 - mark, isHover: isHover)
  }
}
