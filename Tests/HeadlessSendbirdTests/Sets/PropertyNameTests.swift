import Foundation
import Testing

@testable import HeadlessSendbird

/// Colors, fonts and icons have the name of their property, which frames show.
@Suite("Property names") struct PropertyNameTests {
  /// The names of a struct's properties.
  private func names(of table: Any) -> [String] {
    Mirror(reflecting: table).children.compactMap(\.label)
  }

  @Test func a_color_font_or_icon_carries_the_name_of_its_property() {
    #expect(names(of: SBUColors.standard) == SBUColors.all.map(\.name))
    #expect(names(of: SBUFonts.standard) == SBUFonts.all.map(\.name))
    #expect(names(of: SBUIcons.standard) == SBUIcons.all.map(\.name))
    #expect(SBUColors.all.count > 40 && SBUFonts.all.count > 15 && SBUIcons.all.count > 50)
  }

  @Test func every_text_and_theme_value_is_listed() {
    func check<Values: SBUThemeValues>(_ theme: SBUAnyTheme<Values>.Type) {
      let names = names(of: Values.standard)
      #expect(names.count > 5 && names == theme.values.map(\.name), "\(theme)")
    }
    #expect(SBUTexts.all.count == 180 && names(of: SBUTexts.standard) == SBUTexts.all.map(\.name))
    check(SBUUserListTheme.self)
    check(SBUUserCellTheme.self)
    check(SBUChannelSettingsTheme.self)
    check(SBUComponentTheme.self)
    check(SBUGroupChannelListTheme.self)
    check(SBUChannelTheme.self)
    check(SBUMessageCellTheme.self)
    check(SBUMessageInputTheme.self)
    check(SBUGroupChannelCellTheme.self)
    check(SBUOpenChannelListTheme.self)
    check(SBUOpenChannelCellTheme.self)
    check(SBUChannelTheme.self)
    check(SBUMessageInputTheme.self)
    check(SBUMessageCellTheme.self)
    check(SBUUserProfileTheme.self)
    check(SBUMessageSearchTheme.self)
    check(SBUMessageSearchResultCellTheme.self)
    check(SBUCreateOpenChannelTheme.self)
    check(SBUVoiceMessageInputTheme.self)
  }

  /// Swift synthesizes no public memberwise initializer, so each one is written by hand.
  @Test func a_theme_initializer_sets_each_value_from_the_parameter_of_its_name() throws {
    let folder = "Sources/HeadlessSendbird/Themes"
    let renamed = ["nicknameTextFont": "nicknameFont", "userIdTextFont": "userIdFont"]
    var themes = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      guard let given = text.firstMatch(of: #/\n    set\(\[([^\]]*)\]\)/#) else { continue }
      themes += 1
      let set = given.1.split { $0 == "," || $0.isWhitespace }.map(String.init)
      let values = text.matches(of: #/\n  public let (\w+) = (Color|Font|Style)/#)
      let names = values.map { String($0.1) }.map {
        name == "SBUUserCellTheme.swift" ? renamed[$0] ?? $0 : $0
      }
      let parameters = text.matches(of: #/(\w+): UI(?:StatusBar)?(\w+)\? = nil/#)
      #expect(set == names && parameters.map { String($0.1) } == names, "\(name)")
      #expect(parameters.map { $0.2 } == values.map { $0.2 }, "\(name)")
    }
    #expect(themes == 16)
  }
}
