/// A text or picture to tap.
open class UIButton: UIControl {
  /// The kinds of button; they differ in looks only.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom
    /// The system's.
    case system
    /// A circle with an i.
    case detailDisclosure
    /// A circle with a plus.
    case contactAdd
    /// A cross.
    case close
  }

  private var titles: [(state: State, title: String)] = []
  private var images: [(state: State, image: UIImage)] = []
  private var titleColors: [(state: State, color: UIColor)] = []

  /// The label that would show the title. Its font and the like are kept, not shown.
  public final private(set) lazy var titleLabel: UILabel? = UILabel()

  /// A button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
  }

  /// A button that runs an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Sets the title for a state; nil takes it away.
  public final func setTitle(_ title: String?, for state: State) {
    titles.removeAll { $0.state == state }
    if let title { titles.append((state, title)) }
  }

  /// The title for a state, else that of the normal state.
  public final func title(for state: State) -> String? {
    titles.first { $0.state == state }?.title ?? titles.first { $0.state == .normal }?.title
  }

  /// Sets the picture for a state; nil takes it away.
  public final func setImage(_ image: UIImage?, for state: State) {
    images.removeAll { $0.state == state }
    if let image { images.append((state, image)) }
  }

  /// The picture for a state, else that of the normal state.
  public final func image(for state: State) -> UIImage? {
    images.first { $0.state == state }?.image ?? images.first { $0.state == .normal }?.image
  }

  /// Sets the title's colour for a state.
  public final func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors.removeAll { $0.state == state }
    if let color { titleColors.append((state, color)) }
  }

  /// The title's colour for a state, else that of the normal state.
  public final func titleColor(for state: State) -> UIColor? {
    titleColors.first { $0.state == state }?.color
      ?? titleColors.first { $0.state == .normal }?.color
  }

  /// The title as it shows.
  public final var currentTitle: String? { title(for: state) }
  /// The picture as it shows.
  public final var currentImage: UIImage? { image(for: state) }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(button: self) }
}
