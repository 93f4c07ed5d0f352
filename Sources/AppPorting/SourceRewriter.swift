/// Collects the changes to one file that make it compile without the Objective-C runtime and nibs.
///
/// The changes neither add nor remove lines.
struct SourceRewriter {
  /// Warnings, each with its line, about code that is left out or cannot work.
  private(set) var warnings: [(line: Int, message: String)] = []
  let tokens: [Token]
  let parents: [Substring: Substring]
  let optionals: [OptionalRequirement]
  /// The methods that the app compares with nil.
  let methodsComparedWithNil: Set<Substring>
  var edits: [(range: Range<Int>, text: String)] = []
  /// The tokens that are left out; no other change applies to them.
  var excludedRanges: [Range<Int>] = []
  /// The keywords of extensions that are merged into the class that they extend.
  var mergedExtensions: Set<Int> = []
  /// The open types at a token, outermost first; nil for a brace of anything else.
  private var scopes: [Scope?] = []
  private var nextScope: Scope?

  /// A declared or extended type.
  private struct Scope {
    let keyword: Substring
    let name: Substring
  }

  /// - Parameters:
  ///   - tokens: the tokens of the file.
  ///   - parents: the superclass of each class of the app.
  ///   - optionals: the optional methods of the app's protocols.
  ///   - methodsComparedWithNil: the methods that the app compares with nil.
  init(
    tokens: [Token], parents: [Substring: Substring], optionals: [OptionalRequirement],
    methodsComparedWithNil: Set<Substring> = []
  ) {
    self.tokens = tokens
    self.parents = parents
    self.optionals = optionals
    self.methodsComparedWithNil = methodsComparedWithNil
  }

  /// Collects all changes.
  mutating func rewrite() {
    for index in tokens.indices where !excludedRanges.contains(where: { $0.contains(index) }) {
      let token = tokens[index]
      switch (token.kind, token.text) {
      case (.punctuation, "{"):
        scopes.append(nextScope)
        nextScope = nil
      case (.punctuation, "}"): _ = scopes.popLast()
      case (.punctuation, "@"): readAttribute(at: index)
      case (.punctuation, "#"): readDirective(at: index)
      case (.word, "override"): replaceOverrideByRequired(at: index)
      case (.word, "import"): rewriteImport(at: index)
      case (.word, "func"):
        if isInProtocol { continue }
        addOptionalProperty(at: index)
        addOverride(at: index)
      case (.word, "current"), (.word, "autoupdatingCurrent"):
        if tokens.text(at: index - 1) == ".", tokens.text(at: index - 2) == "Locale" {
          edits.append((token.range, "ofRun"))
        }
      case (.word, "os"):
        if tokens.text(at: index + 1) == "(", tokens.text(at: index + 2) == "iOS" {
          edits.append((token.range.lowerBound..<tokens[index + 3].range.upperBound, "true"))
        }
      case (.word, _):
        if let name = tokens.typeName(at: index) {
          let keyword = mergedExtensions.contains(index) ? "class" : token.text
          nextScope = Scope(keyword: keyword, name: name.text)
        } else {
          rewriteOptionalCall(at: index)
          addExpectedType(at: index)
        }
      default: break
      }
    }
  }

  /// Returns the file with all changes.
  func applied(to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var end = 0
    let inOrder = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in inOrder
    where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  mutating func warn(_ message: String, at index: Int) {
    warnings.append((tokens[index].line, message))
  }

  /// Warns that a type to leave out does not exist.
  mutating func warnMissing(_ name: String) {
    warnings.append((1, "cannot leave out '\(name)': this file does not declare it"))
  }

  /// Inserts a text after a token.
  mutating func insert(_ text: String, after index: Int) {
    let place = tokens[index].range.upperBound
    edits.append((place..<place, text))
  }

  mutating func erase(_ first: Int, through last: Int) {
    // Spaces in place of the erased characters preserve the columns of the following code.
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    guard tokens[first].line == tokens[last].line else {
      for index in first...last {
        let lines = tokens[index].text.utf8.count { $0 == UInt8(ascii: "\n") }
        edits.append((tokens[index].range, String(repeating: "\n", count: lines)))
      }
      return
    }
    edits.append((range, String(repeating: " ", count: range.count)))
  }

  // MARK: Attributes

  private mutating func readAttribute(at index: Int) {
    guard let name = tokens.word(at: index + 1) else { return }
    switch name {
    case "NSManaged": rewriteManagedProperty(at: index)
    case "IBOutlet":
      erase(index, through: index + 1)
      initializeOutlet(after: index + 2)
    case "MainActor": removeMainActor(at: index)
    case let name where Self.removedAttributes.contains(name):
      if name == "objc", let keyword = protocolKeyword(after: index) {
        rewriteObjCProtocol(at: keyword)
      }
      var last = index + 1
      if tokens.text(at: last + 1) == "(", tokens[last + 1].isAdjacent,
        let end = tokens.closing(last + 1)
      {
        last = end
      }
      erase(index, through: last)
    default: break
    }
  }

  /// Attributes of the Objective-C runtime, of nibs and of program entry points.
  private static let removedAttributes: Set<Substring> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSCopying", "UIApplicationMain", "main",
  ]

  /// Returns the index of the word `protocol` after an attribute, other attributes and modifiers;
  /// nil for other declarations.
  private func protocolKeyword(after index: Int) -> Int? {
    var place = index
    while let text = tokens.text(at: place) {
      if text == "protocol" { return place }
      if text == "@" {
        place += 2
        if tokens.text(at: place) == "(", let end = tokens.closing(place) { place = end + 1 }
      } else if Self.modifiers.contains(text) {
        place += 1
      } else {
        return nil
      }
    }
    return nil
  }

