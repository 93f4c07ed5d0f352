/// An optional method of an app's `@objc` protocol.
///
/// Swift supports optional methods only with the Objective-C runtime. A method without a result
/// becomes a requirement with a default body that does nothing. A method with a result becomes a
/// property that holds the method, or nil: a class that has the method also gets the property, next
/// to it. So `delegate?.title?(for: 1)` is nil if the method is missing, as on a device. A method
/// without a result gets such a property, too, if the app checks `delegate?.report != nil`.
struct OptionalRequirement: Sendable {
  /// The name of the method.
  let name: String
  /// The labels of its parameters, `_` for none.
  let labels: [String]
  /// Whether the method has a result.
  let hasResult: Bool

  /// Returns the name of a method's property.
  static func property(of name: Substring, _ labels: [String]) -> String {
    labels.reduce("optional_\(name)") { $1 == "_" ? $0 : "\($0)_\($1)" }
  }

  /// Whether a method with the given name and labels is this one.
  func matches(_ name: Substring, _ labels: [String]) -> Bool {
    self.name == name && self.labels == labels
  }
}

/// The signature of a function: `func title(for index: Int) -> String`.
struct FunctionSignature {
  /// A parameter.
  struct Parameter {
    let label: String
    let type: String
  }

  let name: Substring
  /// The index of the name.
  let nameIndex: Int
  let parameters: [Parameter]
  /// `async throws`, or empty.
  let effects: String
  /// The tokens of the result; nil without a result.
  let result: Range<Int>?
  /// The index after the signature.
  let end: Int

  var labels: [String] { parameters.map(\.label) }

  /// Reads the signature at the word `func`; nil for generic functions and operators.
  init?(at index: Int, in tokens: [Token]) {
    guard let name = tokens.word(at: index + 1), tokens.text(at: index + 2) == "(",
      let close = tokens.closing(index + 2)
    else { return nil }
    self.name = name
    nameIndex = index + 1
    parameters = Self.parameters(between: index + 3, and: close, in: tokens)
    var place = close + 1
    var effects = ""
    while let word = tokens.word(at: place), ["async", "throws", "rethrows"].contains(word) {
      effects += "\(word) "
      place += 1
    }
    self.effects = effects
    guard tokens.text(at: place) == "-", tokens.text(at: place + 1) == ">" else {
      result = nil
      end = place
      return
    }
    let first = place + 2
    place = first
    var depth = 0
    while place < tokens.count {
      let token = tokens[place]
      if depth == 0, place > first {
        if token.text == "{" || token.text == "}" || token.text == ";" || token.text == "where" {
          break
        }
        // A requirement ends at the end of its line.
        if token.line > tokens[place - 1].line { break }
      }
      if ["(", "[", "<"].contains(token.text) { depth += 1 }
      let isArrow = token.text == ">" && tokens[place - 1].text == "-"
      if [")", "]", ">"].contains(token.text), !isArrow { depth -= 1 }
      place += 1
    }
    result = tokens.text(at: first) == "Void" ? nil : first..<place
    end = place
  }

  private static func parameters(
    between start: Int, and end: Int, in tokens: [Token]
  ) -> [Parameter] {
    tokens.split(between: start, and: end).compactMap { part in
      guard let colon = part.first(where: { tokens[$0].text == ":" }),
        let label = tokens.word(at: part.lowerBound)
      else { return nil }
      let stop = part.first { $0 > colon && tokens[$0].text == "=" } ?? part.upperBound
      // The parameters of a function type always escape.
      let words = (colon + 1..<stop).filter { place in
        !(tokens[place].text == "escaping" && tokens[place - 1].text == "@")
          && !(tokens[place].text == "@" && tokens.text(at: place + 1) == "escaping")
      }
      return Parameter(label: String(label), type: tokens.joined(words))
    }
  }

  /// The type of the method as a function.
  func type(in tokens: [Token]) -> String {
    let result = result.map { tokens.joined(Array($0)) } ?? "Void"
    return "((\(parameters.map(\.type).joined(separator: ", "))) \(effects)-> \(result))?"
  }
}

