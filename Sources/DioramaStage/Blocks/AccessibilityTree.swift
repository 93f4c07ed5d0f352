import HeadlessUIKit
import TerminalText

/// The output of a screen reader for a frame, in reading order: role, label, state.
///
/// ```
/// - button "Cancel"
/// - heading "Invite users"
/// - row "Chloé Dubois", not selected
/// ```
///
/// As in UIKit, a row is one element, and each interactive part of it is another. An app's own
/// values, such as `accessibilityLabel`, take precedence over visible text.
struct AccessibilityTree {
  /// The role of an element, in the words of a screen reader.
  enum Role: String {
    case adjustable, alert, button, heading, image, link, menu, progress, row, text
    case searchField = "search field"
    case toggle = "switch"
    case textField = "text field"
  }

  /// An element of the reading order.
  final class Element {
    var role: Role
    /// The label; nil if it has no label.
    var label: String?
    /// The states, value and hint after the label: `disabled`, `selected` and others.
    var states: [String] = []
    /// The interactive parts of a row.
    var children: [Element] = []
    /// The object that the element represents.
    let object: AnyObject
    /// Its appearance in the frame, for messages.
    var shown = ""
    /// The name of its picture, for messages.
    var picture: String?

    init(_ role: Role, _ label: String?, states: [String] = [], of object: AnyObject) {
      self.role = role
      self.label = label
      self.states = states
      self.object = object
    }

    /// Whether it is interactive and has no label, so that it needs one.
    var lacksLabel: Bool {
      switch role {
      case .adjustable, .button, .link, .searchField, .textField, .toggle: label == nil
      case .row: label == nil && children.isEmpty
      case .alert, .heading, .image, .menu, .progress, .text: false
      }
    }
  }

  /// The views whose custom reading order differs from the layout.
  private(set) var misorderedViews: [UIView] = []
  private(set) var elements: [Element] = []
  private let scene: FrameScene

  init(_ scene: FrameScene) {
    self.scene = scene
    // An alert or a menu on top hides everything else from a screen reader.
    if let group = scene.groups.last(where: { $0.part == .alert || $0.part == .menu }),
      let alert = group.owner as? UIAlertController
    {
      elements = [alertElement(alert, group)]
      return
    }
    var found: [Element] = []
    for group in scene.groups {
      if group.part == .row, let cell = group.owner as? UIView {
        if let row = row(cell, group) { found.append(row) }
      } else {
        addElements(of: group, to: &found)
      }
    }
    elements = ordered(found)
  }

  /// The tree as text, one element per line.
  var text: String {
    if elements.isEmpty { return "nothing to read\n" }
    return elements.map { element in
      Self.line(of: element, after: "- ")
        + element.children.map { Self.line(of: $0, after: "  - ") }.joined()
    }.joined()
  }

  private static func line(of element: Element, after mark: String) -> String {
    let label = element.label.map { " \"\($0.reversiblyEscaped())\"" } ?? ""
    let lack = element.lacksLabel ? ", without words" : ""
    let states = element.states.map { ", \($0.reversiblyEscaped())" }.joined()
    return "\(mark)\(element.role.rawValue)\(label)\(lack)\(states)\n"
  }

  // MARK: Parts

  private mutating func row(_ cell: UIView, _ group: FrameScene.Group) -> Element? {
    if cell.isHiddenFromAccessibility(upTo: nil) { return nil }
    let row = Element(cell.accessibilityTraits.role ?? .row, nil, of: cell)
    var words = ""
    var children: [Element] = []
    for index in group.range where !scene.isContinuationLine(index, in: group) {
      guard let view = scene.pieces[index].object as? UIView else { continue }
      if view.isHiddenFromAccessibility(upTo: cell) { continue }
      if let label = view as? UILabel, label.accessibilityTraits.isEmpty {
        words.add(label.accessibilityLabel ?? label.text)
      } else if view === cell {
        if scene.pieces[index].text == "✓" { row.add("selected") }
      } else if let button = view as? UIButton, !button.isUserInteractionEnabled {
        if button.isDecorative {
          words.add(button.currentTitle)
        } else {
          row.add(button.isSelected ? "selected" : "not selected")
        }
      } else if let element = Self.element(of: view, scene.pieces[index], inBar: false) {
        if element.role == .text || element.role == .image {
          words.add(element.label)
        } else {
          children.append(element)
        }
      }
    }
    if (cell as? UITableViewCell)?.isSelected ?? false { row.add("selected") }
    if !cell.isUserInteractionEnabled { row.add("disabled") }
    for state in cell.explicitStates { row.add(state) }
    let own = cell.accessibilityLabel ?? words
    for child in children where child.role == .toggle { child.label = child.label ?? own }
    row.label = own.isEmpty ? nil : own
    // A cell that is an accessibility element itself has no elements inside.
    row.children = cell.isExplicitAccessibilityElement ? [] : ordered(children)
    if row.label != nil || !row.children.isEmpty { return row }
    // A row that only shows something without a label can still be tapped.
    row.shown = scene.pieces[group.range].lazy.map(\.text).first { !$0.isEmpty } ?? ""
    let isMissed = !row.shown.isEmpty && cell.isUserInteractionEnabled && row.lacksLabel
    return isMissed ? row : nil
  }

