import DioramaKit
import HeadlessUIKit

/// The views of a container as rows and columns, from their constraints or frames.
///
/// The area is split first at vertical lines, then at horizontal ones, and so on in each part. The
/// order from left to right is the same in the text. Distances are not kept: parts are one column
/// apart, and spare columns go to the part or gap with the most free space.
struct Arrangement {
  indirect enum Content {
    case view(UIView)
    /// Side by side. `spare` is the part that grows, or the gap that grows, named by the part
    /// before it.
    case row([Arrangement], spare: SpareColumns)
    /// One below the other.
    case column([Arrangement])
  }

  /// The part or gap of a row that gets the spare columns.
  enum SpareColumns {
    case part(Int)
    case gap(after: Int)
  }

  /// The alignment of a part that is narrower than its column.
  enum Side { case leading, center, trailing }

  let content: Content
  let side: Side
  private let x: ConstraintFrames.Span
  private let y: ConstraintFrames.Span

  /// Creates the arrangement of the visible views in a container; nil if nothing places them, or
  /// the container contains a table, which takes all available space.
  init?(of container: UIView, columns: Int, metrics: ViewMetrics) {
    guard container.isPlaced, columns > 0, !container.containsTable else { return nil }
    let found =
      container.placesByConstraints
      ? ConstraintFrames(of: container, columns: columns, metrics: metrics)
      : ConstraintFrames(framesIn: container)
    let frames = found.frames.filter { metrics.rows(of: $0.view, columns: columns) > 0 }
    guard !frames.isEmpty else { return nil }
    // Most leading margins are the same, and they have no meaning in text.
    let left = frames.map(\.x.low).min() ?? 0
    self.init(
      frames, in: ConstraintFrames.Span(low: min(left, found.width), high: found.width), metrics)
  }

  private init(
    _ frames: [ConstraintFrames.Frame], in room: ConstraintFrames.Span, _ metrics: ViewMetrics
  ) {
    x = Self.span(of: frames, along: \.x)
    y = Self.span(of: frames, along: \.y)
    side = Self.side(of: x, in: room)
    if frames.count == 1 {
      content = .view(frames[0].view)
      return
    }
    let own = x
    let columnGroups = Self.mergingLines(Self.cut(frames, along: \.x))
    let rowGroups = Self.cut(frames, along: \.y)
    if columnGroups.count > 1, rowGroups.count == 1 || Self.overlap(columnGroups) {
      let parts = columnGroups.map { Arrangement($0, in: Self.span(of: $0, along: \.x), metrics) }
      content = .row(parts, spare: Self.spare(parts, in: room, metrics))
    } else if rowGroups.count > 1 {
      content = .column(rowGroups.map { Arrangement($0, in: own, metrics) })
    } else {
      // The views overlap.
      content = .column(frames.map { Arrangement([$0], in: own, metrics) })
    }
  }

  /// Merges the longest run of neighboring groups that reads line by line.
  private static func mergingLines(
    _ groups: [[ConstraintFrames.Frame]]
  ) -> [[ConstraintFrames.Frame]] {
    guard groups.count > 1 else { return groups }
    for length in (2...groups.count).reversed() {
      for start in 0...(groups.count - length) {
        let run = groups[start..<start + length].flatMap { $0 }
        guard readsByLines(run) else { continue }
        return Array(groups[..<start]) + [run] + Array(groups[(start + length)...])
      }
    }
    return groups
  }

  /// Returns whether views form lines with the same start, without columns across the lines.
  private static func readsByLines(_ frames: [ConstraintFrames.Frame]) -> Bool {
    let lines = cut(frames, along: \.y)
    let starts = lines.map { span(of: $0, along: \.x).low }
    guard lines.count > 1, let start = starts.first else { return false }
    return starts.allSatisfy { abs($0 - start) < ConstraintFrames.column }
      && lines.count { cut($0, along: \.x).count > 1 } < 2
  }

  private static func span(
    of frames: [ConstraintFrames.Frame],
    along axis: KeyPath<ConstraintFrames.Frame, ConstraintFrames.Span>
  ) -> ConstraintFrames.Span {
    let spans = frames.map { $0[keyPath: axis] }
    return ConstraintFrames.Span(
      low: spans.map(\.low).min() ?? 0, high: spans.map(\.high).max() ?? 0)
  }

  /// Returns the groups that lines across an axis can separate, in order.
  private static func cut(
    _ frames: [ConstraintFrames.Frame],
    along axis: KeyPath<ConstraintFrames.Frame, ConstraintFrames.Span>
  ) -> [[ConstraintFrames.Frame]] {
    let sorted = frames.enumerated().sorted {
      let (left, right) = ($0.element[keyPath: axis], $1.element[keyPath: axis])
      return left.low == right.low ? $0.offset < $1.offset : left.low < right.low
    }.map(\.element)
    var groups: [[ConstraintFrames.Frame]] = []
    var end = -Double.infinity
    for frame in sorted {
      let span = frame[keyPath: axis]
      if !groups.isEmpty, span.low < end - slack {
        groups[groups.count - 1].append(frame)
      } else {
        groups.append([frame])
      }
      // A text that is too long for its line overlaps the view at the end of the line.
      end = max(end, axis == \.x ? span.middle + slack : span.high)
    }
    return groups
  }

  private static let slack = 4.0

  /// Returns whether all neighboring groups overlap vertically.
  private static func overlap(_ groups: [[ConstraintFrames.Frame]]) -> Bool {
    let spans = groups.map { span(of: $0, along: \.y) }
    return zip(spans, spans.dropFirst()).allSatisfy {
      $0.low < $1.high - slack && $1.low < $0.high - slack
    }
  }

