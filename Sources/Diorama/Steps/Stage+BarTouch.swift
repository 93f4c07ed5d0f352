import HeadlessUIKit

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
