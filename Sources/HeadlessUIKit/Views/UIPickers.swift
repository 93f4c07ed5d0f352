/// A wheel of dates, shown as the date that it stands on: `[2026-03-01 12:00]`.
///
/// What it shows is the same in every language, and in the time zone of the run. There is no step
/// that turns it.
open class UIDatePicker: UIControl {
  /// What of a date can be chosen.
  public enum Mode: Int, Sendable {
    /// The time of a day.
    case time
    /// The day.
    case date
    /// Both.
    case dateAndTime
    /// Hours and minutes that something takes.
    case countDownTimer
  }

  private let label = UILabel(frame: .zero)
  /// The date that it stands on, between the earliest and the latest.
  open var date = Date() { didSet { show() } }
  /// The earliest date; nil for none.
  open var minimumDate: Date? { didSet { show() } }
  /// The latest date; nil for none.
  open var maximumDate: Date? { didSet { show() } }
  /// What of a date can be chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { show() } }
  /// The seconds that a count down takes.
  open var countDownDuration: TimeInterval = 0 { didSet { show() } }
  /// The minutes between two choices. Kept, not used.
  open var minuteInterval = 1
  /// How it looks. Kept, not shown.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// Its language. Kept, not shown.
  open var locale: Locale?
  /// Its calendar. Kept, not used.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  /// Its time zone; nil for that of the run.
  open var timeZone: TimeZone? { didSet { show() } }

  override func setUpContent() {
    addSubview(label)
    show()
  }

  /// Sets the date; nothing moves.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func show() {
    if datePickerMode == .countDownTimer {
      let minutes = Int(exactly: (countDownDuration / 60).rounded(.down)) ?? 0
      label.text = "[\(minutes / 60) h \(minutes % 60) min]"
      return
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    if let timeZone { formatter.timeZone = timeZone }
    formatter.dateFormat =
      switch datePickerMode {
      case .time, .countDownTimer: "HH:mm"
      case .date: "yyyy-MM-dd"
      case .dateAndTime: "yyyy-MM-dd HH:mm"
      }
    var shown = min(date, maximumDate ?? date)
    if let minimumDate { shown = max(shown, minimumDate) }
    label.text = "[\(formatter.string(from: shown))]"
  }
}

/// How a wheel of dates looks. Kept, not shown.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system thinks.
  case automatic
  /// As wheels.
  case wheels
  /// As a button that opens it.
  case compact
  /// As a calendar.
  case inline
}

/// A number between two buttons: `[−] 3 [+]`, which the step `tap: { button: + }` touches.
open class UIStepper: UIControl {
  private let row = UIStackView(frame: .zero)
  private let label = UILabel(frame: .zero)
  /// The number, between the lowest and the highest.
  open var value: Double = 0 {
    didSet {
      let within = Swift.min(Swift.max(value, minimumValue), Swift.max(maximumValue, minimumValue))
      if within != value { value = within }
      show()
    }
  }
  /// The lowest number.
  open var minimumValue: Double = 0 { didSet { value = Swift.max(value, minimumValue) } }
  /// The highest number.
  open var maximumValue: Double = 100 { didSet { value = Swift.min(value, maximumValue) } }
  /// How far a touch goes.
  open var stepValue: Double = 1
  /// Whether it goes from one end to the other.
  open var wraps = false
  /// Whether a long touch goes on. Kept, not used.
  open var autorepeat = true

  override func setUpContent() {
    row.spacing = 8
    addSubview(row)
    for (title, sign) in [("−", -1.0), ("+", 1.0)] {
      row.addArrangedSubview(
        UIButton(primaryAction: UIAction(title: title) { [weak self] _ in self?.step(by: sign) }))
    }
    row.insertArrangedSubview(label, at: 1)
    show()
  }

  private func step(by sign: Double) {
    let next = value + sign * stepValue
    let old = value
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func show() {
    label.text = Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

/// Wheels of words, shown as the words that they stand on: `[Red] [Large]`.
///
/// There is no step that turns one; code does, by ``selectRow(_:inComponent:animated:)``.
open class UIPickerView: UIView {
  private let label = UILabel(frame: .zero)
  private var selected: [Int: Int] = [:]
  /// Who knows how many words there are; not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLayout() } }
  /// Who knows the words; not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLayout() } }

  override func setUpContent() { addSubview(label) }

  /// How many wheels there are.
  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  /// How many words a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// The word that a wheel stands on, from 0; -1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return min(selected[component] ?? 0, count - 1)
  }

  /// Turns a wheel; nothing moves, and nobody is told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = max(row, 0)
    setNeedsLayout()
  }

  /// Asks for the words of all wheels anew.
  open func reloadAllComponents() { setNeedsLayout() }

  /// Asks for the words of a wheel anew.
  open func reloadComponent(_ component: Int) { setNeedsLayout() }

  /// Asks for the words that the wheels stand on.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A hostile source may say any number.
    label.text = (0..<min(numberOfComponents, 8)).compactMap { component in
      let row = selectedRow(inComponent: component)
      guard row >= 0 else { return nil }
      return delegate?.pickerView(self, titleForRow: row, forComponent: component).map { "[\($0)]" }
    }.joined(separator: " ")
  }
}

/// Who knows how many words wheels have.
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many words a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who knows the words of wheels. All methods may be left out.
public protocol UIPickerViewDelegate: AnyObject {
  /// The word at a place; nil for none.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// A wheel was turned; called never.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
