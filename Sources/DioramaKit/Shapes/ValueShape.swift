import YAML

/// The shape of a value in YAML, and the function that decodes it from a node.
///
/// The shape determines the type, not YAML's rules for plain scalars: `country: NO` is the text NO.
public struct ValueShape<Value: Sendable>: Sendable {
  /// The shape as data.
  public let description: ShapeDescription
  /// Decodes the value from a node, or returns nil after reporting an error.
  public let decode: @Sendable (Node, inout Decoding) -> Value?

  /// Creates a custom shape; ``Decoding`` has an example.
  ///
  /// - Parameters:
  ///   - description: the shape as data, for a schema and `types`.
  ///   - decode: decodes the value from a node, or returns nil after reporting an error.
  public init(
    _ description: ShapeDescription,
    decode: @escaping @Sendable (Node, inout Decoding) -> Value?
  ) {
    self.description = description
    self.decode = decode
  }

  /// Returns the same shape with its values converted.
  ///
  /// ```swift
  /// let wind = ValueShape.integer(in: 0...12).map { Wind(beaufort: $0) }
  /// ```
  ///
  /// - Parameter transform: converts a value, or returns nil for an invalid one, which is then
  ///   reported.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Other?
  ) -> ValueShape<Other> {
    let (description, decode) = (description, decode)
    return ValueShape<Other>(description) { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      if let other = transform(value) { return other }
      decoding.reportWrongValue(node, wanted: description)
      return nil
    }
  }
}

extension ValueShape where Value == String {
  /// Any text; a text that looks like a number or a Boolean in YAML is kept as it is written.
  public static var text: ValueShape {
    ValueShape(.text) { node, decoding in
      if node.kind == .scalar, !node.isNull { return node.text }
      decoding.reportWrongValue(node, wanted: .text)
      return nil
    }
  }

  /// Returns the shape of a text with a format specifier for a number or a name that code inserts,
  /// as in `Add (%d)`.
  ///
  /// Other specifiers, and more specifiers than there are values, are reported at the text. So is
  /// `%%`, since code inserts the values, and formats nothing.
  ///
  /// - Parameters:
  ///   - sign: the format specifier: `%d`, `%@`.
  ///   - most: the number of values.
  ///   - what: the inserted value, as help names it: `the number of rows`.
  public static func format(_ sign: String, most: Int = 1, for what: String) -> ValueShape {
    ValueShape(.text) { node, decoding in
      guard let text = ValueShape.text.decode(node, &decoding) else { return nil }
      let percentSign = "%%"
      let parts = text.split(separator: sign, omittingEmptySubsequences: false)
      let all = parts.flatMap { String($0).formatSigns }
      let signs = all.filter { $0 != percentSign } + parts.dropFirst().map { _ in sign }
      if all.contains(percentSign) { decoding.diagnostics.append(.doubledPercentSign(in: node)) }
      if let other = signs.first(where: { $0 != sign }) {
        decoding.diagnostics.append(
          .unexpectedFormatSign(other, in: node, expected: sign, for: what))
      } else if signs.count > most {
        decoding.diagnostics.append(
          .repeatedFormatSign(sign, signs.count, in: node, most: most, for: what))
      }
      return text
    }
  }
}

extension String {
  /// The format specifiers of C and Foundation in the text: `%d`, `%@`, `%02d`, `%%`. A `%` before
  /// anything else is a percent sign; so is the one in `100% of`, `100 % a` and `50%off`.
  fileprivate var formatSigns: [String] {
    guard utf8.contains(UInt8(ascii: "%")) else { return [] }
    let sign =
      #/%%|%(?:\d+\$)?[0#+'\- ]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUoOxXfFeEgGaAcCsSpn]/#
    return matches(of: sign.matchingSemantics(.unicodeScalar)).compactMap { match in
      let before = unicodeScalars[..<match.range.lowerBound].last { $0 != " " }
      let after = unicodeScalars[match.range.upperBound...].first
      let signs = [
        match.output.contains(" "), before?.properties.numericType != nil,
        after?.properties.isAlphabetic ?? false,
      ]
      return signs.count { $0 } > 1 ? nil : String(match.output)
    }
  }
}

extension ValueShape where Value == Bool {
  /// `true` or `false`, or their older YAML spellings `yes`, `no`, `on`, `off`.
  public static var bool: ValueShape {
    ValueShape(.bool) { node, decoding in
      switch node.text.lowercased() {
      case "true", "yes", "on": return true
      case "false", "no", "off": return false
      default:
        decoding.reportWrongValue(node, wanted: .bool)
        return nil
      }
    }
  }
}

