import DioramaKit
import HeadlessUIKit

/// The frames of the views in a container in points, precise enough to decide which views are next
/// to or above each other.
///
/// Equations are solved from the known values, the container's edges and sizes in points, to the
/// unknown ones. If no equation can be solved, a view gets the size of its text, 8 points per
/// column and 20 per row, and the search continues. So there is always a result, whatever the
/// constraints are.
///
/// Text has its own sizes along a row: margins are ignored, and a gap is at most one column.
struct ConstraintFrames {
  /// A view and its frame.
  struct Frame {
    let view: UIView
    var x = Span()
    var y = Span()
  }

  /// A range from a lower to an upper edge.
  struct Span {
    var low: Double = 0
    var high: Double = 0
    var length: Double { high - low }
    var middle: Double { (low + high) / 2 }
  }

  /// The points of one column and of one row of text.
  static let column: Double = 8
  static let row: Double = 20

  /// The frames, in the order of the subviews.
  let frames: [Frame]
  /// The width of the container.
  let width: Double

  /// Lays out the subviews of a container with a width in columns.
  init(of container: UIView, columns: Int, metrics: ViewMetrics) {
    let views = container.placedViews
    let items = [container] + views + container.layoutGuides as [AnyObject]
    let constraints = Self.constraints(of: container)
    let wide = Double(columns) * Self.column
    let sizes = views.map { view in
      (
        columns: Double(metrics.columns(of: view)) * Self.column,
        rows: Double(metrics.rows(of: view, columns: columns)) * Self.row
      )
    }
    let hugging = views.map { Double($0.contentHuggingPriority(for: .horizontal).rawValue) }
    var x = AxisSolver(
      items, in: container, constraints, of: .horizontal,
      sizes: sizes.map { min($0.columns, wide) }, hugging: hugging)
    x.setEdges(0, low: 0, high: wide)
    x.solve()
    var y = AxisSolver(
      items, in: container, constraints, of: .vertical, sizes: sizes.map(\.rows), hugging: [])
    y.setEdges(0, low: 0, high: nil)
    y.solve()
    frames = views.enumerated().map { index, view in
      Frame(view: view, x: x.span(of: index + 1), y: y.span(of: index + 1))
    }
    width = wide
  }

  /// Takes the frames of the visible subviews as code set them. The width is that of the container,
  /// or of all subviews if the container has no width.
  init(framesIn container: UIView) {
    frames = container.placedViews.filter(\.isShown).map { view in
      let frame = view.frame
      return Frame(
        view: view, x: Span(low: Double(frame.minX), high: Double(frame.maxX)),
        y: Span(low: Double(frame.minY), high: Double(frame.maxY)))
    }
    let own = Double(container.bounds.width)
    width = own > 0 ? own : frames.map(\.x.high).max() ?? 0
  }

  /// Returns the constraints on the views in a container.
  private static func constraints(of container: UIView) -> [NSLayoutConstraint] {
    var found = container.placedViews.flatMap(\.constraints)
    found += container.contentBesideViews?.constraints ?? []
    found += container.withSuperviews.flatMap(\.constraints)
    // Sort by priority; constraints with the same priority keep their order.
    return found.enumerated().sorted {
      $0.element.priority == $1.element.priority
        ? $0.offset < $1.offset : $0.element.priority > $1.element.priority
    }.map(\.element)
  }
}

extension UIView {
  /// Whether constraints, or the frames of all visible subviews, determine the layout.
  var isPlaced: Bool { placesByConstraints || placesByFrames }

  private var placesByFrames: Bool {
    var count = 0
    for view in placedViews where view.isShown {
      guard view.hasFrame else { return false }
      count += 1
    }
    return count > 1
  }
}

/// The edges of a container's views along one axis.
private struct AxisSolver {
  /// The lower and upper edge of an item; nil if an edge is not known yet.
  fileprivate struct Edges {
    var low: Double?
    var high: Double?
    /// Whether the size is the size of the text, which can be truncated.
    var isTextSize = false
  }

  /// An attribute as a function of its item's edges: `lowShare * low + highShare * high + offset`.
  fileprivate struct Term {
    let item: Int
    var lowShare: Double
    var highShare: Double
    var offset: Double = 0
  }

