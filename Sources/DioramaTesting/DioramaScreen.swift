import Testing

/// One of ``DioramaScreens``: the argument of a parameterised test.
public struct DioramaScreen: Sendable, Hashable, Codable, CustomTestStringConvertible {
  /// The screen's name, such as `invite-users@dark`; of another thing its path.
  public let name: String
  /// The words for `--tag`.
  public let tags: [String]
  /// The project's folder, as the test says it.
  let folder: String
  let kind: Kind

  /// What a test of a project is about.
  enum Kind: Sendable, Hashable, Codable {
    /// A screen, and its file from the project's folder on.
    case screen(file: String)
    /// A file in which something is wrong, perhaps so much that its screens are not known.
    case file(String)
    /// A recorded snapshot that no screen has.
    case leftOver
    /// A project that has no screens, or cannot be read.
    case problem
  }

  /// What test results call it.
  public var testDescription: String {
    switch kind {
    case .screen: name
    case .file: "file \(name)"
    case .leftOver: "left over: \(name)"
    case .problem: "project \(name)"
    }
  }
}
