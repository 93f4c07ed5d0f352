import DioramaKit
import HeadlessUIKit
import YAML

// MARK: - Rows and buttons

extension Stage {
  /// Taps a row, after scrolling it into view.
  func tapRow(_ place: Int, _ words: String) throws(StepFailure) {
    try scrollIntoView(place)
    guard let table, table.tapRow(place) else {
      throw StepFailure("\(words) cannot be tapped: its selection is disabled")
    }
    try runDueEvents()
  }

  /// Toggles the switch of a row.
  func toggleSwitch(in row: RowName) throws(StepFailure) {
    try checkNotCovered("the switch in \(row.words)")
    let place = try rowIndex(of: row)
    try scrollIntoView(place)
    guard let control = table?.withCell(ofRow: place, { $0.switches.first }) else {
      throw StepFailure(
        "\(row.words) has no switch",
        help: "write '\(StepDefinition.tap.item("{ row: \(row.yamlValue) }"))' to tap the row"
      )
    }
    guard control.isEnabled, control.takesTouches else {
      throw StepFailure("the switch in \(row.words) is disabled", help: touchableHelp)
    }
    control.isOn.toggle()
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    try runDueEvents()
  }

  /// Taps the retry button.
  func tapRetry() throws(StepFailure) {
    try checkNotCovered("the retry button")
    guard let retry = shownButtons.first(where: { $0.accessibilityIdentifier == "retry" }) else {
      throw StepFailure("the screen has no retry button", help: touchableHelp)
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
    var views = shownViews.flatMap(\.tapHandlingViews)
    var place: Int?
    if let row {
      let found = try self.rowIndex(of: row)
      place = found
      try scrollIntoView(found)
      buttons = table?.withCell(ofRow: found) { $0.buttons } ?? []
      views = table?.withCell(ofRow: found) { $0.tapHandlingViews } ?? []
    }
    let called = buttons.filter { $0.matches(name: name) }
    // If several buttons have the same name, use one that is enabled.
    if let found = called.first(where: \.isTappable) ?? called.first {
      return try tap(found, "the button '\(name)'")
    }
    let items = row == nil ? barItems(at: .left) + barItems(at: .right) : []
    if let item = items.first(where: { $0.matches(name: name) }) {
      return try tap(item, "the button '\(name)'")
    }
    if let view = views.first(where: { $0.touchNames.contains(name) }) { return try touch(view) }
    if let place, let table, table.tapSwipeAction(name.withoutBrackets, ofRow: place) {
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
    throw StepFailure(
      "no button matches '\(name)'\(row.map { " in \($0.words)" } ?? "")",
      help: help(for: name, in: place, buttons, views))
  }

  /// Returns help for a button that does not exist.
  private func help(
    for name: String, in place: Int?, _ buttons: [UIButton], _ views: [UIView]
  ) -> String? {
    guard let place else { return suggestedStep(touching: name) ?? touchableHelp }
    var names: [String] = []
    for button in buttons where button.isTappable && !names.contains(button.displayName) {
      names.append(button.displayName)
    }
    names += views.map(\.touchName).filter { !names.contains($0) }
    names += table?.swipeActions(ofRow: place) ?? []
    if let near = Diagnostic.Help.nearest(to: name, among: names) { return near.text }
    if names.isEmpty { return touchableHelp }
    return "available buttons: \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// Taps a view with a tap gesture recognizer.
  func touch(_ view: UIView) throws(StepFailure) {
    for recognizer in view.gestureRecognizers ?? [] where recognizer is UITapGestureRecognizer {
      recognizer.fire()
    }
    try runDueEvents()
  }

  /// Taps a button, or opens its menu.
  func tap(_ button: UIButton, _ words: String) throws(StepFailure) {
    if button.isEnabled, button.isUserInteractionEnabled, let menu = button.menuOpenedByTap {
      window.open(menu)
      return try runDueEvents()
    }
    guard button.isTappable else {
      throw StepFailure(
        "\(words) \(button.isEnabled ? "does nothing" : "is disabled")", help: touchableHelp)
    }
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    try runDueEvents()
  }

  /// Selects a choice of the open alert or menu.
  func choose(_ title: String, in style: UIAlertController.Style) throws(StepFailure) {
    guard let alert = window.alert else {
      if style == .actionSheet, let menu {
        if try tapMenuButton(title) { return }
        throw StepFailure("the menu has no '\(title)'", help: menu.menuHelp)
          .located(atText: title)
      }
      throw StepFailure(
        "no \(style.stepKey) is open", help: suggestedStep(touching: title) ?? touchableHelp)
    }
    guard alert.preferredStyle == style else {
      let open = alert.preferredStyle
      throw StepFailure(
        "no \(style.stepKey) is open, but \(open.nounWithArticle) is",
        help: suggestedStep(touching: title) ?? alert.dismissalHelp)
    }
    let interpretations = title.interpretations
    let called = alert.actions.filter { interpretations.contains($0.title ?? "") }
    guard let action = called.first(where: \.isEnabled) ?? called.first else {
      let near = Diagnostic.Help.nearest(to: title, among: alert.actions.compactMap(\.title))
      throw StepFailure(
        "the \(style.stepKey) has no '\(title)'", suggestion: near,
        fallbackHelp: "available: \(alert.listedActions)"
      ).located(atText: title)
    }
    guard action.isEnabled else {
      throw StepFailure(
        "'\(title)' in the \(style.stepKey) is disabled", help: "available: \(alert.listedActions)"
      ).located(atText: title)
    }
    alert.choose(action)
    try runDueEvents()
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
    return ((side == .left ? item.leftBarButtonItems : item.rightBarButtonItems) ?? []).filter {
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
    throw StepFailure("the screen has no \(side.rawValue) bar button", help: touchableHelp)
  }

  /// Taps the back button, or the left item if there is no back button.
  func tapBackButton() throws(StepFailure) {
    try checkNotCovered("the back button")
    if try goBack() { return }
    guard let item = barItems(at: .left).first else {
      throw StepFailure("the screen has no back button", help: touchableHelp)
    }
    try tap(item, "the left bar button '\(item.displayName)'")
  }

  /// Taps an item of the bar.
  func tap(_ item: UIBarButtonItem, _ words: String) throws(StepFailure) {
    if let menu = item.menuOpenedByTap {
      window.open(menu)
      return try runDueEvents()
    }
    guard item.tap() else {
      throw StepFailure(
        "\(words) \(item.looksDisabled ? "is disabled" : "does nothing")", help: touchableHelp)
    }
    try runDueEvents()
  }

  private func goBack() throws(StepFailure) -> Bool {
    guard showsBar, let screen, let stack = screen.navigationController,
      screen.backTitle(in: stack) != nil
    else { return false }
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
    if let alert = window.alert {
      throw StepFailure(
        "\(what) is covered by \(alert.preferredStyle.nounWithArticle)",
        help: text.flatMap(suggestedStep) ?? alert.dismissalHelp)
    }
    if let menu {
      throw StepFailure(
        "\(what) is covered by a menu",
        help: text.flatMap(suggestedStep) ?? menu.menuHelp)
    }
    if window.overlays.contains(where: \.isShown) {
      throw StepFailure(
        "\(what) is not available yet: the screen is loading",
        help: StepDefinition.advanceHelp)
    }
    if screen == nil {
      throw StepFailure("\(what) is not available: the screen was dismissed")
    }
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
    guard button.isTappable else {
      throw StepFailure("'\(title)' in the menu is disabled", help: menu?.menuHelp)
    }
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
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
        throw StepFailure(
          "a tap outside does not close \(alert.preferredStyle.nounWithArticle)",
          help: alert.dismissalHelp)
      }
      alert.choose(cancel)
    } else {
      guard let menu else {
        throw StepFailure("no menu is open", help: touchableHelp)
      }
      let taps = (menu.gestureRecognizers ?? []).filter { $0 is UITapGestureRecognizer }
      guard taps.contains(where: { $0.fire() }) else {
        throw StepFailure(
          "a tap outside does not close the menu", help: menu.menuHelp)
      }
    }
    try runDueEvents()
  }
}