extension [Token] {
  /// Returns the index of the bracket that closes the one at an index.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for place in indices[index...] where self[place].kind == .punctuation {
      switch self[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  /// Returns the tokens between two indices, split at commas outside of brackets.
  func split(between start: Int, and end: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var first = start
    for place in start..<Swift.max(start, end) {
      switch self[place].text {
      case "(", "[", "{", "<": depth += 1
      case ">" where place > start && self[place - 1].text == "-": break
      case ")", "]", "}", ">": depth -= 1
      case "," where depth == 0:
        parts.append(first..<place)
        first = place + 1
      default: break
      }
    }
    if first < end { parts.append(first..<end) }
    return parts
  }

  /// Returns tokens joined in one line.
  func joined(_ places: [Int]) -> String {
    var text = ""
    for place in places {
      if !text.isEmpty, !self[place].isAdjacent { text += " " }
      text += self[place].text
    }
    return text
  }

  /// The names of members that the source compares with nil.
  var namesComparedWithNil: [Substring] {
    indices.filter { comparisonWithNil(at: $0) != nil }.map { self[$0].text }
  }

  /// Returns the labels of a method that is only named and compared with nil, as in
  /// `delegate?.report(_:for:) != nil`.
  ///
  /// - Parameter index: the index of its name.
  /// - Returns: the labels after the name, empty for a bare name, and the index of the last token
  ///   of the reference; nil for anything else.
  func comparisonWithNil(at index: Int) -> (labels: [String], end: Int)? {
    guard index > 0, self[index].kind == .word, self[index - 1].text == "." else { return nil }
    var labels: [String] = []
    var end = index
    if text(at: index + 1) == "(", self[index + 1].isAdjacent, let close = closing(index + 1) {
      let inner = self[(index + 2)..<close]
      guard !inner.isEmpty, inner.count.isMultiple(of: 2) else { return nil }
      for place in stride(from: index + 2, to: close, by: 2) {
        guard let label = word(at: place) ?? (text(at: place) == "_" ? "_" : nil),
          text(at: place + 1) == ":"
        else { return nil }
        labels.append(String(label))
      }
      end = close
    }
    // `button.title != nil` is about a property: a bare name is a method only of a delegate.
    guard !labels.isEmpty || isDelegate(before: index - 1) else { return nil }
    guard let sign = text(at: end + 1), ["!", "="].contains(sign), text(at: end + 2) == "=",
      self[end + 2].isAdjacent, word(at: end + 3) == "nil"
    else { return nil }
    return (labels, end)
  }

  /// Whether the word before a period names a delegate or data source.
  private func isDelegate(before stop: Int) -> Bool {
    let place = ["?", "!"].contains(text(at: stop - 1)) ? stop - 2 : stop - 1
    let name = word(at: place)?.lowercased() ?? ""
    return ["delegate", "datasource"].contains { name.hasSuffix($0) }
  }

  /// The optional methods of the protocols in the source.
  var optionalMethods: [OptionalRequirement] {
    indices.flatMap { index -> [OptionalRequirement] in
      guard self[index].text == "protocol", typeName(at: index) != nil,
        let open = indices[index...].first(where: { self[$0].text == "{" }),
        let close = closing(open)
      else { return [] }
      return (open..<close).compactMap { place in
        optionalMethod(at: place).map {
          OptionalRequirement(
            name: String($0.name), labels: $0.labels, hasResult: $0.result != nil)
        }
      }
    }
  }

  /// Returns the method with the modifier `optional` at an index; nil for anything else.
  func optionalMethod(at place: Int) -> FunctionSignature? {
    guard self[place].text == "optional", self[place].kind == .word else { return nil }
    let next = indices[place...].prefix(8).first {
      ["func", "var", "subscript", "}"].contains(self[$0].text)
    }
    guard let next, self[next].text == "func" else { return nil }
    return FunctionSignature(at: next, in: self)
  }
}

extension SourceRewriter {
  /// Rewrites an `@objc` protocol as one that does not need the Objective-C runtime.
  ///
  /// - Parameter keyword: the index of the word `protocol`.
  mutating func rewriteObjCProtocol(at keyword: Int) {
    guard let name = tokens.typeName(at: keyword),
      let open = tokens.indices[keyword...].first(where: { tokens[$0].text == "{" }),
      let close = tokens.closing(open)
    else { return }
    // Only classes can conform to protocols of the Objective-C runtime.
    if tokens.text(at: name.end) != ":" {
      insert(": AnyObject", after: name.end - 1)
    } else if !tokens[name.end..<open].contains(where: {
      ["AnyObject", "NSObjectProtocol", "class"].contains($0.text)
    }) {
      insert(" AnyObject,", after: name.end)
    }
    var bodies: [String] = []
    for place in open + 1..<close where tokens[place].text == "optional" {
      guard tokens[place].kind == .word else { continue }
      erase(place, through: place)
      guard let head = tokens.optionalMethod(at: place) else {
        warn(
          "all classes must implement this requirement here: only methods can be optional",
          at: place)
        continue
      }
      let parameters = tokens.joined(Array(head.nameIndex + 1..<head.end))
      let property = OptionalRequirement.property(of: head.name, head.labels)
      let type = head.type(in: tokens)
      if head.result == nil {
        bodies.append("func \(head.name)\(parameters) {}")
        guard methodsComparedWithNil.contains(head.name) else { continue }
        insert("; var \(property): \(type) { get }", after: head.end - 1)
      } else {
        replace(head.nameIndex - 1, through: head.end - 1, with: "var \(property): \(type) { get }")
      }
      bodies.append("var \(property): \(type) { nil }")
    }
    guard !bodies.isEmpty else { return }
    let access = tokens[..<keyword].suffix(3).contains { $0.text == "public" } ? "public " : ""
    insert("; \(access)extension \(name.text) { \(bodies.joined(separator: "; ")) }", after: close)
  }

