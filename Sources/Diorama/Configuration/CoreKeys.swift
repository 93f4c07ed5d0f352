import HeadlessUIKit
import YAML

/// The keys that every screen has, whatever its kit.
enum CoreKeys {
  static let screen: StaticString = "screen"
  static let description: StaticString = "description"
  static let viewController: StaticString = "viewController"
  static let theme: StaticString = "theme"
  static let device: StaticString = "device"
  static let now: StaticString = "now"
  static let timeZone: StaticString = "timeZone"
  static let locale: StaticString = "locale"
  static let steps: StaticString = "steps"
  static let tags: StaticString = "tags"
  static let variants: StaticString = "variants"
  static let matrix: StaticString = "matrix"
  static let components: StaticString = "components"

  static let all: [FieldDescription] = [
    field(screen, .text, "the screen's id; else the file's name"),
    field(description, .text, "what the screen is for, for people"),
    field(
      viewController, .type(kind: "view controller", accepts: "UIViewController"),
      "the view controller that the screen is made of"),
    field(theme, themeShape.description, "light or dark"),
    field(device, .record(Device.table.descriptions), "columns and rows of text"),
    field(now, .time, "the time on the screen's clock when it appears"),
    field(timeZone, .text, "the screen's time zone, such as Asia/Seoul"),
    field(locale, .text, "the screen's language and region, such as en_US"),
    field(steps, .list(.record(StepDefinition.core.map(\.description))), "what happens, in order"),
    field(tags, ScreenDeclaration.tagShape.description, "words for --tag"),
    field(variants, .map(.record([])), "named overrides of any key; each is one more run"),
    field(matrix, Matrix.description, "variants for each combination of some values"),
    field(components, .map(.record([])), "new types made from old ones"),
  ]

  /// The names that can be keys at all.
  static let names: [StaticString] = [
    screen, description, viewController, theme, device, now, timeZone, locale, steps, tags,
    variants, matrix, components,
  ]

  private static func field(
    _ name: StaticString, _ shape: ShapeDescription, _ meaning: String
  ) -> FieldDescription {
    FieldDescription(name: name.description, shape: shape, meaning: meaning)
  }

  static let themeShape = ValueShape<ScreenPlan.Theme>.choice
  static let deviceShape = ValueShape<Device>.record(Device.table, startingWith: Device())

  /// A language and region, such as `en_US`; whether anybody speaks it is not asked.
  static let localeShape = ValueShape<String>(.text) { node, decoding in
    if node.kind == .scalar, ScreenDeclaration.isName(node.text) { return node.text }
    decoding.reportWrongValue(
      node, wanted: "a locale", help: Diagnostic.Help("write a name such as 'en_US'"))
    return nil
  }

  /// A zone that the system knows.
  static let timeZoneShape = ValueShape<String>(.text) { node, decoding in
    guard let name = ValueShape.text.decode(node, &decoding) else { return nil }
    if ScreenEnvironment.knowsTimeZone(name) { return name }
    decoding.diagnostics.report(
      .wrongValue, "no time zone is called \(node.quoted)", at: node.place,
      help: Diagnostic.Help("write 'UTC' or a name such as 'Asia/Seoul'"))
    return nil
  }
}
