import HeadlessUIKit

/// The bar above the channel list that says why nothing comes in (N142).
open class NCNetworkIndicatorView: UIView {
  /// The words.
  public let networkUnreachableDescriptionLabel = UILabel()

  /// A bar that says nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    networkUnreachableDescriptionLabel.numberOfLines = 0
    addSubview(networkUnreachableDescriptionLabel)
  }

  /// Views are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    networkUnreachableDescriptionLabel.numberOfLines = 0
    addSubview(networkUnreachableDescriptionLabel)
  }

  /// Says what is wrong, if something is.
  func show(_ status: NCConnectionStatus) {
    let words: NCString? =
      switch status {
      case .connected, .connecting: nil
      case .networkUnavailable: .unreachable
      case .kickedOffline: .kicked
      case .proxyUnavailable: .proxyUnavailable
      case .disconnected: .disconnected
      }
    networkUnreachableDescriptionLabel.text = words.map { "! \($0.text)" }
    isHidden = words == nil
  }
}
