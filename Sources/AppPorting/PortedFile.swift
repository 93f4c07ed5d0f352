/// A file of an app, as it is.
package struct AppFile: Sendable {
  /// Where it stands, as diagnostics are to name it.
  package let path: String
  /// Its text.
  package let source: String
  /// The types of it that are not compiled, nor what extends them in it.
  package let excludedTypes: [String]

  /// A file.
  package init(path: String, source: String, excluding excludedTypes: [String] = []) {
    self.path = path
    self.source = source
    self.excludedTypes = excludedTypes
  }
}

/// Files of one app, which know of each other which class inherits from which.
package struct AppFiles: Sendable {
  /// What each class of the app names first behind its colon, by the last part of its name.
  private let parents: [Substring: Substring]
  /// The methods that the app's protocols let classes leave out.
  private let optionals: [OptionalRequirement]
  /// The methods that the app asks for by their names, whether they are there.
  private let methodsComparedWithNil: Set<Substring>
  private let files: [AppFile]

  /// The files of an app, or of a part of it.
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

  /// The copies that are compiled in their place, in the same order.
  ///
  /// A copy has the lines of its file, and says so: what the compiler finds in it is reported at
  /// the app's own line. A file that cannot be read to its end is left out, which a warning says at its
  /// line.
  package var copies: [String] { files.map(copy) }

  private func copy(of file: AppFile) -> String {
    do throws(TokenError) {
      var rewriter = SourceRewriter(
        tokens: try SwiftTokens.tokens(of: file.source), parents: parents, optionals: optionals,
        methodsComparedWithNil: methodsComparedWithNil)
      rewriter.exclude(file.excludedTypes)
      rewriter.mergeExtensions()
      rewriter.rewrite()
      // Every file sees what stands in front of Foundation's clocks, whatever it imports itself.
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

  /// What is compiled in the place of a file that cannot be: a warning at one of its lines.
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
  /// The types that are declared, with the one that each names first behind its colon.
  fileprivate var typeDeclarations: [(name: Substring, parent: Substring?)] {
    indices.compactMap { index in
      guard let name = typeName(at: index), self[index].text != "extension" else { return nil }
      return (name.text, parent(after: name.end))
    }
  }

  /// The name of the type that a keyword here declares or extends, and the index behind it.
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

  /// The first name behind the colon of a declaration; the last part of a dotted one.
  private func parent(after index: Int) -> Substring? {
    var place = index
    // The parameters of a generic type stand before the colon.
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
  /// What may stand behind `class` where it declares no type.
  private static let memberKeywords: Set<Substring> = [
    "func", "var", "let", "subscript", "override", "private", "fileprivate", "internal", "public",
    "open", "final", "static", "init", "dynamic", "weak", "lazy", "in", "where", "is", "as",
  ]
}
