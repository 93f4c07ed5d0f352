import DioramaKit
import YAML

/// A code that a comment suppresses in a line: `# diorama: ignore CODE because ...`.
package struct Suppression: Sendable {
  /// The code to ignore.
  package let code: Diagnostic.Code
  /// The line to which the comment applies; nil if no line follows it.
  package let line: Int32?
  /// The place of the code in the comment.
  package let place: Place

  /// Returns whether this suppresses a diagnostic of the same file.
  func covers(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code == code && diagnostic.place.start.line == line
  }
}

/// Reads the comments of a file that suppress diagnostics, and reports their problems.
package struct SuppressionReader {
  package private(set) var suppressions: [Suppression] = []
  package private(set) var problems = Diagnostics()

  /// Reads a file's comments.
  ///
  /// - Parameters:
  ///   - source: the file.
  /// - line: the line to which the comments apply; nil for all.
  package init(_ source: Source, about line: Int32? = nil) {
    for comment in source.comments(beginningWith: "diorama:", about: line) {
      var rest = comment.words[...]
      while !rest.isEmpty {
        // The `#` may touch the word after it.
        rest = rest.drop { $0.text.allSatisfy { $0 == "#" } }.dropFirst()
        // Further comments of the line begin in the same way.
        let end = rest.indices.first { index in
          rest[index].text == "#diorama:"
            || rest[index].text == "#" && rest[(index + 1)...].first?.text == "diorama:"
        }
        read(rest[..<(end ?? rest.endIndex)], of: comment)
        rest = rest[(end ?? rest.endIndex)...]
      }
    }
  }

  private mutating func read(_ words: ArraySlice<Comment.Word>, of comment: Comment) {
    var words = words
    guard let verb = words.popFirst() else { return problems.append(.emptyComment(comment)) }
    guard verb.text == "ignore" else { return problems.append(.unknownKeyword(verb)) }
    let codes = words.prefix { $0.text != "because" }
    guard words.count > codes.count + 1 else {
      return problems.append(.missingReason(in: comment))
    }
    if codes.isEmpty { return problems.append(.missingCode(in: comment)) }
    for code in codes { read(code, about: comment.targetLine) }
  }

  private mutating func read(_ word: Comment.Word, about line: Int32?) {
    let code = Diagnostic.Code(rawValue: word.text)
    if DiagnosticRules.adjustable.contains(code) {
      suppressions.append(Suppression(code: code, line: line, place: word.place))
    } else if Diagnostic.Code.all.contains(code) {
      problems.append(.cannotBeIgnored(word))
    } else {
      problems.append(.unknownCode(word, suggests: problems.count < Decoding.maxSearches))
    }
  }
}

extension Comment {
  /// A word of a comment.
  struct Word {
    let text: String
    let place: Place
  }

  /// The words, separated by spaces, tabs or commas.
  var words: [Word] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.split { " \t,".unicodeScalars.contains(scalars[$0]) }.map { range in
      func mark(_ index: Int) -> Mark {
        Mark(line: place.start.line, column: place.start.column + Int32(index))
      }
      return Word(
        text: String(String.UnicodeScalarView(scalars[range])),
        place: Place(
          source: place.source, start: mark(range.lowerBound), end: mark(range.upperBound)))
    }
  }
}
