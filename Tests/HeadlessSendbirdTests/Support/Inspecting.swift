import Diorama
import HeadlessSendbird
import Testing

/// Runs a screen and hands it to `body` when all that is due has happened.
func inspect(
  _ yaml: String, project: String = "", types: [any Configurable.Type] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (SBUInviteUserViewController) throws -> Void
) throws {
  let text = try frames(
    of: "\(yaml)\nsteps: [{ do: look }]", project: project, types: types, acts: ["look": body])
  if text.contains("error:") { Issue.record("\(text)", sourceLocation: sourceLocation) }
}

/// A screen with one user to invite, and nothing special.
let plainScreen = """
  viewController: SBUInviteUserViewController
  channelURL: design-team
  users: [bob]
  """
