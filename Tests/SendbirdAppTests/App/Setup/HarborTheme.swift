import SendbirdUIKit
import UIKit

/// The colors of the harbor, by day and by night.
struct HarborTheme {
  let sea: UIColor
  let sand: UIColor

  static let day = HarborTheme(sea: .systemTeal, sand: .systemYellow)
  static let night = HarborTheme(sea: .systemIndigo, sand: .systemPurple)

  func apply() {
    SBUColorSet.primaryMain = sea
    SBUColorSet.primaryLight = sea
    SBUFontSet.h3 = .systemFont(ofSize: 18, weight: .heavy)

    let users = SBUUserListTheme()
    users.leftBarButtonTintColor = sea
    users.rightBarButtonTintColor = sand
    users.rightBarButtonSelectedTintColor = sea
    users.navigationBarTintColor = .white

    let cells = SBUUserCellTheme()
    cells.nicknameTextColor = sea
    cells.moreButtonColor = sand
    SBUTheme.setUserList(userListTheme: users, userCellTheme: cells)

    let settings = SBUChannelSettingsTheme()
    settings.cellTextColor = sea
    SBUTheme.setChannelSettings(channelSettingsTheme: settings)

    let components = SBUComponentTheme()
    components.alertTitleColor = sea
    components.alertButtonColor = sea
    components.toastTitleColor = sand
    components.actionSheetTextColor = sea
    SBUTheme.set(theme: SBUTheme(componentTheme: components))
  }

  static func useNight() {
    SBUTheme.set(colorScheme: .dark)
    HarborTheme.night.apply()
  }
}
