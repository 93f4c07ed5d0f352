import DioramaKit
import HeadlessUIKit

/// Where constraints put the views in a container, in points: good enough to tell what stands
/// beside what and what above what.
///
/// Equations are followed from what is known, the container's edges and sizes in points, to what is
/// not. Where that leads no further a view takes the size of its text, of 8 points a column and 20 a
/// row, and the search goes on. So an answer is always found, whatever constraints say.
///
/// Along a row text has its own sizes: margins are nothing there, and a gap is a column at most.
struct ConstraintFrames {
  /// A view's place.
  struct Frame {
    let view: UIView
    var x = Span()
    var y = Span()
  }

  /// From a lower to an upper edge.
  struct Span {
    var low: Double = 0
    var high: Double = 0
    var length: Double { high - low }
    var middle: Double { (low + high) / 2 }
  }

  /// Points of a column and of a row of text.
  static let column: Double = 8
  static let row: Double = 20

  /// The places, in the order of the subviews.
  let frames: [Frame]
  /// The container's own width.
  let width: Double

  /// Places the subviews of a container that is some columns wide.
  init(of container: UIView, columns: Int, metrics: ViewMetrics) {
    let views = container.subviews
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

  /// The frames of the subviews that show, as code has set them, in a container that is as wide as
  /// its own frame, or where that is none as all of them.
  init(framesIn container: UIView) {
    frames = container.subviews.filter(\.isShown).map { view in
      let frame = view.frame
      return Frame(
        view: view, x: Span(low: Double(frame.minX), high: Double(frame.maxX)),
        y: Span(low: Double(frame.minY), high: Double(frame.maxY)))
    }
    let own = Double(container.bounds.width)
    width = own > 0 ? own : frames.map(\.x.high).max() ?? 0
  }

  /// The constraints that speak of what is in a container.
  private static func constraints(of container: UIView) -> [NSLayoutConstraint] {
    var found = container.subviews.flatMap(\.constraints)
    found += container.withSuperviews.flatMap(\.constraints)
    // Those that must hold come first; of equals the one that was made first.
    return found.enumerated().sorted {
      $0.element.priority == $1.element.priority
        ? $0.offset < $1.offset : $0.element.priority > $1.element.priority
    }.map(\.element)
  }
}

extension UIView {
  /// Whether constraints, or frames that all views in it have, place what is in it.
  var isPlaced: Bool { placesByConstraints || placesByFrames }

  private var placesByFrames: Bool {
    var count = 0
    for view in subviews where view.isShown {
      guard view.hasFrame else { return false }
      count += 1
    }
    return count > 1
  }
}

/// The edges of a container's views along one axis.
private struct AxisSolver {
  /// `low` and `high` of an item, as far as they are known.
  fileprivate struct Edges {
    var low: Double?
    var high: Double?
    /// Whether the size is that of the text, which could be cut.
    var isTextSize = false
  }

  /// What an attribute is of its item's edges: `lowShare * low + highShare * high + offset`.
  fileprivate struct Term {
    let item: Int
    var lowShare: Double
    var highShare: Double
    var offset: Double = 0
  }

  /// A sum of terms that is zero.
  private struct Equation {
    var terms: [Term]
    var constant: Double
    let relation: NSLayoutConstraint.Relation
  }

  private var edges: [Edges]
  private var equations: [Equation] = []
  /// The sizes of the items' text, in points.
  private let sizes: [Double]
  /// The items whose size is asked for first, where several could be.
  private let order: [Int]

  /// - Parameters:
  ///   - items: the container, its subviews, its guides.
  ///   - container: the container.
  ///   - constraints: those that count more first.
  ///   - axis: along which edges are wanted.
  ///   - sizes: the sizes of the subviews' text, in points.
  ///   - hugging: how strongly the subviews keep from growing; empty where that means nothing.
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
    /// The place of what an item is, or of the subview that it stands in.
    func index(of item: AnyObject?) -> Int? {
      if let exact = items.firstIndex(where: { $0 === item }) { return exact }
      guard let view = item as? UIView else { return nil }
      if container.isDescendant(of: view) { return 0 }
      let inner = view.withSuperviews.first { $0.superview === container }
      return items.firstIndex { $0 === inner }
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
          // What ties the parts of one subview to each other is that subview's own matter.
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

  /// Sets edges of an item.
  mutating func setEdges(_ item: Int, low: Double?, high: Double?) {
    edges[item] = Edges(low: low, high: high)
  }

  /// The edges of an item, once it was solved.
  func span(of item: Int) -> ConstraintFrames.Span {
    let low = edges[item].low ?? 0
    return ConstraintFrames.Span(low: low, high: max(edges[item].high ?? low, low))
  }

  /// Finds all edges.
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
      } else if let (item, middle) = centredItem() {
        edges[item] = Edges(low: middle - sizes[item] / 2, high: middle + sizes[item] / 2)
      } else if solveOneUnknown(equalitiesOnly: false) {
        continue
      } else if edges[0].high == nil {
        // A container that nothing limits is as large as what is in it.
        edges[0].high = max(edges.compactMap(\.high).max() ?? 0, 2 * ConstraintFrames.row)
      } else if let item = edges.indices.dropFirst().first(where: { edges[$0].isUnknown }) {
        edges[item].low = 0
      } else {
        break
      }
    }
    for equation in equations { truncateText(equation) }
  }

  /// Cuts a text's size where it is too large for what lies at its upper edge.
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

  /// Solves an equation with one unknown edge; false where there is none.
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

  /// A view of which only the middle is known.
  private func centredItem() -> (item: Int, middle: Double)? {
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
  /// What an attribute is along an axis; nil for those of the other one.
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
      // Text begins at the top of a label's first line and ends at the bottom of its last.
      case .firstBaseline: (.vertical, 1, 0, 0.8 * ConstraintFrames.row)
      case .lastBaseline: (.vertical, 0, 1, -0.2 * ConstraintFrames.row)
      case .notAnAttribute: nil
      }
    guard let (own, low, high, offset) = found, own == axis else { return nil }
    self.init(item: item, lowShare: low, highShare: high, offset: offset)
  }
}
