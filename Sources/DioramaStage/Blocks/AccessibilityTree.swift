import HeadlessUIKit
import TerminalText

/// What a screen reader says of a frame, in the order in which it reads: role, words, state.
///
/// ```
/// - button "Cancel"
/// - heading "Invite users"
/// - row "Chloé Dubois", not selected
/// ```
///
/// A row is one stop, and what can be touched in it another, as in UIKit. What an app says by
/// `accessibilityLabel` and its like comes before what can be seen.
struct AccessibilityTree {
  /// A stop of the reader.
  struct Element {
    var role: String
    /// The words; nil for none.
    var label: String?
    /// What else is said: `disabled`, `selected`, a value, a hint.
    var states: [String] = []
    /// What can be touched in a row.
    var children: [Element] = []
    /// What it is made from.
    let object: AnyObject
    /// How it looks in the frame, for messages.
    var shown = ""
    /// What its picture is called, for messages.
    var picture: String?

    /// Whether it can be touched, so that it has to be called something.
    var needsLabel: Bool { Self.touched.contains(role) }
    private static let touched: Set = [
      "button", "switch", "text field", "search field", "link", "tab", "adjustable",
    ]
  }

  /// Views whose own order is not that in which things stand.
  private(set) var disordered: [UIView] = []
  private(set) var elements: [Element] = []
  private let scene: FrameScene

  init(_ scene: FrameScene) {
    self.scene = scene
    // What lies over all else is all that is read.
    if let group = scene.groups.last(where: { $0.part == .alert || $0.part == .menu }),
      let alert = group.owner as? UIAlertController
    {
      elements = Self.elements(of: alert)
      return
    }
    var found: [Element] = []
    for group in scene.groups {
      if group.part == .row, let cell = group.owner as? UIView {
        if let row = row(cell, group) { found.append(row) }
      } else {
        found += single(group)
      }
    }
    elements = ordered(found)
  }

  /// The tree as lines.
  var lines: [String] {
    let lines = elements.flatMap { Self.lines(of: $0, indent: "") }
    return lines.isEmpty ? ["nothing to read"] : lines
  }

  private static func lines(of element: Element, indent: String) -> [String] {
    let label = element.label.map { " \"\($0.escapingControls())\"" } ?? ""
    let missing = element.label == nil && element.needsLabel ? ["without words"] : []
    let line = ([indent + "- " + element.role + label] + missing + element.states)
      .joined(separator: ", ")
    return [line.escapingControls()]
      + element.children.flatMap { lines(of: $0, indent: indent + "  ") }
  }

  // MARK: Parts

  private mutating func row(_ cell: UIView, _ group: FrameScene.Group) -> Element? {
    guard !cell.isSilent(upTo: nil) else { return nil }
    var words: [String] = []
    var states: [String] = []
    var children: [Element] = []
    for piece in Self.withoutRepeats(group.pieces) {
      guard let view = piece.object as? UIView, !view.isSilent(upTo: cell) else { continue }
      if view === cell {
        if piece.text == "✓" { states.append("selected") }
        continue
      }
      if let button = view as? UIButton, !button.isUserInteractionEnabled {
        if !button.isOrnament { states.append(button.isSelected ? "selected" : "not selected") }
        continue
      }
      guard let element = Self.element(of: view, piece, inBar: false) else { continue }
      if element.role == "text" || element.role == "image" {
        words += [element.label].compactMap(\.self)
      } else {
        children.append(element)
      }
    }
    if (cell as? UITableViewCell)?.isSelected ?? false { states.append("selected") }
    if !cell.isUserInteractionEnabled { states.append("disabled") }
    let own = cell.accessibilityLabel ?? words.joined(separator: ", ")
    for index in children.indices where children[index].role == "switch" {
      children[index].label = children[index].label ?? own
    }
    var element = Element(
      role: cell.accessibilityTraits.role ?? "row", label: own.isEmpty ? nil : own,
      states: Self.unique(states) + cell.furtherStates, object: cell)
    // What was made one stop on purpose has nothing to stop at in it.
    element.children = cell.isOneAccessibilityElement ? [] : ordered(children)
    if element.label == nil, element.children.isEmpty { return nil }
    return element
  }

