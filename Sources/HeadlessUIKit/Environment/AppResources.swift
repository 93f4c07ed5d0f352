import Foundation

/// An app's own texts and colors: its string tables and the color sets of its asset catalogs.
///
/// The plugin `PortApp` writes code that makes one of the app's files; `NSLocalizedString` and
/// `UIColor(named:)` of these files read it. Texts are those of the run's locale.
public final class AppResources: Sendable {
  /// A text, or one with words that depend on numbers.
  private struct Text {
    let format: String
    /// For each variable in the format, its texts by plural category.
    var variables: [String: [String: String]] = [:]
  }

  /// The texts by table, language and key.
  private let tables: [String: [String: [String: Text]]]
  private let colors: [String: UIColor]
  /// The language of texts that are not translated.
  private let developmentLanguage: String

  /// Reads an app's files.
  ///
  /// - Parameter files: the paths of `.strings`, `.stringsdict` and `.xcstrings` files and of
  ///   `Name.colorset/Contents.json`, each with the bytes of the file in Base64.
  public init(_ files: [(path: String, contents: String)]) {
    var tables: [String: [String: [String: Text]]] = [:]
    var colors: [String: UIColor] = [:]
    var language = "en"
    for (path, contents) in files {
      guard let data = Data(base64Encoded: contents) else { continue }
      let parts = path.split(separator: "/").map(String.init)
      let name = parts.last.map { $0.prefix { $0 != "." } }.map(String.init) ?? ""
      let folder = parts.dropLast().last ?? ""
      if path.hasSuffix(".colorset/Contents.json") {
        colors[String(folder.dropLast(".colorset".count))] = Self.color(data)
      } else if path.hasSuffix(".xcstrings") {
        guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { continue }
        language = catalog.sourceLanguage
        for (key, entry) in catalog.strings {
          tables[name, default: [:]][language, default: [:]][key] = Text(format: key)
          for (language, unit) in entry.localizations ?? [:] {
            tables[name, default: [:]][language, default: [:]][key] = Self.text(unit)
          }
        }
      } else if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let entries = list as? [String: Any]
      {
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "Base"
        for (key, entry) in entries {
          tables[name, default: [:]][language, default: [:]][key] = Self.text(entry)
        }
      }
    }
    self.tables = tables
    self.colors = colors
    developmentLanguage = language
  }

  private static func text(_ entry: Any) -> Text? {
    if let text = entry as? String { return Text(format: text) }
    guard let entry = entry as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    return Text(format: format, variables: entry.compactMapValues { $0 as? [String: String] })
  }

  private static func text(_ unit: Unit) -> Text? {
    let unit = unit.forDevice
    if let plural = unit.variations?["plural"] {
      return Text(format: "%#@_@", variables: ["_": plural.compactMapValues(\.stringUnit?.value)])
    }
    guard let format = unit.stringUnit?.value else { return nil }
    return Text(
      format: format,
      variables: (unit.substitutions ?? [:]).compactMapValues {
        $0.variations?["plural"]?.compactMapValues(\.stringUnit?.value)
      })
  }

  // MARK: Texts

  /// Returns the text of a key in the run's locale, or the key with a warning.
  ///
  /// A locale with a region falls back to its language, and that to the development language.
  ///
  /// - Parameters:
  ///   - key: the key in the table.
  ///   - table: the name of the table; nil and an empty one are `Localizable`.
  ///   - value: the text in place of a missing one; nil and an empty one are the key.
  public func text(_ key: String, table: String? = nil, value: String? = nil) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    for language in languages {
      guard let text = tables[table]?[language]?[key] else { continue }
      // A format keeps the key of its variables, which `format` resolves.
      return text.variables.keys.reduce(text.format) { format, name in
        format.replacing("#@\(name)@", with: "#@\(table)\u{1}\(key)\u{1}\(name)@")
      }
    }
    let locale = ScreenEnvironment.current?.localeIdentifier ?? developmentLanguage
    ScreenEnvironment.current?.warn(
      .missingText, "the app has no text for '\(key)' in the table '\(table)' for \(locale)",
      help: "add it to the table; the screen shows the key")
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The languages to look in, the best first.
  private var languages: [String] {
    let locale = (ScreenEnvironment.current?.locale ?? .current).identifier
    let parts = locale.split { $0 == "_" || $0 == "-" || $0 == "@" }.map(String.init)
    let (language, region) = (parts.first ?? "en", parts.dropFirst().last)
    var names = [parts.joined(separator: "-"), parts.joined(separator: "_")]
    if language == "zh" {
      names.append(["TW", "HK", "MO"].contains(region) ? "zh-Hant" : "zh-Hans")
    }
    return names + [language, developmentLanguage, "Base", "en"]
  }

  /// Returns a format with its arguments. Words of the app's tables that depend on a number have
  /// the form for it.
  ///
  /// - Parameters:
  ///   - format: the format, which may be a text of a table.
  ///   - arguments: the values.
  ///   - locale: the locale of the numbers; nil writes them as in code.
  public func format(_ format: String, _ arguments: [any CVarArg], _ locale: Locale?) -> String {
    var next = 0
    let plain = format.contains("\u{1}") ? resolved(format, arguments, &next) : format
    return String(format: plain, locale: locale, arguments: arguments)
  }

  /// Replaces variables by the form for their number, and gives all arguments their positions.
  private func resolved(
    _ format: String, _ arguments: [any CVarArg], _ next: inout Int
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
      let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      let names = match.2?.split(separator: "\u{1}").map(String.init) ?? []
      if names.count == 3, arguments.indices.contains(index),
        let forms = languages.lazy.compactMap({
          self.tables[names[0]]?[$0]?[names[1]]?.variables[names[2]]
        }).first
      {
        let category = PluralRule.category(of: arguments[index], in: languages)
        let form = forms[category] ?? forms["other"] ?? ""
        next = index
        result += resolved(
          form.replacing("%arg", with: "%\(index + 1)$lld"), arguments, &next)
        next = max(next, index + 1)
      } else {
        result += "%\(index + 1)$\(match.3 ?? "")"
        next = index + 1
      }
    }
    return result + rest
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
      set.colors.last { color in
        (color.appearances ?? []).contains { $0.value == "dark" } == isDark
      }?.color?.color
    }
    guard let light = color(isDark: false) ?? color(isDark: true) else { return nil }
    return UIColor(light: light, dark: color(isDark: true))
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
      /// Adds a number: `%lld` for whole ones, `%lf` for others.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value) {
        key += value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
        arguments.append((value as? any BinaryInteger).map { Int($0) } ?? value)
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

  /// The unit for a phone.
  var forDevice: Unit {
    variations?["device"].flatMap { $0["iphone"] ?? $0["other"] }?.forDevice ?? self
  }
}

/// The file of a color set.
private struct ColorSet: Decodable {
  struct Appearance: Decodable { let value: String }
  struct Item: Decodable {
    let appearances: [Appearance]?
    let color: Value?
  }
  struct Value: Decodable {
    let components: [String: String]?

    /// The color: each component is `0.5`, `128` or `0x80`.
    var color: UIColor? {
      guard let components else { return nil }
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
