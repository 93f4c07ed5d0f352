import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// A view model that is its own delegate, so that YAML can name it.
private final class OwnDelegateModel: NCApplyFriendListViewModel, NCApplyFriendListDelegate {
  private var answersNil = false
  private var hidesMenu = false

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("answersNil", .bool, "whether no page is shown") {
        (model: OwnDelegateModel, value: Bool) in
        model.answersNil = value
        model.delegate = model
      },
      Property("hidesMenu", .bool, "whether there is no menu") {
        (model: OwnDelegateModel, value: Bool) in
        model.hidesMenu = value
        model.delegate = model
      })
  }

  func applyFriendListViewModel(
    _ viewModel: NCApplyFriendListViewModel, willLoadItemsInDataSource dataSource: [Any]?
  ) -> [NCApplyFriendCellViewModel]? {
    answersNil ? nil : dataSource as? [NCApplyFriendCellViewModel]
  }

  func willConfigureRightNavigationItems(
    for viewModel: NCApplyFriendListViewModel
  ) -> NCNavigationItemsViewModel? {
    hidesMenu ? nil : makeRightNavigationItems()
  }
}

/// What an app's delegate decides.
@Suite("Friend request delegate") struct RequestDelegateTests {
  private func frame(_ viewModel: String) throws -> String {
    try TestScreen(
      yaml: TestScreen.five + "viewModel: { \(viewModel) }", types: [OwnDelegateModel.self]
    ).frames()
  }

  @Test func a_custom_view_model_is_selected_by_type_name() throws {
    let head = try TestScreen(
      yaml: TestScreen.five + "viewModel: { type: OwnDelegateModel, types: [sent] }",
      types: [OwnDelegateModel.self]
    ).head()
    #expect(head.contains("viewModel: OwnDelegateModel"))
  }

  @Test func N53_the_list_is_empty_if_the_delegate_returns_nil() throws {
    let frame = try frame("type: OwnDelegateModel, answersNil: true")
    #expect(!frame.contains("Kim"))
    #expect(frame.contains("No friend requests"))
  }

  @Test func N45_there_is_no_right_item_if_the_delegate_returns_nil() throws {
    #expect(try frame("type: OwnDelegateModel, hidesMenu: true").contains("[⋯]") == false)
    #expect(try frame("type: OwnDelegateModel, hidesMenu: false").contains("[⋯]"))
  }

  @Test func N51_a_class_delegate_is_used_by_models_without_a_delegate() {
    let environment = ScreenEnvironment()
    environment.run {
      let delegate = OwnDelegateModel()
      NCViewModelAdapterCenter.registerDelegate(
        delegate, forViewModelClass: NCApplyFriendListViewModel.self)
      #expect(NCApplyFriendListViewModel().effectiveDelegate === delegate)
      #expect(OwnDelegateModel().effectiveDelegate === delegate)
      NCViewModelAdapterCenter.registerDelegate(
        nil, forViewModelClass: NCApplyFriendListViewModel.self)
      #expect(NCApplyFriendListViewModel().effectiveDelegate == nil)
    }
  }
}
