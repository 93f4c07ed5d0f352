import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A screen that differs only in its name.
final class MarkedRegisterScreen: SBURegisterOperatorViewController {}

/// A module that differs only in its name.
class MarkedRegisterModule: SBURegisterOperatorModule {}

/// A subclass of that module.
final class InnerRegisterModule: MarkedRegisterModule {}

/// A view model that differs only in its name.
final class MarkedRegisterViewModel: SBURegisterOperatorViewModel {}

/// A header with a custom title.
class MarkedRegisterHeader: SBURegisterOperatorModule.Header {
  class var mark: String { "Marked bar" }

  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = Self.mark
  }
}

/// A header with another title.
final class OtherRegisterHeader: MarkedRegisterHeader {
  override class var mark: String { "Other bar" }
}

/// A list whose cells show stars.
final class MarkedRegisterList: SBURegisterOperatorModule.List {
  override func setupViews() {
    super.setupViews()
    register(userCell: StarCell())
  }
}
