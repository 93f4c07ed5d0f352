import DioramaKit
import HeadlessUIKit

/// Records which components and properties drew which lines of a snapshot.
///
/// It exists only in runs that explain the lines.
package final class DrawingTrace {
  /// The lines of a component.
  package struct ComponentLines {
    /// The key of the component in a screen, such as `cell`.
    package let key: String
    /// The class of the component.
    package let type: AnyClass
    /// The choice from which it was made, if YAML or a set of types chose it.
    package let choice: ComponentChoice?
    /// The lines of the snapshot, from 0.
    package var lines: Range<Int>
  }

  /// A drawn text.
  package struct Text {
    /// The whole text, even if the frame truncates it.
    package let text: String
    /// The property that shows it, such as `cell.nicknameLabel`; nil if no component holds it.
    package let path: String?
    /// The identifiers of the views around it, from the innermost outwards; a row has its user's
    /// id.
    package let identifiers: [String]
    /// The `recordKey` of the view or of one around it.
    package let recordKey: String?
    /// The lines of the snapshot, from 0.
    package var lines: Range<Int>
    /// The columns in a terminal, from 0.
    package let columns: Range<Int>
  }

  /// The components, from the outermost to the innermost, frame by frame.
  package private(set) var components: [ComponentLines] = []
  /// The texts, in drawing order.
  package private(set) var texts: [Text] = []
  /// The number of lines before the first frame.
  var headerLineCount = 0
  /// The entries of string tables that the run read.
  package let log = TextLog()
  private let registry: Registry
  private var firstLine = 0
  /// The indexes of the first component and the first text of the current frame.
  private var firstOfFrame = (mark: 0, text: 0)
  private var parts: [PropertyPath.Root] = []
  private var barOwner: PropertyPath.Root?

  init(registry: Registry) { self.registry = registry }

  /// Starts the next frame, with the number of lines in earlier frames.
  func beginFrame(below lines: Int) {
    firstLine = headerLineCount + lines
    // The rows of a view end with its frame. Earlier frames are clipped already.
    func cut(_ lines: Range<Int>) -> Range<Int> {
      let end = min(lines.upperBound, firstLine)
      return min(lines.lowerBound, end)..<end
    }
    for index in firstOfFrame.mark..<components.count {
      components[index].lines = cut(components[index].lines)
    }
    for index in firstOfFrame.text..<texts.count { texts[index].lines = cut(texts[index].lines) }
    firstOfFrame = (components.count, texts.count)
  }

  /// Sets the screen of the frame.
  func begin(_ screen: UIViewController) {
    let whole = PropertyPath.Root(key: CoreKey.viewController, object: screen)
    parts = []
    barOwner = whole
    for slot in (type(of: screen) as? any ScreenViewController.Type)?.slots ?? [] {
      guard let object = slot.current(screen) else { continue }
      let part = PropertyPath.Root(key: slot.name, object: object)
      parts.append(part)
      if slot.kind == .header { barOwner = part }
    }
    parts.append(whole)
  }

  /// Records the rows of the frame that show the navigation bar.
  func noteBar(y: Int, rows: Int) {
    if let barOwner { mark(barOwner.key, barOwner.object, y: y, rows: rows) }
  }

  /// Records the rows of the frame that a view drew.
  func note(_ view: UIView, y: Int, rows: Int) {
    if let key = parts.first(where: { $0.object === view })?.key ?? key(of: view) {
      mark(key, view, y: y, rows: rows)
    }
  }

  /// Records a box that covers parts of the frame.
  func note(box object: AnyObject, called key: String, in area: Area, covering areas: [Area]) {
    cover(areas)
    parts.append(PropertyPath.Root(key: key, object: object))
    mark(key, object, y: area.y, rows: area.rows)
  }

  /// Removes the texts that lie completely in areas of the frame.
  func cover(_ areas: [Area]) {
    let uncovered = texts[firstOfFrame.text...].filter { text in
      let place = Area(
        x: text.columns.lowerBound, y: text.lines.lowerBound - firstLine,
        columns: text.columns.count, rows: 1)
      return !areas.contains { $0.contains(place) }
    }
    texts.replaceSubrange(firstOfFrame.text..., with: uncovered)
  }

  /// Records a text that an object, or a property of it, drew.
  func note(_ text: String, of object: AnyObject, property: String? = nil, in area: Area) {
    // A horizontal rule is not text.
    guard area.columns > 0, !text.allSatisfy({ $0 == "─" || $0 == " " }) else { return }
    let path = PropertyPath(parts: parts, key: key(of:)).path(to: object)
    let names = [path, property].compactMap(\.self)
    let line = firstLine + area.y
    let views = (object as? UIView)?.withSuperviews
    texts.append(
      Text(
        text: text, path: names.isEmpty ? nil : names.joined(separator: "."),
        identifiers: views?.compactMap(\.accessibilityIdentifier) ?? [],
        recordKey: views?.lazy.compactMap(\.recordKey).first, lines: line..<line + 1,
        columns: area.x..<area.x + area.columns))
  }

  // The limit for the rows of views that may take all available rows.
  private static let endless = Int(UInt16.max)

  private func mark(_ key: String, _ object: AnyObject, y: Int, rows: Int) {
    let line = firstLine + y
    components.append(
      ComponentLines(
        key: key, type: type(of: object),
        choice: ScreenEnvironment.current?[ComponentLog.Key.self][object],
        lines: line..<line + min(rows, Self.endless)))
  }

  private func key(of view: UIView) -> String? {
    switch registry.entry(of: type(of: view))?.kind {
    case .cell: "cell"
    case .emptyView: "emptyView"
    default: view is UITableViewCell || view is UICollectionViewCell ? "cell" : nil
    }
  }
}
