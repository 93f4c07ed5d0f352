/// What is changed in one file so that it compiles without the Objective-C runtime and nibs.
///
/// Nothing here adds or takes away a line.
struct Rewriting {
  /// Something that was left out or cannot work, at its line.
  private(set) var warnings: [(line: Int, message: String)] = []
  private let tokens: [Token]
  private let parents: [Substring: Substring]
  private var edits: [(range: Range<Int>, text: String)] = []
  /// The types that are open at a token, from the outside; nil for a bracket of anything else.
  private var scopes: [Substring?] = []
  private var nextScope: Substring?

  /// - Parameters:
  ///   - tokens: of the file.
  ///   - parents: the superclass of each class of the app.
  init(tokens: [Token], parents: [Substring: Substring]) {
    self.tokens = tokens
    self.parents = parents
  }

  /// Finds all that is to be changed.
  mutating func rewrite() throws(TokenFault) {
    for index in tokens.indices {
      let token = tokens[index]
      switch (token.kind, token.text) {
      case (.sign, "{"):
        scopes.append(nextScope)
        nextScope = nil
      case (.sign, "}"): _ = scopes.popLast()
      case (.sign, "@"): try readAttribute(at: index)
      case (.sign, "#"): readDirective(at: index)
      case (.word, "override"): makeRequired(at: index)
      case (.word, "current"), (.word, "autoupdatingCurrent"):
        if tokens.text(at: index - 1) == ".", tokens.text(at: index - 2) == "Locale" {
          edits.append((token.range, "ofRun"))
        }
      case (.word, "os"):
        if tokens.text(at: index + 1) == "(", tokens.text(at: index + 2) == "iOS" {
          edits.append((token.range.lowerBound..<tokens[index + 3].range.upperBound, "true"))
        }
      case (.word, _):
        if let name = tokens.typeName(at: index) { nextScope = name.text }
      default: break
      }
    }
  }

  /// The file with all changes.
  func applied(to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private mutating func warn(_ message: String, at index: Int) {
    warnings.append((tokens[index].line, message))
  }

  private mutating func blank(_ first: Int, through last: Int) {
    // As many blanks as there were signs keep the columns of what follows.
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    guard tokens[first].line == tokens[last].line else {
      for index in first...last { edits.append((tokens[index].range, "")) }
      return
    }
    edits.append((range, String(repeating: " ", count: range.count)))
  }

  /// The index of the bracket that closes the one at an index.
  private func closing(_ index: Int) -> Int? {
    var depth = 0
    for place in tokens.indices[index...] where tokens[place].kind == .sign {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  // MARK: Attributes

  private mutating func readAttribute(at index: Int) throws(TokenFault) {
    guard let name = tokens.word(at: index + 1) else { return }
    switch name {
    case "objc" where isOptionalProtocol(behind: index):
      throw TokenFault(
        message: "optional requirements of a protocol need the Objective-C runtime",
        line: tokens[index].line)
    case "NSManaged":
      throw TokenFault(
        message: "properties of Core Data need the Objective-C runtime", line: tokens[index].line)
    case "IBOutlet":
      blank(index, through: index + 1)
      giveValue(toOutletBehind: index + 2)
    case "MainActor":
      if isOfDeclaration(index + 2) { blank(index, through: index + 1) }
    case let name where Self.foreignAttributes.contains(name):
      var last = index + 1
      if tokens.text(at: last + 1) == "(", tokens[last + 1].isAdjacent, let end = closing(last + 1)
      {
        last = end
      }
      blank(index, through: last)
    default: break
    }
  }

  /// Attributes of the Objective-C runtime, of nibs and of a program's beginning.
  private static let foreignAttributes: Set<Substring> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSCopying", "UIApplicationMain", "main",
  ]

  /// Whether the protocol behind an attribute has a requirement that may be missing.
  private func isOptionalProtocol(behind index: Int) -> Bool {
    guard
      let keyword = tokens.indices[index...].first(where: {
        tokens[$0].line > tokens[index].line + 1 || tokens[$0].text == "{"
          || tokens[$0].text == "protocol"
      }),
      tokens[keyword].text == "protocol",
      let start = tokens.indices[keyword...].first(where: { tokens[$0].text == "{" }),
      let end = closing(start)
    else { return false }
    return tokens[start..<end].contains { $0.kind == .word && $0.text == "optional" }
  }

  /// Whether what stands at an index is a declaration, behind further attributes and modifiers.
  private func isOfDeclaration(_ index: Int) -> Bool {
    var place = index
    while let text = tokens.text(at: place) {
      if text == "@" {
        place += 2
        if tokens.text(at: place) == "(", let end = closing(place) { place = end + 1 }
      } else if Self.declarations.contains(text) {
        return true
      } else if Self.modifiers.contains(text) {
        place += 1
        if tokens.text(at: place) == "(", let end = closing(place) { place = end + 1 }
      } else {
        return false
      }
    }
    return false
  }

  private static let declarations: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "subscript",
  ]
  private static let modifiers: Set<Substring> = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "static",
    "override",
    "lazy", "weak", "unowned", "convenience", "required", "dynamic", "mutating",
  ]