extension ValueShape where Value == Int {
  /// Returns the shape of a whole number.
  ///
  /// - Parameter range: the valid numbers, both ends included; by default all from 0.
  public static func integer(in range: ClosedRange<Int> = 0...Int.max) -> ValueShape {
    ValueShape(.integer(range)) { node, decoding in
      let text = node.kind == .scalar ? node.text : ""
      if let number = Int(text), range.contains(number) { return number }
      // If digits are not a valid `Int`, there are too many of them.
      let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
      if isNumber, Int(text) == nil, range.upperBound == .max {
        decoding.reportWrongValue(node, wanted: "a smaller number", help: nil)
      } else {
        decoding.reportWrongValue(node, wanted: .integer(range))
      }
      return nil
    }
  }

  /// An amount of time such as `300ms`, `90s`, `5m`, `3h` or `4d`, in milliseconds; from `0ms` to
  /// `36500d`.
  ///
  /// It is elapsed time of a run, so a day has 24 hours.
  public static var duration: ValueShape {
    ValueShape(.duration) { node, decoding in
      let amount = node.kind == .scalar ? TimeAmount(node.text) : nil
      if let milliseconds = amount?.milliseconds { return milliseconds }
      if amount == nil {
        decoding.reportWrongValue(node, wanted: .duration)
      } else {
        decoding.reportWrongValue(node, wanted: "at most \(TimeAmount.maximumDays)d", help: nil)
      }
      return nil
    }
  }
}

extension ValueShape where Value == TimeExpression {
  /// A moment; see ``TimeExpression/init(_:)`` for the syntax.
  public static var time: ValueShape { moment(ofClock: false) }

  /// The time on a screen's clock; help does not suggest times that are relative to it.
  package static var clockTime: ValueShape { moment(ofClock: true) }

  private static func moment(ofClock isOfClock: Bool) -> ValueShape {
    ValueShape(.time) { node, decoding in
      let text = node.kind == .scalar ? node.text : ""
      if let time = TimeExpression(text) { return time }
      decoding.reportWrongTime(node, isOfClock: isOfClock)
      return nil
    }
  }
}

extension ValueShape where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the raw values of an enumeration.
  public static var choice: ValueShape { choice(olderWords: [:]) }

  /// Returns the shape of one of the raw values of an enumeration. Older words are accepted with a
  /// warning.
  ///
  /// - Parameter olderWords: older words and their current values.
  public static func choice(olderWords: [String: Value]) -> ValueShape {
    let words = Value.allCases.map { $0.rawValue }
    return ValueShape(.choice(words)) { node, decoding in
      if node.kind == .scalar {
        if let value = Value(rawValue: node.text) { return value }
        if let value = olderWords[node.text] {
          decoding.reportOlderSpelling(node, today: value.rawValue)
          return value
        }
      }
      decoding.reportWrongValue(node, wanted: .choice(words))
      return nil
    }
  }
}

extension ValueShape {
  /// Returns the shape of a list of values. Invalid items are reported and left out.
  ///
  /// - Parameter element: the shape of each item.
  @inlinable
  public static func list<Element: Sendable>(
    of element: ValueShape<Element>
  ) -> ValueShape where Value == [Element] {
    ValueShape(.list(element.description)) { node, decoding in
      guard node.kind == .sequence else {
        decoding.reportWrongValue(node, wanted: .list(element.description))
        return nil
      }
      var values: [Element] = []
      values.reserveCapacity(node.count)
      for item in node.items {
        if let value = element.decode(item, &decoding) { values.append(value) }
      }
      return values
    }
  }

  /// Returns the shape of a list of values, or of a single value without brackets.
  ///
  /// - Parameter element: the shape of each item.
  public static func oneOrMore<Element: Sendable>(
    of element: ValueShape<Element>
  ) -> ValueShape where Value == [Element] {
    let list = ValueShape.list(of: element)
    let description = ShapeDescription.either([element.description, list.description])
    let isText = element.description == .text
    return ValueShape(description) { node, decoding in
      if node.kind == .sequence { return list.decode(node, &decoding) }
      if isText, node.kind != .scalar || node.isNull {
        decoding.reportWrongValue(node, wanted: description)
        return nil
      }
      return element.decode(node, &decoding).map { [$0] }
    }
  }

  /// Returns the shape of a mapping with the keys of a table; ``FixtureRecord`` has an example.
  ///
  /// - Parameters:
  ///   - table: the keys.
  ///   - initial: the record before anything is read, made again for each mapping.
  @inlinable
  public static func record(
    _ table: RecordTable<Value>, startingWith initial: @autoclosure @escaping @Sendable () -> Value
  ) -> ValueShape {
    ValueShape(.record(table.descriptions)) { node, decoding in
      var value = initial()
      return table.decode(node, into: &value, &decoding) ? value : nil
    }
  }
}
