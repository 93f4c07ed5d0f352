/// Why profiles cannot be kept in a file, or read from it; the file is left as it is.
public struct NCPersistentCacheError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it, in a few words.
  public let reason: String

  /// The file and what is wrong with it.
  public var description: String { "the profile cache '\(path)' \(reason)" }
}
