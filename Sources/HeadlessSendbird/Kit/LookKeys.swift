import DioramaKit
import HeadlessUIKit
import YAML

/// The keys for the kit's texts, colors, fonts, icons and themes. Values of several layers are
/// merged. Themes use colors and fonts, so their key is read last.
extension ScreenKey {
  static let strings = ScreenKey(
    "SBUStringSet", .record(SBUStrings.table, startingWith: SBUStrings()), order: 11, addsUp: true,
    "the kit's texts by name; %d is a number, %@ is a name"
  ) { strings, _ in
    SBUStrings.current.replace(strings)
  }

  static let colors = ScreenKey(
    "SBUColorSet", LookSetOverrides<SBUColor>.shape, order: 11, addsUp: true,
    "the kit's colors by name: \"#RRGGBB\" or the name of another color"
  ) { colors, _ in
    colors.apply(to: &SBULooks.current)
  }

  static let fonts = ScreenKey(
    "SBUFontSet", LookSetOverrides<SBUFont>.shape, order: 11, addsUp: true,
    "the kit's fonts by name: size and weight, or the name of another font"
  ) { fonts, _ in
    fonts.apply(to: &SBULooks.current)
  }

  static let icons = ScreenKey(
    "SBUIconSet", LookSetOverrides<SBUIcon>.shape, order: 11, addsUp: true,
    "the kit's icons by name: 1 to 3 characters or the name of another icon"
  ) { icons, _ in
    icons.apply(to: &SBULooks.current)
  }

  static let themes = ScreenKey(
    "SBUTheme", ThemeSetOverrides.shape, order: 12, addsUp: true,
    "single colors and fonts of the kit's themes, by name"
  ) { themes, _ in
    themes.apply()
  }

  /// The colors and fonts of the themes of the run, with their keys as names.
  static var themeEntries: [Palette.Entry] { ThemeSetOverrides.entries }
}

extension SBUStrings {
  /// The record with one key for each text.
  fileprivate static let table = RecordTable<SBUStrings>(
    "SBUStringSet",
    SBUTexts.all.map { name, text in
      Field(name, shape(of: text), "default: \(text.words.first ?? "")") {
        $0.setText($1, for: text)
      }
    }, olderNames: SBUTexts.olderKeys)

  /// Returns the shape of a text in YAML.
  private static func shape(of text: any SBUAnyText) -> ValueShape<String> {
    switch text.placeholder {
    case nil: return .text
    case .number: return .format("%d", for: "the number")
    case .name:
      let most = text.words.map { $0.split(separator: "@").count { $0.hasSuffix("%") } }.max()
      return .format("%@", most: most ?? 1, for: "a name")
    }
  }
}

// MARK: - Themes

/// A theme's color or font in YAML: one value for both schemes, or one for each.
private struct SchemeValues<Value: Sendable>: Sendable {
  var light: Value?
  var dark: Value?

  subscript(scheme: SBUColorScheme) -> Value? { scheme == .light ? light : dark }

  /// Returns the shape of one value, or a mapping with one for each scheme.
  ///
  /// - Parameter isMapping: whether a single value can be a mapping, too.
  static func shape(
    of value: ValueShape<Value>, isMapping: Bool = false
  ) -> ValueShape<SchemeValues> {
    let record = ValueShape<SchemeValues>.record(
      RecordTable(
        "a value for light and dark",
        [
          Field("light", value, "in a light theme") { $0.light = $1 },
          Field("dark", value, "in a dark theme") { $0.dark = $1 },
        ]), startingWith: SchemeValues())
    return ValueShape(.either([value.description, record.description])) { node, decoding in
      if node["light"] != nil || node["dark"] != nil || node.kind == .mapping && !isMapping {
        return record.decode(node, &decoding)
      }
      return value.decode(node, &decoding).map { SchemeValues(light: $0, dark: $0) }
    }
  }
}

/// A theme in YAML: the changes to its values.
private struct ThemeOverrides: Sendable {
  private var values: [String: @Sendable (inout SBUThemeLook, SBUColorScheme, SBULooks) -> Void] =
    [:]

  /// The names of values before version 3.
  private static let olderNames = [
    (old: "userNameTextColor", today: "nicknameTextColor"),
    (old: "userNameFont", today: "nicknameTextFont"),
  ]

  /// The status bar style, as a keyword.
  private enum BarStyle: String, CaseIterable, Sendable {
    case darkContent, lightContent
  }

