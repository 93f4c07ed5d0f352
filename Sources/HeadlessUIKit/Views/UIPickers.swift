/// A date picker, shown as its date: `[2026-03-01 12:00]`.
///
/// The format is the same in every language; the time zone is the run's unless ``timeZone`` is set.
/// No step turns the wheel.
open class UIDatePicker: UIControl {
  /// The parts of a date that can be chosen.
  public enum Mode: Int, Sendable {
    /// The time of a day.
    case time
    /// The day.
    case date
    /// Both.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
  }

  private let label = UILabel(frame: .zero)
  /// The date, which is shown limited to the range from the earliest to the latest date.
  open var date = Date() { didSet { show() } }
  /// The earliest date; nil for none.
  open var minimumDate: Date? { didSet { show() } }
  /// The latest date; nil for none.
  open var maximumDate: Date? { didSet { show() } }
  /// The parts of a date that can be chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { show() } }
  /// The seconds of a countdown.
  open var countDownDuration: TimeInterval = 0 { didSet { show() } }
  /// The minutes between two choices. Kept, not used.
  open var minuteInterval = 1
  /// The style. Kept, not shown.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// Its language. Kept, not shown.
  open var locale: Locale?
  /// Its calendar. Kept, not used.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  /// Its time zone; nil means the run's.
  open var timeZone: TimeZone? { didSet { show() } }

  override func setUpContent() {
    addSubview(label)
    show()
  }

  /// Sets the date, without animation.
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

/// The style of a date picker. Kept, not shown.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice.
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
  /// The change of the number for each tap.
  open var stepValue: Double = 1
  /// Whether it continues at the other end.
  open var wraps = false
  /// Whether a long press repeats the change. Kept, not used.
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

/// Wheels of texts, shown as the selected texts: `[Red] [Large]`.
///
/// No step turns a wheel; code does, with ``selectRow(_:inComponent:animated:)``.
open class UIPickerView: UIView {
  private let label = UILabel(frame: .zero)
  private var selected: [Int: Int] = [:]
  /// Provides the number of wheels and texts; a weak reference.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLayout() } }
  /// Provides the texts; a weak reference.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLayout() } }

  override func setUpContent() { addSubview(label) }

  /// The number of wheels.
  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  /// Returns the number of texts of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// Returns the selected row of a wheel, from 0; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return min(selected[component] ?? 0, count - 1)
  }

  /// Selects a row of a wheel, without animation; the delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = max(row, 0)
    setNeedsLayout()
  }

  /// Reads the texts of all wheels again.
  open func reloadAllComponents() { setNeedsLayout() }

  /// Reads the texts of a wheel again.
  open func reloadComponent(_ component: Int) { setNeedsLayout() }

  /// Reads the selected texts of the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A faulty data source may return any number.
    label.text = (0..<min(numberOfComponents, 8)).compactMap { component in
      let row = selectedRow(inComponent: component)
      guard row >= 0 else { return nil }
      return delegate?.pickerView(self, titleForRow: row, forComponent: component).map { "[\($0)]" }
    }.joined(separator: " ")
  }
}

/// Provides the number of wheels and of their texts.
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of texts of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the texts of wheels. All methods are optional.
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the text of a row; nil shows nothing.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Called when a wheel was turned; never called here.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
