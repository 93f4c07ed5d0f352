/// A bar that fills up, shown as a number: `40 %`.
open class UIProgressView: UIView {
  /// How a bar looks. Kept, not shown.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// As in a bar.
    case bar
  }

  private let label = UILabel(frame: .zero)
  /// How far it is, from 0 to 1.
  open var progress: Float = 0 {
    didSet { label.text = progress.asPercent }
  }
  /// The colour of what is full. Kept, not shown.
  open var progressTintColor: UIColor?
  /// The colour of what is not. Kept, not shown.
  open var trackTintColor: UIColor?

  override func setUpContent() {
    addSubview(label)
    label.text = progress.asPercent
  }

  /// A bar of a style, which is not shown.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Sets how far it is; nothing moves.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A knob on a line, shown as the place of the knob: `40 %`. There is no step that drags it.
open class UISlider: UIControl {
  private let label = UILabel(frame: .zero)
  /// Where the knob is.
  open var value: Float = 0 { didSet { show() } }
  /// The lowest value.
  open var minimumValue: Float = 0 { didSet { show() } }
  /// The highest value.
  open var maximumValue: Float = 1 { didSet { show() } }
  /// Whether each move is told, and not the last alone. Kept, not used.
  open var isContinuous = true

  override func setUpContent() {
    addSubview(label)
    show()
  }

  /// Sets the value; nothing moves.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func show() {
    let range = maximumValue - minimumValue
    label.text = (range > 0 ? (value - minimumValue) / range : 0).asPercent
  }
}

/// Dots of which one is full, shown as numbers: `2/5`.
open class UIPageControl: UIControl {
  private let label = UILabel(frame: .zero)
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { show() } }
  /// The page that shows, from 0.
  open var currentPage = 0 { didSet { show() } }
  /// Whether one page alone shows nothing.
  open var hidesForSinglePage = false { didSet { show() } }
  /// The colour of the other dots. Kept, not shown.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the full dot. Kept, not shown.
  open var currentPageIndicatorTintColor: UIColor?

  override func setUpContent() { addSubview(label) }

  private func show() {
    let isHidden = numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1)
    label.text = isHidden ? nil : "\(min(currentPage, numberOfPages - 1) + 1)/\(numberOfPages)"
  }
}

/// A view whose background is blurred. What is in its content view shows as ever.
open class UIVisualEffectView: UIView {
  /// The view that content is put in.
  public final let contentView = UIView()
  /// The effect. Kept, not shown.
  public final var effect: UIVisualEffect?

  /// A view with an effect, which is not shown.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Effect views are not decoded here.
  public required init?(coder: NSCoder) { nil }
}

/// What would happen to what is behind a view.
open class UIVisualEffect {
  init() {}
}

/// What stands out before blur. Kept, not shown.
public final class UIVibrancyEffect: UIVisualEffect {
  /// What stands out before a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Blur.
public final class UIBlurEffect: UIVisualEffect {
  /// How it is blurred.
  public enum Style: Int, Sendable {
    /// Light.
    case extraLight
    /// Less light.
    case light
    /// Dark.
    case dark
    /// As the system thinks.
    case regular
    /// Strongly.
    case prominent
    /// As the system's bars.
    case systemMaterial
  }

  /// Blur of a style.
  public init(style: Style) { super.init() }
}

extension Float {
  /// The number from 0 to 1 as a percentage; what is no number is 0.
  fileprivate var asPercent: String {
    "\(Int((isFinite ? Swift.min(Swift.max(self, 0), 1) : 0) * 100 + 0.5)) %"
  }
}
