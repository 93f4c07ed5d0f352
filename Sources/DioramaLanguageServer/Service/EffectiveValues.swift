import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The effective values of screens over all layers, as in ``ScreenExplanation``.
struct EffectiveValues {
  /// The maximum number of screens and variants of a text that are explained at once.
  private static let maxScreens = 100
  /// The maximum size of a text's documents that are explained during a request.
  static let maxBytes = 512 << 10

  let suite: ScreenSuite
  let document: TextDocument
  let encoding: PositionEncoding

  /// Creates the values of the screens in some lines; nil if the text is not a file of screens.
  ///
  /// - Parameters:
  ///   - lines: the lines; screens of other documents are not read.
  ///   - open: the texts that are open in editors, which are used for the other layers.
  init?(
    _ text: TextDocument, in lines: ClosedRange<Int>, open: some Collection<TextDocument>,
    _ registry: Registry, _ encoding: PositionEncoding
  ) {
    let document = text.keepingDocuments(of: lines)
    let file = UnsavedFile(path: document.path, bytes: document.bytes, registry: registry)
    var others = open.bytesByPath
    others[document.path] = nil
    guard document.bytes.count <= Self.maxBytes,
      LanguageService.isInProject(document.path), file.purpose == .screen,
      let project = file.project(beside: others)
    else { return nil }
    suite = project.suite()
    self.document = document
    self.encoding = encoding
  }

  private func explanation(of screen: ScreenDeclaration) -> ScreenExplanation? {
    suite.plan(screen).plan.map { ScreenExplanation($0, in: suite) }
  }

  // MARK: A value

  /// Returns the layers that set the value at a key, the effective one first; nil if only one layer
  /// sets it, or if the value is unknown.
  ///
  /// - Parameters:
  ///   - keys: the keys that lead to the value, such as `headerComponent` and `title`; below
  ///     `variants`, the keys in a variant.
  ///   - number: the line of the request.
  func chain(of keys: [String], inLine number: Int) -> String? {
    guard
      let own = suite.declarations.last(where: {
        $0.variant == nil && $0.root.place.start.line <= number + 1
      })
    else { return nil }
    var (screen, keys) = (own, keys[...])
    if keys.count > 2, keys.first == "variants" {
      guard
        let variant = suite.declarations.first(where: {
          $0.id == own.id && $0.variant == keys[1]
        })
      else { return nil }
      (screen, keys) = (variant, keys.dropFirst(2))
    }
    guard let value = explanation(of: screen)?[keys.joined(separator: ".")],
      !value.overridden.isEmpty
    else { return nil }
    let lines = ([value.winner] + value.overridden).enumerated().map { index, layerValue in
      let text = layerValue.text.isEmpty ? "" : "`\(layerValue.text)` "
      let location = layerValue.place.map { " (\(locationText($0)))" } ?? ""
      return "\(index == 0 ? "value" : "overrides") \(text)from the \(layerValue.layer)\(location)"
    }
    return lines.joined(separator: "  \n")
  }

  private func locationText(_ place: Place) -> String {
    let root = suite.project.root
    let path = place.source.path
    let name = path.hasPrefix("\(root)/") ? String(path.dropFirst(root.utf8.count + 1)) : path
    return "\(name):\(place.start.line)"
  }

  // MARK: Hints

  /// Returns hints about other layers: after each value of a screen, its value in variants; after
  /// the view controller, the values that the project sets for the screen.
  func hints(in range: TextRange) -> [InlayHint] {
    (ofVariants() + ofProject()).filter { hint in
      range.start <= hint.position && hint.position <= range.end && hint.position.character > 0
    }
  }

  private static func short(_ text: String) -> String {
    let most = 40
    return text.count > most ? text.prefix(most) + "…" : text
  }

  private func ofVariants() -> [InlayHint] {
    var says: [Place: [(name: String, text: String)]] = [:]
    var order: [Place] = []
    for screen in suite.declarations.filter({ $0.variant != nil }).prefix(Self.maxScreens) {
      guard let explanation = explanation(of: screen), let variant = screen.variant else {
        continue
      }
      for value in explanation.values where value.winner.layer == Layer.variant.name {
        for layerValue in value.overridden.prefix(1) {
          guard let place = layerValue.place, place.source.path == document.path,
            value.winner.place != place, !value.winner.text.isEmpty
          else { continue }
          if says[place] == nil { order.append(place) }
          says[place, default: []].append((variant, Self.short(value.winner.text)))
        }
      }
    }
    let mark = document.byteOrderMarkLength
    return order.compactMap { place in
      guard let bytes = place.source.byteRanges(of: [place])[0], let own = says[place] else {
        return nil
      }
      let most = 2
      let words = own.prefix(most).map { "\($0.text) in @\($0.name)" }
      let rest = own.count > most ? ", …" : ""
      // A block ends at the beginning of the next line.
      return InlayHint(
        position: document.position(of: bytes.upperBound + mark, encoding),
        label: words.joined(separator: ", ") + rest,
        tooltip: own.map { "\($0.text) in the variant \($0.name)" }.joined(separator: "\n"))
    }
  }

  private func ofProject() -> [InlayHint] {
    let screens = suite.declarations.filter { $0.variant == nil }.prefix(Self.maxScreens)
    return screens.compactMap { screen in
      let values = (explanation(of: screen)?.values ?? []).filter { value in
        value.winner.layer == Layer.project.name && !value.winner.text.isEmpty
          && suite.registry.isOverridden(value.key)
      }.map { "\($0.key): \(Self.short($0.winner.text))" }
      let keys = screen.root.entries.filter { $0.merge == nil }.map(\.key)
      guard !values.isEmpty, !screen.root.isFlow,
        let key = keys.first(where: { $0.isText("viewController") }) ?? keys.first
      else { return nil }
      let most = 3
      let rest = values.count > most ? ", …" : ""
      return InlayHint(
        position: document.end(ofLine: Int(key.place.start.line) - 1, encoding),
        label: "\(values.prefix(most).joined(separator: ", "))\(rest) (\(Project.fileName))",
        tooltip: values.joined(separator: "\n"))
    }
  }
}

extension TextDocument {
  /// Returns the end of a line.
  func end(ofLine number: Int, _ encoding: PositionEncoding) -> TextPosition {
    position(of: line(number).upperBound, encoding)
  }
}

extension NameService.View {
  /// Returns hints after each value of the project's own file: the number of screens that override
  /// it.
  func projectHints(in document: TextDocument, _ range: TextRange) -> [InlayHint] {
    var counts: [String: Int] = [:]
    for key in names.files.flatMap(\.keys.values).joined() { counts[key, default: 0] += 1 }
    let entries = document.roots.first?.entries.filter { $0.merge == nil } ?? []
    return entries.compactMap { entry in
      guard names.shapes.registry.isOverridden(entry.key.text), let count = counts[entry.key.text]
      else {
        return nil
      }
      let end = document.end(ofLine: Int(entry.key.place.start.line) - 1, encoding)
      guard range.start <= end, end <= range.end else { return nil }
      let screens = count == 1 ? "1 screen overrides" : "\(count) screens override"
      return InlayHint(
        position: end, label: "\(screens) this",
        tooltip: "\(screens) '\(entry.key.text)'")
    }
  }
}
