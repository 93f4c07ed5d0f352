/// Checks whether the constraints of a run can all hold, for all sizes of views and screens.
///
/// UIKit logs constraints that contradict each other, drops one, and continues; a run warns of
/// them, too. Required constraints, of priority 1000, become linear equations between edges; each
/// one gives the place of one edge by others. An equation without edges, whose numbers differ, is a
/// contradiction. The size of texts is not considered, so a device reports every contradiction that
/// is reported here.
struct ConstraintCheck {
  /// An edge of a view or guide, or a line of its text.
  fileprivate struct Edge: Hashable {
    enum Kind: Int { case left, right, top, bottom, firstLine, lastLine }
    let item: ObjectIdentifier
    let kind: Kind
  }

  /// A sum of edges and a number that is zero, or is at least or at most zero.
  fileprivate struct LinearExpression {
    var coefficients: [Edge: Double] = [:]
    var number: Double = 0
    /// The constraints from which it was derived, and the factor of each.
    var sources: [Int: Double]

    mutating func add(_ coefficient: Double, of edge: Edge) {
      let sum = coefficients[edge, default: 0] + coefficient
      coefficients[edge] = abs(sum) < 1e-9 ? nil : sum
    }

    mutating func add(_ other: LinearExpression, times factor: Double) {
      for (edge, coefficient) in other.coefficients { add(factor * coefficient, of: edge) }
      number += factor * other.number
      for (source, coefficient) in other.sources {
        let sum = sources[source, default: 0] + factor * coefficient
        sources[source] = abs(sum) < 1e-9 ? nil : sum
      }
    }
  }

  /// An upper or lower limit of a combination of edges.
  private struct Limit {
    let number: Double
    let sources: Set<Int>
  }

  private let constraints: [NSLayoutConstraint]
  private var known: [Edge: LinearExpression] = [:]
  private var upper: [[Edge: Double]: Limit] = [:]
  private var lower: [[Edge: Double]: Limit] = [:]
  /// The groups of constraints that contradict each other, each in the order of the input.
  private(set) var conflicts: [[NSLayoutConstraint]] = []

  /// A distance that is too small to see, in points.
  private static let tolerance = 0.01

  init(_ constraints: [NSLayoutConstraint]) {
    self.constraints = constraints.filter { $0.priority >= .required }
    for equalities in [true, false] {
      for (index, constraint) in self.constraints.enumerated()
      where (constraint.relation == .equal) == equalities {
        guard var sum = Self.sum(of: constraint, index) else { continue }
        reduce(&sum)
        if equalities { addEquality(sum) } else { addInequality(sum, constraint.relation) }
      }
    }
  }

  private mutating func addEquality(_ sum: LinearExpression) {
    // Solve for the edge with the largest factor; ties have a fixed order.
    guard let pivot = sum.coefficients.max(by: { Self.isBefore($0, $1) }) else {
      if abs(sum.number) > Self.tolerance { report(Set(sum.sources.keys)) }
      return
    }
    var rest = LinearExpression(sources: [:])
    rest.add(sum, times: -1 / pivot.value)
    rest.coefficients[pivot.key] = nil
    known[pivot.key] = rest
  }

  private static func isBefore(
    _ left: (key: Edge, value: Double), _ right: (key: Edge, value: Double)
  ) -> Bool {
    let (first, second) = (abs(left.value), abs(right.value))
    if first != second { return first < second }
    return (left.key.item.hashValue, left.key.kind.rawValue)
      < (right.key.item.hashValue, right.key.kind.rawValue)
  }

  private mutating func addInequality(
    _ sum: LinearExpression, _ relation: NSLayoutConstraint.Relation
  ) {
    guard let first = sum.coefficients.min(by: { Self.isBefore($0, $1) }) else {
      let isBroken =
        relation == .lessThanOrEqual ? sum.number > Self.tolerance : sum.number < -Self.tolerance
      if isBroken { report(Set(sum.sources.keys)) }
      return
    }
    // coefficient * edges + number <= 0, in either direction.
    let factor = 1 / first.value
    let combination = sum.coefficients.mapValues { ($0 * factor * 1e6).rounded() }
    let limit = Limit(number: -sum.number * factor, sources: Set(sum.sources.keys))
    let isUpper = (relation == .lessThanOrEqual) == (factor > 0)
    if isUpper {
      if let other = upper[combination], other.number <= limit.number { return }
      upper[combination] = limit
    } else {
      if let other = lower[combination], other.number >= limit.number { return }
      lower[combination] = limit
    }
    if let most = upper[combination], let least = lower[combination],
      least.number > most.number + Self.tolerance
    {
      report(most.sources.union(least.sources))
    }
  }

  private mutating func report(_ sources: Set<Int>) {
    conflicts.append(sources.sorted().map { constraints[$0] })
  }

  /// Replaces edges by their known equations until no known edge is left.
  private func reduce(_ sum: inout LinearExpression) {
    while let (edge, coefficient) = sum.coefficients.first(where: { known[$0.key] != nil }),
      let place = known[edge]
    {
      sum.coefficients[edge] = nil
      sum.add(place, times: coefficient)
    }
  }

