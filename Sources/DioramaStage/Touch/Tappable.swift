import DioramaKit

/// Something that a `tap` can touch at some moment of a run, as it would be written.
package struct Tappable: Sendable, Hashable {
  /// The step's value as YAML: the text that a frame shows, or what means it alone.
  package let value: String
  /// What it is: `rightBarButton (Invite)`.
  package let words: String
}

extension Stage {
  /// What a `tap` can touch now, each once, in the order of the screen.
  package var tappables: [Tappable] {
    var known: Set<String> = []
    return touchablesOnTop().filter(\.isOn).compactMap { thing in
      // A text that several things show means none of them.
      let text = thing.shown.first { text in
        !text.isEmpty && touched(byTapping: text).map(\.words) == [thing.words]
      }
      let value = text?.asYAMLWord ?? thing.form
      return known.insert(value).inserted ? Tappable(value: value, words: thing.words) : nil
    }
  }

  /// What a `tap` of a text would touch now: one thing, or several that carry it.
  package func tappables(saying text: String) -> [Tappable] {
    touched(byTapping: text).map { Tappable(value: $0.form, words: $0.words) }
  }
}
