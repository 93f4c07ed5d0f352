import DioramaKit
import DioramaStage
import YAML

/// The problems of profiles and their sources.
extension Diagnostic {
  static func withoutEffect(_ key: Node, lacking setting: String) -> Diagnostic {
    Diagnostic(
      .wrongValue, "\(key.quoted) has no effect", at: key.place, severity: .warning,
      help: Help("set '\(setting)'"))
  }

  static func unusableCache(
    _ file: Node, _ reason: String, _ code: Code = .unreadableFile
  ) -> Diagnostic {
    Diagnostic(code, "the profile cache \(file.quoted) \(reason)", at: file.place)
  }
}

extension StepFailure {
  static func noChat(forSending text: String) -> StepFailure {
    StepFailure(
      "the channel list has no text field",
      help: "open a chat first, for example '\(StepDefinition.tap.item("{ row: 1 }"))'"
    ).located(atText: text)
  }
}
