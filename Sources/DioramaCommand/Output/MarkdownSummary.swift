import DioramaSystem

/// The file that GitHub shows as the summary of a step.
enum MarkdownSummary {
  /// The variable that names it.
  static let variable = "GITHUB_STEP_SUMMARY"

  /// How large such a file may be: GitHub takes no more of a step.
  private static let mostBytes = 1 << 20

  /// Appends a text; what others have written stays.
  ///
  /// - Throws: `FileSystem.Failure` when it cannot be written, or would be too large.
  static func append(_ text: SafeText, to path: String) throws(FileSystem.Failure) {
    var before: [UInt8]?
    do throws(FileSystem.Failure) {
      before = try FileSystem.read(path, atMost: mostBytes - text.bytes.count)
    } catch {
      if !error.isMissing { throw error }
    }
    var bytes = before ?? []
    if let last = bytes.last, last != 10 { bytes.append(10) }
    try FileSystem.writeOutput(
      bytes + text.bytes, to: path, replacing: FileSystem.Expectation(before))
  }
}
