import NexconnChatUI
import UIKit

/// Owns the data sources of the app; the kit keeps weak references.
final class ProfileSetup {
  static let shared = ProfileSetup()
  let people = GardenProfiles()
  let members = BedMembers()

  func install() {
    let kit = NCChatUI.shared()
    kit.currentDataSourceType = .infoProvider
    kit.userInfoDataSource = people
    kit.groupInfoDataSource = people
    kit.groupUserInfoDataSource = members
    kit.groupMemberDataSource = members
  }
}
