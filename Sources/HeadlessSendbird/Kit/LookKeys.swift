import DioramaKit
import HeadlessUIKit
import YAML

/// The keys under which YAML says how the kit speaks and looks. What several layers say of a set adds
/// up. A theme is made of colours and fonts, so its key is read after theirs.
extension ScreenKey {
  static let strings = ScreenKey(
    "SBUStringSet", .record(SBUStrings.table, startingWith: SBUStrings()), order: 11, addsUp: true,
    "the kit's texts, by name; %d stands for a number, %@ for a name"
  ) { strings, _ in
    SBUStrings.current.replace(strings)
  }

  static let colors = ScreenKey(
    "SBUColorSet", WrittenSet<SBUColor>.shape, order: 11, addsUp: true,
    "the kit's colours, by name: \"#RRGGBB\", or the name of another one"
  ) { colors, _ in
    colors.apply(to: &SBULooks.current)
  }

  static let fonts = ScreenKey(
    "SBUFontSet", WrittenSet<SBUFont>.shape, order: 11, addsUp: true,
    "the kit's fonts, by name: size and weight, or the name of another one"
  ) { fonts, _ in
    fonts.apply(to: &SBULooks.current)
  }

  static let icons = ScreenKey(
    "SBUIconSet", WrittenSet<SBUIcon>.shape, order: 11, addsUp: true,
    "the kit's pictures, by name: the sign that stands for one, or the name of another one"
  ) { icons, _ in
    icons.apply(to: &SBULooks.current)
  }

  static let themes = ScreenKey(
    "SBUTheme", WrittenThemes.shape, order: 12, addsUp: true,
    "single colours and fonts of the kit's themes, by name"
  ) { themes, _ in
    themes.apply()
  }
}

extension SBUStrings {
  /// One key for each text.
  fileprivate static let table: RecordTable<SBUStrings> = {
    let texts = SBUText.all.map { text in
      Field<SBUStrings>(text.name, .text, "standard: \(text.standard)") { $0[text] = $1 }
    }
    let counts = SBUCountText.all.map { text in
      Field<SBUStrings>(text.name, .format("%d", for: "the number"), "standard: \(text.standard)") {
        $0[text] = SBUStrings.template($1)
      }
    }
    let names = SBUNameText.all.map { text in
      let most = text.standard.map { $0.split(separator: "@").count { $0.hasSuffix("%") } }.max()
      return Field<SBUStrings>(
        text.name, .format("%@", most: most ?? 1, for: "a name"),
        "standard: \(text.standard.first ?? "")"
      ) {
        $0.say($1, for: text)
      }
    }
    return RecordTable("SBUStringSet", texts + counts + names, olderNames: SBUStringSet.olderKeys)
  }()
}

// MARK: - Themes

/// What YAML writes of a theme's colour or font: one for both schemes, or one for each.
private struct Shades<Value: Sendable>: Sendable {
  var light: Value?
  var dark: Value?

  subscript(scheme: SBUColorScheme) -> Value? { scheme == .light ? light : dark }

  static func shape(of value: ValueShape<Value>) -> ValueShape<Shades> {
    let record = ValueShape<Shades>.record(
      RecordTable(
        "a value for light and dark",
        [
          Field("light", value, "in a light theme") { $0.light = $1 },
          Field("dark", value, "in a dark theme") { $0.dark = $1 },
        ]), startingWith: Shades())
    return ValueShape(.either([value.description, record.description])) { node, decoding in
      if node["light"] != nil || node["dark"] != nil { return record.decode(node, &decoding) }
      return value.decode(node, &decoding).map { Shades(light: $0, dark: $0) }
    }
  }
}

/// What YAML writes of a theme.
private struct WrittenTheme: Sendable {
  var style: Shades<BarStyle>?
  var colors: [Int: Shades<WrittenLook<SBUColor>>] = [:]
  var fonts: [Int: Shades<WrittenLook<SBUFont>>] = [:]

  /// The status bar, in a word.
  enum BarStyle: String, CaseIterable, Sendable {
    case darkContent, lightContent
  }

  /// The keys of a theme, which are its entries.
  static func shape(_ place: SBUThemePlace) -> ValueShape<WrittenTheme> {
    var (colors, fonts) = (0, 0)
    let style = Shades<BarStyle>.shape(of: .choice)
    let color = Shades<WrittenLook<SBUColor>>.shape(of: .color)
    let font = Shades<WrittenLook<SBUFont>>.shape(of: .font)
    let fields = place.entries.values.map { entry -> Field<WrittenTheme> in
      switch entry.value {
      case .style:
        return Field(entry.name, style, "standard: darkContent, dark lightContent") {
          $0.style = $1
        }
      case .color(let light, let dark):
        let index = colors
        colors += 1
        return Field(entry.name, color, "standard: \(light.words), dark \(dark.words)") {
          $0.colors[index] = $1
        }
      case .font(let standard):
        let index = fonts
        fonts += 1
        return Field(entry.name, font, "standard: \(standard.name)") { $0.fonts[index] = $1 }
      }
    }
    return .record(RecordTable("\(place.key)", fields), startingWith: WrittenTheme())
  }

  /// Changes a theme.
  func apply(to theme: SBUAnyTheme, _ scheme: SBUColorScheme) {
    let looks = SBULooks.current
    if let style = style?[scheme] {
      theme.look.style = style == .lightContent ? .lightContent : .darkContent
    }
    for (index, shades) in colors {
      guard let color = shades[scheme] else { continue }
      theme.look.colors[index] = color.value(over: theme.look.colors[index], in: looks)
    }
    for (index, shades) in fonts {
      guard let font = shades[scheme] else { continue }
      theme.look.fonts[index] = font.value(over: theme.look.fonts[index], in: looks)
    }
  }
}

/// What YAML writes of the themes that screens here show.
private struct WrittenThemes: Sendable {
  private var themes: [Int: WrittenTheme] = [:]

  static let shape = ValueShape<WrittenThemes>.record(
    RecordTable(
      "SBUTheme",
      SBUThemes.inYAML.enumerated().map { index, place in
        Field(
          place.key, WrittenTheme.shape(place),
          "colours and fonts by name, each for both schemes or for `light` and `dark`"
        ) { $0.themes[index] = $1 }
      }), startingWith: WrittenThemes())

  /// Changes the themes of the run.
  func apply() {
    for (index, place) in SBUThemes.inYAML.enumerated() {
      themes[index]?.apply(to: place.theme(.current), SBUThemes.scheme)
    }
  }
}

extension SBUColor {
  /// The colour in words.
  fileprivate var words: String {
    let name = name.description
    return name.isEmpty ? "clear" : opacity.map { "\(name) at \($0)" } ?? name
  }
}
