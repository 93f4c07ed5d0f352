import DioramaKit
import HeadlessUIKit
import TerminalText
import YAML

/// An element that can be touched now, as steps name it.
struct Touchable {
  /// The texts of it in a frame: its text, or its symbol.
  var shown: [String]
  /// The names in code and data: its property, its picture, the id of a row.
  var names: [String] = []
  /// The unambiguous value of a `tap` for this element.
  var stepValue: String
  /// The description in a list: `rightBarButton (Invite)`.
  var words: String
  /// Whether a touch has an effect.
  var isOn = true
  /// Whether it is an action that only a swipe shows.
  var needsSwipe = false
  /// The index of the row that it is, or is in.
  var row: Int?
  /// Whether it is a row.
  var isRow: Bool { stepValue.hasPrefix("{ row:") }
  /// The view that handles the touch, if it has inner views with texts.
  var view: UIView?
  let touch: (Stage) throws(StepFailure) -> Void

  /// Returns how well a text matches the element.
  ///
  /// The best match is an equal visible text, then an equal name. The same comparisons without the
  /// symbols that frames draw around a text have lower scores. The score is 1 if the element shows
  /// the text as part of its words, and 0 if there is no match.
  func matchScore(_ text: String) -> Int {
    // A text in brackets is not a row.
    let isNoRow = isRow && text != text.withoutBrackets
    let interpretations = text.interpretations
    for (index, interpretation) in interpretations.prefix(isNoRow ? 1 : interpretations.count)
      .enumerated()
    {
      let rank = 2 * (interpretations.count - index)
      if shown.contains(interpretation) { return rank + 1 }
      if names.contains(interpretation) { return rank }
    }
    if text.hasSuffix("…"), text.count > 3 {
      let start = text.dropLast()
      return shown.contains { $0.hasPrefix(start) } ? 1 : 0
    }
    let words = interpretations.last ?? text
    return !isNoRow && shown.contains { !$0.ranges(saying: words).isEmpty } ? 1 : 0
  }
}

extension String {
  /// The possible meanings of a text copied from a frame: the text itself, and the text without
  /// symbols of the frame, such as the brackets of `[Invite]`, the mark of `○ Kim` and the arrow of
  /// `Members ›`.
  var interpretations: [String] {
    var interpretations = [self]
    func add(_ text: String) {
      if !text.isEmpty, text != interpretations.last { interpretations.append(text) }
    }
    add(withoutBrackets)
    func isMark(_ word: Substring?) -> Bool {
      word.map { $0.count == 1 && !$0.contains { $0.isLetter || $0.isNumber } } ?? false
    }
    var rest = withoutBrackets.split(separator: " ")[...]
    if rest.count < 2 { return interpretations }
    if rest.count > 1, isMark(rest.first) { rest.removeFirst() }
    if rest.count > 1, isMark(rest.last) { rest.removeLast() }
    add(rest.joined(separator: " "))
    return interpretations
  }

  /// The text without the brackets that a frame draws around a button.
  var withoutBrackets: String {
    let pairs = [("[", "]"), ("(", ")")]
    guard count > 2, pairs.contains(where: { hasPrefix($0.0) && hasSuffix($0.1) }) else {
      return self
    }
    return String(dropFirst().dropLast())
  }

  /// The text as a value inside a one-line mapping, quoted if necessary.
  package var asYAMLScalar: String {
    let isSafe =
      Int(self) == nil && first.map { $0.isLetter || $0.isNumber || !$0.isASCII } ?? false
      && last != " "
      && !["true", "false", "null", "yes", "no", "on", "off"].contains(lowercased())
      && !unicodeScalars.contains {
        $0.isInvisibleControl || ",[]{}#:\"\\'".unicodeScalars.contains($0)
      }
    if isSafe { return self }
    let marked = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.isInvisibleControl:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(marked)\""
  }
}

// MARK: - Matching a text

