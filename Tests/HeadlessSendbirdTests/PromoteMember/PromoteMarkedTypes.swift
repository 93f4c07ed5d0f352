import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A screen that differs only in its name.
final class MarkedPromoteScreen: SBUPromoteMemberViewController {}

/// A module that differs only in its name.
final class MarkedPromoteModule: SBUPromoteMemberModule {}

/// A view model that differs only in its name.
final class MarkedPromoteViewModel: SBUPromoteMemberViewModel {}

/// A header with a custom title.
final class MarkedPromoteHeader: SBUPromoteMemberModule.Header {
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "Marked bar"
  }
}

/// A list whose cells show stars.
final class MarkedPromoteList: SBUPromoteMemberModule.List {
  override func setupViews() {
    super.setupViews()
    register(userCell: StarCell())
  }
}

/// A header with custom title and items.
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