  /// Gives an outlet a view of its own: there is no nib that would.
  private mutating func giveValue(toOutletBehind index: Int) {
    guard
      let variable = tokens.indices[index...].prefix(4).first(where: { tokens[$0].text == "var" })
    else { return }
    let type = variable + 3
    guard tokens.text(at: variable + 2) == ":" else { return }
    if let weak = (index..<variable).first(where: { tokens[$0].text == "weak" }) {
      blank(weak, through: weak)
    }
    if tokens.text(at: type) == "[", let end = closing(type), tokens.text(at: end + 1) == "!" {
      edits.append((tokens[end + 1].range, "! = []"))
    } else if let name = tokens.word(at: type), name.hasPrefix("UI"),
      tokens.text(at: type + 1) == "!"
    {
      edits.append((tokens[type + 1].range, "! = \(name)()"))
    }
  }

  // MARK: Selectors and key paths

  private mutating func readDirective(at index: Int) {
    guard let name = tokens.word(at: index + 1), tokens[index + 1].isAdjacent,
      tokens.text(at: index + 2) == "(", let end = closing(index + 2)
    else { return }
    switch name {
    case "selector": makeSelector(index, end)
    case "keyPath":
      let path = tokens[(index + 3)..<end].map(\.text).joined()
      let parts = path.split(separator: ".")
      let isTyped = parts.count > 1 && parts.first?.first?.isUppercase == true
      replace(
        index, through: end, with: "\"\(parts.dropFirst(isTyped ? 1 : 0).joined(separator: "."))\"")
    default: break
    }
  }

  private mutating func makeSelector(_ index: Int, _ end: Int) {
    let first = index + 3
    let inner = tokens[first..<end]
    guard let start = inner.first, start.kind == .word,
      !["getter", "setter"].contains(start.text) || tokens.text(at: first + 1) != ":",
      !inner.contains(where: { $0.text == "as" })
    else { return giveUp(index, end) }
    let isPath = tokens.text(at: first + 1) == "."
    // `#selector` becomes `Selector`.
    edits.append((tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, "Selector"))
    if isPath, ["self", "Self", "super"].contains(start.text) {
      guard let type = enclosingType else { return giveUp(index, end) }
      edits.append((start.range, type))
    } else if isPath {
      // A variable says nothing of its type.
      if start.text.first?.isUppercase != true { giveUp(index, end) }
    } else if let type = enclosingType {
      edits.append((start.range, "\(type).\(start.text)"))
    }
  }

  /// A selector that calls nothing, and a warning that says so.
  private mutating func giveUp(_ index: Int, _ end: Int) {
    let text = tokens[index...end].map(\.text).joined()
    warn(
      "'\(text)' calls nothing here: write the method with its type, #selector(Type.method)",
      at: index)
    replace(index, through: end, with: "Selector({ (_: AnyObject) in {} })")
  }

  private mutating func replace(_ first: Int, through last: Int, with text: String) {
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    edits.removeAll { range.contains($0.range.lowerBound) }
    let lines = tokens[last].line - tokens[first].line
    edits.append((range, text + String(repeating: "\n", count: lines)))
  }

  /// The innermost type that is open, with those that it stands in.
  private var enclosingType: String? {
    guard let last = scopes.lastIndex(where: { $0 != nil }) else { return nil }
    let first = scopes[...last].lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
    return scopes[first...last].compactMap { $0 }.joined(separator: ".")
  }

  // MARK: Initialisers

  /// Writes `required` for `override` where the class of ours that is inherited from asks for it:
  /// its objects are made from the class alone.
  private mutating func makeRequired(at index: Int) {
    var place = index + 1
    while let word = tokens.word(at: place), Self.modifiers.contains(word) { place += 1 }
    guard tokens.text(at: place) == "init" else { return }
    var open = place + 1
    if ["?", "!"].contains(tokens.text(at: open)) { open += 1 }
    guard tokens.text(at: open) == "(", let label = tokens.text(at: open + 1) else { return }
    guard isRequired(label == ")" ? "" : label) else { return }
    let near = tokens[max(0, index - 4)..<place]
    if near.contains(where: { $0.text == "required" }) {
      blank(index, through: index)
    } else {
      edits.append((tokens[index].range, "required"))
    }
  }

  private func isRequired(_ label: Substring) -> Bool {
    let ancestors = ancestors
    switch label {
    case "style", "reuseIdentifier": return true
    case "frame":
      return ancestors.contains { Self.cells.contains($0) || $0.hasSuffix("CollectionViewCell") }
    case "viewModel", "groupId", "displayConversationTypes", "channelType":
      return ancestors.contains { $0.hasPrefix("NC") }
    default: return false
    }
  }

  private static let cells: Set<Substring> = [
    "UICollectionViewCell", "UICollectionReusableView", "NCMessageBaseCell",
  ]

  /// What the innermost type inherits from, the nearest first.
  private var ancestors: [Substring] {
    var result: [Substring] = []
    var name = scopes.last { $0 != nil } ?? nil
    while let type = name?.split(separator: ".").last, let parent = parents[type],
      !result.contains(parent)
    {
      result.append(parent)
      name = parent
    }
    return result
  }
}
