import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Title and bar buttons: what fills them, what they say, how they look.
struct HeaderTests {
  private func shown(_ type: any ConfigurableHeader, _ steps: String = "") throws -> String {
    try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        headerComponent: \(type)
        \(steps)
        """, types: [type])
  }

  private typealias ConfigurableHeader = SBUInviteUserModule.Header.Type

  /// Does something with the header of a plain screen.
  private func withHeader(
    steps: [String] = [], _ body: @escaping @Sendable (SBUInviteUserModule.Header) throws -> Void
  ) throws -> String {
    try EventLog.lines {
      let text = try frames(
        of: """
          viewController: HeaderEventScreen
          channelURL: design-team
          users: [bob]
          steps: [\(["do: look"].appending(steps).joined(separator: ", "))]
          """, types: [HeaderEventScreen.self],
        acts: [
          "look": { screen in
            EventLog.note("--")
            try body(#require(screen.headerComponent))
          }
        ])
      if text.contains("error:") { EventLog.note(text) }
    }.after("--\n")
  }
}
