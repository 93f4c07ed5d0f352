import DioramaKit
import YAML

/// What brings about the codes that YAML alone can, on the fixture that `init` writes: the examples of
/// the pages of `help CODE`, each of which a test runs.
enum CodeExamples {
  /// The examples, in the order of the pages.
  static let all: [CodeExample] = [
    CodeExample(
      .yamlSyntax,
      """
      viewController: SBUInviteUserViewController
      channelURL:design-team
      data: fixtures/team.yaml
      """),
    CodeExample(
      .duplicateKey,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      theme: light
      theme: dark
      """),
    CodeExample(
      .unknownKey,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      title: Add friends
      """),
    CodeExample(
      .missingKey,
      """
      screen: invite
      data: fixtures/team.yaml
      """),
    CodeExample(
      .wrongValue,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      theme: Dark
      """),
    CodeExample(
      .unknownType,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      headerComponent: SBUInviteUserModul.Header
      """),
    CodeExample(
      .wrongKind,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      headerComponent: SBUInviteUserModule.List
      """),
    CodeExample(
      .unknownReference,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      currentUser: alicia
      """),
    CodeExample(
      .duplicateScreen,
      """
      screen: invite
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      ---
      screen: invite
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      """),
    CodeExample(
      .invalidStep,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      steps:
        - dance: tango
      """),
    CodeExample(
      .failedStep, command: "render",
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      steps:
        - select: nobody
      """),
    CodeExample(
      .deprecatedSpelling,
      """
      viewController: SBUInviteUserViewController
      channelUrl: design-team
      data: fixtures/team.yaml
      """),
    CodeExample(
      .pathOutsideProject,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: ../team.yaml
      """),
    CodeExample(
      .limit,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      tags: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[x]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
      """),
    CodeExample(
      .unreadableFile,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/crew.yaml
      """),
    CodeExample(
      .invalidSuppression,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      theme: dark  # diorama: ignore wrong-value
      """),
    CodeExample(
      .unusedSuppression,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      theme: dark  # diorama: ignore wrong-value because dark is fine
      """),
    CodeExample(
      .unusedDefault, path: "diorama.yaml",
      """
      cell: SBUUserCell
      """),
    CodeExample(
      .unusedFailure, command: "render",
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      network: { failures: [{ request: inviteUsers }] }
      """),
    CodeExample(
      .notAScreen,
      """
      # To be written.
      """),
    CodeExample(
      .formatString,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      headerComponent:
        rightBarButton: { selectedTitle: "Add (%s)" }
      """),
    CodeExample(
      .lookAlike,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      headerComponent: { title: “Invite” }
      """),
    CodeExample(
      .lostText,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      headerComponent: { title: &Friends invited }
      """),
    CodeExample(
      .absentScreen, command: "render",
      """
      viewController: SBUGroupChannelSettingsViewController
      channelURL: design-team
      data: fixtures/team.yaml
      currentUser: alice
      SendbirdUI: { isMessageSearchEnabled: true }
      steps:
        - tap: { row: Search in channel }
      """),
    CodeExample(
      .duplicateFrame,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      steps: [snapshot: before, snapshot: before]
      """),
    CodeExample(
      .accessibilityLabel, command: "render",
      """
      viewController: SBUModerationsViewController
      channelURL: design-team
      data: fixtures/team.yaml
      show: accessibility
      """),
    CodeExample(
      .accessibilityContrast, command: "render",
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      show: accessibility
      SBUTheme: { userListTheme: { leftBarButtonTintColor: "#BBBBBB" } }
      """),
  ]
}
