import HeadlessUIKit

extension Stage {
  /// Touches a row, after bringing it into view.
  func tapRow(_ place: Int, _ words: String) throws(StepFailure) {
    try bringIntoView(place)
    guard let table, table.tapRow(place) else {
      throw StepFailure("\(words) takes no touches", help: "it is disabled")
    }
    try runDueEvents()
  }

  /// Flips the switch of a row.
  func toggleSwitch(in row: RowName) throws(StepFailure) {
    try checkNothingCovers("the switch in \(row.words)")
    let place = try place(of: row)
    try bringIntoView(place)
    guard let control = table?.withCell(ofRow: place, { $0.switches.first }) else {
      throw StepFailure("\(row.words) has no switch", help: rowsOffered)
    }
    guard control.isEnabled, control.takesTouches else {
      throw StepFailure("the switch in \(row.words) takes no touches", help: "it is disabled")
    }
    control.isOn.toggle()
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    try runDueEvents()
  }

  /// Touches the button by which a person asks to try again.
  func tapRetry() throws(StepFailure) {
    try checkNothingCovers("the retry button")
    guard let retry = shownButtons.first(where: { $0.accessibilityIdentifier == "retry" }) else {
      throw StepFailure("the screen shows no retry button", help: touchables)
    }
    try tap(retry, "the retry button")
  }

  /// Touches a button of the screen or its bar, or of a row.
  func tapButton(_ name: String, row: RowName?) throws(StepFailure) {
    if row == nil, try tapMenuButton(name) { return }
    try checkNothingCovers("the button '\(name)'")
    var buttons = shownButtons
    var views = screen?.viewIfLoaded?.tappableViews ?? []
    if let row {
      let place = try place(of: row)
      try bringIntoView(place)
      buttons = table?.withCell(ofRow: place) { $0.buttons } ?? []
      views = table?.withCell(ofRow: place) { $0.tappableViews } ?? []
    }
    let called = buttons.filter { $0.isCalled(name) }
    // Of several buttons with one name, a finger means the one that works.
    if let found = called.first(where: \.takesTouch) ?? called.first {
      return try tap(found, "the button '\(name)'")
    }
    let items = row == nil ? barItems(at: .left) + barItems(at: .right) : []
    if let item = items.first(where: { $0.isCalled(name) }) {
      return try tap(item, "the button '\(name)'")
    }
    if let view = views.first(where: { $0.accessibilityIdentifier == name }) {
      for recognizer in view.gestureRecognizers ?? [] where recognizer is UITapGestureRecognizer {
        recognizer.fire()
      }
      return try runDueEvents()
    }
    var names: [String] = []
    for button in buttons where button.takesTouch {
      guard let name = button.currentTitle ?? button.currentImage?.name else { continue }
      if !names.contains(name) { names.append(name) }
    }
    names += views.compactMap(\.accessibilityIdentifier).filter { !names.contains($0) }
    throw StepFailure(
      "there is no button '\(name)'\(row.map { " in \($0.words)" } ?? "")",
      help: names.isEmpty
        ? touchables : "the buttons are \(names.map { "'\($0)'" }.joined(separator: ", "))")
  }

  private func tap(_ button: UIButton, _ words: String) throws(StepFailure) {
    guard button.takesTouch else {
      throw StepFailure(
        "\(words) \(button.isEnabled ? "does nothing" : "is disabled")", help: touchables)
    }
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    try runDueEvents()
  }

  /// Takes a choice of the alert or menu that is open.
  func choose(_ title: String, in style: UIAlertController.Style) throws(StepFailure) {
    guard let alert = window.alert else {
      if style == .actionSheet, let menu {
        if try tapMenuButton(title) { return }
        throw StepFailure("the menu has no '\(title)'", help: menu.offersAsMenu)
      }
      throw StepFailure("no \(style.word) is open", help: touchables)
    }
    guard alert.preferredStyle == style else {
      let open = alert.preferredStyle
      throw StepFailure(
        "no \(style.word) is open, but \(open.wordWithArticle)",
        help: "write '\(open.word)' in place of '\(style.word)'; it offers \(alert.offers)")
    }
    let called = alert.actions.filter { $0.title == title }
    guard let action = called.first(where: \.isEnabled) ?? called.first else {
      throw StepFailure("the \(style.word) has no '\(title)'", help: "it offers \(alert.offers)")
    }
    guard action.isEnabled else {
      throw StepFailure(
        "'\(title)' in the \(style.word) is disabled", help: "it offers \(alert.offers)")
    }
    alert.choose(action)
    try runDueEvents()
  }

  /// The buttons that can be seen below the bar.
  private var shownButtons: [UIButton] {
    (screen?.viewIfLoaded).map { $0.buttons + ($0.firstTable?.emptyButtons ?? []) } ?? []
  }
}

extension UIView {
  /// The views in it that hear taps and have a name to be called by, such as a row's picture.
  fileprivate var tappableViews: [UIView] {
    guard isShown, takesTouches else { return [] }
    let own = gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
    let isNamed = own && accessibilityIdentifier != nil
    return (isNamed ? [self] : []) + subviews.flatMap(\.tappableViews)
  }
}

extension UIAlertController {
  /// The choices that can be taken, for a message.
  var offers: String {
    let titles = actions.filter(\.isEnabled).map { "'\($0.title ?? "")'" }
    return titles.isEmpty ? "nothing" : titles.joined(separator: ", ")
  }
}

extension UIAlertController.Style {
  /// The word for it in steps.
  var word: String { self == .actionSheet ? "menu" : "alert" }

  /// The word for it in sentences.
  var wordWithArticle: String { self == .actionSheet ? "a menu" : "an alert" }
}

extension UIButton {
  /// Whether something happens when it is touched.
  var takesTouch: Bool { isEnabled && isUserInteractionEnabled && respondsToTouch }

  /// Whether this is the button that a step means: by its title, or by the name of its picture.
  func isCalled(_ name: String) -> Bool {
    currentTitle == name || currentImage?.name == name
  }
}

extension UITableView {
  /// The buttons of what shows in place of rows.
  fileprivate var emptyButtons: [UIButton] {
    totalRows == 0 ? backgroundView?.buttons ?? [] : []
  }
}
