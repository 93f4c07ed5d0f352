/// Builds command lines that can be pasted into a shell.
package enum ShellWords {
  /// Returns words with spaces between them, quoted where a shell needs it.
  package static func line(_ words: [String]) -> String {
    words.map { isPlain($0) ? $0 : quoted($0) }.joined(separator: " ")
  }

  /// Returns paths and ids, after `--` if the first one looks like an option.
  package static func operands(_ words: [String]) -> [String] {
    words.first?.hasPrefix("-") == true ? ["--"] + words : words
  }

  /// Returns a word in quotes.
  package static func quoted(_ word: String) -> String {
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: #"'\''"#))'"
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { $0.isLetterOrDigit || "/._-@+".utf8.contains($0) }
  }
}

extension UInt8 {
  /// Whether the byte is a letter or digit of ASCII.
  package var isLetterOrDigit: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }
}
