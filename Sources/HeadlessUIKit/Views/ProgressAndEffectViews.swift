/// A progress bar, shown as a number: `40 %`.
open class UIProgressView: UIView {
  /// The style of a progress bar. Kept, not shown.
  public enum Style: Int, Sendable {
    /// The default.
    case `default`
    /// For use in a bar.
    case bar
  }

  private let label = UILabel(frame: .zero)
  /// The progress, from 0 to 1.
  open var progress: Float = 0 {
    didSet { label.text = progress.asPercent }
  }
  /// The color of the completed part. Kept, not shown.
  open var progressTintColor: UIColor?
  /// The color of the remaining part. Kept, not shown.
  open var trackTintColor: UIColor?
  /// The style. Kept, not shown.
  open var progressViewStyle = Style.default
  /// Work whose progress is shown when it is set; later changes are not observed.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  override func setUpContent() {
    addSubview(label)
    label.text = progress.asPercent
  }

  /// Makes a progress bar with a style, which is not shown.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A slider, shown as the position of its knob: `40 %`. No step drags it.
open class UISlider: UIControl {
  private let label = UILabel(frame: .zero)
  /// The value, which is the position of the knob.
  open var value: Float = 0 { didSet { show() } }
  /// The lowest value.
  open var minimumValue: Float = 0 { didSet { show() } }
  /// The highest value.
  open var maximumValue: Float = 1 { didSet { show() } }
  /// Whether every move is reported, not only the last one. Kept, not used.
  open var isContinuous = true

  override func setUpContent() {
    addSubview(label)
    show()
  }

  /// Sets the value, without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func show() {
    let range = maximumValue - minimumValue
    label.text = (range > 0 ? (value - minimumValue) / range : 0).asPercent
  }
}

/// Dots of which one is filled, shown as numbers in the middle: `2/5`.
open class UIPageControl: UIControl {
  private let label = UILabel(frame: .zero)
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      if currentPage > 0, currentPage >= numberOfPages { currentPage = numberOfPages - 1 }
      show()
    }
  }
  /// The current page, from 0 to the last one.
  open var currentPage = 0 {
    didSet {
      let within = Swift.max(Swift.min(currentPage, numberOfPages - 1), 0)
      if within != currentPage { currentPage = within }
      show()
    }
  }
  /// Whether a single page shows nothing.
  open var hidesForSinglePage = false { didSet { show() } }
  /// The color of the other dots. Kept, not shown.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the filled dot. Kept, not shown.
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether touches move through the pages. Kept, not used.
  open var allowsContinuousInteraction = true

  override func setUpContent() {
    label.textAlignment = .center
    addSubview(label)
  }

  private func show() {
    let isHidden = numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1)
    label.text = isHidden ? nil : "\(currentPage + 1)/\(numberOfPages)"
  }
}

/// A view with a blurred background. The subviews of its content view are shown as usual.
open class UIVisualEffectView: UIView {
  /// The view that contains the content.
  public final let contentView = UIView()
  /// The effect. Kept, not shown.
  public final var effect: UIVisualEffect?

  /// Makes a view with an effect, which is not shown.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// An effect on the content below a view.
open class UIVisualEffect {
  init() {}
}

/// Emphasized content over a blur. Kept, not shown.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect over a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A blur.
public final class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// Light.
    case extraLight
    /// Less light.
    case light
    /// Dark.
    case dark
    /// The system's choice.
    case regular
    /// Strong.
    case prominent
    /// Like the system's bars.
    case systemMaterial
  }

  /// Makes a blur with a style.
  public init(style: Style) { super.init() }
}

extension Float {
  /// The number from 0 to 1 as a percentage; NaN and infinity give 0.
  fileprivate var asPercent: String {
    "\(Int((isFinite ? Swift.min(Swift.max(self, 0), 1) : 0) * 100 + 0.5)) %"
  }
}