extension Stage {
  /// Taps the element with a text or a symbol.
  ///
  /// - Parameter text: a visible text, with or without the brackets around it; or the name of a
  ///   button in code, or the id of a row; or words of a visible text. They are tried in this
  ///   order.
  /// - Throws: `StepFailure` if no element matches, or if several do. In the second case, the help
  ///   lists a step for each of them.
  func tap(_ text: String) throws(StepFailure) {
    let found = touchables(byTapping: text)
    // Words such as "on" are part of many texts; in a frame, they are in brackets if there is a
    // switch.
    if ["on", "off"].contains(text.withoutBrackets), found.allSatisfy({ $0.matchScore(text) == 1 }),
      let table, let place = (0..<table.totalRows).first(where: { table.hasSwitch(ofRow: $0) })
    {
      throw .switchState(text, inRow: place + 1)
    }
    if let only = found.first, found.count == 1 {
      guard let view = only.view else { return try only.touch(self) }
      return try handleTouch(of: view, "the \(only.words)", saying: text.interpretations)
    }
    if found.count > 1 { throw .ambiguous(text, found, on: self) }
    if let failure = failureOfHiddenAction(text) { throw failure }
    let known = touchablesOnTop()
    let near =
      Diagnostic.Help.nearest(
        to: text.interpretations.last ?? text, among: known.flatMap { $0.shown + $0.names })
      ?? .only(containing: text, among: known.flatMap(\.shown))
    let isBelow = touchablesOfScreen(false).contains { $0.matchScore(text) > 0 }
    if let alert = window.alert {
      if near != nil || !isBelow { throw .noChoice(text, in: alert, near: near) }
    } else if let menu, !isBelow {
      throw .noChoice(text, in: menu)
    }
    try checkNotCovered("'\(text)'")
    throw .noElement(labeled: text, near: near, on: self)
  }

  /// Checks that a button's name alone is unambiguous.
  ///
  /// A button outside the rows takes precedence, but if several rows have such a button, the step
  /// must name a row.
  func checkUniqueAcrossRows(_ name: String) throws(StepFailure) {
    guard let table, table.totalRows > 1 else { return }
    let found = touchables(byTapping: name).filter {
      $0.stepValue.hasPrefix("{ button:") && $0.matchScore(name) > 1
    }
    guard found.count > 1, found.allSatisfy({ $0.row != nil }) else { return }
    throw .ambiguous(name, found, on: self)
  }

  /// Returns the elements that a text matches best in ``tap(_:)``. Names of properties are included
  /// only if the text may be one, because they require a search in the properties of every row.
  func touchables(byTapping text: String) -> [Touchable] {
    let found = Self.best(of: touchablesOnTop(), for: text)
    let isProperty = text.allSatisfy { $0.isLetter || $0.isNumber }
    if !isProperty || found.contains(where: { $0.matchScore(text) > 1 }) { return found }
    return Self.best(of: touchablesOnTop(namingProperties: true), for: text)
  }

  /// Returns the failure of a tap on a text that only a swipe shows; nil if there is no such action.
  private func failureOfHiddenAction(_ text: String) -> StepFailure? {
    let hidden = touchablesOnTop().first { $0.needsSwipe && $0.matchScore(text) > 1 }
    return hidden?.row.map { row in
      let step = StepDefinition.swipe.item("{ row: \(row + 1) }")
      return StepFailure(
        "'\(text)' is an action that a swipe shows",
        help: "write '\(step)' before this step, with the row to swipe")
    }
  }

  /// Returns the elements that match a text best; those without an effect only if all are without
  /// one.
  private static func best(of all: [Touchable], for text: String) -> [Touchable] {
    let all = all.filter { !$0.needsSwipe }
    let fits = all.map { $0.matchScore(text) }
    guard let best = fits.max(), best > 0 else { return [] }
    var found = zip(all, fits).filter { $0.1 == best }.map(\.0)
    if found.contains(where: \.isOn) { found.removeAll { !$0.isOn } }
    // A view in a row handles the taps on its texts; the row receives none of them.
    let parts = Set(found.filter { !$0.isRow }.compactMap(\.row))
    found.removeAll { $0.isRow && parts.contains($0.row ?? -1) }
    var forms: Set<String> = []
    return found.filter { forms.insert($0.stepValue).inserted }
  }
}

// MARK: - Available elements

extension Stage {
  /// Returns all elements that can be touched: the choices of the top overlay, or else the elements
  /// of the screen.
  ///
  /// - Parameter namingProperties: whether the names include those of Swift properties.
  func touchablesOnTop(namingProperties: Bool = false) -> [Touchable] {
    if let alert = window.alert { return choices(of: alert) }
    if let menu {
      return menu.buttons.map { button in
        let title = button.displayName
        return Touchable(
          shown: button.shownTexts, names: button.codeNames,
          stepValue: "{ menu: \(title.asYAMLScalar) }",
          words: "'\(title)'", isOn: button.isTappable
        ) { stage throws(StepFailure) in try stage.choose(title, in: .actionSheet) }
      }
    }
    if window.overlays.contains(where: \.isShown) || screen == nil { return [] }
    return touchablesOfScreen(namingProperties)
  }

  /// Returns the elements of the screen, even if something covers them.
  private func touchablesOfScreen(_ namingProperties: Bool) -> [Touchable] {
    let places = 0..<(table?.totalRows ?? 0)
    return barTouchables(namingProperties) + viewTouchables(namingProperties)
      + rowTouchables(within: places, namingProperties)
  }

