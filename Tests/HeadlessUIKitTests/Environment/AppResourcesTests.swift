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
      """), ("Wrong.xcstrings", "?"), file("Empty.colorset/Contents.json", "{}"),
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

  @Test(arguments: [("en_US", 1, "a bird!"), ("en_US", 2, "2 birds!"), ("ko_KR", 1, "새 1마리")])
  func a_catalog_has_plurals_and_devices(locale: String, count: Int, text: String) {
    #expect(inRun(locale) { Self.resources.localized("\(count) birds", table: "Words") }.0 == text)
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
    for name in ["Other", "Empty"] {
      let (missing, warnings) = inRun("en_US") { UIColor(named: name, of: Self.resources) }
      #expect(missing?.displayName == name)
      #expect(warnings.map(\.message) == ["the app has no color set named '\(name)'"])
    }
  }
}
