import SendBirdSDK
import SendBirdUIKit
import UIKit

/// What is left of the app's code for version 2 of the kit.
enum OldSetup {
  static func theme() {
    SBUTheme.set(colorScheme: .light)
    SBUColorSet.primaryMain = .systemGreen
  }

  static func isConnected() -> Bool {
    SBDMain.getConnectState() == .open
  }

  static func ids(of users: [SBUUser]) -> String {
    users.sbu_getUserIds().joined(separator: ",")
  }
}
