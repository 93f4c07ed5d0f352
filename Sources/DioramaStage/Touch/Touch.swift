import DioramaKit
import HeadlessUIKit

// MARK: - Rows and buttons

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
    if let row, let table {
      let place = try place(of: row)
      if table.tapSwipeAction(name, ofRow: place) { return try runDueEvents() }
    }
    var names: [String] = []
    for button in buttons where button.takesTouch {
      guard let name = button.currentTitle ?? button.currentImage?.name else { continue }
      if !names.contains(name) { names.append(name) }
    }
    names += views.compactMap(\.accessibilityIdentifier).filter { !names.contains($0) }
    if let row, let table { names += table.swipeActions(ofRow: try place(of: row)) }
    throw StepFailure(
      "there is no button '\(name)'\(row.map { " in \($0.words)" } ?? "")",
      help: names.isEmpty
        ? touchables : "the buttons are \(names.map { "'\($0)'" }.joined(separator: ", "))")
  }

  private func tap(_ button: UIButton, _ words: String) throws(StepFailure) {
    if button.isEnabled, button.isUserInteractionEnabled, let menu = button.menuAtTouch {
      window.open(menu)
      return try runDueEvents()
    }
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
    let own = (screen?.viewIfLoaded).map { $0.buttons + ($0.firstTable?.emptyButtons ?? []) } ?? []
    return own + (screen?.bottomBars.flatMap(\.buttons) ?? [])
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
  var takesTouch: Bool {
    isEnabled && isUserInteractionEnabled && (respondsToTouch || menuAtTouch != nil)
  }

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

// MARK: - The navigation bar

/// A side of the navigation bar.
enum BarSide: String {
  case left, right
}

extension Stage {
  /// Whether a person sees a navigation bar.
  private var showsBar: Bool {
    screen?.navigationController.map { !$0.isNavigationBarHidden } ?? false
  }

  /// The items at a side of the bar that can be seen, from the edge on.
  func barItems(at side: BarSide) -> [UIBarButtonItem] {
    guard showsBar, let item = screen?.navigationItem else { return [] }
    return ((side == .left ? item.leftBarButtonItems : item.rightBarButtonItems) ?? []).filter {
      $0.customView.map(\.isShown) ?? !$0.barContent.isEmpty
    }
  }

  /// Touches the item nearest to an edge; at the left that may be the stack's own way back.
  func tapBarButton(at side: BarSide) throws(StepFailure) {
    try checkNothingCovers("the \(side.rawValue) bar button")
    if let item = barItems(at: side).first {
      return try tap(item, "the \(side.rawValue) bar button '\(item.spokenName)'")
    }
    if side == .left, try goBack() { return }
    throw StepFailure("the screen has no \(side.rawValue) bar button", help: touchables)
  }

  /// Touches the stack's own way back, else the left item, by which screens without one are left.
  func tapWayBack() throws(StepFailure) {
    try checkNothingCovers("the way back")
    if try goBack() { return }
    guard let item = barItems(at: .left).first else {
      throw StepFailure("the screen has no way back", help: touchables)
    }
    try tap(item, "the left bar button '\(item.spokenName)'")
  }

  /// Touches an item of the bar.
  func tap(_ item: UIBarButtonItem, _ words: String) throws(StepFailure) {
    if let menu = item.menuAtTouch {
      window.open(menu)
      return try runDueEvents()
    }
    guard item.tap() else {
      throw StepFailure(
        "\(words) \(item.looksDisabled ? "is disabled" : "does nothing")", help: touchables)
    }
    try runDueEvents()
  }

  private func goBack() throws(StepFailure) -> Bool {
    guard showsBar, let screen, let stack = screen.navigationController,
      screen.wayBack(in: stack) != nil
    else { return false }
    stack.popViewController(animated: true)
    try runDueEvents()
    return true
  }

  /// What could be touched now, for a message.
  var touchables: String? {
    guard let screen else { return nil }
    var names: [String] = []
    let (left, right) = (barItems(at: .left), barItems(at: .right))
    if let stack = screen.navigationController, showsBar, let title = screen.wayBack(in: stack) {
      names.append("back (‹ \(title))")
    }
    for (side, items) in [(BarSide.left, left), (.right, right)] {
      for (index, item) in items.enumerated() where item.isOffered {
        names.append(
          index == 0
            ? "\(side.rawValue)BarButton (\(item.spokenName))" : "button '\(item.spokenName)'")
      }
    }
    if let rows = table?.totalRows, rows > 0 {
      names.append(rows == 1 ? "row 1" : "rows 1 to \(rows)")
    }
    return names.isEmpty ? nil : "what can be touched: \(names.joined(separator: ", "))"
  }
}

extension UIBarButtonItem {
  /// What a person would call it: its text or picture, or what its view says.
  var spokenName: String {
    guard let customView else { return barContent }
    let button = customView.buttons.first
    return button?.currentTitle ?? customView.labels.first ?? button?.currentImage?.name ?? ""
  }

  /// Whether this is the item that a step means: by its text, or by the name of its picture.
  func isCalled(_ name: String) -> Bool {
    if customView != nil { return spokenName == name }
    return title == name || (title == nil && image?.name == name)
  }

  /// Whether a person could touch it.
  fileprivate var isOffered: Bool { !looksDisabled && !spokenName.isEmpty }

  fileprivate var looksDisabled: Bool {
    !isEnabled || customView?.buttons.first.map { !$0.isEnabled } ?? false
  }
}

// MARK: - What lies over the screen

extension Stage {
  /// Makes sure that nothing lies over the screen.
  ///
  /// - Parameter what: what is about to be touched, as the message begins: `the text field`.
  /// - Throws: `StepFailure` that says what does.
  public func checkNothingCovers(_ what: String) throws(StepFailure) {
    if let alert = window.alert {
      throw StepFailure(
        "\(what) cannot be touched: \(alert.preferredStyle.wordWithArticle) lies over it",
        help: alert.wayOut)
    }
    if let menu {
      throw StepFailure(
        "\(what) cannot be touched: a menu lies over it", help: menu.offersAsMenu)
    }
    if window.overlays.contains(where: \.isShown) {
      throw StepFailure(
        "\(what) cannot be touched: the screen is loading",
        help: "'advance' lets the clock run")
    }
    if screen == nil { throw StepFailure("\(what) cannot be touched: the screen was dismissed") }
  }
}

/// Menus that kits lay over the window themselves, as views with buttons.
extension Stage {
  /// The menu that lies over the screen, if there is one.
  var menu: UIView? { window.overlays.last { $0.isShown && !$0.buttons.isEmpty } }

  /// Touches a button of the menu.
  ///
  /// - Returns: whether there is one of this name.
  func tapMenuButton(_ title: String) throws(StepFailure) -> Bool {
    guard window.alert == nil, let button = menu?.buttons.first(where: { $0.isCalled(title) })
    else { return false }
    guard button.takesTouch else {
      throw StepFailure("'\(title)' in the menu is disabled", help: menu?.offersAsMenu)
    }
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    try runDueEvents()
    return true
  }

  /// Touches what lies around an open menu or sheet, which closes it.
  func tapOutside() throws(StepFailure) {
    if let alert = window.alert, alert.closesOnTapOutside {
      alert.dismiss(animated: false)
    } else if let alert = window.alert {
      guard alert.preferredStyle == .actionSheet,
        let cancel = alert.actions.first(where: { $0.style == .cancel })
      else {
        throw StepFailure(
          "\(alert.preferredStyle.wordWithArticle) is not closed by a tap outside of it",
          help: alert.wayOut)
      }
      alert.choose(cancel)
    } else {
      guard let menu else {
        throw StepFailure("no menu is open to tap outside of", help: touchables)
      }
      let taps = (menu.gestureRecognizers ?? []).filter { $0 is UITapGestureRecognizer }
      guard taps.contains(where: { $0.fire() }) else {
        throw StepFailure(
          "the menu is not closed by a tap outside of it", help: menu.offersAsMenu)
      }
    }
    try runDueEvents()
  }
}

extension UIView {
  /// The buttons of a menu, for a message.
  var offersAsMenu: String {
    let titles = buttons.compactMap(\.currentTitle).map { "'\($0)'" }
    return "the menu offers \(titles.joined(separator: ", "))"
  }
}

extension UIAlertController {
  /// How to get rid of it, for a message.
  var wayOut: String {
    actions.isEmpty
      ? "'advance' lets the clock run" : "the \(preferredStyle.word) offers \(offers)"
  }
}