  private func single(_ group: FrameScene.Group) -> [Element] {
    var found: [Element] = []
    var wholes: [UIView] = []
    for piece in Self.withoutRepeats(group.pieces) {
      let inBar = group.part == .bar
      switch piece.object {
      case let item as UIBarButtonItem: found.append(Self.element(of: item, piece))
      case is UIViewController:
        let isBack = piece.property?.hasSuffix("backBarButtonItem") ?? false
        let words = isBack ? piece.text.wordsOfWayBack : piece.text
        if !words.isEmpty {
          found.append(
            Element(role: isBack ? "button" : "heading", label: words, object: piece.object))
        }
      case let view as UIView:
        if view.isSilent(upTo: nil) { continue }
        if let whole = view.wholeElement {
          if wholes.contains(where: { $0 === whole }) { continue }
          wholes.append(whole)
          found.append(
            Element(
              role: whole.accessibilityTraits.role ?? "text", label: whole.accessibilityLabel,
              states: whole.furtherStates, object: whole, shown: piece.text))
        } else if var element = Self.element(of: view, piece, inBar: inBar) {
          if element.role == "text", group.part == .header { element.role = "heading" }
          found.append(element)
        }
      default: continue
      }
    }
    return found
  }

  private static func element(of item: UIBarButtonItem, _ piece: FrameScene.Piece) -> Element {
    var states: [String] = item.isEnabled ? [] : ["disabled"]
    if let value = item.accessibilityValue { states.append("value \"\(value)\"") }
    if let hint = item.accessibilityHint { states.append("hint \"\(hint)\"") }
    return Element(
      role: "button", label: item.accessibilityLabel ?? item.title, states: states, object: item,
      shown: piece.text, picture: item.image?.name)
  }

  private static func element(
    of view: UIView, _ piece: FrameScene.Piece, inBar: Bool
  ) -> Element? {
    var element: Element
    switch view {
    case let label as UILabel:
      element = Element(role: inBar ? "heading" : "text", label: label.text, object: view)
    case let button as UIButton:
      let title = button.currentTitle ?? ""
      element = Element(role: "button", label: title.isEmpty ? nil : title, object: view)
      element.picture = button.currentImage?.name
      if button.isSelected { element.states.append("selected") }
      if !button.isEnabled { element.states.append("disabled") }
    case let control as UISwitch:
      element = Element(role: "switch", object: view)
      element.states = [control.isOn ? "on" : "off"] + (control.isEnabled ? [] : ["disabled"])
    case let field as UITextField:
      let text = field.text ?? ""
      element = Element(
        role: field.isInSearchBar ? "search field" : "text field",
        label: field.placeholder.flatMap { $0.isEmpty ? nil : $0 }, object: view)
      element.states = [text.isEmpty ? "empty" : "value \"\(text)\""]
    case is UIActivityIndicatorView:
      element = Element(role: "progress", label: "loading", object: view)
    case is UIImageView:
      guard view.accessibilityLabel != nil || view.isAccessibilityElement else { return nil }
      element = Element(role: "image", object: view)
    default:
      element = Element(role: "text", label: piece.text, object: view)
    }
    element.label = view.accessibilityLabel ?? element.label
    element.role = view.accessibilityTraits.role ?? element.role
    element.states += view.furtherStates.filter { !element.states.contains($0) }
    element.shown = piece.text
    return element
  }

  private static func elements(of alert: UIAlertController) -> [Element] {
    let words = [alert.title, alert.message].compactMap(\.self).filter { !$0.isEmpty }
    var whole = Element(role: alert.preferredStyle.word, label: words.first, object: alert)
    whole.children = words.dropFirst().map { Element(role: "text", label: $0, object: alert) }
    for field in alert.textFields ?? [] {
      let piece = FrameScene.Piece(
        text: "", object: field, property: nil, area: Area(x: 0, y: 0, columns: 0, rows: 0))
      whole.children += [element(of: field, piece, inBar: false)].compactMap(\.self)
    }
    whole.children += alert.actions.map { action in
      Element(
        role: "button", label: action.title, states: action.isEnabled ? [] : ["disabled"],
        object: action)
    }
    return [whole]
  }