  /// Returns the shape of a theme, whose keys are the names of its values.
  ///
  /// - Parameters:
  ///   - key: the theme's name in messages.
  ///   - values: the values of the theme.
  static func shape(_ key: String, _ values: [(name: String, value: any SBUAnyThemeValue)])
    -> ValueShape<ThemeOverrides>
  {
    let style = SchemeValues<BarStyle>.shape(of: .choice)
    let color = SchemeValues<LookOverride<SBUColor>>.shape(of: .color)
    let font = SchemeValues<LookOverride<SBUFont>>.shape(of: .font, isMapping: true)
    let fields = values.compactMap { name, value -> Field<ThemeOverrides>? in
      let words = "default: \(value.words)"
      switch value {
      case let value as SBUThemeValue<UIStatusBarStyle>:
        return field(name, style, words, value) { style, _, _ in
          style == .lightContent ? .lightContent : .darkContent
        }
      case let value as SBUThemeValue<UIColor>:
        return field(name, color, words, value) { $0.value(over: $1, in: $2) }
      case let value as SBUThemeValue<UIFont>:
        return field(name, font, words, value) { $0.value(over: $1, in: $2) }
      default: return nil
      }
    }
    let older = olderNames.filter { name in values.contains { $0.name == name.today } }
    return .record(RecordTable(key, fields, olderNames: older), startingWith: ThemeOverrides())
  }

  /// Returns a key of a theme.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: the shape of its value.
  ///   - words: a description of the default value.
  ///   - value: the value of the theme.
  ///   - change: returns the new value for YAML's value, the previous value, and the looks of the
  ///     run.
  private static func field<Written, Value>(
    _ name: String, _ shape: ValueShape<SchemeValues<Written>>, _ words: String,
    _ value: SBUThemeValue<Value>,
    _ change: @escaping @Sendable (Written, Value, SBULooks) -> Value
  ) -> Field<ThemeOverrides> {
    Field(name, shape, words) { theme, shades in
      theme.values[name] = { look, scheme, looks in
        guard let written = shades[scheme] else { return }
        look[value] = change(written, look[value], looks)
      }
    }
  }

  /// Applies the changes to a theme.
  func apply(to theme: SBUThemeBase, _ scheme: SBUColorScheme) {
    let looks = SBULooks.current
    for value in values.values { value(&theme.look, scheme, looks) }
  }
}

/// The changes in YAML to the themes that the screens here use.
private struct ThemeSetOverrides: Sendable {
  private var themes: [String: ThemeOverrides] = [:]

  /// The themes, by their names in `SBUTheme`.
  private static let places:
    [(key: String, type: SBUThemeBase.Type, values: [(name: String, value: any SBUAnyThemeValue)])] =
      [
        ("userListTheme", SBUUserListTheme.self, SBUUserListTheme.values),
        ("userCellTheme", SBUUserCellTheme.self, SBUUserCellTheme.values),
        ("channelSettingsTheme", SBUChannelSettingsTheme.self, SBUChannelSettingsTheme.values),
        ("componentTheme", SBUComponentTheme.self, SBUComponentTheme.values),
        ("groupChannelListTheme", SBUGroupChannelListTheme.self, SBUGroupChannelListTheme.values),
        ("groupChannelCellTheme", SBUGroupChannelCellTheme.self, SBUGroupChannelCellTheme.values),
        ("channelTheme", SBUChannelTheme.self, SBUChannelTheme.values),
        ("messageCellTheme", SBUMessageCellTheme.self, SBUMessageCellTheme.values),
        ("messageInputTheme", SBUMessageInputTheme.self, SBUMessageInputTheme.values),
        ("openChannelListTheme", SBUOpenChannelListTheme.self, SBUOpenChannelListTheme.values),
        ("openChannelCellTheme", SBUOpenChannelCellTheme.self, SBUOpenChannelCellTheme.values),
        (
          "createOpenChannelTheme", SBUCreateOpenChannelTheme.self, SBUCreateOpenChannelTheme.values
        ),
      ]

  static let shape = ValueShape<ThemeSetOverrides>.record(
    RecordTable(
      "SBUTheme",
      places.map { key, _, values in
        Field(
          key, ThemeOverrides.shape(key, values),
          "colors and fonts by name, each for both schemes or for `light` and `dark`"
        ) { $0.themes[key] = $1 }
      }), startingWith: ThemeSetOverrides())

  /// The colors and fonts of the themes of the run.
  static var entries: [Palette.Entry] {
    places.flatMap { key, type, values in
      let look = SBUThemes.current[type].look
      return values.compactMap { name, value -> Palette.Entry? in
        let path = "SBUTheme.\(key).\(name)"
        switch value {
        case let color as SBUThemeValue<UIColor>: return .color(path, look[color])
        case let font as SBUThemeValue<UIFont>: return .font(path, look[font])
        default: return nil
        }
      }
    }
  }

  /// Applies the changes to the themes of the run.
  func apply() {
    let current = SBUThemes.current
    for (key, type, _) in Self.places {
      themes[key]?.apply(to: current[type], current.scheme)
    }
  }
}
