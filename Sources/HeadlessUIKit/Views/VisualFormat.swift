/// Constraints from a picture in letters, such as `H:|-16-[name]-(>=8)-[time(40)]-|`.
///
/// It is read by Apple's rules: `|` is the superview, `[name]` a view, `-` the system's distance, a
/// number, a metric or several of them in brackets another one, `@750` a priority.
struct VisualFormat {
  /// Why a picture cannot be read.
  struct Fault: Error {
    let message: String
  }

  /// A distance or a size: how large at least, at most or exactly.
  private struct Wish {
    var relation = NSLayoutConstraint.Relation.equal
    var length: CGFloat = 0
    /// The view whose size it is, in place of a length.
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private let letters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var index = 0
  private var isVertical = false
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views of the picture, in order.
  private var row: [UIView] = []

  init(_ format: String, metrics: [String: Any], views: [String: Any]) throws(Fault) {
    letters = format.filter { !$0.isWhitespace }
    self.metrics = metrics
    self.views = views
    if take("V") { isVertical = true } else { _ = take("H") }
    if index > 0, !take(":") { throw Fault(message: "':' is missing behind the axis") }
    try readRow()
  }

  private var next: Character? { index < letters.count ? letters[index] : nil }

  private mutating func take(_ letter: Character) -> Bool {
    guard next == letter else { return false }
    index += 1
    return true
  }

  private mutating func readRow() throws(Fault) {
    var isAfterEdge = take("|")
    var gap: [Wish]? = isAfterEdge ? try readGap(standard: 20) : nil
    while take("[") {
      let view = try readView()
      if let last = row.last {
        tie(low(view), high(last), gap ?? [Wish()])
      } else if isAfterEdge {
        guard let above = view.superview else {
          throw Fault(message: "a view at '|' is in no other view")
        }
        tie(low(view), low(above), gap ?? [Wish()])
      }
      row.append(view)
      isAfterEdge = false
      gap = try readGap(standard: letters.suffix(from: index).contains("[") ? 8 : 20)
      if take("|") {
        guard let above = view.superview else {
          throw Fault(message: "a view at '|' is in no other view")
        }
        tie(high(above), high(view), gap ?? [Wish()])
        gap = nil
        break
      }
    }
    guard next == nil, gap == nil, !row.isEmpty else {
      throw Fault(message: "'\(String(letters.suffix(from: index)))' cannot be read")
    }
  }

  private func low(_ view: UIView) -> NSLayoutAnchor {
    isVertical ? view.topAnchor : view.leadingAnchor
  }

  private func high(_ view: UIView) -> NSLayoutAnchor {
    isVertical ? view.bottomAnchor : view.trailingAnchor
  }

  private mutating func tie(_ later: NSLayoutAnchor, _ earlier: NSLayoutAnchor, _ gap: [Wish]) {
    for wish in gap {
      add(
        NSLayoutConstraint(
          later, wish.relation, earlier, multiplier: 1, constant: wish.length), wish)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ wish: Wish) {
    constraint.priority = wish.priority
    constraints.append(constraint)
  }

  /// Reads a distance; nil where things touch.
  private mutating func readGap(standard: CGFloat) throws(Fault) -> [Wish]? {
    guard take("-") else { return nil }
    if next == "[" || next == "|" {
      var wish = Wish()
      wish.length = standard
      return [wish]
    }
    let wishes = next == "(" ? try readWishes() : [try readWish()]
    guard take("-") else { throw Fault(message: "'-' is missing behind a distance") }
    return wishes
  }

  private mutating func readView() throws(Fault) -> UIView {
    let name = readName()
    guard let view = views[name] as? UIView else {
      throw Fault(message: "no view is called '\(name)'")
    }
    if next == "(" {
      for wish in try readWishes() {
        let size = isVertical ? view.heightAnchor : view.widthAnchor
        let other = wish.view.map { isVertical ? $0.heightAnchor : $0.widthAnchor }
        add(
          NSLayoutConstraint(size, wish.relation, other, multiplier: 1, constant: wish.length),
          wish)
      }
    }
    guard take("]") else { throw Fault(message: "']' is missing behind '\(name)'") }
    return view
  }

  /// Reads wishes in brackets.
  private mutating func readWishes() throws(Fault) -> [Wish] {
    var wishes: [Wish] = []
    guard take("(") else { return wishes }
    repeat { wishes.append(try readWish()) } while take(",")
    guard take(")") else { throw Fault(message: "')' is missing") }
    return wishes
  }

  private mutating func readWish() throws(Fault) -> Wish {
    var wish = Wish()
    for (sign, relation) in [
      ("=", NSLayoutConstraint.Relation.equal), (">", .greaterThanOrEqual), ("<", .lessThanOrEqual),
    ] where next.map(String.init) == sign {
      index += 1
      guard take("=") else { throw Fault(message: "'=' is missing behind '\(sign)'") }
      wish.relation = relation
    }
    let word = readName()
    if let view = views[word] as? UIView {
      wish.view = view
    } else {
      wish.length = try number(word)
    }
    if take("@") { wish.priority = UILayoutPriority(Float(try number(readName()))) }
    return wish
  }

  /// Reads a name or a number.
  private mutating func readName() -> String {
    let start = index
    while let letter = next, letter.isLetter || letter.isNumber || "_.".contains(letter) {
      index += 1
    }
    return String(letters[start..<index])
  }

  private func number(_ word: String) throws(Fault) -> CGFloat {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Int: return CGFloat(number)
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw Fault(message: "'\(word)' is no number and no metric")
    }
  }

  /// Ties what neighbours have in common.
  mutating func align(_ options: NSLayoutConstraint.FormatOptions) {
    for (option, attribute) in NSLayoutConstraint.FormatOptions.attributes
    where options.contains(option) {
      let anchors = row.map { NSLayoutAnchor($0, attribute) }
      for (left, right) in zip(anchors, anchors.dropFirst()) {
        add(NSLayoutConstraint(left, .equal, right, multiplier: 1, constant: 0), Wish())
      }
    }
  }
}

extension NSLayoutConstraint {
  /// What the views of a visual format have in common, across its axis.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options from their bits.
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
    /// Their middles, left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their middles, top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Their last lines of text.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Their first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From the leading edge on, as always.
    public static let directionLeadingToTrailing: FormatOptions = []

    static let attributes: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// The constraints of a picture in letters such as `H:|-16-[name]-(>=8)-[time(40)]-|`.
  ///
  /// - Parameters:
  ///   - format: the picture.
  ///   - options: what its views have in common, across its axis.
  ///   - metrics: numbers by name.
  ///   - views: views by name.
  /// - Returns: none where the picture cannot be read, which the screen is told; UIKit stops the
  ///   app there.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Fault) {
      var picture = try VisualFormat(format, metrics: metrics ?? [:], views: views)
      picture.align(options)
      return picture.constraints
    } catch {
      ScreenEnvironment.current?.remark(
        .looseConstraint, "the visual format '\(format)' ties nothing: \(error.message)",
        help: "UIKit stops the app here")
      return []
    }
  }
}