  private func addElements(of group: FrameScene.Group, to found: inout [Element]) {
    var wholes: [UIView] = []
    for index in group.range where !scene.isContinuationLine(index, in: group) {
      let piece = scene.pieces[index]
      switch piece.object {
      case let item as UIBarButtonItem: found.append(Self.element(of: item, piece))
      case is UIViewController:
        let isBack = piece.property?.hasSuffix("backBarButtonItem") ?? false
        let words = isBack ? piece.text.backButtonText : piece.text
        if !words.isEmpty {
          found.append(Element(isBack ? .button : .heading, words, of: piece.object))
        }
      case let view as UIView:
        if view.isHiddenFromAccessibility(upTo: nil) { continue }
        if let whole = view.enclosingAccessibilityElement {
          if wholes.contains(where: { $0 === whole }) { continue }
          wholes.append(whole)
          let element = Element(
            whole.accessibilityTraits.role ?? .text, whole.accessibilityLabel,
            states: whole.explicitStates, of: whole)
          element.shown = piece.text
          found.append(element)
        } else if let element = Self.element(of: view, piece, inBar: group.part == .bar) {
          if element.role == .text, group.part == .header { element.role = .heading }
          found.append(element)
        }
      default: continue
      }
    }
  }

  private static func element(of item: UIBarButtonItem, _ piece: FrameScene.Piece) -> Element {
    let element = Element(.button, item.accessibilityLabel ?? item.title, of: item)
    if !item.isEnabled { element.states.append("disabled") }
    if let value = item.accessibilityValue { element.states.append("value \"\(value)\"") }
    if let hint = item.accessibilityHint { element.states.append("hint \"\(hint)\"") }
    element.shown = piece.text
    element.picture = item.image?.name
    return element
  }

  private static func element(
    of view: UIView, _ piece: FrameScene.Piece, inBar: Bool
  ) -> Element? {
    let element: Element
    switch view {
    case let label as UILabel:
      element = Element(inBar ? .heading : .text, label.text, of: view)
    case let button as UIButton:
      let title = button.currentTitle ?? ""
      element = Element(.button, title.isEmpty ? nil : title, of: view)
      element.picture = button.currentImage?.name
      if button.isSelected { element.states.append("selected") }
      if !button.isEnabled { element.states.append("disabled") }
    case let control as UISwitch:
      element = Element(.toggle, nil, states: [control.isOn ? "on" : "off"], of: view)
      if !control.isEnabled { element.states.append("disabled") }
    case let field as any TextEntryView:
      let (text, placeholder) = (field.shownText, field.shownPlaceholder)
      let isInSearchBar = (field as? UITextField)?.isInSearchBar ?? false
      element = Element(
        isInSearchBar ? .searchField : .textField, placeholder.isEmpty ? nil : placeholder,
        states: [text.isEmpty ? "empty" : "value \"\(text)\""], of: view)
      if !field.acceptsTyping { element.states.append("disabled") }
    case is UIActivityIndicatorView:
      element = Element(.progress, "loading", of: view)
    case is UIImageView:
      guard view.accessibilityLabel != nil || view.isAccessibilityElement else { return nil }
      element = Element(.image, nil, of: view)
    default:
      element = Element(.text, piece.text, of: view)
    }
    element.label = view.accessibilityLabel ?? element.label
    element.role = view.accessibilityTraits.role ?? element.role
    for state in view.explicitStates { element.add(state) }
    element.shown = piece.text
    return element
  }

