import YAML

/// The names of the keys that every screen has, whatever its kits.
package enum CoreKey {
  package static let screen: StaticString = "screen"
  package static let description: StaticString = "description"
  package static let viewController: StaticString = "viewController"
  package static let theme: StaticString = "theme"
  package static let device: StaticString = "device"
  package static let now: StaticString = "now"
  package static let timeZone: StaticString = "timeZone"
  package static let locale: StaticString = "locale"
  package static let steps: StaticString = "steps"
  package static let show: StaticString = "show"
  package static let frames: StaticString = "frames"
  package static let tags: StaticString = "tags"
  package static let variants: StaticString = "variants"
  package static let matrix: StaticString = "matrix"
  package static let components: StaticString = "components"
  package static let severity: StaticString = "severity"

  /// The keys that a screen or a project can have.
  package static let all: [StaticString] = [
    screen, description, viewController, theme, device, now, timeZone, locale, steps, frames,
    show, tags, variants, matrix, components,
  ]

  /// Advice about a key that stands too deep: it is one of every screen, and its file holds one.
  static func home(of key: Node) -> Diagnostic.Help? {
    guard key.index(in: [theme, device, now, timeZone, locale, steps, show, frames]) != nil,
      key.document.root[viewController] != nil
    else { return nil }
    return Diagnostic.Help("it belongs to the screen; write it like '\(viewController)'")
  }

  /// The steps that every screen has.
  package static let stepNames: [StaticString] = [
    "select", "tap", "toggle", "scroll", "write", "advance", "snapshot",
  ]
}