  /// A sum of terms that equals zero.
  private struct Equation {
    var terms: [Term]
    var constant: Double
    let relation: NSLayoutConstraint.Relation
  }

  private var edges: [Edges]
  private var equations: [Equation] = []
  /// The sizes of the items' text, in points.
  private let sizes: [Double]
  /// The items in the order in which they get the size of their text, if several could.
  private let order: [Int]

  /// - Parameters:
  ///   - items: the container, its subviews and its layout guides.
  ///   - container: the container.
  ///   - constraints: the constraints, those with the highest priority first.
  ///   - axis: the axis of the edges.
  ///   - sizes: the sizes of the subviews' text, in points.
  ///   - hugging: the hugging priorities of the subviews; empty if they have no effect.
  init(
    _ items: [AnyObject], in container: UIView, _ constraints: [NSLayoutConstraint],
    of axis: NSLayoutConstraint.Axis, sizes: [Double], hugging: [Double]
  ) {
    let guides = Array(repeating: 0.0, count: items.count - sizes.count - 1)
    let sizes = [0] + sizes + guides
    self.sizes = sizes
    edges = Array(repeating: Edges(), count: items.count)
    order =
      hugging.isEmpty
      ? Array(items.indices.dropFirst())
      : items.indices.dropFirst().sorted { left, right in
        let first = hugging.indices.contains(left - 1) ? hugging[left - 1] : 0
        let second = hugging.indices.contains(right - 1) ? hugging[right - 1] : 0
        if first != second { return first > second }
        return sizes[left] == sizes[right] ? left < right : sizes[left] < sizes[right]
      }
    /// Returns the index of an item, or of the subview that contains it.
    func index(of item: AnyObject?) -> Int? {
      if let exact = items.firstIndex(where: { $0 === item }) { return exact }
      guard let view = item as? UIView else { return nil }
      if container.isDescendant(of: view) || view === container.contentBesideViews { return 0 }
      return view.withSuperviews.lazy.compactMap { view in items.firstIndex { $0 === view } }.first
    }
    for constraint in constraints {
      guard let first = index(of: constraint.firstItem),
        let left = Term(first, constraint.firstAttribute, axis)
      else { continue }
      var terms = [left]
      var distance = constraint.distance
      var offset = left.offset
      if constraint.secondAttribute == .notAnAttribute {
        if axis == .horizontal {
          if sizes[first] > 0 { continue }
          distance = min(distance, ConstraintFrames.column)
        }
      } else {
        guard let second = index(of: constraint.secondItem),
          let right = Term(second, constraint.secondAttribute, axis),
          // Constraints inside one subview do not affect the container.
          first != second
        else { continue }
        if axis == .horizontal {
          let most = first == 0 || second == 0 ? 0 : ConstraintFrames.column
          distance = min(max(distance, -most), most)
        }
        let factor = constraint.factor
        terms.append(
          Term(
            item: second, lowShare: -factor * right.lowShare, highShare: -factor * right.highShare))
        offset -= factor * right.offset
      }
      equations.append(
        Equation(
          terms: terms, constant: offset - distance, relation: constraint.relation))
    }
  }

  /// Sets the edges of an item.
  mutating func setEdges(_ item: Int, low: Double?, high: Double?) {
    edges[item] = Edges(low: low, high: high)
  }

  /// Returns the edges of an item after ``solve()``.
  func span(of item: Int) -> ConstraintFrames.Span {
    let low = edges[item].low ?? 0
    return ConstraintFrames.Span(low: low, high: max(edges[item].high ?? low, low))
  }

  /// Computes all edges.
  mutating func solve() {
    while true {
      if solveOneUnknown(equalitiesOnly: true) { continue }
      if let item = order.first(where: { edges[$0].isHalfKnown }) {
        if let low = edges[item].low {
          edges[item].high = low + sizes[item]
        } else if let high = edges[item].high {
          edges[item].low = high - sizes[item]
        }
        edges[item].isTextSize = true
      } else if let (item, middle) = centeredItem() {
        edges[item] = Edges(low: middle - sizes[item] / 2, high: middle + sizes[item] / 2)
      } else if solveOneUnknown(equalitiesOnly: false) {
        continue
      } else if edges[0].high == nil {
        // A container without a limit is as large as its contents.
        edges[0].high = max(edges.compactMap(\.high).max() ?? 0, 2 * ConstraintFrames.row)
      } else if let item = edges.indices.dropFirst().first(where: { edges[$0].isUnknown }) {
        edges[item].low = 0
      } else {
        break
      }
    }
    for equation in equations { truncateText(equation) }
  }

