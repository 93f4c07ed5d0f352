import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A screen like any other, to be told apart by its name.
final class MarkedRegisterScreen: SBURegisterOperatorViewController {}

/// A module like any other.
class MarkedRegisterModule: SBURegisterOperatorModule {}

/// A module of that module's kind.
final class InnerRegisterModule: MarkedRegisterModule {}

/// A view model like any other, to be told apart by its name.
final class MarkedRegisterViewModel: SBURegisterOperatorViewModel {}

/// A header with a text of its own.
class MarkedRegisterHeader: SBURegisterOperatorModule.Header {
  class var mark: String { "Marked bar" }

  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = Self.mark
  }
}

/// A header with another text.
final class OtherRegisterHeader: MarkedRegisterHeader {
  override class var mark: String { "Other bar" }
}

/// A list with stars.
final class MarkedRegisterList: SBURegisterOperatorModule.List {
  override func setupViews() {
    super.setupViews()
    register(userCell: StarCell())
  }
}
