import DioramaKit
import DioramaStage
import HeadlessUIKit
import YAML

/// The descriptions of the keys that every screen has, with any kits.
package enum CoreKeys {
  package static let all: [FieldDescription] = [
    field(CoreKey.screen, .text, "the screen's id; by default the file's name"),
    field(CoreKey.description, .text, "the purpose of the screen, for readers"),
    field(
      CoreKey.viewController, .type(kind: "view controller", accepts: "UIViewController"),
      "the view controller that the screen shows"),
    field(CoreKey.theme, themeShape.description, "light or dark"),
    field(CoreKey.device, .record(Device.table.descriptions), "columns and rows of text"),
    field(CoreKey.now, .time, "the time on the screen's clock when it appears"),
    field(CoreKey.timeZone, .text, "the screen's time zone, such as Asia/Seoul"),
    field(CoreKey.locale, .text, "the screen's language and region, such as en_US"),
    field(
      CoreKey.steps, .list(.record(StepDefinition.core.map(\.description))),
      "the steps to perform, in order"),
    field(
      CoreKey.show, showShape.description,
      "what a snapshot shows besides its frames; [] for nothing"),
    field(
      CoreKey.frames, framesShape.description,
      "when frames are taken: at snapshot steps, or after each step"),
    field(
      CoreKey.tags, ScreenDeclaration.tagShape.description,
      "the tags by which --tag selects the screen"),
    field(
      CoreKey.variants, .map(.record([])), "named overrides of any key; each is an additional run"),
    field(CoreKey.matrix, Matrix.description, "a variant for each combination of values"),
    field(CoreKey.components, .map(.record([])), "new types that extend existing ones"),
  ]

  private static func field(
    _ name: String, _ shape: ShapeDescription, _ meaning: String
  ) -> FieldDescription {
    FieldDescription(name: name, shape: shape, meaning: meaning)
  }

  /// The times at which a screen's frames are taken. Tracing is not available to screens.
  package static let framesShape = ValueShape<FrameTiming>(
    .choice([FrameTiming.asked, .each].map(\.rawValue))
  ) { node, decoding in
    let timings = [FrameTiming.asked, .each]
    if node.kind == .scalar, let timing = timings.first(where: { $0.rawValue == node.text }) {
      return timing
    }
    decoding.reportWrongValue(node, wanted: .choice(timings.map(\.rawValue)))
    return nil
  }
  package static let themeShape = ValueShape<Theme>.choice
  /// The blocks of a snapshot. For a mapping or a text with several blocks, a list is proposed.
  package static let showShape = ValueShape<[SnapshotBlock]>(plainShow.description) {
    node, decoding in
    let words =
      node.kind == .mapping
      ? node.entries.map(\.key.text)
      : node.text.split { " ,+&|/".contains($0) }.map { String($0) }
    let known = SnapshotBlock.allCases.map(\.rawValue)
    if node.kind == .mapping ? !words.isEmpty : node.kind == .scalar && words.count > 1,
      words.allSatisfy(known.contains)
    {
      decoding.reportUnlistedBlocks(node, meaning: words)
      return nil
    }
    if node.kind == .scalar, ["all", "none"].contains(node.text) {
      decoding.reportUnlistedBlocks(node, meaning: node.text == "all" ? known : [])
      return nil
    }
    return plainShow.decode(node, &decoding)
  }
  private static let plainShow = ValueShape<[SnapshotBlock]>.oneOrMore(of: .choice)
  package static let deviceShape = ValueShape<Device>.record(Device.table, startingWith: Device())

  /// A language and region, such as `en_US` or `zh-Hans-CN`. Only the form is checked.
  package static let localeShape = ValueShape<String>(.text) { node, decoding in
    if node.kind == .scalar, isLocale(node.text) { return node.text }
    decoding.reportWrongValue(
      node, wanted: "a locale", help: Diagnostic.Help("write a name such as 'en_US'"))
    return nil
  }

  /// Returns whether a text is a language of two or three letters, which a script, region or
  /// variant may follow.
  private static func isLocale(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*/#) != nil
  }

  /// A time zone that the system knows.
  package static let timeZoneShape = ValueShape<String>(.text) { node, decoding in
    guard let name = ValueShape.text.decode(node, &decoding) else { return nil }
    if ScreenEnvironment.knowsTimeZone(name) { return name }
    let known = ScreenEnvironment.timeZones
    let city = "/" + name.lowercased().replacing(" ", with: "_")
    let meant = known.filter { $0.lowercased().hasSuffix(city) }
    let help =
      meant.isEmpty
      ? Diagnostic.Help.nearest(to: name, among: known)
        ?? Diagnostic.Help("write 'UTC' or a name such as 'Asia/Seoul'")
      : Diagnostic.Help(
        Diagnostic.Help.question(meant), replacement: meant.count == 1 ? meant[0] : nil)
    decoding.diagnostics.append(.unknown("time zone", node, help: help))
    return nil
  }
}