  static let modifiers: Set<Substring> = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "static", "class",
    "override", "lazy", "weak", "unowned", "convenience", "required", "dynamic", "mutating",
    "nonisolated",
  ]

  /// Removes the main actor from a declaration, a function type or a closure: all code of a run is
  /// on one thread, and UIKit's classes belong to no actor here.
  private mutating func removeMainActor(at index: Int) {
    var last = index + 1
    // `@MainActor(unsafe)`
    if tokens.text(at: last + 1) == "(", tokens[last + 1].isAdjacent,
      tokens.text(at: last + 2) == "unsafe"
    {
      last += 3
    }
    // `in` needs something before it, so it goes together with the attribute.
    if tokens.text(at: index - 1) == "{", tokens.text(at: last + 1) == "in" { last += 1 }
    erase(index, through: last)
  }

  // MARK: Imports

  /// Rewrites an import so that it names a module that exists here.
  private mutating func rewriteImport(at index: Int) {
    guard let first = tokens.word(at: index + 1) else { return }
    if Self.unavailableModules.contains(first) {
      var start = index
      while start >= 2, tokens[start - 2].text == "@" { start -= 2 }
      return erase(start, through: index + 1)
    }
    // `import class UIKit.UIView`: the module of that name here only re-exports another.
    guard Self.importKinds.contains(first), let module = tokens.word(at: index + 2),
      tokens.text(at: index + 3) == ".", Self.reexportingModules.contains(module)
    else { return }
    erase(index + 1, through: index + 1)
    erase(index + 3, through: index + 4)
  }

  private static let importKinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "typealias", "var", "let",
  ]
  private static let reexportingModules: Set<Substring> = [
    "UIKit", "SendbirdUIKit", "SendbirdChatSDK", "NexconnChatUI",
  ]
  /// Apple's modules whose supported parts are in UIKit here.
  private static let unavailableModules: Set<Substring> = [
    "CoreGraphics", "QuartzCore", "ObjectiveC", "Photos", "PhotosUI", "MobileCoreServices",
    "UniformTypeIdentifiers", "CoreData", "Darwin",
  ]

  // MARK: Selectors and key paths

  private mutating func readDirective(at index: Int) {
    guard let name = tokens.word(at: index + 1), tokens[index + 1].isAdjacent,
      tokens.text(at: index + 2) == "(", let end = tokens.closing(index + 2)
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
    else { return replaceByNoOpSelector(index, end) }
    let isPath = tokens.text(at: first + 1) == "."
    // `#selector` becomes `Selector`.
    edits.append((tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, "Selector"))
    if isPath, ["self", "Self", "super"].contains(start.text) {
      guard let type = enclosingType else { return replaceByNoOpSelector(index, end) }
      edits.append((start.range, type))
    } else if isPath {
      // A variable does not reveal its type.
      if start.text.first?.isUppercase != true { replaceByNoOpSelector(index, end) }
    } else if let type = enclosingType {
      edits.append((start.range, "\(type).\(start.text)"))
    }
  }

  /// Replaces a selector by one that calls nothing, with a warning.
  private mutating func replaceByNoOpSelector(_ index: Int, _ end: Int) {
    let text = tokens[index...end].map(\.text).joined()
    warn(
      "'\(text)' calls nothing here; write the method with its type: #selector(Type.method)",
      at: index)
    replace(index, through: end, with: "Selector({ (_: AnyObject) in {} })")
  }

  mutating func replace(_ first: Int, through last: Int, with text: String) {
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    edits.removeAll { range.contains($0.range.lowerBound) }
    let lines = tokens[last].line - tokens[first].line
    edits.append((range, text + String(repeating: "\n", count: lines)))
  }

  /// The innermost open type, qualified with the types around it.
  private var enclosingType: String? {
    guard let last = scopes.lastIndex(where: { $0 != nil }) else { return nil }
    let first = scopes[...last].lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
    return scopes[first...last].compactMap { $0?.name }.joined(separator: ".")
  }

  private var innermost: Scope? { scopes.last { $0 != nil } ?? nil }

  /// Whether the innermost type is a class declaration, not an extension.
  var isInClass: Bool { innermost?.keyword == "class" }
  private var isInProtocol: Bool { innermost?.keyword == "protocol" }

  // MARK: Initializers

  /// Replaces `override` by `required` if our superclass requires the initializer, because objects
  /// are created from the class alone.
  private mutating func replaceOverrideByRequired(at index: Int) {
    var place = index + 1
    while let word = tokens.word(at: place), Self.modifiers.contains(word) { place += 1 }
    guard tokens.text(at: place) == "init" else { return }
    var open = place + 1
    if ["?", "!"].contains(tokens.text(at: open)) { open += 1 }
    guard tokens.text(at: open) == "(", let label = tokens.text(at: open + 1) else { return }
    guard isRequired(label == ")" ? "" : label) else { return }
    let near = tokens[max(0, index - 4)..<place]
    if near.contains(where: { $0.text == "required" }) {
      erase(index, through: index)
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

  /// The ancestors of the innermost type, the nearest first.
  var ancestors: [Substring] { innermost.map { ancestors(of: $0.name) } ?? [] }

  /// Returns the ancestors of a class, the nearest first.
  func ancestors(of type: Substring) -> [Substring] {
    var result: [Substring] = []
    var name = type
    while let type = name.split(separator: ".").last, let parent = parents[type],
      !result.contains(parent)
    {
      result.append(parent)
      name = parent
    }
    return result
  }
}
