import DioramaKit
import HeadlessUIKit

/// The bar above the channel list that says why nothing comes in (N142): the page's header.
open class NCNetworkIndicatorView: UIView, ConfigurableComponent {
  /// The words.
  public let networkUnreachableDescriptionLabel = UILabel()
  /// What YAML says in the place of the kit's words.
  final var text: String?

  /// A bar that says nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setupView()
  }

  /// A bar that says nothing.
  public required convenience init() { self.init(frame: .zero) }

  /// Views are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  private func setupView() {
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
    networkUnreachableDescriptionLabel.text = words.map { text ?? "! \($0.text)" }
    isHidden = words == nil
  }

  // MARK: YAML

  /// A header.
  open class var kind: TypeKind { .header }
  /// What YAML may set on it; a subclass may add more.
  open class var properties: PropertyTable {
    [
      Property(
        "text", .text, "what it says, whatever is wrong; by default what is wrong",
        \NCNetworkIndicatorView.text)
    ]
  }
  /// What it is.
  open class var summary: String { "says above the channel list why nothing comes in" }
}
