import DioramaKit
import HeadlessUIKit

/// The bar above the channel list that shows connection problems (N142): the page's header.
open class NCNetworkIndicatorView: UIView, ConfigurableComponent {
  /// The label of the text.
  public let networkUnreachableDescriptionLabel = UILabel()
  /// The text that YAML sets instead of the kit's text.
  final var text: String?

  /// Creates a bar without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setupView()
  }

  /// Creates a bar without text.
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

  /// Shows the text of a connection problem, or hides the bar if there is no problem.
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

  /// The kind of component: a header.
  open class var kind: TypeKind { .header }
  /// The properties that YAML can set; a subclass may add more.
  open class var properties: PropertyTable {
    [
      Property(
        "text", .text, "the text for all connection problems; by default one for each problem",
        \NCNetworkIndicatorView.text)
    ]
  }
  /// A short description of the class.
  open class var summary: String { "shows connection problems above the channel list" }
}
