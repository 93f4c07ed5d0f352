import HeadlessUIKit

/// A row of a settings screen: what it shows and what a tap on it does.
open class SBUChannelSettingItem: NSObject {
  /// The title.
  public var title: String?
  /// What stands before the arrow, such as a number.
  public var subTitle: String?
  /// The picture.
  public var icon: UIImage?
  /// Whether there is no arrow.
  public var isRightButtonHidden: Bool
  /// What a tap does.
  public var tapHandler: (() -> Void)?

  /// A row.
  public init(
    title: String? = nil, subTitle: String? = nil, icon: UIImage? = nil,
    isRightButtonHidden: Bool = false, tapHandler: (() -> Void)? = nil
  ) {
    self.title = title
    self.subTitle = subTitle
    self.icon = icon
    self.isRightButtonHidden = isRightButtonHidden
    self.tapHandler = tapHandler
  }
}