  /// Truncates the size of a text that is too large for the view at its upper edge.
  private mutating func truncateText(_ equation: Equation) {
    let sum = equation.terms.reduce(equation.constant) { sum, term in
      sum + term.lowShare * (edges[term.item].low ?? 0)
        + term.highShare * (edges[term.item].high ?? 0)
    }
    let isBroken =
      switch equation.relation {
      case .equal: false
      case .lessThanOrEqual: sum > 0
      case .greaterThanOrEqual: sum < 0
      }
    guard isBroken,
      let term = equation.terms.first(where: { $0.highShare != 0 && edges[$0.item].isTextSize }),
      let low = edges[term.item].low, let high = edges[term.item].high
    else { return }
    edges[term.item].high = max(high - sum / term.highShare, low)
  }

  /// Solves an equation with exactly one unknown edge; returns false if no equation has one.
  private mutating func solveOneUnknown(equalitiesOnly: Bool) -> Bool {
    for equation in equations where equation.relation == .equal || !equalitiesOnly {
      var sum = equation.constant
      var unknown: (item: Int, isLow: Bool, share: Double)?
      var count = 0
      for term in equation.terms {
        for (edge, share, isLow) in [
          (edges[term.item].low, term.lowShare, true),
          (edges[term.item].high, term.highShare, false),
        ] where share != 0 {
          if let edge {
            sum += share * edge
          } else {
            count += 1
            unknown = (term.item, isLow, share)
          }
        }
      }
      guard count == 1, let unknown else { continue }
      let value = -sum / unknown.share
      if unknown.isLow { edges[unknown.item].low = value } else { edges[unknown.item].high = value }
      return true
    }
    return false
  }

  /// Returns a view of which only the center is known.
  private func centeredItem() -> (item: Int, middle: Double)? {
    for equation in equations where equation.relation == .equal {
      guard let own = equation.terms.first(where: { edges[$0.item].isUnknown && $0.item > 0 }),
        own.lowShare == own.highShare, own.lowShare != 0
      else { continue }
      var sum = equation.constant
      var isKnown = true
      for term in equation.terms where term.item != own.item {
        guard term.lowShare == 0 || edges[term.item].low != nil,
          term.highShare == 0 || edges[term.item].high != nil
        else {
          isKnown = false
          break
        }
        sum += term.lowShare * (edges[term.item].low ?? 0)
        sum += term.highShare * (edges[term.item].high ?? 0)
      }
      if isKnown { return (own.item, -sum / (2 * own.lowShare)) }
    }
    return nil
  }
}

extension AxisSolver.Edges {
  fileprivate var isHalfKnown: Bool { (low == nil) != (high == nil) }
  fileprivate var isUnknown: Bool { low == nil && high == nil }
}

extension AxisSolver.Term {
  /// Creates the term of an attribute along an axis; nil for an attribute of the other axis.
  fileprivate init?(
    _ item: Int, _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis
  ) {
    let found: (NSLayoutConstraint.Axis, Double, Double, Double)? =
      switch attribute {
      case .left, .leading: (.horizontal, 1, 0, 0)
      case .right, .trailing: (.horizontal, 0, 1, 0)
      case .centerX: (.horizontal, 0.5, 0.5, 0)
      case .width: (.horizontal, -1, 1, 0)
      case .top: (.vertical, 1, 0, 0)
      case .bottom: (.vertical, 0, 1, 0)
      case .centerY: (.vertical, 0.5, 0.5, 0)
      case .height: (.vertical, -1, 1, 0)
      // Text starts at the top of a label's first line and ends at the bottom of its last.
      case .firstBaseline: (.vertical, 1, 0, 0.8 * ConstraintFrames.row)
      case .lastBaseline: (.vertical, 0, 1, -0.2 * ConstraintFrames.row)
      case .notAnAttribute: nil
      }
    guard let (own, low, high, offset) = found, own == axis else { return nil }
    self.init(item: item, lowShare: low, highShare: high, offset: offset)
  }
}
