import Diorama
import DioramaKit
import HeadlessSendbird
import Testing

/// Older set entries in diorama.yaml and as a screen's view controller (section 8).
@Suite("Older set entries") struct OlderSetTests {
  /// The older and the current spelling of a set entry, a type for it, and its value.
  struct SetEntry: Sendable, CustomTestStringConvertible {
    let older: String
    let today: String
    let marked: any Configurable.Type
    let entry: @Sendable () -> any Configurable.Type
    var testDescription: String { older }
  }

  @Test(arguments: modules)
  func SBUModuleSet_accepts_older_entries_and_component_names(entry: SetEntry) throws {
    // Section 8.
    let screens = Screens(
      yaml: plainScreen + "\nsteps: [{ act: look }]",
      project: "SBUModuleSet: { \(entry.older): { headerComponent: \(typeName(entry)) } }",
      types: [entry.marked],
      actions: [
        "look": { _ in #expect(ObjectIdentifier(entry.entry()) == ObjectIdentifier(entry.marked)) }
      ])
    let text = try screens.snapshots()[0]
    #expect(!text.contains("error:"), "\(text)")
    let column = entry.older.utf8.count + 21
    expect(
      try warnings(screens),
      is: """
        diorama.yaml:4:17: warning: '\(entry.older)' is deprecated [deprecated-spelling]
          = help: write '\(entry.today)'
        diorama.yaml:4:\(column): warning: 'headerComponent' is deprecated \
        [deprecated-spelling]
          = help: write 'HeaderComponent'
        """)
  }

  private func typeName(_ entry: SetEntry) -> String { "\(entry.marked)" }

  static let modules: [SetEntry] = [
    SetEntry(older: "inviteUserModule", today: "InviteUserModule", marked: OlderInviteHeader.self) {
      SBUModuleSet.InviteUserModule.HeaderComponent
    },
    SetEntry(
      older: "promoteMemberModule", today: "PromoteMemberModule", marked: OlderPromoteHeader.self
    ) {
      SBUModuleSet.PromoteMemberModule.HeaderComponent
    },
    SetEntry(
      older: "registerOperatorModule", today: "GroupRegisterOperatorModule",
      marked: OlderRegisterHeader.self
    ) {
      SBUModuleSet.GroupRegisterOperatorModule.HeaderComponent
    },
    SetEntry(
      older: "groupRegisterOperatorModule", today: "GroupRegisterOperatorModule",
      marked: OlderRegisterHeader.self
    ) {
      SBUModuleSet.GroupRegisterOperatorModule.HeaderComponent
    },
    SetEntry(
      older: "openRegisterOperatorModule", today: "OpenRegisterOperatorModule",
      marked: OlderRegisterHeader.self
    ) {
      SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent
    },
    SetEntry(
      older: "moderationsModule", today: "GroupModerationsModule",
      marked: OlderModerationsHeader.self
    ) {
      SBUModuleSet.GroupModerationsModule.HeaderComponent
    },
    SetEntry(
      older: "groupModerationsModule", today: "GroupModerationsModule",
      marked: OlderModerationsHeader.self
    ) {
      SBUModuleSet.GroupModerationsModule.HeaderComponent
    },
    SetEntry(
      older: "openModerationsModule", today: "OpenModerationsModule",
      marked: OlderModerationsHeader.self
    ) {
      SBUModuleSet.OpenModerationsModule.HeaderComponent
    },
    SetEntry(
      older: "memberListModule", today: "GroupUserListModule", marked: OlderUserListHeader.self
    ) {
      SBUModuleSet.GroupUserListModule.HeaderComponent
    },
    SetEntry(
      older: "userListModule", today: "GroupUserListModule", marked: OlderUserListHeader.self
    ) {
      SBUModuleSet.GroupUserListModule.HeaderComponent
    },
    SetEntry(
      older: "groupUserListModule", today: "GroupUserListModule", marked: OlderUserListHeader.self
    ) {
      SBUModuleSet.GroupUserListModule.HeaderComponent
    },
    SetEntry(
      older: "openUserListModule", today: "OpenUserListModule", marked: OlderUserListHeader.self
    ) {
      SBUModuleSet.OpenUserListModule.HeaderComponent
    },
  ]

  @Test(arguments: viewControllers)
  func SBUViewControllerSet_accepts_older_entries(entry: SetEntry) throws {
    // Section 8.
    let screens = Screens(
      yaml: """
        viewController: SBUViewControllerSet.\(entry.older)
        channelURL: design-team
        steps: [{ act: look }]
        """,
      project: "SBUViewControllerSet: { \(entry.older): \(typeName(entry)) }",
      types: [entry.marked],
      actions: [
        "look": { _ in #expect(ObjectIdentifier(entry.entry()) == ObjectIdentifier(entry.marked)) }
      ])
    let text = try screens.snapshots()[0]
    #expect(text.contains("viewController: \(typeName(entry))"), "\(text)")
    expect(
      try warnings(screens),
      is: """
        diorama.yaml:4:25: warning: '\(entry.older)' is deprecated [deprecated-spelling]
          = help: write '\(entry.today)'
        screen.yaml:1:17: warning: 'SBUViewControllerSet.\(entry.older)' is deprecated \
        [deprecated-spelling]
          = help: write 'SBUViewControllerSet.\(entry.today)'
        """)
  }

  static let viewControllers: [SetEntry] = [
    SetEntry(
      older: "InviteUserViewContoller", today: "InviteUserViewController",
      marked: OlderInviteScreen.self
    ) {
      SBUViewControllerSet.InviteUserViewController
    },
    SetEntry(
      older: "RegisterOperatorViewController", today: "GroupChannelRegisterOperatorViewController",
      marked: OlderRegisterScreen.self
    ) {
      SBUViewControllerSet.GroupChannelRegisterOperatorViewController
    },
    SetEntry(
      older: "ModerationsViewController", today: "GroupModerationsViewController",
      marked: OlderModerationsScreen.self
    ) {
      SBUViewControllerSet.GroupModerationsViewController
    },
    SetEntry(
      older: "UserListViewController", today: "GroupUserListViewController",
      marked: OlderUserListScreen.self
    ) {
      SBUViewControllerSet.GroupUserListViewController
    },
    SetEntry(
      older: "MemberListViewController", today: "GroupUserListViewController",
      marked: OlderUserListScreen.self
    ) {
      SBUViewControllerSet.GroupUserListViewController
    },
  ]
}

final class OlderInviteHeader: SBUInviteUserModule.Header {}
final class OlderPromoteHeader: SBUPromoteMemberModule.Header {}
final class OlderRegisterHeader: SBURegisterOperatorModule.Header {}
final class OlderModerationsHeader: SBUModerationsModule.Header {}
final class OlderUserListHeader: SBUUserListModule.Header {}
final class OlderInviteScreen: SBUInviteUserViewController {}
final class OlderRegisterScreen: SBURegisterOperatorViewController {}
final class OlderModerationsScreen: SBUModerationsViewController {}
final class OlderUserListScreen: SBUUserListViewController {}