  private static func side(
    of span: ConstraintFrames.Span, in room: ConstraintFrames.Span
  ) -> Side {
    let before = span.low - room.low
    let after = room.high - span.high
    if before <= ConstraintFrames.column || before + after <= 2 * ConstraintFrames.column {
      return .leading
    }
    if abs(before - after) <= 2 * ConstraintFrames.column { return .center }
    return before > after ? .trailing : .leading
  }

  /// Returns the part or gap with the most space beyond what it needs.
  private static func spare(
    _ parts: [Arrangement], in room: ConstraintFrames.Span, _ metrics: ViewMetrics
  ) -> SpareColumns {
    var best = (
      spare: SpareColumns.gap(after: parts.count - 1), room: room.high - (parts.last?.x.high ?? 0)
    )
    for (index, part) in parts.enumerated() {
      let needed = Double(part.columns(metrics)) * ConstraintFrames.column
      if part.takesSpareColumns, part.x.length - needed > best.room {
        best = (.part(index), part.x.length - needed)
      }
      if index + 1 < parts.count, parts[index + 1].x.low - part.x.high > best.room {
        best = (.gap(after: index), parts[index + 1].x.low - part.x.high)
      }
    }
    return best.spare
  }

  private var takesSpareColumns: Bool {
    if case .view(let view) = content { return view.takesSpareColumns }
    return true
  }
}

// MARK: - Sizes

extension Arrangement {
  /// Returns the preferred number of columns.
  func columns(_ metrics: ViewMetrics) -> Int {
    switch content {
    case .view(let view): metrics.columns(of: view)
    case .row(let parts, _):
      parts.reduce(parts.count - 1) { $0 + $1.columns(metrics) }
    case .column(let parts): parts.reduce(0) { max($0, $1.columns(metrics)) }
    }
  }

  /// Returns the number of rows at a width.
  func rows(columns: Int, _ metrics: ViewMetrics) -> Int {
    switch content {
    case .view(let view): metrics.rows(of: view, columns: columns)
    case .row(let parts, let spare):
      Self.places(parts, spare, columns: columns, metrics).reduce(0) { most, place in
        max(most, place.y + place.part.rows(columns: place.columns, metrics))
      }
    case .column(let parts):
      parts.reduce(0) { $0 + $1.rows(columns: columns, metrics) }
    }
  }

  /// A part of a row and its position.
  struct Place {
    let part: Arrangement
    var x: Int
    var y: Int
    var columns: Int
  }

  /// Distributes the columns of a row.
  static func places(
    _ parts: [Arrangement], _ spare: SpareColumns, columns: Int, _ metrics: ViewMetrics
  ) -> [Place] {
    var wanted = parts.map { $0.columns(metrics) }
    let free = columns - (parts.count - 1) - wanted.reduce(0, +)
    if free < 0 {
      RowLayout.shrink(&wanted, by: -free) { parts[$0].resistance }
    } else if case .part(let index) = spare {
      wanted[index] += free
    }
    var places: [Place] = []
    var x = 0
    for (index, part) in parts.enumerated() {
      places.append(Place(part: part, x: x, y: 0, columns: wanted[index]))
      x += wanted[index] + 1
      if case .gap(after: index) = spare { x += max(free, 0) }
    }
    for index in places.indices {
      places[index].y = offset(of: parts[index], among: places, metrics)
    }
    return places
  }

  /// Returns the row in which a part starts: the row of the line next to it.
  private static func offset(
    of part: Arrangement, among places: [Place], _ metrics: ViewMetrics
  ) -> Int {
    var most = 0
    for place in places {
      guard case .column(let lines) = place.part.content else { continue }
      var row = 0
      for line in lines {
        if part.y.low < line.y.high - slack { break }
        row += line.rows(columns: place.columns, metrics)
      }
      most = max(most, row)
    }
    return most
  }

  private var resistance: UILayoutPriority {
    switch content {
    case .view(let view):
      // A truncated text can still be read; a truncated button can hardly be.
      max(
        view.contentCompressionResistancePriority(for: .horizontal),
        view.takesSpareColumns ? UILayoutPriority(0) : UILayoutPriority(751))
    case .row(let parts, _), .column(let parts): parts.map(\.resistance).min() ?? .defaultHigh
    }
  }
}

// MARK: - Drawing

extension ViewPainter {
  /// Draws an arrangement in an area.
  func draw(_ arrangement: Arrangement, in area: Area) {
    switch arrangement.content {
    case .view(let view): draw(view, in: area)
    case .row(let parts, let spare):
      for place in Arrangement.places(parts, spare, columns: area.columns, metrics) {
        draw(
          place.part,
          in: Area(
            x: area.x + place.x, y: area.y + place.y, columns: place.columns,
            rows: max(area.rows - place.y, 0)))
      }
    case .column(let parts):
      var rest = area
      for part in parts where rest.rows > 0 {
        let rows = min(part.rows(columns: area.columns, metrics), rest.rows)
        rest.rows = rows
        draw(part, alignedIn: rest)
        rest.y += rows
        rest.rows = area.y + area.rows - rest.y
      }
    }
  }

  /// Draws an arrangement in an area with its alignment.
  func draw(_ arrangement: Arrangement, alignedIn area: Area) {
    guard arrangement.side != .leading else { return draw(arrangement, in: area) }
    var inner = area
    inner.columns = min(arrangement.columns(metrics), area.columns)
    let free = area.columns - inner.columns
    inner.x += arrangement.side == .center ? free / 2 : free
    draw(arrangement, in: inner)
  }
}
