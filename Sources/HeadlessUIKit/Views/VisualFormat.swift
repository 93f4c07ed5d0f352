/// Constraints from a visual format string, such as `H:|-16-[name]-(>=8)-[time(40)]-|`.
///
/// The syntax is Apple's: `|` is the superview, `[name]` a view, `-` the system's distance, `@750`
/// a priority. A number, a metric or several of them in parentheses give another distance.
struct VisualFormat {
  /// The reason why a format string cannot be read.
  struct ParseError: Error {
    let message: String
  }

  /// A distance or a size: at least, at most or exactly.
  private struct LengthPredicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: CGFloat = 0
    /// The view whose size it is, instead of a length.
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private let letters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var index = 0
  private var isVertical = false
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views of the format string, in order.
  private var row: [UIView] = []

  init(_ format: String, metrics: [String: Any], views: [String: Any]) throws(ParseError) {
    letters = format.filter { !$0.isWhitespace }
    self.metrics = metrics
    self.views = views
    if consume("V") { isVertical = true } else { _ = consume("H") }
    if index > 0, !consume(":") { throw .missing(":", after: "the axis") }
    try readRow()
  }

  private var next: Character? { index < letters.count ? letters[index] : nil }

  private mutating func consume(_ letter: Character) -> Bool {
    guard next == letter else { return false }
    index += 1
    return true
  }

  private mutating func readRow() throws(ParseError) {
    var isAfterEdge = consume("|")
    var gap: [LengthPredicate]? = isAfterEdge ? try readGap(standard: 20) : nil
    while consume("[") {
      let view = try readView()
      if let last = row.last {
        addConstraints(startAnchor(of: view), endAnchor(of: last), gap ?? [LengthPredicate()])
      } else if isAfterEdge {
        guard let above = view.superview else { throw .noSuperview }
        addConstraints(startAnchor(of: view), startAnchor(of: above), gap ?? [LengthPredicate()])
      }
      row.append(view)
      isAfterEdge = false
      gap = try readGap(standard: letters.suffix(from: index).contains("[") ? 8 : 20)
      if consume("|") {
        guard let above = view.superview else { throw .noSuperview }
        addConstraints(endAnchor(of: above), endAnchor(of: view), gap ?? [LengthPredicate()])
        gap = nil
        break
      }
    }
    guard next == nil, gap == nil, !row.isEmpty else {
      throw .unreadable(String(letters.suffix(from: index)))
    }
  }

  private func startAnchor(of view: UIView) -> NSLayoutAnchor {
    isVertical ? view.topAnchor : view.leadingAnchor
  }

  private func endAnchor(of view: UIView) -> NSLayoutAnchor {
    isVertical ? view.bottomAnchor : view.trailingAnchor
  }

  private mutating func addConstraints(
    _ later: NSLayoutAnchor, _ earlier: NSLayoutAnchor, _ gap: [LengthPredicate]
  ) {
    for predicate in gap {
      add(
        NSLayoutConstraint(
          later, predicate.relation, earlier, multiplier: 1, constant: predicate.length), predicate)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ predicate: LengthPredicate) {
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  /// Reads a distance; nil if the views touch.
  private mutating func readGap(standard: CGFloat) throws(ParseError) -> [LengthPredicate]? {
    guard consume("-") else { return nil }
    if next == "[" || next == "|" {
      var predicate = LengthPredicate()
      predicate.length = standard
      return [predicate]
    }
    let predicates = next == "(" ? try readPredicates() : [try readPredicate()]
    guard consume("-") else { throw .missing("-", after: "a distance") }
    return predicates
  }

  private mutating func readView() throws(ParseError) -> UIView {
    let name = readName()
    guard let view = views[name] as? UIView else { throw .unknownView(name) }
    if next == "(" {
      for predicate in try readPredicates() {
        let size = isVertical ? view.heightAnchor : view.widthAnchor
        let other = predicate.view.map { isVertical ? $0.heightAnchor : $0.widthAnchor }
        add(
          NSLayoutConstraint(
            size, predicate.relation, other, multiplier: 1, constant: predicate.length),
          predicate)
      }
    }
    guard consume("]") else { throw .missing("]", after: "'\(name)'") }
    return view
  }

  /// Reads predicates in parentheses.
  private mutating func readPredicates() throws(ParseError) -> [LengthPredicate] {
    var predicates: [LengthPredicate] = []
    guard consume("(") else { return predicates }
    repeat { predicates.append(try readPredicate()) } while consume(",")
    guard consume(")") else { throw .missing(")") }
    return predicates
  }

  private mutating func readPredicate() throws(ParseError) -> LengthPredicate {
    var predicate = LengthPredicate()
    for (sign, relation) in [
      ("=", NSLayoutConstraint.Relation.equal), (">", .greaterThanOrEqual), ("<", .lessThanOrEqual),
    ] where next.map(String.init) == sign {
      index += 1
      guard consume("=") else { throw .missing("=", after: "'\(sign)'") }
      predicate.relation = relation
    }
    let word = readName()
    if let view = views[word] as? UIView {
      predicate.view = view
    } else {
      predicate.length = try number(word)
    }
    if consume("@") { predicate.priority = UILayoutPriority(Float(try number(readName()))) }
    return predicate
  }

  /// Reads a name or a number.
  private mutating func readName() -> String {
    let start = index
    while let letter = next, letter.isLetter || letter.isNumber || "_.".contains(letter) {
      index += 1
    }
    return String(letters[start..<index])
  }

  private func number(_ word: String) throws(ParseError) -> CGFloat {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Int: return CGFloat(number)
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw .noNumber(word)
    }
  }

  /// Aligns neighboring views.
  mutating func align(_ options: NSLayoutConstraint.FormatOptions) {
    for (option, attribute) in NSLayoutConstraint.FormatOptions.attributes
    where options.contains(option) {
      let anchors = row.map { NSLayoutAnchor($0, attribute) }
      for (left, right) in zip(anchors, anchors.dropFirst()) {
        add(NSLayoutConstraint(left, .equal, right, multiplier: 1, constant: 0), LengthPredicate())
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, across its axis.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their tops.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their bottoms.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Their leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Their trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their horizontal centers.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their vertical centers.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Their last lines of text.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Their first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From the leading edge, as always.
    public static let directionLeadingToTrailing: FormatOptions = []

    static let attributes: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// Returns the constraints of a format string such as `H:|-16-[name]-(>=8)-[time(40)]-|`.
  ///
  /// - Parameters:
  ///   - format: the format string.
  ///   - options: the alignment of its views, across its axis.
  ///   - metrics: numbers by name.
  ///   - views: views by name.
  /// - Returns: an empty array if the string cannot be read; the run gets a warning, and UIKit
  ///   stops the app there.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.ParseError) {
      var picture = try VisualFormat(format, metrics: metrics ?? [:], views: views)
      picture.align(options)
      return picture.constraints
    } catch {
      ScreenEnvironment.current?.warn(.invalidVisualFormat(format, error))
      return []
    }
  }
}