  private func choices(of alert: UIAlertController) -> [Touchable] {
    let style = alert.preferredStyle
    let choices = alert.actions.map { action in
      let title = action.title ?? ""
      return Touchable(
        shown: [title],
        stepValue: "{ \(style.stepKey): \(title.asYAMLScalar) }", words: "'\(title)'",
        isOn: action.isEnabled
      ) { stage throws(StepFailure) in try stage.choose(title, in: style) }
    }
    return choices + (alert.textFields ?? []).map(touchable)
  }

  /// Returns the elements in the bar.
  func barTouchables(_ namingProperties: Bool) -> [Touchable] {
    guard let screen, let stack = screen.navigationController, showsBar else { return [] }
    var found: [Touchable] = []
    if let title = screen.backTitle(in: stack) {
      found.append(
        Touchable(
          shown: [title, "‹ \(title)", "‹"], stepValue: "back", words: "back (‹ \(title))",
          isOn: touch == .tap
        ) { stage throws(StepFailure) in try stage.tapBackButton()
        })
    }
    for side in [BarSide.left, .right] {
      for (index, item) in barItems(at: side).enumerated() where !item.displayName.isEmpty {
        let name = item.displayName
        let words = index == 0 ? "\(side.rawValue)BarButton" : "button '\(name)'"
        found.append(
          Touchable(
            shown: item.hasSeveralViews ? [] : [name, item.barContent].filter { !$0.isEmpty },
            names: item.pictureNames + (namingProperties ? propertyNames(of: item) : []),
            stepValue: index == 0 ? words : "{ button: \(name.asYAMLScalar) }",
            words: index == 0 ? "\(words) (\(name))" : words, isOn: item.responds(to: touch)
          ) { stage throws(StepFailure) in
            try stage.tap(item, "the \(side.rawValue) bar button '\(name)'")
          })
      }
    }
    return found
  }

  /// Returns the elements on the screen outside all rows.
  func viewTouchables(_ namingProperties: Bool) -> [Touchable] {
    let rows = table
    let views = shownViews
    let buttons = views.flatMap { $0.views(outsideRowsOf: rows) { $0 as? UIButton } }
    var found = buttons.filter { !$0.displayName.isEmpty }.map { button in
      let isRetry = button.accessibilityIdentifier == "retry"
      let name = button.displayName
      return Touchable(
        shown: button.shownTexts,
        names: button.codeNames + (namingProperties ? propertyNames(of: button) : []),
        stepValue: isRetry ? "retry" : "{ button: \(name.asYAMLScalar) }",
        words: isRetry ? "retry (\(name))" : "button '\(name)'",
        isOn: button.responds(to: self.touch)
      ) { stage throws(StepFailure) in try stage.tap(button, "the button '\(name)'") }
    }
    let touch = self.touch
    let handlers = views.flatMap { view in
      view.views(outsideRowsOf: rows) { $0.handles(touch) && !($0 is UIButton) ? $0 : nil }
    }
    found += handlers.filter { !$0.touchName(touch).isEmpty }.map { view in
      Touchable(
        shown: view.touchTexts(touch), names: view.touchNames(touch),
        stepValue: "{ button: \(view.touchName(touch).asYAMLScalar) }",
        words: "button '\(view.touchName(touch))'", view: view
      ) { stage throws(StepFailure) in
        try stage.handleTouch(of: view, "the button '\(view.touchName(touch))'")
      }
    }
    if touch == .longPress { return found }
    found += shownSwitches.compactMap { control in
      guard let name = control.touchNames.first else { return nil }
      return Touchable(
        shown: [], names: control.touchNames, stepValue: "{ button: \(name.asYAMLScalar) }",
        words: "switch '\(name)'", isOn: control.isEnabled && control.takesTouches
      ) { stage throws(StepFailure) in try stage.tap(control, "the switch '\(name)'") }
    }
    return found + views.flatMap { $0.views(outsideRowsOf: rows, \.asTypedView) }.map(touchable)
  }

  private func touchable(_ field: any TextEntryView) -> Touchable {
    let text = field.fieldText
    return Touchable(
      shown: text.isEmpty ? [] : [text, "\(text)_"],
      names: [field.accessibilityIdentifier, (field as? UITextField)?.placeholder]
        .compactMap(\.self),
      stepValue: text.asYAMLScalar,
      words: text.isEmpty ? "a text field (write)" : "the text field '\(text)' (write)"
    ) { stage throws(StepFailure) in
      guard field.becomeFirstResponder() else { throw .uneditableField(text) }
      try stage.runDueEvents()
    }
  }

