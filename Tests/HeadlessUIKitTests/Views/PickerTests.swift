import HeadlessUIKit
import Testing

@testable import HeadlessUIKit

/// Pickers, steppers, key-value access and appearance settings.
@Suite("Pickers, steppers and key-value access") struct PickerTests {
  /// The text of the first label in a view.
  private func text(of view: UIView) -> String? {
    if let label = view as? UILabel { return label.text }
    return view.subviews.lazy.compactMap { text(of: $0) }.first
  }

  @Test func a_date_picker_shows_the_time_of_the_run_within_its_limits() {
    let environment = ScreenEnvironment(
      startTime: 1_772_366_400_000, timeZoneIdentifier: "Asia/Seoul")
    environment.run {
      let picker = UIDatePicker()
      #expect(text(of: picker) == "[2026-03-01 21:00]")
      picker.datePickerMode = .date
      picker.maximumDate = Date(timeIntervalSinceNow: -86_400)
      #expect(text(of: picker) == "[2026-02-28]")
      picker.maximumDate = nil
      picker.datePickerMode = .time
      picker.timeZone = TimeZone(identifier: "UTC")
      #expect(text(of: picker) == "[12:00]")
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = 5400
      #expect(text(of: picker) == "[1 h 30 min]")
      picker.countDownDuration = .infinity
      #expect(text(of: picker) == "[0 h 0 min]")
    }
  }

  @Test func a_stepper_stays_within_its_limits() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    let buttons = stepper.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
    var changeCount = 0
    stepper.addAction(UIAction { _ in changeCount += 1 }, for: .valueChanged)
    for _ in 0..<3 { buttons.last?.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    #expect(stepper.value == 2 && changeCount == 2, "at its end it sends nothing")
    stepper.value = 7
    #expect(stepper.value == 2)
    stepper.wraps = true
    buttons.last?.sendActions(for: .primaryActionTriggered)
    #expect(stepper.value == 0)
    stepper.minimumValue = 5
    #expect(stepper.value == 5)
  }

  private final class Colors: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 0
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { ["red", "green", "blue"][row] }
  }

  @Test func a_picker_view_shows_its_selected_row() {
    let (picker, colors) = (UIPickerView(), Colors())
    picker.dataSource = colors
    picker.delegate = colors
    picker.selectRow(1, inComponent: 0, animated: true)
    picker.layoutIfNeeded()
    #expect(text(of: picker) == "[green]" && picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(9, inComponent: 0, animated: true)
    picker.layoutIfNeeded()
    #expect(text(of: picker) == "[blue]")
  }

  @Test func setValue_for_key_sets_known_properties_and_ignores_unknown_keys() {
    let (label, bar) = (UILabel(), UISearchBar())
    label.setValue("by name", forKey: "text")
    label.setValue(true, forKey: "hidden")
    label.setValue(7, forKey: "text")
    label.setValue(UIColor.red, forKey: "colorOfTheMoon")
    #expect(label.text == "by name" && label.isHidden)
    #expect(label.value(forKey: "hidden") as? Bool == true && label.value(forKey: "x") == nil)
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let alert = UIAlertController(title: "plain", message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "bold"), forKey: "attributedTitle")
    #expect(alert.title == "bold")
    UIAlertAction(title: "a", style: .default).setValue(UIColor.red, forKey: "titleTextColor")
  }

  @Test func appearance_settings_apply_to_navigation_bars_created_later() {
    inRun { _ in
      UINavigationBar.appearance().tintColor = .red
      UINavigationBar.appearance().prefersLargeTitles = true
      UILabel.appearance().textColor = .red
      let bar = UINavigationController(nibName: nil, bundle: nil).navigationBar
      #expect(bar.tintColor == .red && bar.prefersLargeTitles)
      #expect(UILabel().textColor == .label, "labels do not")
    }
    inRun { _ in
      #expect(!UINavigationController(nibName: nil, bundle: nil).navigationBar.prefersLargeTitles)
    }
  }

  @Test func frames_keep_their_values_and_a_screen_has_the_size_of_the_device() {
    inRun { environment in
      environment.tableViewport = (columns: 30, rows: 10)
      #expect(UIViewController().view.bounds == CGRect(x: 0, y: 0, width: 240, height: 200))
      #expect(UITableViewCell().contentView.bounds.width == 240)
      #expect(UIView().frame == .zero && !UIView().hasFrame)
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 5, height: 6) && view.hasFrame)
    }
  }
}
