/// The reasons why revisions cannot be compared.
extension OtherRevision.Failure {
  static func file(_ path: String) -> Self {
    .unclear("'\(path)' is a file; --against takes the folder of a checkout or a project")
  }
  static func unrelated(_ path: String, to own: String) -> Self {
    .unclear(
      "'\(path)' does not contain '\(own)', and is neither a checkout nor a project; "
        + "give the folder to compare '\(own)' with")
  }
  static func oneProject(_ path: String, for own: String, _ other: String) -> Self {
    .unclear(
      "'\(path)' is one project, but '\(own)' and '\(other)' are two; "
        + "give a checkout that has both, or compare one project at a time")
  }
  static func part(_ path: String, of own: String) -> Self {
    .unclear(
      "'\(path)' is only a part of a project, but '\(own)' is more than that part; "
        + "give the whole project, or the same part of both")
  }
}