  /// Returns the equation of a constraint; nil if an item of it is gone or has no attribute.
  private static func sum(of constraint: NSLayoutConstraint, _ index: Int) -> LinearExpression? {
    guard let first = constraint.firstItem else { return nil }
    var sum = LinearExpression(sources: [index: 1])
    sum.number = -constraint.distance
    guard sum.add(constraint.firstAttribute, of: first, times: 1) else { return nil }
    if constraint.secondAttribute == .notAnAttribute { return sum }
    guard let second = constraint.secondItem,
      sum.add(constraint.secondAttribute, of: second, times: -constraint.factor)
    else { return nil }
    return sum
  }
}

extension ConstraintCheck.LinearExpression {
  /// Adds an edge, center or dimension of an item; returns false if there is no attribute.
  fileprivate mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, times factor: Double
  ) -> Bool {
    func add(_ kind: ConstraintCheck.Edge.Kind, _ coefficient: Double) {
      self.add(
        coefficient * factor, of: ConstraintCheck.Edge(item: ObjectIdentifier(item), kind: kind))
    }
    switch attribute {
    case .notAnAttribute: return false
    case .left, .leading: add(.left, 1)
    case .right, .trailing: add(.right, 1)
    case .top: add(.top, 1)
    case .bottom: add(.bottom, 1)
    case .width:
      add(.left, -1)
      add(.right, 1)
    case .height:
      add(.top, -1)
      add(.bottom, 1)
    case .centerX:
      add(.left, 0.5)
      add(.right, 0.5)
    case .centerY:
      add(.top, 0.5)
      add(.bottom, 0.5)
    case .firstBaseline: add(.firstLine, 1)
    case .lastBaseline: add(.lastLine, 1)
    }
    return true
  }
}

// MARK: - In a run

extension ConstraintCheck {
  /// The constraints that were activated or changed since the last check of a run.
  private final class Changes {
    var constraints: [NSLayoutConstraint] = []

    enum Key: EnvironmentKey {
      static func makeDefault(in environment: ScreenEnvironment) -> Changes { Changes() }
    }
  }

  /// Keeps a constraint for the next check.
  static func noteChange(_ constraint: NSLayoutConstraint) {
    ScreenEnvironment.current?[Changes.Key.self].constraints.append(constraint)
  }

  /// Checks the new constraints of a run.
  fileprivate static func look(at environment: ScreenEnvironment) {
    let changes = environment[Changes.Key.self]
    guard !changes.constraints.isEmpty else { return }
    var roots: [UIView] = []
    for containerView in changes.constraints.compactMap(\.containerView) {
      var root = containerView
      while let above = root.superview { root = above }
      if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }
    changes.constraints = []
    for root in roots {
      var constraints: [NSLayoutConstraint] = []
      root.addConstraints(ofTreeTo: &constraints)
      for constraint in constraints where constraint.isDangling {
        ScreenEnvironment.current?.warn(.unconnected(constraint))
      }
      for conflict in ConstraintCheck(constraints).conflicts {
        environment.warn(.conflictingConstraints(conflict))
      }
    }
  }
}

extension ScreenEnvironment {
  /// Checks the constraints that are new since the last call, and warns of those that cannot hold.
  package func checkConstraints() { ConstraintCheck.look(at: self) }
}

extension UIView {
  /// Adds the constraints of the view and its subviews.
  fileprivate func addConstraints(ofTreeTo list: inout [NSLayoutConstraint]) {
    list += constraints
    for view in subviews { view.addConstraints(ofTreeTo: &list) }
  }
}

extension NSLayoutConstraint {
  /// Whether it is active, although an item of it is gone or has left the view tree.
  fileprivate var isDangling: Bool {
    func isThere(_ item: AnyObject?) -> Bool {
      guard let containerView, let view = Self.view(of: item) else { return false }
      return view.isDescendant(of: containerView)
    }
    return !isThere(firstItem) || secondAttribute != .notAnAttribute && !isThere(secondItem)
  }

  /// The constraint as text, such as `UILabel 'Ada'.leading == UIView.leading + 16`.
  var displayText: String {
    if let identifier { return "'\(identifier)'" }
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let first = "\(Self.name(of: firstItem)).\(firstAttribute) \(sign)"
    guard secondAttribute != .notAnAttribute else { return "\(first) \(Self.short(distance))" }
    let times = factor == 1 ? "" : " * \(Self.short(factor))"
    let plus =
      distance == 0 ? "" : " \(distance < 0 ? "-" : "+") \(Self.short(abs(distance)))"
    return "\(first) \(Self.name(of: secondItem)).\(secondAttribute)\(times)\(plus)"
  }

  /// Returns the class of an item, and its identifier or text if it has one.
  private static func name(of item: AnyObject?) -> String {
    guard let item else { return "nothing" }
    let view = item as? UIView
    let own = view?.accessibilityIdentifier ?? (view as? UILabel)?.text ?? ""
    if own.isEmpty { return "\(type(of: item))" }
    return "\(type(of: item)) '\(own.count > 16 ? "\(own.prefix(15))…" : own)'"
  }

  private static func short(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    return number.isFinite ? "\((number * 100).rounded() / 100)" : "\(number)"
  }
}
