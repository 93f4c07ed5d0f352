import YAML

/// The names of the keys that every screen has, independent of its kits.
package enum CoreKey {
  package static let screen = "screen"
  package static let description = "description"
  package static let viewController = "viewController"
  package static let theme = "theme"
  package static let device = "device"
  package static let now = "now"
  package static let timeZone = "timeZone"
  package static let locale = "locale"
  package static let textSize = "textSize"
  package static let steps = "steps"
  package static let show = "show"
  package static let frames = "frames"
  package static let tags = "tags"
  package static let variants = "variants"
  package static let matrix = "matrix"
  package static let components = "components"
  package static let severity = "severity"

  /// The keys that a screen or a project can have.
  package static let all: [String] = [
    screen, description, viewController, theme, device, now, timeZone, locale, textSize, steps,
    frames, show, tags, variants, matrix, components,
  ]

  /// Help for a key that is nested too deep: it is a key of the screen, and the file has only one
  /// screen.
  static func ownerHelp(of key: Node) -> Diagnostic.Help? {
    guard
      key.index(in: [theme, device, now, timeZone, locale, textSize, steps, show, frames]) != nil,
      key.document.root[viewController] != nil
    else { return nil }
    return Diagnostic.Help("it is a key of the screen; indent it like '\(viewController)'")
  }
}
