/// A row of choices of which one is taken, shown as buttons: `[● All] [Online]`.
///
/// A touch on another segment takes it and reports `.valueChanged`; setting it reports nothing.
open class UISegmentedControl: UIControl {
  /// Stands for no segment.
  public static let noSegment = -1

  private let row = UIStackView(arrangedSubviews: [])
  private static let mark = UIImage(name: "selected", symbol: "●")

  /// The number of the taken segment, counted from 0; ``noSegment`` if there is none.
  public final var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { showSelection() }
  }

  /// Makes a control with a segment for each item.
  ///
  /// - Parameter items: texts, or ``UIImage``s, of which the symbol is shown.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      let segment = insertSegment(at: numberOfSegments)
      segment.setTitle((item as? String) ?? (item as? UIImage)?.symbol, for: .normal)
    }
  }

  override func setUpContent() {
    row.spacing = 8
    addSubview(row)
  }

  private var segments: [UIButton] { row.arrangedSubviews.compactMap { $0 as? UIButton } }

  /// How many segments there are.
  public final var numberOfSegments: Int { row.arrangedSubviews.count }

  /// Puts in a segment; nothing moves, and the taken segment stays taken.
  ///
  /// - Parameters:
  ///   - title: its text.
  ///   - segment: its number from 0; numbers out of range mean the nearest end.
  ///   - animated: not used.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insertSegment(at: segment).setTitle(title, for: .normal)
    if selectedSegmentIndex >= segment { selectedSegmentIndex += 1 }
  }

  /// Takes out all segments; none is taken then.
  public final func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a segment; nothing for a number out of range.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].setTitle(title, for: .normal) }
  }

  /// The title of a segment; nil for a number out of range.
  public final func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].currentTitle : nil
  }

  /// Says whether a segment takes touches; nothing for a number out of range.
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  private func insertSegment(at index: Int) -> UIButton {
    let button = UIButton(type: .custom)
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self, let button, isEnabled else { return }
        take(button)
      }, for: .touchUpInside)
    row.insertArrangedSubview(button, at: min(max(index, 0), numberOfSegments))
    return button
  }

  private func take(_ button: UIButton) {
    guard let index = segments.firstIndex(where: { $0 === button }),
      index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func showSelection() {
    for (index, segment) in segments.enumerated() {
      segment.setImage(index == selectedSegmentIndex ? Self.mark : nil, for: .normal)
    }
  }
}