  /// Returns the element of an alert or sheet, with its choices in the order of the frame.
  private func alertElement(_ alert: UIAlertController, _ group: FrameScene.Group) -> Element {
    let words = [alert.title, alert.message].compactMap(\.self).filter { !$0.isEmpty }
    let whole = Element(
      alert.preferredStyle == .actionSheet ? .menu : .alert, words.first, of: alert)
    whole.children = words.dropFirst().map { Element(.text, $0, of: alert) }
    for field in alert.textFields ?? [] {
      let piece = FrameScene.Piece(
        text: "", object: field, property: nil, area: Area(x: 0, y: 0, columns: 0, rows: 0),
        isContinuation: false)
      whole.children += [Self.element(of: field, piece, inBar: false)].compactMap(\.self)
    }
    let shown = group.range.compactMap { scene.pieces[$0].property?.choiceIndex }
      .filter(alert.actions.indices.contains)
    let covered = alert.actions.indices.filter { !shown.contains($0) }
    whole.children += (shown + covered).map { index in
      let action = alert.actions[index]
      return Element(
        .button, action.title, states: action.isEnabled ? [] : ["disabled"], of: action)
    }
    return whole
  }

  // MARK: Order

  /// Returns the elements in the order that `accessibilityElements` of the views around them gives.
  private mutating func ordered(_ elements: [Element]) -> [Element] {
    var result = elements
    var done: [UIView] = []
    for element in elements {
      for view in (element.object as? UIView)?.viewsWithAccessibilityOrder ?? [] {
        guard let order = view.customAccessibilityOrder, !done.contains(where: { $0 === view })
        else {
          continue
        }
        done.append(view)
        let places = result.indices.filter {
          (result[$0].object as? UIView)?.isDescendant(of: view) ?? false
        }
        let ranked = places.compactMap { place in
          Self.rank(of: result[place], in: order, below: view).map { (place: place, rank: $0) }
        }
        let sorted = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
        if sorted.map(\.place) != ranked.map(\.place) { misorderedViews.append(view) }
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
}

extension AccessibilityTree.Element {
  /// Adds a state unless the element has it.
  fileprivate func add(_ state: String) {
    if !states.contains(state) { states.append(state) }
  }
}

extension UIAccessibilityTraits {
  /// The role that the traits specify; nil if they specify none.
  fileprivate var role: AccessibilityTree.Role? {
    if isEmpty { return nil }
    if contains(.header) { return .heading }
    if contains(.link) { return .link }
    if contains(.searchField) { return .searchField }
    if contains(.adjustable) { return .adjustable }
    if contains(.button) { return .button }
    if contains(.image) { return .image }
    return contains(.staticText) ? .text : nil
  }
}

extension UIView {
  /// The states, value and hint that the app set.
  fileprivate var explicitStates: [String] {
    var states: [String] = []
    if accessibilityTraits.contains(.selected) { states.append("selected") }
    if accessibilityTraits.contains(.notEnabled) { states.append("disabled") }
    if let accessibilityValue { states.append("value \"\(accessibilityValue)\"") }
    if let accessibilityHint { states.append("hint \"\(accessibilityHint)\"") }
    return states
  }

  fileprivate var isInSearchBar: Bool { withSuperviews.contains { $0 is UISearchBar } }
}

extension String {
  /// Appends words after a comma, without leading and trailing spaces.
  fileprivate mutating func add(_ words: String?) {
    guard let words = words?.trimmingSpaces, !words.isEmpty else { return }
    if !isEmpty { self += ", " }
    self += words
  }

  fileprivate var trimmingSpaces: String {
    let space = UInt8(ascii: " ")
    guard utf8.first == space || utf8.last == space else { return self }
    var words = self[...]
    while words.first == " " { words.removeFirst() }
    while words.last == " " { words.removeLast() }
    return String(words)
  }

  /// The text of a back button without its brackets and arrow.
  fileprivate var backButtonText: String {
    hasPrefix("[‹ ") && hasSuffix("]") ? String(dropFirst(3).dropLast()) : self
  }
}
