extension Diagnostic {
  /// The stable name of a kind of problem, shown in brackets after the message.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The name in kebab case.
    public let rawValue: String

    /// Makes a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is not YAML.
    public static let yamlSyntax = Code(rawValue: "yaml-syntax")
    /// A mapping has a key twice.
    public static let duplicateKey = Code(rawValue: "duplicate-key")
    /// Nothing is set by this key.
    public static let unknownKey = Code(rawValue: "unknown-key")
    /// A required key is not there.
    public static let missingKey = Code(rawValue: "missing-key")
    /// The value is not one that may stand here.
    public static let wrongValue = Code(rawValue: "wrong-value")
    /// No type is registered under this name.
    public static let unknownType = Code(rawValue: "unknown-type")
    /// The type is registered, but cannot be used here.
    public static let wrongKind = Code(rawValue: "wrong-kind")
    /// The name refers to nothing.
    public static let unknownReference = Code(rawValue: "unknown-reference")
    /// Two screens have the same id.
    public static let duplicateScreen = Code(rawValue: "duplicate-screen")
    /// The step is written wrongly.
    public static let invalidStep = Code(rawValue: "invalid-step")
    /// The step could not be done on the screen.
    public static let failedStep = Code(rawValue: "failed-step")
    /// Two sections of a list cover the same time.
    public static let overlappingSections = Code(rawValue: "overlapping-sections")
    /// The spelling is one of an older kit version.
    public static let deprecatedSpelling = Code(rawValue: "deprecated-spelling")
    /// The path leaves the project's folder.
    public static let pathOutsideProject = Code(rawValue: "path-outside-project")
    /// The file is larger or deeper than allowed.
    public static let limit = Code(rawValue: "limit")
    /// The file cannot be read.
    public static let unreadableFile = Code(rawValue: "unreadable-file")

    /// A comment that ignores something is not written as one.
    public static let invalidSuppression = Code(rawValue: "invalid-suppression")
    /// A comment ignores what is not there.
    public static let unusedSuppression = Code(rawValue: "unused-suppression")

    /// All codes there are.
    public static let all: [Code] = [
      yamlSyntax, duplicateKey, unknownKey, missingKey, wrongValue, unknownType, wrongKind,
      unknownReference, duplicateScreen, invalidStep, failedStep, overlappingSections,
      deprecatedSpelling, pathOutsideProject, limit, unreadableFile, invalidSuppression,
      unusedSuppression,
    ]
  }
}