  /// Returns rows and the elements inside them.
  func rowTouchables(
    within places: Range<Int>, _ namingProperties: Bool
  ) -> [Touchable] {
    guard let table else { return [] }
    let rows = places.map { (labels: table.labels(ofRow: $0), id: table.identifier(ofRow: $0)) }
    let titles = UITableView.titles(ofRowsWith: rows.map { $0.labels })
    return zip(places, zip(rows, titles)).flatMap { place, named -> [Touchable] in
      let (row, title) = named
      let name = (title ?? row.id)?.asYAMLScalar ?? "\(place + 1)"
      let itself = Touchable(
        shown: row.labels, names: [row.id].compactMap(\.self), stepValue: "{ row: \(name) }",
        words: "row \(place + 1)",
        isOn: touch == .tap || table.viewTouched(touch, withRow: place) != nil, row: place
      ) { stage throws(StepFailure) in
        try stage.tapRow(place, title.map { "the row '\($0)'" } ?? "row \(place + 1)")
      }
      // A whole line may have been copied: the name of the row, and the button after it.
      let parts = partTouchables(of: place, named: name, namingProperties).map { part in
        var part = part
        part.names += row.labels.flatMap { label in
          part.shown.flatMap { ["\(label) \($0)", "\(label) [\($0)]"] }
        }
        return part
      }
      return [itself] + parts
    }
  }

  /// Returns the elements inside a row, named by the row's number.
  func parts(ofRow place: Int, _ namingProperties: Bool = true) -> [Touchable] {
    partTouchables(of: place, named: "\(place + 1)", namingProperties)
  }

  /// Returns the elements inside a row.
  private func partTouchables(
    of place: Int, named row: String, _ namingProperties: Bool
  ) -> [Touchable] {
    guard let table else { return [] }
    func part(_ name: String, _ shown: [String], _ names: [String], _ isOn: Bool) -> Touchable {
      Touchable(
        shown: shown, names: names, stepValue: "{ button: \(name.asYAMLScalar), row: \(row) }",
        words: "button '\(name)'", isOn: isOn, row: place
      ) { stage throws(StepFailure) in try stage.tapButton(name, row: .number(place + 1)) }
    }
    var parts = table.withCell(ofRow: place) { cell -> [Touchable] in
      let buttons = cell.buttons.filter { $0.isUserInteractionEnabled && !$0.displayName.isEmpty }
      return buttons.map { button in
        let properties = namingProperties ? button.propertyNames(in: cell) : []
        return part(
          button.displayName, button.shownTexts, button.codeNames + properties,
          button.responds(to: touch))
      }
        + cell.namedViews(handling: touch).filter { $0 !== cell && !($0 is UIButton) }.map { view in
          part(view.touchName(touch), view.touchTexts(touch), view.touchNames(touch), true)
        }
    }
    // Those of a swiped row are among its buttons.
    if touch == .tap, table.withCell(ofRow: place, { $0.swipeActions == nil }) {
      for names in table.swipeActions(ofRow: place).map(\.names) where !names.isEmpty {
        var action = part(names[0], [names[0]], Array(names.dropFirst()), true)
        action.needsSwipe = true
        parts.append(action)
      }
    }
    return parts
  }

  /// The views of a screen: its own view, the view in place of rows, the title view and search bar
  /// in the navigation bar, and the bars below.
  var shownViews: [UIView] {
    let item = screen?.navigationItem
    let inBar = showsBar ? [item?.titleView, item?.searchController?.searchBar] : []
    let empty = table.flatMap { $0.totalRows == 0 ? $0.backgroundView : nil }
    // Several views in one bar item, or one without a text, are touched by their own names.
    let groups = (barItems(at: .left) + barItems(at: .right))
      .filter { $0.hasSeveralViews || $0.displayName.isEmpty }
    return ([screen?.viewIfLoaded, empty] + inBar).compactMap(\.self)
      + groups.compactMap(\.customView) + (screen?.bottomBars ?? [])
  }

  /// Returns the names in code of an element outside rows, such as `rightBarButton`.
  func propertyNames(of object: AnyObject) -> [String] {
    guard let screen else { return [] }
    let slots = (type(of: screen) as? any ScreenViewController.Type)?.slots ?? []
    var parts = slots.compactMap { slot in
      slot.current(screen).map { PropertyPath.Root(key: slot.name, object: $0) }
    }
    parts.append(PropertyPath.Root(key: CoreKey.viewController, object: screen))
    return PropertyPath(parts: parts) { _ in nil }.lastName(to: object)
  }
}

extension UIView {
  /// Returns the names in code of an element in a row, such as `moreButton`.
  func propertyNames(in cell: UITableViewCell) -> [String] {
    PropertyPath(parts: [PropertyPath.Root(key: "cell", object: cell)]) { _ in nil }
      .lastName(to: self)
  }
}

extension PropertyPath {
  /// Returns the last name of the path to an object, if there is one.
  fileprivate func lastName(to object: AnyObject) -> [String] {
    path(to: object).flatMap { $0.split(separator: ".").last.map { [String($0)] } } ?? []
  }
}