  // MARK: Order

  /// The elements as `accessibilityElements` of a view around them orders them.
  private mutating func ordered(_ elements: [Element]) -> [Element] {
    var result = elements
    var done: [UIView] = []
    for element in elements {
      var next = element.object as? UIView
      while let view = next {
        next = view.superview
        guard let order = view.ownAccessibilityOrder, !done.contains(where: { $0 === view }) else {
          continue
        }
        done.append(view)
        let places = result.indices.filter {
          (result[$0].object as? UIView)?.isInside(view) ?? false
        }
        let ranked = places.compactMap { place in
          Self.rank(of: result[place], in: order, below: view).map { (place: place, rank: $0) }
        }
        let sorted = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
        if sorted.map(\.place) != ranked.map(\.place) { disordered.append(view) }
        guard let first = places.first else { continue }
        let inOrder = sorted.map { result[$0.place] }
        for place in places.reversed() { result.remove(at: place) }
        result.insert(contentsOf: inOrder, at: first)
      }
    }
    return result
  }

  private static func rank(of element: Element, in order: [AnyObject], below view: UIView) -> Int? {
    var next = element.object as? UIView
    while let inner = next, inner !== view {
      if let index = order.firstIndex(where: { $0 === inner }) { return index }
      next = inner.superview
    }
    return nil
  }

  /// A label of several lines is drawn several times, and read once.
  private static func withoutRepeats(_ pieces: [FrameScene.Piece]) -> [FrameScene.Piece] {
    var seen: Set<Shower> = []
    return pieces.filter { piece in
      seen.insert(Shower(object: ObjectIdentifier(piece.object), property: piece.property)).inserted
    }
  }

  /// Who shows a piece.
  private struct Shower: Hashable {
    let object: ObjectIdentifier
    let property: String?
  }

  private static func unique(_ words: [String]) -> [String] {
    words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension UIAccessibilityTraits {
  /// What somebody said that something is; nil where nobody did.
  fileprivate var role: String? {
    if contains(.header) { return "heading" }
    if contains(.link) { return "link" }
    if contains(.searchField) { return "search field" }
    if contains(.adjustable) { return "adjustable" }
    if contains(.button) { return "button" }
    if contains(.image) { return "image" }
    return contains(.staticText) ? "text" : nil
  }
}

extension UIView {
  /// States, value and hint that an app said itself.
  fileprivate var furtherStates: [String] {
    var states: [String] = []
    if accessibilityTraits.contains(.selected) { states.append("selected") }
    if accessibilityTraits.contains(.notEnabled) { states.append("disabled") }
    if let accessibilityValue { states.append("value \"\(accessibilityValue)\"") }
    if let accessibilityHint { states.append("hint \"\(accessibilityHint)\"") }
    return states
  }

  /// Whether it, or what it is in, was taken away from screen readers.
  fileprivate func isSilent(upTo owner: UIView?) -> Bool {
    if isNoAccessibilityElement { return true }
    var next: UIView? = self
    while let view = next, view !== owner {
      if view.accessibilityElementsHidden { return true }
      next = view.superview
    }
    return false
  }

  /// The outermost view around it that was made one stop on purpose, with all that is in it.
  fileprivate var wholeElement: UIView? {
    var whole: UIView?
    var next = superview
    while let view = next {
      if view.isOneAccessibilityElement { whole = view }
      next = view.superview
    }
    return whole
  }

  fileprivate func isInside(_ other: UIView) -> Bool {
    var next: UIView? = self
    while let view = next {
      if view === other { return true }
      next = view.superview
    }
    return false
  }

  fileprivate var isInSearchBar: Bool {
    var next: UIView? = self
    while let view = next {
      if view is UISearchBar { return true }
      next = view.superview
    }
    return false
  }
}

extension String {
  /// The words of a way back: what stands behind its arrow.
  fileprivate var wordsOfWayBack: String {
    hasPrefix("[‹ ") && hasSuffix("]") ? String(dropFirst(3).dropLast()) : self
  }
}
