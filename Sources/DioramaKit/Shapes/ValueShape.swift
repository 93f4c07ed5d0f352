import YAML

/// How a value is read from YAML: what it looks like, and how a node becomes it.
///
/// Types come from here and never from YAML's guesses: `country: NO` is the text NO.
public struct ValueShape<Value: Sendable>: Sendable {
  /// The shape as data.
  public let description: ShapeDescription
  /// Turns a node into the value, or reports why not and returns nil.
  public let decode: @Sendable (Node, inout Decoding) -> Value?

  /// A shape of a kit's own; ``Decoding`` has an example.
  ///
  /// - Parameters:
  ///   - description: the shape as data, which a schema and `types` are made of.
  ///   - decode: turns a node into the value, or reports why not and returns nil.
  public init(
    _ description: ShapeDescription,
    decode: @escaping @Sendable (Node, inout Decoding) -> Value?
  ) {
    self.description = description
    self.decode = decode
  }

  /// A shape whose values are made from a scalar; what does not fit is reported.
  ///
  /// - Parameters:
  ///   - description: the shape as data.
  ///   - convert: makes the value from the scalar's text in UTF-8; nil where it does not fit.
  public init(
    scalar description: ShapeDescription,
    convert: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Value?
  ) {
    self.init(description) { node, decoding in
      if node.kind == .scalar, let value = node.withUTF8(convert) { return value }
      decoding.reportWrongValue(node, wanted: description)
      return nil
    }
  }

  /// The same shape with values made into something else.
  ///
  /// ```swift
  /// let wind = ValueShape.integer(in: 0...12).map { Wind(beaufort: $0) }
  /// ```
  ///
  /// - Parameter transform: makes the other value; nil where one does not fit, which is then
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
  /// Any text; what YAML would guess to be a number or a truth value stays as it is written.
  public static var text: ValueShape {
    ValueShape(.text) { node, decoding in
      if node.kind == .scalar, !node.isNull { return node.text }
      decoding.reportWrongValue(node, wanted: .text)
      return nil
    }
  }
}

extension ValueShape where Value == String {
  /// A text in which a sign stands for a number or a name that code puts there, as in `Add (%d)`.
  /// Other signs, and more of them than there are values, are reported at the text.
  ///
  /// - Parameters:
  ///   - sign: what stands for a value: `%d`, `%@`.
  ///   - most: how many values there are.
  ///   - what: what the sign stands for, as advice says it: `the number of rows`.
  public static func format(_ sign: String, most: Int = 1, for what: String) -> ValueShape {
    ValueShape(.text) { node, decoding in
      guard let text = ValueShape.text.decode(node, &decoding) else { return nil }
      let signs = text.formatSigns
      if let other = signs.first(where: { $0 != sign }) {
        decoding.diagnostics.report(
          .formatString, "'\(other)' stands for nothing in this text", at: node.place,
          help: Diagnostic.Help("write \(sign) for \(what)"))
      } else if signs.count > most {
        decoding.diagnostics.report(
          .formatString, "'\(sign)' stands \(signs.count) times in a text that takes \(most)",
          at: node.place,
          help: Diagnostic.Help(
            "\(sign) is \(what); write it \(most == 1 ? "once" : "\(most) times at most")"))
      }
      return text
    }
  }
}

extension String {
  /// The signs in it that formats of C and of Foundation put values in the place of: `%d`, `%@`,
  /// `%02d`; a `%` before anything else is a percent sign.
  fileprivate var formatSigns: [String] {
    guard utf8.contains(UInt8(ascii: "%")) else { return [] }
    let sign =
      #/%(?:\d+\$)?[0#+'\-]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@diouxXfFeEgGaAcCsSp%]/#
    return matches(of: sign.matchingSemantics(.unicodeScalar))
      .map { String($0.output) }.filter { $0 != "%%" }
  }
}

extension ValueShape where Value == Bool {
  /// `true` or `false`, and their older YAML spellings `yes`, `no`, `on`, `off`.
  public static var bool: ValueShape {
    ValueShape(scalar: .bool) { bytes in
      switch String(decoding: bytes, as: UTF8.self).lowercased() {
      case "true", "yes", "on": true
      case "false", "no", "off": false
      default: nil
      }
    }
  }
}

extension ValueShape where Value == Int {
  /// A whole number.
  ///
  /// - Parameter range: the numbers that fit, both ends included; by default all from 0.
  public static func integer(in range: ClosedRange<Int> = 0...Int.max) -> ValueShape {
    ValueShape(.integer(range)) { node, decoding in
      let text = node.kind == .scalar ? node.text : ""
      if let number = Int(text), range.contains(number) { return number }
      // Digits that make no number are too many of them.
      let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
      if isNumber, Int(text) == nil, range.upperBound == .max {
        decoding.reportWrongValue(node, wanted: "a smaller number", help: nil)
      } else {
        decoding.reportWrongValue(node, wanted: .integer(range))
      }
      return nil
    }
  }

  /// An amount of time such as `300ms`, `90s`, `5m`, `3h` or `4d`, as milliseconds; from `0ms` to
  /// `36500d`. It passes while a run goes on, so a day of it has 24 hours.
  public static var duration: ValueShape {
    ValueShape(.duration) { node, decoding in
      let amount = node.kind == .scalar ? TimeAmount(node.text) : nil
      if let milliseconds = amount?.milliseconds { return milliseconds }
      if amount == nil {
        decoding.reportWrongValue(node, wanted: .duration)
      } else {
        decoding.reportWrongValue(node, wanted: "\(TimeAmount.maximumDays)d at most", help: nil)
      }
      return nil
    }
  }
}

extension ValueShape where Value == TimeExpression {
  /// A moment; ``TimeExpression/init(_:)`` says how it is written.
  public static var time: ValueShape {
    ValueShape(.time) { node, decoding in
      let text = node.kind == .scalar ? node.text : ""
      if let time = TimeExpression(text) { return time }
      // The word that it begins with may be misspelt.
      let word = text.prefix { $0.isLetter }
      let rest = text.dropFirst(word.count)
      let near =
        nearestName(to: String(word), among: ["now", "startOfToday"])
        ?? (word == "today" ? "startOfToday" : nil)
      let meant = near.map { $0 + rest }.flatMap { TimeExpression($0) == nil ? nil : $0 }
      decoding.reportWrongValue(
        node, wanted: ShapeDescription.time.noun,
        help: meant.map { .didYouMean($0) }
          ?? ShapeDescription.time.help(commandName: decoding.commandName))
      return nil
    }
  }
}

extension ValueShape where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  public static var choice: ValueShape { choice(olderWords: [:]) }

  /// One of the words of an enumeration; words of older versions are read, with a warning.
  ///
  /// - Parameter olderWords: older words, and what they mean today.
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
  /// A list of values of one shape. Items that do not fit are reported and left out.
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

  /// A list of values of one shape, or a single one without brackets, which is a list of one.
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

  /// A mapping with the keys of a table; ``FixtureRecord`` shows one.
  ///
  /// - Parameters:
  ///   - table: the keys.
  ///   - initial: the record before anything is read, made anew for each mapping.
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
