import NexconnChatUI
import UIKit

/// The garden's look: what the app changes in the kit's settings.
enum GardenLook {
  static let leaf = UIColor.systemGreen
  static let soil = UIColor.systemOrange

  /// The font of a level of text.
  enum Level: Int {
    case headline = 1
    case text = 3
    case note = 6
  }

  static func apply() {
    let ui = NCChatUIConfigCenter.ui
    ui.globalNavigationBarTintColor = leaf
    ui.globalConversationAvatarStyle = .USER_AVATAR_CYCLE
    ui.globalConversationPortraitSize = CGSize(width: 40, height: 40)
    ui.portraitImageViewCornerRadius = 20
    ui.enableDarkMode = true
    ui.layoutDirection = .leftToRight
    NCChatUIConfigCenter.font.firstLevel = 20
    NCChatUIConfigCenter.font.annotationLevel = 11
    NCChatUIConfig.default().message.editedTextColor = soil
  }

  static func font(_ level: Level) -> UIFont {
    let fonts = NCChatUIConfigCenter.font
    switch level {
    case .headline: return fonts.fontOfFirstLevel()
    case .text: return fonts.fontOfThirdLevel()
    case .note: return fonts.fontOfAnnotationLevel()
    }
  }

  /// The app's words about time.
  static func day(of milliseconds: Int64) -> String {
    "on \(NCChatUIUtility.convertConversationTime(Int(milliseconds / 1000)))"
  }
}

extension UILabel {
  /// Sets font and color of a level.
  func look(_ level: GardenLook.Level, _ color: UIColor = .label) {
    font = GardenLook.font(level)
    textColor = color
    numberOfLines = level == .text ? 0 : 1
  }
}
