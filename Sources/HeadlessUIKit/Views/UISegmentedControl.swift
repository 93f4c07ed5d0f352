/// A row of choices of which one is selected, shown as buttons: `[● All] [Online]`.
///
/// A tap on another segment selects it and sends `.valueChanged`; setting the index sends no event.
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public static let noSegment = -1

  private let row = UIStackView(arrangedSubviews: [])
  private static let mark = UIImage(name: "selected", symbol: "✓")

  /// The index of the selected segment, from 0; ``noSegment`` if no segment is selected.
  public final var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { showSelection() }
  }

  /// Makes a control with a segment for each item.
  ///
  /// - Parameter items: texts, or ``UIImage``s, whose symbols are shown.
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

  /// The number of segments.
  public final var numberOfSegments: Int { row.arrangedSubviews.count }

  /// Inserts a segment, without animation; the selected segment stays selected.
  ///
  /// - Parameters:
  ///   - title: its text.
  ///   - segment: the index from 0; an index out of range means the nearest end.
  ///   - animated: not used.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insertSegment(at: segment).setTitle(title, for: .normal)
    if selectedSegmentIndex >= segment { selectedSegmentIndex += 1 }
  }

  /// Removes all segments; then no segment is selected.
  public final func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a segment; does nothing for an index out of range.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].setTitle(title, for: .normal) }
  }

  /// Returns the title of a segment; nil for an index out of range.
  public final func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].currentTitle : nil
  }

  /// Sets whether a segment accepts touches; does nothing for an index out of range.
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
      segment.isSelected = index == selectedSegmentIndex
      segment.setImage(segment.isSelected ? Self.mark : nil, for: .normal)
    }
  }
}
