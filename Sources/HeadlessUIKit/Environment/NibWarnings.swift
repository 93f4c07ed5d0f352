/// The warnings about objects that were made without their Interface Builder file.
extension RunWarning {
  static func missingNib(_ name: String, replacedBy kind: Any.Type? = nil) -> RunWarning {
    missing("the nib '\(name)'", replacedBy: kind)
  }

  static func missingScreen(
    _ identifier: String?, ofStoryboard name: String, replacedBy kind: Any.Type
  ) -> RunWarning {
    let screen = identifier.map { "'\($0)'" } ?? "the first screen"
    return missing("\(screen) of the storyboard '\(name)'", replacedBy: kind)
  }

  static func missingSegue(_ identifier: String) -> RunWarning {
    missing("the segue '\(identifier)'", replacedBy: nil)
  }

  static func missingPrototype(_ identifier: String, replacedBy kind: Any.Type) -> RunWarning {
    missing("the prototype '\(identifier)' of a storyboard", replacedBy: kind)
  }

  private static func missing(_ file: String, replacedBy kind: Any.Type?) -> RunWarning {
    RunWarning(
      .missingNib,
      "cannot read \(file), so \(kind.map { "'\($0)' is made without it" } ?? "nothing is made")",
      help: "set its contents in code; Interface Builder files are not read, so outlets are nil")
  }
}
