import DioramaKit
import HeadlessUIKit

// MARK: - Rows and buttons

extension Stage {
  /// Touches a row, after scrolling it into view.
  func tapRow(_ place: Int, _ words: String) throws(StepFailure) {
    try scrollIntoView(place)
    guard table?.touchRow(place, touch) ?? false else {
      throw touch == .tap
        ? .notSelectable(words, with: parts(ofRow: place, false))
        : .unresponsive(words, isEnabled: true, on: self)
    }
    try runDueEvents()
  }

  /// Toggles the switch of a row.
  func toggleSwitch(in row: RowName) throws(StepFailure) {
    try checkNotCovered("the switch in \(row.words)")
    let place = try rowIndex(of: row, needsSwitch: true)
    try scrollIntoView(place)
    guard let control = table?.withCell(ofRow: place, { $0.switches.first }) else {
      throw .noSwitch(in: row)
    }
    if table?.closeSwipeActions() ?? false { return try runDueEvents() }
    try tap(control, "the switch in \(row.words)")
  }

  /// Toggles a switch.
  func tap(_ control: UISwitch, _ words: String) throws(StepFailure) {
    guard control.isEnabled, control.takesTouches else {
      throw .unresponsive(words, isEnabled: false, on: self)
    }
    control.toggle()
    try runDueEvents()
  }

  /// Taps the retry button.
  func tapRetry() throws(StepFailure) {
    try checkNotCovered("the retry button")
    guard let retry = shownButtons.first(where: { $0.accessibilityIdentifier == "retry" }) else {
      throw .noRetryButton(on: self)
    }
    try tap(retry, "the retry button")
  }

  /// Taps a button of the screen, of its bar, or of a row.
  ///
  /// - Parameter name: the visible text, the name of the picture, or the name in code.
  func tapButton(_ name: String, row: RowName?) throws(StepFailure) {
    if row == nil, try tapMenuButton(name) { return }
    try checkNotCovered("the button '\(name)'", wanted: name)
    if row == nil { try checkUniqueAcrossRows(name) }
    var buttons = shownButtons
    var views = shownViews.flatMap { $0.namedViews(handling: touch) }
    var place: Int?
    if let row {
      let found = try self.rowIndex(of: row)
      place = found
      try scrollIntoView(found)
      buttons = table?.withCell(ofRow: found) { $0.buttons } ?? []
      views = table?.withCell(ofRow: found) { $0.namedViews(handling: touch) } ?? []
    }
    let location = place.flatMap { table?.location(ofRow: $0) } ?? .zero
    let called = buttons.filter { $0.matches(name: name) }
    // If several buttons have the same name, use one that responds.
    let responding = called.first { $0.responds(to: touch) }
    if let found = responding ?? (touch == .tap ? called.first : nil) {
      return try tap(found, "the button '\(name)'", at: location)
    }
    let items = row == nil ? barItems(at: .left) + barItems(at: .right) : []
    if let item = items.first(where: { $0.matches(name: name) }) {
      return try tap(item, "the button '\(name)'")
    }
    let words = name.interpretations
    if let view = views.first(where: {
      ($0.touchNames(touch) + $0.touchTexts(touch)).contains(where: words.contains)
    }) {
      return try handleTouch(of: view, "the button '\(name)'", row: place, saying: words)
    }
    if let found = called.first { return try tap(found, "the button '\(name)'") }
    if row == nil, touch == .tap,
      let found = shownSwitches.first(where: { $0.touchNames.contains(where: words.contains) })
    {
      return try tap(found, "the switch '\(name)'")
    }
    if touch == .tap, let place, let table, table.tapSwipeAction(name.withoutBrackets, ofRow: place)
    {
      return try runDueEvents()
    }
    func isProperty(_ object: AnyObject) -> Bool {
      guard let place else { return propertyNames(of: object).contains(name) }
      return table?.withCell(ofRow: place) { cell in
        (object as? UIView)?.propertyNames(in: cell).contains(name)
      } ?? false
    }
    if let button = buttons.first(where: isProperty) {
      return try tap(button, "the button '\(name)'")
    }
    if let item = items.first(where: isProperty) { return try tap(item, "the button '\(name)'") }
    guard let row, let place else { throw .noButton(matching: name, on: self) }
    throw .noButton(matching: name, in: row, at: place, buttons, views, on: self)
  }

