/// A command line that can be pasted into a shell.
enum ShellWords {
  /// Words with blanks between them, quoted where a shell would take them apart.
  static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || "/._-@+".utf8.contains($0)
    }
    if isPlain, !word.isEmpty { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: #"'\''"#))'"
  }
}
