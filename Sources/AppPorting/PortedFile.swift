/// A file of an app, unchanged.
package struct AppFile: Sendable {
  /// The path of the file, as diagnostics show it.
  package let path: String
  /// The text of the file.
  package let source: String
  /// The types that are left out, together with their extensions in the file.
  package let excludedTypes: [String]

  /// Creates a file.
  package init(path: String, source: String, excluding excludedTypes: [String] = []) {
    self.path = path
    self.source = source
    self.excludedTypes = excludedTypes
  }
}

/// The files of one app, with the superclasses of all its classes.
package struct AppFiles: Sendable {
  /// The first name after the colon of each type of the app, by the last part of the type's name.
  private let parents: [Substring: Substring]
  /// The optional methods of the app's protocols.
  private let optionals: [OptionalRequirement]
  /// The names of the methods that the app compares with nil.
  private let methodsComparedWithNil: Set<Substring>
  private let files: [AppFile]

  /// Creates the files of an app, or of a part of it.
  package init(_ files: [AppFile]) {
    self.files = files
    var parents: [Substring: Substring] = [:]
    var optionals: [OptionalRequirement] = []
    var methodsComparedWithNil: Set<Substring> = []
    for file in files {
      guard let tokens = try? SwiftTokens.tokens(of: file.source) else { continue }
      for declaration in tokens.typeDeclarations {
        parents[declaration.name] = declaration.parent ?? parents[declaration.name]
      }
      optionals += tokens.optionalMethods
      methodsComparedWithNil.formUnion(tokens.namesComparedWithNil)
    }
    self.parents = parents
    self.optionals = optionals
    self.methodsComparedWithNil = methodsComparedWithNil
  }

  /// The copies to compile in place of the files, in the same order.
  ///
  /// A copy has the same lines as its file and refers to it with `#sourceLocation`, so the compiler
  /// reports problems at the app's own lines. A file that cannot be read to its end is left out,
  /// with a warning at the line of the error.
  package var copies: [String] { files.map(copy) }

  private func copy(of file: AppFile) -> String {
    do throws(TokenError) {
      var rewriter = SourceRewriter(
        tokens: try SwiftTokens.tokens(of: file.source), parents: parents, optionals: optionals,
        methodsComparedWithNil: methodsComparedWithNil)
      rewriter.exclude(file.excludedTypes)
      rewriter.mergeExtensions()
      rewriter.rewrite()
      // UIKit makes the replacements of Foundation's clocks visible in every file, whatever it
      // imports.
      var text = "import UIKit\n\(Self.location(file.path, line: 1))\n"
      text += rewriter.applied(to: file.source)
      for warning in rewriter.warnings {
        text +=
          "\n\(Self.location(file.path, line: warning.line))\n#warning(\(Self.quoted(warning.message)))\n"
      }
      return text
    } catch {
      return Self.copy(ofUnusable: file.path, line: error.line, because: error.message)
    }
  }

  /// Returns a copy for a file that cannot be compiled: a warning at one of its lines.
  package static func copy(ofUnusable path: String, line: Int = 1, because reason: String) -> String
  {
    let message = "this file is left out: \(reason)"
    return "\(location(path, line: line))\n#warning(\(quoted(message)))\n"
  }

  private static func location(_ path: String, line: Int) -> String {
    "#sourceLocation(file: \(quoted(path)), line: \(line))"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

extension [Token] {
  /// The declared types, each with the first name after its colon.
  fileprivate var typeDeclarations: [(name: Substring, parent: Substring?)] {
    indices.compactMap { index in
      guard let name = typeName(at: index), self[index].text != "extension" else { return nil }
      return (name.text, parent(after: name.end))
    }
  }

  /// Returns the name of the type that a keyword declares or extends, and the index after the name.
  func typeName(at index: Int) -> (text: Substring, end: Int)? {
    guard Self.typeKeywords.contains(self[index].text), self[index].kind == .word,
      index == 0 || ![".", ":"].contains(self[index - 1].text),
      let name = word(at: index + 1), !Self.memberKeywords.contains(name)
    else { return nil }
    var end = index + 2
    var text = name
    while end + 1 < count, self[end].text == ".", let part = word(at: end + 1) {
      text += "." + part
      end += 2
    }
    return (text, end)
  }

  func word(at index: Int) -> Substring? {
    indices.contains(index) && self[index].kind == .word ? self[index].text : nil
  }

  func text(at index: Int) -> Substring? { indices.contains(index) ? self[index].text : nil }

  /// Returns the first name after the colon of a declaration; of a dotted name the last part.
  private func parent(after index: Int) -> Substring? {
    var place = index
    // The parameters of a generic type come before the colon.
    if text(at: place) == "<" {
      while let sign = text(at: place), sign != ">", sign != "{" { place += 1 }
      place += 1
    }
    guard text(at: place) == ":", var name = word(at: place + 1) else { return nil }
    place += 2
    while text(at: place) == ".", let part = word(at: place + 1) {
      name = part
      place += 2
    }
    return name
  }

  private static let typeKeywords: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  /// The words that follow `class` if it does not declare a type.
  private static let memberKeywords: Set<Substring> = [
    "func", "var", "let", "subscript", "override", "private", "fileprivate", "internal", "public",
    "open", "final", "static", "init", "dynamic", "weak", "lazy", "in", "where", "is", "as",
  ]
}