  /// Touches a view that handles the touch.
  func handleTouch(
    of view: UIView, _ words: String, row: Int? = nil, saying texts: [String] = []
  ) throws(StepFailure) {
    let touched = texts.lazy.compactMap { view.touchedView(self.touch, saying: $0) }.first
    let isHandled =
      if let row, let table { table.touchView(view, inRow: row, touch, on: touched) } else {
        view.handle(touch, on: touched) != .ignored
      }
    guard isHandled else { throw .unresponsive(words, isEnabled: true, on: self) }
    try runDueEvents()
  }

  /// Taps a button, or opens its menu.
  func tap(
    _ button: UIButton, _ words: String, at location: CGPoint = .zero
  ) throws(StepFailure) {
    if !(button is SwipeActionButton), let table, button.isDescendant(of: table),
      table.closeSwipeActions()
    {
      return try runDueEvents()
    }
    if button.isEnabled, button.isUserInteractionEnabled, let menu = button.menu(openedBy: touch) {
      window.open(menu, at: button)
      return try runDueEvents()
    }
    guard button.responds(to: touch) else {
      throw .unresponsive(words, isEnabled: button.isEnabled, on: self)
    }
    switch button.handleAlone(touch, at: location) {
    case .ignored where touch == .longPress || !button.respondsToTouch:
      throw .unresponsive(words, isEnabled: true, on: self)
    case .ignored, .handled:
      if touch == .tap { button.sendActions(for: .tap) }
    case .canceled: break
    }
    try runDueEvents()
  }

  /// Selects a choice of the open alert or menu.
  func choose(_ title: String, in style: UIAlertController.Style) throws(StepFailure) {
    guard let alert = window.alert else {
      if style == .actionSheet, let menu {
        if try tapMenuButton(title) { return }
        throw .noChoice(title, in: menu)
      }
      throw .notOpen(style, wanted: title, on: self)
    }
    guard alert.preferredStyle == style else { throw .notOpen(style, wanted: title, on: self) }
    let interpretations = title.interpretations
    let called = alert.actions.filter { interpretations.contains($0.title ?? "") }
    guard let action = called.first(where: \.isEnabled) ?? called.first else {
      throw .noChoice(title, in: alert)
    }
    guard action.isEnabled else { throw .disabledChoice(title, on: self) }
    alert.choose(action)
    try runDueEvents()
  }

  /// The visible switches outside of rows.
  var shownSwitches: [UISwitch] {
    shownViews.flatMap { $0.views(outsideRowsOf: table) { $0 as? UISwitch } }
  }

  /// The visible buttons, without the items of the bar.
  private var shownButtons: [UIButton] { shownViews.flatMap(\.buttons) }
}

// MARK: - The navigation bar

/// A side of the navigation bar.
enum BarSide: String {
  case left, right
}

extension Stage {
  /// Whether the navigation bar is visible.
  var showsBar: Bool {
    screen?.navigationController.map { !$0.isNavigationBarHidden } ?? false
  }

  /// Returns the visible items at a side of the bar, from the edge inwards.
  func barItems(at side: BarSide) -> [UIBarButtonItem] {
    guard showsBar, let item = screen?.navigationItem else { return [] }
    return (side == .left ? item.shownLeftItems : item.shownRightItems).filter {
      $0.customView.map(\.isShown) ?? !$0.barContent.isEmpty
    }
  }

  /// Taps the item nearest to an edge; at the left, this can be the back button.
  func tapBarButton(at side: BarSide) throws(StepFailure) {
    try checkNotCovered("the \(side.rawValue) bar button")
    if let item = barItems(at: side).first {
      return try tap(item, "the \(side.rawValue) bar button '\(item.displayName)'")
    }
    if side == .left, try goBack() { return }
    throw .missing("\(side.rawValue) bar button", on: self)
  }

