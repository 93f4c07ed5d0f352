import HeadlessUIKit

/// The contents of a frame, piece by piece, with the objects that show them.
///
/// It is the source for colors, screen reader output and the colored picture in a terminal, and
/// exists only in runs that need it.
package final class FrameScene {
  /// The part of the screen that a group of pieces belongs to.
  package enum Part: String, Sendable {
    /// The screen itself, outside all other parts.
    case screen
    /// The navigation bar.
    case bar
    /// A row of a list.
    case row
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
    /// A bar below the screen.
    case tools
    /// An alert.
    case alert
    /// A sheet with choices.
    case menu
    /// Another view over the screen, such as an activity indicator.
    case over
  }

  /// A text, or the symbol of a picture, as it was drawn.
  package struct Piece {
    /// The whole text, even if the frame truncates it.
    package let text: String
    /// The object that shows it.
    package let object: AnyObject
    /// The property that shows it, if the object has several.
    package let property: String?
    /// The drawn line of a text with several lines; nil for other texts.
    var line: String?
    /// Its position in the frame.
    let area: Area
    /// Whether the piece belongs to the same text as the piece before it, as lines of a long text
    /// do.
    let isContinuation: Bool
  }

  /// A group of pieces that belong together.
  package struct Group {
    /// The part of the screen.
    package let part: Part
    /// The row or the alert that contains the pieces; nil for other parts.
    package let owner: AnyObject?
    /// The range of the pieces in the frame.
    package fileprivate(set) var range: Range<Int>
  }

  /// The pieces, in drawing order; those of a bar are sorted from left to right.
  package private(set) var pieces: [Piece] = []
  /// The groups, in drawing order.
  package private(set) var groups: [Group] = []
  /// The screen that the frame shows.
  package private(set) var screen: UIViewController?
  /// The contents of the screen before a box covered parts of it; nil without a box.
  private(set) var uncovered: (pieces: [Piece], groups: [Group])?
  private var open: [(part: Part, owner: AnyObject?)] = []
  private var continues = false

  /// Creates an empty scene, with capacity for a typical screen.
  init() {
    pieces.reserveCapacity(64)
    groups.reserveCapacity(16)
  }

  /// Starts a frame of a screen.
  func begin(_ screen: UIViewController?) {
    pieces.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    continues = false
    uncovered = nil
    self.screen = screen
  }

  /// Starts a part, which contains what follows until ``close()``. A part without pieces counts as
  /// well.
  func open(_ part: Part, of owner: AnyObject? = nil) {
    open.append((part, owner))
    begin(part, of: owner)
  }

  private func begin(_ part: Part, of owner: AnyObject?) {
    groups.append(Group(part: part, owner: owner, range: pieces.count..<pieces.count))
    continues = true
  }

  /// Ends a part. What follows belongs to the enclosing part.
  func close() {
    // A bar is drawn from its ends to its center, and read from left to right.
    if open.popLast()?.part == .bar, let bar = groups.last {
      pieces[bar.range].sort { ($0.area.y, $0.area.x) < ($1.area.y, $1.area.x) }
    }
    continues = false
  }

  /// Adds a drawn text.
  func note(
    _ text: String, of object: AnyObject, property: String?, line: String? = nil, in area: Area
  ) {
    // A device does not show the note about a dismissed screen.
    guard area.columns > 0, !(object is DismissedScreenLabel) else { return }
    if !continues {
      let around = open.last ?? (.screen, nil)
      begin(around.part, of: around.owner)
    }
    let isContinuation = !pieces.isEmpty && isShown(by: object, property, pieces.count - 1)
    pieces.append(
      Piece(
        text: text, object: object, property: property, line: line, area: area,
        isContinuation: isContinuation))
    groups[groups.count - 1].range = groups[groups.count - 1].range.lowerBound..<pieces.count
  }

  /// Removes the pieces that a box covers. A picture of the frame still has them.
  func coverByBox(_ areas: [Area]) {
    if uncovered == nil { uncovered = (pieces, groups) }
    cover(areas)
  }

  /// Removes the pieces that lie completely in an area.
  func cover(_ areas: [Area]) {
    var seen: [Piece] = []
    for index in groups.indices {
      let first = seen.count
      seen += pieces[groups[index].range].filter { piece in
        !areas.contains { $0.contains(piece.area) }
      }
      groups[index].range = first..<seen.count
    }
    pieces = seen
  }

  /// Returns whether a piece continues a text that starts in its group, so that it is not read
  /// again.
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
  /// Returns whether this area contains all of another area.
  func contains(_ other: Area) -> Bool {
    other.x >= x && other.x + other.columns <= x + columns
      && other.y >= y && other.y + other.rows <= y + rows
  }
}
