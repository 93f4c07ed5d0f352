import Diorama
import DioramaAuthoring
import DioramaKit
import YAML

/// The report of `types --tokens`: colors, fonts, themes, and the values in YAML that change them.
struct TokenReport {
  private let tokens: DesignTokens

  init(_ tokens: DesignTokens) { self.tokens = tokens }

  /// The report for people.
  var text: SafeText {
    func group(_ title: String, _ lines: [SafeText]) -> SafeText? {
      lines.isEmpty ? nil : "\(title)\n" + lines.map { "  \($0)\n" as SafeText }.joined()
    }
    func lines(isFont: Bool) -> [SafeText] {
      tokens.tokens.filter { $0.entry.isFont == isFont }.map { token in
        "\(token.entry.name): \(token.entry.value), \(Self.count(token.screens))"
      }
    }
    let themes = tokens.themes.map { light, dark -> SafeText in
      let other: SafeText =
        light.displayName == dark.displayName ? "" : ", dark: \(dark.displayName)"
      return "\(light.name): \(light.displayName)\(other)"
    }
    let overrides = tokens.overrides.map { item -> SafeText in
      var text: SafeText =
        "\(item.value.key): '\(item.value.text)', at \(item.value.place.description)"
      if item.isUsed == false { text += "\n    unused: no screen looks different without it" }
      for other in item.clashes {
        text += "\n    clashes with '\(other.text)' at \(other.place.description)"
      }
      return text
    }
    let groups = [
      group("colors", lines(isFont: false)), group("fonts", lines(isFont: true)),
      group("themes", themes), group("overrides", overrides),
    ]
    return groups.compactMap(\.self).joined(separator: "\n")
  }

  /// The report for programs: one object, in which each object of a list has all keys.
  var json: JSON {
    func list(isFont: Bool) -> JSON {
      .array(
        tokens.tokens.filter { $0.entry.isFont == isFont }.map { token in
          [
            "name": .string(token.entry.name), "value": .string(token.entry.value),
            "screens": .number(token.screens),
          ]
        })
    }
    return [
      "colors": list(isFont: false), "fonts": list(isFont: true),
      "themes": .array(
        tokens.themes.map { light, dark in
          [
            "key": .string(light.name), "kind": light.isFont ? "font" : "color",
            "light": .string(light.displayName), "dark": .string(dark.displayName),
          ]
        }),
      "overrides": .array(
        tokens.overrides.map { item in
          [
            "key": .string(item.value.key), "value": .string(item.value.text),
            "place": .string(item.value.place.description),
            "screen": .optional(item.value.screen),
            "isUsed": item.isUsed.map { .bool($0) } ?? .null,
            "clashes": .strings(item.clashes.map(\.place.description)),
          ]
        }),
    ]
  }

  private static func count(_ screens: Int) -> String {
    switch screens {
    case 0: "in no screen"
    case 1: "in 1 screen"
    default: "in \(screens) screens"
    }
  }
}
