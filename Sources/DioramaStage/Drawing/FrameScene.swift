import HeadlessUIKit

/// What a frame shows, piece by piece, with the objects that show it: what its colours, its words for
/// screen readers and its picture on a terminal are made from.
///
/// Kept only for who asks; other runs have none.
package final class FrameScene {
  /// What a group of pieces is to a person.
  package enum Part: String, Sendable {
    /// The screen itself, where no other part is.
    case screen
    /// The navigation bar.
    case bar
    /// A row of a list.
    case row
    /// What stands above the rows of a section.
    case header
    /// What stands below them.
    case footer
    /// A bar below the screen.
    case tools
    /// An alert.
    case alert
    /// A sheet with choices.
    case menu
    /// What else lies over the screen, such as a wheel.
    case over
  }

  /// A text, or the sign of a picture, as it was drawn.
  package struct Piece {
    /// The whole text, which the frame may have cut off.
    package let text: String
    /// Who shows it.
    package let object: AnyObject
    /// The property that shows it, where an object has several.
    package let property: String?
    /// Where it stands in the frame.
    let area: Area
    /// Whether the piece that was drawn before it shows the same, as lines of a long text do.
    let isContinuation: Bool
  }

  /// Pieces that belong together.
  package struct Group {
    /// What they are.
    package let part: Part
    /// The row or the alert that they are in; nil for others.
    package let owner: AnyObject?
    /// Which of the frame's pieces they are.
    package fileprivate(set) var range: Range<Int>
  }

  /// The pieces, in the order in which they were drawn; those of a bar from left to right.
  package private(set) var pieces: [Piece] = []
  /// The groups, in the order in which they were drawn.
  package private(set) var groups: [Group] = []
  /// The screen that the frame shows.
  package private(set) var screen: UIViewController?
  private var open: [(part: Part, owner: AnyObject?)] = []
  private var continues = false

  /// An empty scene, with room for what a screen usually shows.
  init() {
    pieces.reserveCapacity(64)
    groups.reserveCapacity(16)
  }

  /// The frame shows this screen.
  func begin(_ screen: UIViewController?) {
    pieces.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    continues = false
    self.screen = screen
  }

  /// What follows belongs to a part, until ``close()``. A part without a piece counts as well.
  func open(_ part: Part, of owner: AnyObject? = nil) {
    open.append((part, owner))
    begin(part, of: owner)
  }

  private func begin(_ part: Part, of owner: AnyObject?) {
    groups.append(Group(part: part, owner: owner, range: pieces.count..<pieces.count))
    continues = true
  }

  /// A part ends; what follows belongs to that around it.
  func close() {
    // A bar is drawn from its ends to its middle, and read from left to right.
    if open.popLast()?.part == .bar, let bar = groups.last {
      pieces[bar.range].sort { ($0.area.y, $0.area.x) < ($1.area.y, $1.area.x) }
    }
    continues = false
  }

  /// A text was drawn.
  func note(_ text: String, of object: AnyObject, property: String?, in area: Area) {
    // What is said of a screen that is gone, nobody sees or hears on a device.
    guard area.columns > 0, !(object is DismissedScreenLabel) else { return }
    if !continues {
      let around = open.last ?? (.screen, nil)
      begin(around.part, of: around.owner)
    }
    let isContinuation = !pieces.isEmpty && isShown(by: object, property, pieces.count - 1)
    pieces.append(
      Piece(
        text: text, object: object, property: property, area: area, isContinuation: isContinuation))
    groups[groups.count - 1].range = groups[groups.count - 1].range.lowerBound..<pieces.count
  }

  /// A box lies over a part of the frame: what is wholly below it cannot be seen.
  func cover(_ box: Area) {
    var seen: [Piece] = []
    for index in groups.indices {
      let first = seen.count
      seen += pieces[groups[index].range].filter { !box.contains($0.area) }
      groups[index].range = first..<seen.count
    }
    pieces = seen
  }

  /// Whether a piece is a further line of a text that begins in its group, which is read once.
  func isContinuationLine(_ index: Int, in group: Group) -> Bool {
    pieces[index].isContinuation
      && (group.range.lowerBound..<index).contains {
        isShown(by: pieces[index].object, pieces[index].property, $0)
      }
  }

  private func isShown(by object: AnyObject, _ property: String?, _ index: Int) -> Bool {
    pieces[index].object === object && pieces[index].property == property
  }
}

extension Area {
  /// Whether another area lies in it as a whole.
  fileprivate func contains(_ other: Area) -> Bool {
    other.x >= x && other.x + other.columns <= x + columns
      && other.y >= y && other.y + other.rows <= y + rows
  }
}
