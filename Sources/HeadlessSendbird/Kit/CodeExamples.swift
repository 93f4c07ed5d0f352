import DioramaKit
import YAML

/// Examples for all diagnostic codes that YAML alone can cause, using the fixture that `init`
/// writes. The pages of `help CODE` show them, and a test runs each of them.
enum CodeExamples {
  /// The examples, in the order of the pages.
  static let all: [DiagnosticExample] = [
    DiagnosticExample(
      .yamlSyntax,
      """
      viewController: SBUInviteUserViewController
      channelURL:design-team
      data: fixtures/team.yaml
      """),
    invite(
      .mergeConflict,
      """
      <<<<<<< HEAD
      theme: light
      =======
      theme: dark
      >>>>>>> dark-invitation
      """),
    invite(
      .duplicateKey,
      """
      theme: light
      theme: dark
      """),
    invite(.unknownKey, "titel: Add friends"),
    DiagnosticExample(
      .missingKey,
      """
      screen: invite
      data: fixtures/team.yaml
      """),
    invite(.wrongValue, "theme: Dark"),
    invite(.unknownType, "headerComponent: SBUInviteUserModul.Header"),
    invite(.wrongKind, "headerComponent: SBUInviteUserModule.List"),
    invite(.unknownReference, "currentUser: alicia"),
    DiagnosticExample(
      .duplicateScreen,
      """
      screen: invite
      \(inviteScreen)
      ---
      screen: invite
      \(inviteScreen)
      """),
    invite(
      .invalidStep,
      """
      steps:
        - dance: tango
      """),
    invite(
      .failedStep, command: "render",
      """
      steps:
        - select: walter
      """),
    DiagnosticExample(
      .deprecatedSpelling,
      """
      viewController: SBUInviteUserViewController
      channelUrl: design-team
      data: fixtures/team.yaml
      """),
    DiagnosticExample(
      .pathOutsideProject,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: ../team.yaml
      """),
    invite(
      .limit,
      """
      tags: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[x]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
      """),
    DiagnosticExample(
      .unreadableFile,
      """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/crew.yaml
      """),
    invite(.invalidSuppression, "theme: dark  # diorama: ignore wrong-value"),
    invite(.unusedSuppression, "theme: dark  # diorama: ignore wrong-value because dark is fine"),
    DiagnosticExample(
      .unusedDefault, path: "diorama.yaml",
      """
      cell: SBUUserCell
      """),
    invite(.unusedFailure, command: "render", "network: { failures: [{ request: inviteUsers }] }"),
    DiagnosticExample(
      .notAScreen,
      """
      # To be written.
      """),
    invite(
      .formatString,
      """
      headerComponent:
        rightBarButton: { selectedTitle: "Add (%s)" }
      """),
    invite(.lookAlike, "headerComponent: { title: “Invite” }"),
    invite(.lostText, "headerComponent: { title: &Friends invited }"),
    DiagnosticExample(
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
    invite(.duplicateFrame, "steps: [snapshot: before, snapshot: before]"),
    DiagnosticExample(
      .accessibilityLabel, command: "render",
      """
      viewController: SBUModerationsViewController
      channelURL: design-team
      data: fixtures/team.yaml
      show: accessibility
      """),
    invite(
      .accessibilityContrast, command: "render",
      """
      show: accessibility
      SBUTheme: { userListTheme: { leftBarButtonTintColor: "#BBBBBB" } }
      """),
  ]

  /// The screen of most examples.
  private static let inviteScreen = """
    viewController: SBUInviteUserViewController
    channelURL: design-team
    data: fixtures/team.yaml
    """

  /// Returns an example on that screen.
  ///
  /// - Parameters:
  ///   - code: the code that the example causes.
  ///   - command: the command that reports the code.
  ///   - text: the lines after the three lines of the screen.
  private static func invite(
    _ code: Diagnostic.Code, command: String = "lint", _ text: String
  ) -> DiagnosticExample {
    DiagnosticExample(code, command: command, "\(inviteScreen)\n\(text)")
  }
}
