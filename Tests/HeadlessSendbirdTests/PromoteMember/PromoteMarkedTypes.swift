import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A screen like any other, to be told apart by its name.
final class MarkedPromoteScreen: SBUPromoteMemberViewController {}

/// A module like any other.
final class MarkedPromoteModule: SBUPromoteMemberModule {}

/// A view model like any other, to be told apart by its name.
final class MarkedPromoteViewModel: SBUPromoteMemberViewModel {}

/// A header with a text of its own.
final class MarkedPromoteHeader: SBUPromoteMemberModule.Header {
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "Marked bar"
  }
}

/// A list with stars.
final class MarkedPromoteList: SBUPromoteMemberModule.List {
  override func setupViews() {
    super.setupViews()
    register(userCell: StarCell())
  }
}

/// A header whose title and items are the app's own.
final class OwnItemsPromoteHeader: SBUPromoteMemberModule.Header {
  override func setupViews() {
    let title = UILabel()
    title.text = "Who rules?"
    titleView = title
    leftBarButton = UIBarButtonItem(title: "Back", style: .plain)
    rightBarButton = UIBarButtonItem(title: "Go", style: .done)
    super.setupViews()
  }
}
