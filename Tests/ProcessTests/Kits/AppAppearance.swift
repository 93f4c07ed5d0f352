import HeadlessSendbird
import HeadlessUIKit

/// The colors, fonts, icons, texts and themes that the app of a shipping company sets at launch.
/// It is written for the real kit; only its imports are Diorama's.
enum AppAppearance {
  static func apply() {
    setColors()
    setFonts()
    setIcons()
    setTexts()
    setThemes()
  }

  /// Restores the defaults, as tests of the app do.
  static func restore() {
    SBUColorSet.restoreDefaultColors()
    SBUFontSet.restoreDefaultFonts()
    SBUIconSet.restoreDefaultIcons()
    SBUTheme.set(theme: .light)
  }

  private static func setColors() {
    SBUColorSet.primaryExtraLight = UIColor(red: 0.80, green: 0.90, blue: 1.00, alpha: 1)
    SBUColorSet.primaryLight = UIColor(red: 0.40, green: 0.70, blue: 1.00, alpha: 1)
    SBUColorSet.primaryMain = UIColor(red: 0.00, green: 0.20, blue: 0.40, alpha: 1)
    SBUColorSet.primaryDark = UIColor(red: 0.00, green: 0.10, blue: 0.30, alpha: 1)
    SBUColorSet.primaryExtraDark = .black
    SBUColorSet.secondaryMain = .systemTeal
    SBUColorSet.background100 = .systemGray6
    SBUColorSet.errorDark = .systemRed
    SBUColorSet.informationLight = .systemYellow
    SBUColorSet.highlight = UIColor.systemOrange.withAlphaComponent(0.4)
  }

  private static func setFonts() {
    let placeholder = UIFont()
    SBUFontSet.h1 = UIFont.systemFont(ofSize: 19.0, weight: .heavy)
    SBUFontSet.h2 = UIFont.systemFont(ofSize: 18.0, weight: .bold)
    SBUFontSet.h3 = .boldSystemFont(ofSize: 17)
    SBUFontSet.body1 = UIFont(name: "Freight", size: 16) ?? placeholder
    SBUFontSet.body2 = UIFont(name: "Freight", size: 14) ?? UIFont()
    SBUFontSet.body3 = placeholder.withSize(14)
    SBUFontSet.body4 = UIFont()
    SBUFontSet.button1 = .systemFont(ofSize: 18)
    SBUFontSet.button2 = .systemFont(ofSize: 16, weight: .light)
    SBUFontSet.button3 = .systemFont(ofSize: 13)
    SBUFontSet.button4 = .systemFont(ofSize: 12)
    SBUFontSet.caption1 = .systemFont(ofSize: 12)
    SBUFontSet.caption2 = .italicSystemFont(ofSize: 11)
    SBUFontSet.caption3 = .preferredFont(forTextStyle: .caption2)
    SBUFontSet.caption4 = .systemFont(ofSize: 10)
    SBUFontSet.subtitle1 = .systemFont(ofSize: 16)
    SBUFontSet.subtitle2 = .systemFont(ofSize: 15, weight: .medium)
    SBUFontSet.subtitle3 = .systemFont(ofSize: 14)
    // The larger fonts of the app's second style.
    let larger: [UIFont] = [SBUFontSet.h1, SBUFontSet.h2, SBUFontSet.h3].map {
      $0.withSize($0.pointSize + 1)
    }
    (SBUFontSet.h1, SBUFontSet.h2, SBUFontSet.h3) = (larger[0], larger[1], larger[2])
    SBUFontSet.caption3 = SBUFontSet.caption4
    SBUFontSet.button1 = SBUFontSet.h3
    SBUFontSet.body4 = SBUFontSet.body3
  }

  private static func setIcons() {
    SBUIconSet.iconBack = UIImage(name: "anchor", symbol: "⚓")
    SBUIconSet.iconCreate = UIImage(systemName: "square.and.pencil") ?? UIImage()
    if let info = UIImage(named: "info") {
      SBUIconSet.iconInfo = info.withRenderingMode(.alwaysTemplate)
    }
    SBUIconSet.iconLeave = UIImage(systemName: "door.left.hand.open") ?? SBUIconSet.iconClose
    SBUIconSet.iconMembers = UIImage(name: "crew", symbol: "∆")
    SBUIconSet.iconCamera = UIImage()
    SBUIconSet.iconChevronRight = UIImage(name: "go", symbol: "→")
  }

  private static func setTexts() {
    SBUStringSet.Edit = "Change"
    SBUStringSet.ChannelList_Header_Title = "Harbours"
    SBUStringSet.CreateChannel_Header_Title = "New harbour"
    SBUStringSet.CreateChannel_Create = { $0 == 0 ? "Found" : "Found with \($0)" }
    SBUStringSet.ChannelSettings_Header_Title = "Harbour"
    SBUStringSet.Message_Replied_To = { who, whom in "\(who) to \(whom)" }
    SBUStringSet.Channel_Typing = { users in "\(users.count) at the keys" }
    SBUStringSet.Date_Year = { "\($0)y" }
  }

  private static func setThemes() {
    let list = SBUGroupChannelListTheme()
    list.navigationBarTintColor = SBUColorSet.primaryMain
    list.leftBarButtonTintColor = .white
    let row = SBUGroupChannelCellTheme(titleFont: SBUFontSet.h1, titleTextColor: .darkGray)
    row.unreadCountBackgroundColor = SBUColorSet.secondaryMain
    SBUTheme.setGroupChannelList(channelListTheme: list, channelCellTheme: row)

    let settings = SBUChannelSettingsTheme(cellTextFont: UIFont(), cellTypeIconTintColor: .orange)
    settings.leftBarButtonTintColor = .systemIndigo
    let theme = SBUTheme(
      groupChannelListTheme: list, groupChannelCellTheme: row,
      channelTheme: SBUChannelTheme(backgroundColor: .lightGray),
      channelSettingsTheme: settings,
      componentTheme: SBUComponentTheme(titleColor: .brown, menuTitleFont: UIFont()))
    SBUTheme.set(theme: theme)
    SBUTheme.groupChannelCellTheme.messageFont = SBUFontSet.caption2
  }
}
