import Foundation
import HeadlessUIKit
import Testing

/// An app's texts follow the locale of the run, and its colors have names.
@Suite("An app's texts and colors") struct AppResourcesTests {
  private static func file(_ path: String, _ text: String) -> (path: String, contents: String) {
    (path, Data(text.utf8).base64EncodedString())
  }

  private static let resources = AppResources([
    file("en.lproj/Localizable.strings", "\"hi\" = \"Hello\"; \"only\" = \"English\";"),
    file("ko.lproj/Localizable.strings", "/* c */ \"hi\" = \"안녕\";"),
    file("pt-BR.lproj/Localizable.strings", "\"hi\" = \"Oi\";"),
    file("pt.lproj/Localizable.strings", "\"hi\" = \"Olá\";"),
    file("zh-Hant.lproj/Localizable.strings", "\"hi\" = \"您好\";"),
    file("en.lproj/Other.strings", "\"hi\" = \"Other\";"), file("ko.lproj/Broken.strings", "\"hi"),
    file(
      "ru.lproj/Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%@: %#@a@ в %#@b@</string>
      <key>a</key><dict><key>one</key><string>%d файл</string><key>few</key><string>%d файла</string>
      <key>many</key><string>%d файлов</string><key>other</key><string>%d</string></dict>
      <key>b</key><dict><key>one</key><string>одной папке</string><key>other</key>
      <string>%d папках</string></dict></dict></dict></plist>
      """),
    file(
      "Words.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Plain": {}, "A %@ of %lld": {
      "localizations": {"en": {"stringUnit": {"value": "%2$lld × %1$@"}}}}, "%lld birds": {
      "localizations": {"en": {"stringUnit": {"value": "%#@birds@!"}, "substitutions": {"birds": {
      "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
      "one": {"stringUnit": {"value": "a bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}},
      "ko": {"variations": {"device": {"ipad": {"stringUnit": {"value": "x"}}, "other": {"variations": {
      "plural": {"other": {"stringUnit": {"value": "새 %lld마리"}}}}}}}}}}}}
      """),
    file(
      "Brand.colorset/Contents.json",
      """
      {"colors": [{"color": {"components": {"red": "0x80", "green": "51", "blue": "1.0", "alpha": "0.5"}}},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "1.0"}}}]}
      """),
    file(
      "Phone.colorset/Contents.json",
      """
      {"colors": [{"idiom": "iphone", "color": {"components": {"red": "0", "green": "1.0", "blue": "0"}}},
      {"idiom": "universal", "color": {"components": {"white": "0.5"}}},
      {"idiom": "ipad", "color": {"components": {"white": "1.0"}}}]}
      """),
    file(
      "System.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBrownColor"}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"platform": "universal", "reference": "labelColor"}}]}
      """),
    ("Wrong.xcstrings", "?"), file("Empty.colorset/Contents.json", "{}"),
  ])

  private func inRun<Result>(_ locale: String, _ body: () -> Result) -> (Result, [RunWarning]) {
    let environment = ScreenEnvironment(localeIdentifier: locale)
    return (environment.run(body), environment.takeWarnings())
  }

  @Test(arguments: [
    ("en_US", "Hello"), ("ko_KR", "안녕"), ("ko", "안녕"), ("pt_BR", "Oi"), ("pt_PT", "Olá"),
    ("zh_TW", "您好"), ("fr_FR", "Hello"),
  ])
  func a_text_falls_back_from_region_to_language_to_development_language(
    locale: String, text: String
  ) {
    let (found, warnings) = inRun(locale) { Self.resources.text("hi") }
    #expect(found == text && warnings.isEmpty)
    #expect(inRun(locale) { Self.resources.text("hi", table: "Other") }.0 == "Other")
    #expect(inRun(locale) { Self.resources.text("only", table: "") }.0 == "English")
  }

  /// An app with a text in each of some languages, which is the name of the language.
  private static func app(_ languages: [String]) -> AppResources {
    AppResources(
      languages.map { file("\($0).lproj/Localizable.strings", "\"hi\" = \"\($0)\";") })
  }

  @Test(arguments: [
    ("pt", ["en", "pt-PT", "pt-BR"], "pt-BR"), ("pt_AO", ["en", "pt-BR", "pt-PT"], "pt-PT"),
    ("pt_BR", ["pt", "pt-BR"], "pt-BR"), ("pt_PT", ["pt", "pt-BR"], "pt"),
    ("es_MX", ["es", "es-419", "en"], "es-419"), ("es_ES", ["es-419", "es"], "es"),
    ("es_MX", ["en", "es-AR"], "es-AR"), ("en_AU", ["en", "en-GB"], "en-GB"),
    ("zh_HK", ["zh-Hans", "zh-TW", "en"], "zh-TW"), ("zh_TW", ["zh-Hans", "en"], "en"),
    ("zh-Hant_US", ["zh-Hans", "zh-Hant", "en"], "zh-Hant"), ("zh_CN", ["zh-Hant", "zh"], "zh"),
    ("en_US@calendar=buddhist", ["ko", "en"], "en"), ("de_DE@collation=x", ["en", "de"], "de"),
    ("sr_Latn_RS", ["en", "sr", "sr-Latn"], "sr-Latn"), ("nb_NO", ["en", "no"], "no"),
    ("pt_BR", ["en", "pt_BR"], "pt_BR"), ("en_US", ["ko"], "ko"), ("fr", ["ko", "Base"], "Base"),
    ("", ["ko", "en"], "en"),
  ])
  func the_nearest_language_supplies_the_texts(locale: String, has: [String], expected: String) {
    let (found, warnings) = inRun(locale) { Self.app(has).text("hi") }
    #expect(found == expected && warnings.isEmpty)
  }

  @Test func a_missing_key_is_shown_with_one_warning() {
    let (found, warnings) = inRun("ko_KR") {
      [Self.resources.text("a.b"), Self.resources.text("a.b", value: "A")]
    }
    #expect(found == ["a.b", "A"])
    #expect(
      warnings.map(\.message)
        == ["the app has no text for 'a.b' in the table 'Localizable' for ko_KR"])
    #expect(inRun("ko_KR") { Self.resources.text("hi", table: "Broken") }.0 == "hi")
  }

  @Test(arguments: [
    (1, 1, "X: 1 файл в одной папке"), (3, 2, "X: 3 файла в 2 папках"),
    (11, 21, "X: 11 файлов в одной папке"),
  ])
  func words_of_a_stringsdict_depend_on_their_numbers(files: Int, folders: Int, text: String) {
    let found = inRun("ru_RU") {
      Self.resources.format(Self.resources.text("n"), ["X" as NSString, files, folders], .ofRun)
    }
    #expect(found.0 == text)
  }

  /// The numbers 0, 1, 2, 3, 11, 21 and 1,000,000 by the name of their form in a language.
  @Test(arguments: [
    ("en", "other one other other other other other"),
    ("fr", "one one other other other other many"),
    ("pt-BR", "one one other other other other many"),
    ("pt-PT", "other one other other other other many"),
    ("lv", "zero one other other zero one zero"), ("lt", "other one few few other one other"),
    ("ru", "many one few few many one many"), ("cs", "other one few few other other other"),
    ("he", "other one two other other other other"),
    ("ko", "other other other other other other other"),
    ("ar", "zero one two few many many other"), ("cy", "zero one two few other other other"),
    ("fil", "one one one one one one one"), ("is", "other one other other other one other"),
    ("ro", "few one few few few other other"), ("ga", "other one two few other other other"),
  ])
  func plural_forms_are_those_of_the_language_of_the_text(language: String, expected: String) {
    let forms =
      ["one", "two", "few", "many", "other"]
      + (["lv", "ar", "cy"].contains(language) ? ["zero"] : [])
    let resources = Self.plurals("\(language).lproj", forms.map { ($0, $0) })
    let numbers = [0, 1, 2, 3, 11, 21, 1_000_000]
    // The locale of the run is another one: the app has this language only.
    let found = inRun("en_US") {
      numbers.map { resources.format(resources.text("n"), [$0], nil) }.joined(separator: " ")
    }
    #expect(found.0 == expected)
  }

  /// An app with a plural in a folder.
  private static func plurals(
    _ folder: String, _ forms: [(String, String)], format: String = "%#@n@"
  ) -> AppResources {
    let list = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    return AppResources([
      file(
        "\(folder)/Localizable.stringsdict",
        "<plist version=\"1.0\"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>"
          + "<string>\(format)</string><key>n</key><dict>\(list)</dict></dict></dict></plist>")
    ])
  }

  @Test func a_form_for_zero_is_that_of_zero_in_every_language() {
    let resources = Self.plurals("en.lproj", [("zero", "none"), ("one", "one"), ("other", "%ld")])
    let zeros: [any CVarArg] = [0, Int8(0), UInt(0), 0.0, Float(0)]
    let found = inRun("ko_KR") { zeros.map { resources.format(resources.text("n"), [$0], nil) } }
    #expect(found.0 == ["none", "none", "none", "none", "none"])
    #expect(inRun("ko_KR") { resources.format(resources.text("n"), [1], nil) }.0 == "one")
  }

  @Test func numbers_of_every_size_have_a_form() {
    let resources = Self.plurals("en.lproj", [("one", "one"), ("other", "many")])
    let numbers: [any CVarArg] = [
      UInt64.max, Int.min, Int.max, Double.nan, Double.infinity, -Double.infinity, 1e300, 1.5,
      "x" as NSString,
    ]
    let found = inRun("en_US") { numbers.map { resources.format(resources.text("n"), [$0], nil) } }
    #expect(found.0 == Array(repeating: "many", count: numbers.count))
    let wrong = Self.plurals(
      "en.lproj", [("one", "one")], format: "%9223372036854775807$#@n@ %#@n@ %3$@")
    let text = inRun("en_US") {
      [
        resources.localized("\(UInt64.max) \(Int32(1)) \(UInt8(2)) \(Float(3))", table: nil),
        wrong.format(wrong.text("n"), [1], nil),
      ]
    }
    #expect(text.0.first?.hasSuffix(" 1 2 3.000000") == true && text.0.last == " one ")
    #expect(text.1.map(\.message).first?.contains("'%llu %d %u %f'") == true)
  }

  @Test(arguments: [("en_US", 1, "a bird!"), ("en_US", 2, "2 birds!"), ("ko_KR", 1, "새 1마리")])
  func a_catalog_has_plurals_and_devices(locale: String, count: Int, text: String) {
    #expect(inRun(locale) { Self.resources.localized("\(count) birds", table: "Words") }.0 == text)
  }

  @Test func words_of_a_catalog_name_arguments_and_other_words() {
    func unit(_ text: String) -> String { "{\"stringUnit\": {\"value\": \"\(text)\"}}" }
    func word(_ settings: String, one: String, other: String) -> String {
      "{\(settings) \"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": \(unit(other))}}}"
    }
    let words = [
      "\"rooms\": "
        + word("\"argNum\": 2, \"formatSpecifier\": \"ld\",", one: "a room", other: "%arg rooms"),
      "\"size\": "
        + word("\"argNum\": 3, \"formatSpecifier\": \".1lf\",", one: "%arg m", other: "%arg m²"),
      "\"people\": " + word("\"argNum\": 1,", one: "one in %#@rooms@", other: "%arg in %#@rooms@"),
      "\"loop\": " + word("", one: "%#@loop@", other: "%#@loop@"),
    ]
    let resources = AppResources([
      Self.file(
        "Localizable.xcstrings",
        """
        {"sourceLanguage": "en", "strings": {"%@ n": {"localizations": {"en": {
        "stringUnit": {"value": "%#@people@, %#@size@"},
        "substitutions": {\(words.joined(separator: ","))}}}},
        "l": {"localizations": {"en": {"stringUnit": {"value": "%#@loop@"},
        "substitutions": {\(words.joined(separator: ","))}}, "ko": {}}}}}
        """)
    ])
    func text(_ people: Int, _ rooms: Int) -> String {
      resources.format(resources.text("%@ n"), [people, rooms, 1.25], nil)
    }
    let (found, warnings) = inRun("ko_KR") {
      [text(1, 1), text(1, 2), text(5, 1), text(5, 7), resources.text("l").prefix(3) + ""]
    }
    #expect(
      found == [
        "one in a room, 1.2 m²", "one in 2 rooms, 1.2 m²", "5 in a room, 1.2 m²",
        "5 in 7 rooms, 1.2 m²", "%#@",
      ])
    #expect(warnings.isEmpty)
    #expect(inRun("en") { resources.format(resources.text("l"), [1], nil) }.1.isEmpty)
  }

  @Test func words_of_a_stringsdict_name_others_whose_numbers_follow() {
    let resources = AppResources([
      Self.file(
        "en.lproj/Localizable.stringsdict",
        """
        <plist version="1.0"><dict><key>n</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@a@!</string>
        <key>a</key><dict><key>one</key><string>a file%#@b@</string>
        <key>other</key><string>%d files%#@b@</string></dict>
        <key>b</key><dict><key>zero</key><string></string><key>one</key><string> in a folder</string>
        <key>other</key><string> in %d folders</string></dict></dict></dict></plist>
        """)
    ])
    let pairs = [(1, 0), (1, 1), (3, 1), (3, 2)]
    let found = inRun("en_US") {
      pairs.map { resources.format(resources.text("n"), [$0, $1], nil) }
    }
    #expect(
      found.0 == [
        "a file!", "a file in a folder!", "3 files in a folder!", "3 files in 2 folders!",
      ])
  }

  @Test func keys_with_values_are_formats() {
    let (found, warnings) = inRun("en_US") {
      [
        Self.resources.localized("A \("tea") of \(2)", table: "Words"),
        Self.resources.text("Plain", table: "Words"),
      ]
    }
    #expect(found == ["2 × tea", "Plain"] && warnings.isEmpty)
  }

  @Test func other_formats_are_those_of_Foundation() {
    #expect(
      Self.resources.format("%d%% %05.1f %@", [7, 2.25, "x" as NSString], nil) == "7% 002.2 x")
  }

  @Test func a_color_set_has_its_name_and_a_dark_color() throws {
    let (color, warnings) = inRun("en_US") { UIColor(named: "Brand", of: Self.resources) }
    let brand = try #require(color)
    #expect(warnings.isEmpty && brand.displayName == "Brand")
    #expect(brand.hexString == "#8033FF 50%")
    let dark = ScreenEnvironment(userInterfaceStyle: .dark)
    dark.run {
      #expect(brand.resolved.hexString == "#FFFFFF")
      #expect(brand.displayName == "Brand")
    }
    let phone = UIColor(named: "Phone", of: Self.resources)
    #expect(phone?.hexString == "#00FF00", "the color of tablets does not count")
    let system = UIColor(named: "System", of: Self.resources)
    #expect(system?.hexString == UIColor.systemBrown.hexString)
    #expect(dark.run { system?.resolved.hexString } == "#FFFFFF")
    for name in ["Other", "Empty"] {
      let (missing, warnings) = inRun("en_US") { UIColor(named: name, of: Self.resources) }
      #expect(missing?.displayName == name)
      #expect(warnings.map(\.message) == ["the app has no color set named '\(name)'"])
    }
  }
}
