import ChatBackend
import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

private func page(_ yaml: String, type: any Configurable.Type) throws -> String {
  try profileScreen("NCProfileViewController", people() + yaml, types: [type]).frames()
}

/// How an app customizes the group info page. For its content see `Tests/Screens/group-info`.
@Suite("Group info page") struct GroupInfoTests {
  @Test func N153_member_counts_outside_the_limits_are_ignored() {
    let model = NCGroupProfileViewModel(groupId: "g")
    model.displayMaxMemberCount = 4
    #expect(model.displayMaxMemberCount == 30)
    model.displayMaxMemberCount = 51
    #expect(model.displayMaxMemberCount == 30)
    model.displayMaxMemberCount = 50
    #expect(model.displayMaxMemberCount == 50)
  }

  @Test func N158_a_user_removed_from_the_group_sees_a_tip_and_the_page_closes() throws {
    let run = Run(
      "{ users: [{ userId: ann }], groups: [{ groupId: g, members: [ann] }] }", me: "ann")
    let stack = run.settled { _ in
      let below = UIViewController()
      let stack = UINavigationController(rootViewController: below)
      run.environment.window.rootViewController = stack
      stack.pushViewController(
        NCProfileViewController(viewModel: NCGroupProfileViewModel(groupId: "g")), animated: false)
      return stack
    }
    #expect(stack.viewControllers.count == 2)
    run.settled { _ in run.service.receiveGroupRemoval("other") }
    #expect(stack.viewControllers.count == 2)
    run.settled { _ in run.service.receiveGroupRemoval("g") }
    #expect(stack.viewControllers.count == 1)
    let tip = run.now { _ in run.environment.window.topViewController as? UIAlertController }
    #expect(tip?.message == "You're not in this group")
  }

  @Test func N156_a_subclass_is_notified_of_a_tapped_member() throws {
    let frames = frames(
      try page(
        """
        viewModel: { type: TappedProfile, groupId: boats }
        steps: [{ tap: { button: bea, row: 2 } }, { snapshot: tapped }]
        """, type: TappedProfile.self))
    #expect(frames.first?.contains("bea was tapped") == true)
  }

  @Test func N157_an_app_may_replace_rows_and_button() throws {
    let rows = content(
      try page("viewModel: { type: OwnProfile, groupId: boats }", type: OwnProfile.self))
    #expect(rows == ["Only this", "               [Bye]"])
  }

  @Test func unknown_groups_and_wrong_counts_are_reported_at_their_location() throws {
    func problems(_ keys: String) throws -> String {
      try profileScreen("NCProfileViewController", people() + keys).problems()
    }
    #expect(
      try problems("groupId: boots")
        .hasPrefix("17:10 error unknown-reference: unknown group 'boots' (did you mean 'boats'"))
    #expect(
      try problems("viewModel: { groupId: boots }")
        .hasPrefix("17:23 error unknown-reference: unknown group 'boots'"))
    #expect(
      try problems("viewModel: { groupId: boats, displayMaxMemberCount: 3 }")
        .hasPrefix("17:53 error wrong-value"))
  }
}

private final class TappedProfile: NCGroupProfileViewModel {
  override func didSelectMember(_ userId: String) { NCTip.show("\(userId) was tapped") }
}

private final class OwnProfile: NCGroupProfileViewModel, NCProfileViewModelDelegate {
  required init() {
    super.init()
    delegate = self
  }

  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileCellViewModel profileList: [[NCProfileCellViewModel]]
  ) -> [[NCProfileCellViewModel]] { [[NCProfileCellViewModel(title: "Only this")]] }

  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileFooterViewModel footerViewModel: NCProfileFooterViewModel?
  ) -> NCProfileFooterViewModel? { NCProfileFooterViewModel(title: "Bye") }
}
