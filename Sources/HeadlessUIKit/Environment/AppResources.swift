import Foundation

/// An app's own texts and colors: its string tables and the color sets of its asset catalogs.
///
/// The plugin `PortApp` writes code that makes one of the app's files; `NSLocalizedString` and
/// `UIColor(named:)` of these files read it. Texts are those of the run's locale.
public final class AppResources: Sendable {
  /// A text, or one with words that depend on numbers.
  private struct Text {
    let format: String
    var variables: [String: Variable] = [:]
    /// The language that supplies it.
    var language = ""
  }

  /// A word of a text that depends on a number.
  private struct Variable {
    /// The texts by plural category.
    let forms: [String: String]
    /// The position of the number among the arguments, from 1; nil means the next one.
    var position: Int?
    /// How the number is written in place of `%arg`.
    var specifier: String?
  }

  /// The texts with variables, which a format names by their indices.
  private let plurals: [Text]
  /// The texts by table, language and key; in place of each variable's name is a reference.
  private let tables: [String: [String: [String: String]]]
  /// The languages of the texts, with all their subtags.
  private let languages: [(name: String, full: String)]
  private let colors: [String: UIColor]
  /// The language of texts that are not translated.
  private let developmentLanguage: String

  /// Reads an app's files.
  ///
  /// - Parameter files: the paths of `.strings`, `.stringsdict` and `.xcstrings` files and of
  ///   `Name.colorset/Contents.json`, each with the bytes of the file in Base64.
  public init(_ files: [(path: String, contents: String)]) {
    var tables: [String: [String: [String: String]]] = [:]
    var colors: [String: UIColor] = [:]
    var source: String?
    var languages: Set<String> = []
    var plurals: [Text] = []
    func add(_ text: Text?, _ key: String, to table: String, _ language: String) {
      guard var text else { return }
      languages.insert(language)
      text.language = language
      let format = text.variables.keys.reduce(text.format) {
        $0.replacing("#@\($1)@", with: "#@\(plurals.count)\u{1}\($1)@")
      }
      if !text.variables.isEmpty { plurals.append(text) }
      tables[table, default: [:]][language, default: [:]][key] = format
    }
    for (path, contents) in files {
      guard let data = Data(base64Encoded: contents) else { continue }
      let parts = path.split(separator: "/").map(String.init)
      let name = parts.last.map { $0.prefix { $0 != "." } }.map(String.init) ?? ""
      let folder = parts.dropLast().last ?? ""
      if path.hasSuffix(".colorset/Contents.json") {
        colors[String(folder.dropLast(".colorset".count))] = Self.color(data)
      } else if path.hasSuffix(".xcstrings") {
        guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { continue }
        source = catalog.sourceLanguage
        for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) {
          add(Text(format: key), key, to: name, catalog.sourceLanguage)
          for (language, unit) in (entry.localizations ?? [:]).sorted(by: { $0.key < $1.key }) {
            add(Self.text(unit), key, to: name, language)
          }
        }
      } else if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let entries = list as? [String: Any]
      {
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "Base"
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
          add(Self.text(entry), key, to: name, language)
        }
      }
    }
    self.tables = tables
    self.colors = colors
    self.plurals = plurals
    self.languages = languages.sorted().map {
      ($0, Locale.Language(identifier: $0).maximalIdentifier)
    }
    developmentLanguage =
      source ?? ["en", "Base"].first(where: languages.contains) ?? languages.min() ?? "en"
  }

  private static func text(_ entry: Any) -> Text? {
    if let text = entry as? String { return Text(format: text) }
    guard let entry = entry as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    return Text(
      format: format,
      variables: entry.compactMapValues {
        ($0 as? [String: String]).map { Variable(forms: $0) }
      })
  }

  private static func text(_ unit: Unit) -> Text? {
    let unit = unit.forDevice
    if let plural = unit.variations?["plural"] {
      return Text(format: "%#@_@", variables: ["_": Variable(forms: plural.texts)])
    }
    guard let format = unit.stringUnit?.value else { return nil }
    return Text(
      format: format,
      variables: (unit.substitutions ?? [:]).compactMapValues { word in
        word.forDevice.variations?["plural"].map {
          Variable(forms: $0.texts, position: word.argNum, specifier: word.formatSpecifier)
        }
      })
  }

  // MARK: Texts

  /// Returns the text of a key in the run's locale, or the key with a warning.
  ///
  /// As in Foundation, the text is that of the nearest language: `es-419` for Mexico, `pt-BR` for
  /// `pt`, `zh-Hant` for Taiwan. A key without a text there has that of the development language.
  ///
  /// - Parameters:
  ///   - key: the key in the table.
  ///   - table: the name of the table; nil and an empty one are `Localizable`.
  ///   - value: the text in place of a missing one; nil and an empty one are the key.
  public func text(_ key: String, table: String? = nil, value: String? = nil) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    for language in searchedLanguages {
      if let text = tables[table]?[language]?[key] { return text }
    }
    let locale = ScreenEnvironment.current?.localeIdentifier ?? developmentLanguage
    ScreenEnvironment.current?.warn(
      .missingText, "the app has no text for '\(key)' in the table '\(table)' for \(locale)",
      help: "add it to the table; the screen shows the key")
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The languages to look in, the best first.
  private var searchedLanguages: [String] {
    let wanted = (ScreenEnvironment.current?.locale ?? .current).language
    let parts = [wanted.languageCode?.identifier, wanted.region?.identifier]
    let exact = parts.compactMap { $0 }.joined(separator: "-")
    var best = languages.filter { $0.name.replacing("_", with: "-") == exact }
    var next: Locale.Language? = wanted
    for _ in 0..<8 {
      guard let full = next?.maximalIdentifier else { break }
      best += languages.filter { $0.full == full }
      next = next?.parent
    }
    // Other regions of the same language and script.
    let script = wanted.maximalIdentifier.split(separator: "-").prefix(2)
    best += languages.filter { $0.full.split(separator: "-").starts(with: script) }
    return best.map(\.name) + [developmentLanguage, "Base", "en"]
  }

  /// Returns a format with its arguments. Words of the app's tables that depend on a number have
  /// the form for it.
  ///
  /// - Parameters:
  ///   - format: the format, which may be a text of a table.
  ///   - arguments: the values.
  ///   - locale: the locale of the numbers; nil writes them as in code.
  public func format(_ format: String, _ arguments: [any CVarArg], _ locale: Locale?) -> String {
    guard format.contains("\u{1}") else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    var (next, used): (Int, [any CVarArg]) = (0, [])
    let plain = resolved(format, arguments, &next, &used)
    return String(format: plain, locale: locale, arguments: used)
  }

  /// Replaces variables by the form for their number, and lists the arguments in the order of use,
  /// since Foundation on Linux mixes them up if one is not used.
  ///
  /// - Parameters:
  ///   - owner: the text of the variables that have no index; nil for a format.
  ///   - first: the index of the first argument that is free for variables.
  ///   - depth: the number of variables that contain the format.
  private func resolved(
    _ format: String, _ arguments: [any CVarArg], _ next: inout Int,
    _ used: inout [any CVarArg], in owner: Text? = nil, from first: Int = 0, depth: Int = 0
  ) -> String {
    var result = ""
    var rest = format[...]
    while let match = rest.firstMatch(
      of: /%(?:(\d+)\$)?(?:#@([^@]*)@|([-+ 0#]*\d*(?:\.\d+)?[hlqztj]*[@a-zA-Z])|%)/)
    {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      if match.2 == nil, match.3 == nil {
        result += match.0
        continue
      }
      let names = (match.2 ?? "").split(separator: "\u{1}").map(String.init)
      let text = names.count == 2 ? self.text(at: Int(names[0])) : owner
      let variable = names.last.flatMap { text?.variables[$0] }
      let position = match.1.flatMap { Int($0) } ?? variable?.position
      let index =
        position.map { min($0, 1000) - 1 } ?? (variable == nil ? next : max(next, first))
      // What is not among the arguments is left out.
      guard arguments.indices.contains(index) else { continue }
      if let text, let variable, depth < 8 {
        let form = PluralRule.form(
          of: variable.forms, for: arguments[index], in: language(of: text)
        ).replacing("%arg", with: "%\(index + 1)$\(variable.specifier ?? "lld")")
        next = index
        result += resolved(
          form, arguments, &next, &used, in: text, from: index + 1, depth: depth + 1)
        next = max(next, index + 1)
      } else if let specifier = match.3 {
        result += "%\(specifier)"
        used.append(arguments[index])
        next = index + 1
      }
    }
    return result + rest
  }

  private func text(at index: Int?) -> Text? {
    index.flatMap { plurals.indices.contains($0) ? plurals[$0] : nil }
  }

  /// The language of a text; texts of the folder `Base` are in the development language.
  private func language(of text: Text) -> String {
    if text.language != "Base" { return text.language }
    return developmentLanguage == "Base" ? "en" : developmentLanguage
  }

  // MARK: Colors

  /// Returns a color of the asset catalogs with its name; gray with a warning if no set has it.
  func color(_ name: String) -> UIColor {
    if let color = colors[name] ?? colors[name.split(separator: "/").last.map(String.init) ?? ""] {
      return color.named(name)
    }
    ScreenEnvironment.current?.warn(
      .missingText, "the app has no color set named '\(name)'",
      help: "add it to the asset catalog; on a device the color is nil, here it is gray")
    return UIColor(white: 0.5, alpha: 1).named(name)
  }

  private static func color(_ data: Data) -> UIColor? {
    guard let set = try? JSONDecoder().decode(ColorSet.self, from: data) else { return nil }
    func color(isDark: Bool) -> UIColor? {
      let fitting = set.colors.filter { color in
        [nil, "universal", "iphone"].contains(color.idiom)
          && (color.appearances ?? []).contains { $0.value == "dark" } == isDark
      }
      return (fitting.last { $0.idiom == "iphone" } ?? fitting.last)?.color?.color
    }
    guard let light = color(isDark: false) ?? color(isDark: true) else { return nil }
    let dark = (color(isDark: true) ?? light).resolvedColor(with: .init(userInterfaceStyle: .dark))
    return UIColor(light: light, dark: dark)
  }
}

extension UIColor {
  /// Makes the color of an app's asset catalog, with its name, for light and dark mode.
  ///
  /// - Returns: never nil: gray, with a warning, if there is no such color set.
  public convenience init?(named name: String, of resources: AppResources) {
    let color = resources.color(name)
    self.init(
      light: color, dark: color.resolvedColor(with: .init(userInterfaceStyle: .dark)), name: name)
  }
}

// MARK: - Interpolated keys

extension String {
  /// A key with values, such as `"\(count) items"`, whose key is `%lld items`.
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    let key: String
    let arguments: [any CVarArg]

    /// Makes a key without values.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }
    /// Makes a key without values.
    public init(_ key: String) { self.init(stringLiteral: key) }
    /// Makes a key from its parts.
    public init(stringInterpolation parts: StringInterpolation) {
      (key, arguments) = (parts.key, parts.arguments)
    }

    /// The parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [any CVarArg] = []

      /// Makes an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }
      /// Adds a text as `%@`.
      public mutating func appendInterpolation(_ value: String) {
        key += "%@"
        arguments.append(value as NSString)
      }
      /// Adds a number: `%lld`, `%d`, `%llu` or `%u` for whole ones, `%lf` or `%f` for others.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value) {
        if let type = Value.self as? any FixedWidthInteger.Type {
          key += (type.bitWidth > 32 ? "%ll" : "%") + (type.isSigned ? "d" : "u")
        } else {
          key += value is Float ? "%f" : value is any BinaryFloatingPoint ? "%lf" : "%@"
        }
        arguments.append(value)
      }
    }
  }
}

