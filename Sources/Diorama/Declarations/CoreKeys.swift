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
      CoreKey.textSize, textSizeShape.description, "the user's text size, for fonts that follow it"),
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

  /// The key that only a project's file has.
  package static let severity = field(
    CoreKey.severity, .map(.choice(DiagnosticRules.Level.allCases.map(\.rawValue))),
    "the severity of each kind of problem, by its code")

  /// Returns the purpose of a key.
  package static func meaning(of name: String) -> String {
    all.first { $0.name == name.description }?.meaning ?? ""
  }

  static func field(
    _ name: String, _ shape: ShapeDescription, _ meaning: String
  ) -> FieldDescription {
    FieldDescription(name: name, shape: shape, meaning: meaning)
  }

  /// A content size category by UIKit's name.
  static let textSizeShape = ValueShape<UIContentSizeCategory>(
    .choice(UIContentSizeCategory.names)
  ) { node, decoding in
    if node.kind == .scalar, let index = UIContentSizeCategory.names.firstIndex(of: node.text) {
      return UIContentSizeCategory.all[index]
    }
    decoding.reportWrongValue(node, wanted: .choice(UIContentSizeCategory.names))
    return nil
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
    let meant = words == ["all"] ? known : words == ["none"] ? [] : words
    if !words.isEmpty, node.kind == .mapping || meant.count != 1, meant.allSatisfy(known.contains) {
      decoding.reportUnlistedBlocks(node, meaning: meant)
      return nil
    }
    return plainShow.decode(node, &decoding)
  }
  private static let plainShow = ValueShape<[SnapshotBlock]>.oneOrMore(of: .choice)
  package static let deviceShape = ValueShape<Device>.record(Device.table, startingWith: Device())

  /// A language that the system knows, with a script or region that it knows: `en_US`, `zh-Hans-CN`.
  package static let localeShape = ValueShape<String>(.text) { node, decoding in
    guard node.kind == .scalar, isLocale(node.text) else {
      decoding.reportWrongValue(
        node, wanted: "a locale", help: Diagnostic.Help("write a name such as 'en_US'"))
      return nil
    }
    if knowsLocale(node.text) { return node.text }
    decoding.diagnostics.append(.unknown("locale", node, help: helpForLocale(node.text)))
    return nil
  }

  /// Returns whether a text is a language of two or three letters, which a script, region or
  /// variant may follow.
  private static func isLocale(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*/#) != nil
  }

  /// Returns whether the system knows each part of a locale. The pair need not be usual: `en_KR` is
  /// English in Korea.
  private static func knowsLocale(_ text: String) -> Bool {
    let parts = localeParts(text.lowercased())
    return knownLocaleParts.languages.contains(parts[0])
      && parts.dropFirst().allSatisfy(knownLocaleParts.others.contains)
  }

  /// The languages of the system's locales, and the parts that follow them, in lowercase.
  private static let knownLocaleParts: (languages: Set<String>, others: Set<String>) = {
    let known = ScreenEnvironment.locales.map { localeParts($0.lowercased()) }
    return (Set(known.map { $0[0] }), Set(known.flatMap { $0.dropFirst() }))
  }()

  /// The parts of a locale; at least one.
  private static func localeParts(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { "_-".contains($0) }.map(String.init)
  }

  /// Returns help with the locale that an unknown one may mean: with the current codes, the usual
  /// language of its region, the usual region of its language, or a region in the place of a
  /// language, as in `jp`.
  private static func helpForLocale(_ text: String) -> Diagnostic.Help {
    let parts = localeParts(text)
    let regions = parts.dropFirst().suffix(1)
    let guesses = [text] + regions.map { "und_\($0)" } + [parts[0], "und_\(parts[0])"]
    for (index, guess) in guesses.enumerated() {
      let complete = localeParts(ScreenEnvironment.completeLocale(guess))
      let meant = Array(complete.prefix(1) + complete.dropFirst().suffix(1)).joined(separator: "_")
      guard meant != text, knowsLocale(meant) else { continue }
      let hasOtherCode = index == 0 && regions.contains { $0.utf8.count < 4 }
      let isSure = hasOtherCode || nearestName(to: text, among: [meant]) != nil
      return isSure
        ? .didYouMean(meant) : Diagnostic.Help(Diagnostic.Help.question([meant]))
    }
    return Diagnostic.Help("write a name such as 'en_US'")
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