  /// Adds the property of an optional method after the method of a class.
  ///
  /// - Parameter index: the index of the word `func`.
  mutating func addOptionalProperty(at index: Int) {
    guard let head = FunctionSignature(at: index, in: tokens),
      optionals.contains(where: {
        ($0.hasResult || methodsComparedWithNil.contains(head.name))
          && $0.matches(head.name, head.labels)
          && $0.hasResult == (head.result != nil)
      }),
      tokens.text(at: head.end) == "{", let close = tokens.closing(head.end)
    else { return }
    let before = tokens[..<index].suffix(6).reversed().prefix { Self.modifiers.contains($0.text) }
      .map(\.text)
    guard !before.contains(where: { ["override", "static", "class", "private"].contains($0) })
    else { return }
    let access = before.contains { ["public", "open"].contains($0) } ? "public " : ""
    let arguments = head.parameters.enumerated().map { number, parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + "$\(number)"
    }
    let attempt =
      (head.effects.contains("throws") ? "try " : "")
      + (head.effects.contains("async") ? "await " : "")
    insert(
      "; \(access)var \(OptionalRequirement.property(of: head.name, head.labels)): "
        + "\(head.type(in: tokens)) { return { \(attempt)self.\(head.name)(\(arguments.joined(separator: ", "))) } }",
      after: close)
  }

  /// Rewrites `delegate?.title?(for: 1)` as a call that does not need the runtime.
  ///
  /// - Parameter index: the index of the name.
  mutating func rewriteOptionalCall(at index: Int) {
    let name = tokens[index].text
    if let reference = tokens.comparisonWithNil(at: index) {
      let named = optionals.filter { $0.name == name }
      let meant = named.first { $0.labels == reference.labels } ?? named.first
      if let meant, reference.labels.isEmpty || meant.labels == reference.labels {
        replace(
          index, through: reference.end,
          with: OptionalRequirement.property(of: name, meant.labels))
      }
      return
    }
    guard index > 0, tokens[index - 1].text == ".", tokens.text(at: index + 2) == "(",
      let sign = tokens.text(at: index + 1), ["?", "!"].contains(sign),
      tokens[index + 1].isAdjacent, tokens[index + 2].isAdjacent,
      let close = tokens.closing(index + 2)
    else { return }
    let parts = tokens.split(between: index + 3, and: close)
    let labels = parts.map { part -> String in
      guard tokens.text(at: part.lowerBound + 1) == ":" else { return "_" }
      return tokens.word(at: part.lowerBound).map(String.init) ?? "_"
    }
    let named = optionals.filter { $0.name == name }
    // A trailing closure is a last argument without its label.
    let meant = named.first { $0.labels == labels } ?? (named.count == 1 ? named.first : nil)
    if let meant, meant.hasResult {
      edit(tokens[index].range, OptionalRequirement.property(of: name, meant.labels))
      for (part, label) in zip(parts, labels) where label != "_" {
        erase(part.lowerBound, through: part.lowerBound + 1)
      }
    } else if meant != nil || Self.optionalUIKitPrefixes.contains(where: { name.hasPrefix($0) }) {
      edit(tokens[index + 1].range, "")
    }
  }

  /// The prefixes of delegate methods that are optional on a device, and have default bodies here.
  private static let optionalUIKitPrefixes = [
    "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar",
    "navigationController", "tabBarController", "imagePickerController", "numberOfSections",
    "gestureRecognizer", "pickerView", "updateSearchResults",
  ]
}