extension AppResources {
  /// Returns the text of a key with values in the run's locale.
  public func localized(_ value: String.LocalizationValue, table: String?) -> String {
    let text = text(value.key, table: table)
    return value.arguments.isEmpty ? text : format(text, value.arguments, .ofRun)
  }
}

// MARK: - Files

/// A string catalog.
private struct Catalog: Decodable {
  struct Entry: Decodable { let localizations: [String: Unit]? }
  let sourceLanguage: String
  let strings: [String: Entry]
}

/// A text of a string catalog with its variations, which are units, too.
private struct Unit: Decodable {
  struct Value: Decodable { let value: String }
  let stringUnit: Value?
  let variations: [String: [String: Unit]]?
  let substitutions: [String: Unit]?
  let argNum: Int?
  let formatSpecifier: String?

  /// The unit for a phone.
  var forDevice: Unit {
    variations?["device"].flatMap { $0["iphone"] ?? $0["other"] }?.forDevice ?? self
  }
}

extension [String: Unit] {
  /// The texts of units by plural category.
  fileprivate var texts: [String: String] { compactMapValues(\.forDevice.stringUnit?.value) }
}

/// The file of a color set.
private struct ColorSet: Decodable {
  struct Appearance: Decodable { let value: String }
  struct Item: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Value?
  }
  struct Value: Decodable {
    let components: [String: String]?
    let reference: String?

    /// The color: each component is `0.5`, `128` or `0x80`; or one of the system, `systemBlueColor`.
    var color: UIColor? {
      guard let components else {
        return UIColor.namedSystemColors.first { $0.name.map { "\($0)Color" } == reference }
      }
      func part(_ name: String) -> Double? {
        guard let text = components[name] else { return nil }
        if text.hasPrefix("0x") {
          return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
      }
      let alpha = components["alpha"].flatMap { Double($0) } ?? 1
      if let white = part("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
  let colors: [Item]
}