  /// Taps the back button, or the left item if there is no back button.
  func tapBackButton() throws(StepFailure) {
    try checkNotCovered("the back button")
    if try goBack() { return }
    guard let item = barItems(at: .left).first else {
      throw .missing("back button", on: self)
    }
    try tap(item, "the left bar button '\(item.displayName)'")
  }

  /// Taps an item of the bar.
  func tap(_ item: UIBarButtonItem, _ words: String) throws(StepFailure) {
    if let menu = item.menu(openedBy: touch) {
      window.open(menu, at: item)
      return try runDueEvents()
    }
    let isFaint = touch == .tap && item.appearsDisabled
    switch item.touchedView(touch) {
    case let button as UIButton: try tap(button, words)
    case let control as UISwitch where touch == .tap: try tap(control, words)
    case let control as UIControl where touch == .tap && !control.handles(.tap):
      control.sendActions(for: .tap)
    case let view?: try handleTouch(of: view, words)
    case nil where touch == .tap && item.tap(): break
    case nil: throw .unresponsive(words, isEnabled: !item.looksDisabled, on: self)
    }
    if isFaint { environment.warn(.disabledAppearance(of: words, on: self)) }
    try runDueEvents()
  }

  private func goBack() throws(StepFailure) -> Bool {
    guard showsBar, let screen, let stack = screen.navigationController,
      screen.backTitle(in: stack) != nil
    else { return false }
    if touch == .longPress { throw .unresponsive("the back button", isEnabled: true, on: self) }
    stack.popViewController(animated: true)
    try runDueEvents()
    return true
  }
}

// MARK: - Overlays

extension Stage {
  /// Checks that nothing covers the screen.
  ///
  /// - Parameters:
  ///   - what: the element to touch, for the start of the message: `the text field`.
  ///   - text: the text of the step; if the overlay contains it, the help shows how to touch it
  ///     there.
  /// - Throws: `StepFailure` that names the overlay.
  public func checkNotCovered(
    _ what: String, wanted text: String? = nil
  ) throws(StepFailure) {
    if window.alert != nil || menu != nil { throw .covered(what, wanted: text, on: self) }
    if window.overlays.contains(where: \.isShown) { throw .loadingScreen(without: what) }
    if screen == nil { throw .dismissedScreen(without: what) }
  }
}

/// Menus that kits add to the window themselves, as views with buttons.
extension Stage {
  /// The menu over the screen, if there is one.
  var menu: UIView? { window.overlays.last { $0.isShown && !$0.buttons.isEmpty } }

  /// Taps a button of the menu.
  ///
  /// - Returns: whether the menu has a button with this name.
  func tapMenuButton(_ title: String) throws(StepFailure) -> Bool {
    guard window.alert == nil, let button = menu?.buttons.first(where: { $0.matches(name: title) })
    else { return false }
    guard button.isTappable else { throw .disabledChoice(title, on: self) }
    button.sendActions(for: .tap)
    try runDueEvents()
    return true
  }

  /// Taps outside an open menu or sheet, which closes it.
  func tapOutside() throws(StepFailure) {
    if let alert = window.alert, alert.closesOnTapOutside {
      alert.dismiss(animated: false)
    } else if let alert = window.alert {
      guard alert.preferredStyle == .actionSheet,
        let cancel = alert.actions.first(where: { $0.style == .cancel })
      else {
        throw .notClosedByTapOutside(on: self)
      }
      alert.choose(cancel)
    } else {
      guard let menu else { throw .notOpen(.actionSheet, on: self) }
      let taps = (menu.gestureRecognizers ?? []).filter { $0.recognizes(.tap) }
      guard taps.contains(where: { $0.fire() }) else { throw .notClosedByTapOutside(on: self) }
    }
    try runDueEvents()
  }
}
