import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// What values come to be once all layers have spoken, by ``ScreenExplanation``.
struct EffectiveValues {
  /// So many screens and variants of a text are explained at once.
  private static let mostScreens = 100
  /// So long may a text be to be explained while somebody waits.
  static let mostBytes = 512 << 10

  let suite: ScreenSuite
  let document: TextDocument
  let encoding: PositionEncoding

  /// The values of a document's screens; nil where it is no file of screens.
  ///
  /// - Parameter open: the texts that stand in editors, which say what holds in the other layers.
  init?(
    _ document: TextDocument, open: some Collection<TextDocument>, _ registry: Registry,
    _ encoding: PositionEncoding
  ) {
    let file = UnsavedFile(path: document.path, bytes: document.bytes, registry: registry)
    guard document.bytes.count <= Self.mostBytes,
      LanguageService.isOfProject(document.path), file.purpose == .screen,
      let project = file.project(beside: open.bytesByPath)
    else { return nil }
    suite = project.suite()
    self.document = document
    self.encoding = encoding
  }

  private func explanation(of screen: ScreenDeclaration) -> ScreenExplanation? {
    suite.plan(screen).plan.map { ScreenExplanation($0, in: suite) }
  }

  // MARK: A value

  /// The chain of layers of the value at a key, the one that holds first; nil where only one layer
  /// speaks, or nobody knows the value.
  ///
  /// - Parameters:
  ///   - key: the value, such as `headerComponent.title`; below `variants` that of a variant.
  ///   - offset: where in the document somebody asks.
  func chain(of key: String, at offset: Int) -> String? {
    let line = Int32(document.lineNumber(of: offset) + 1)
    guard
      let own = suite.declarations.last(where: {
        $0.variant == nil && $0.root.place.start.line <= line
      })
    else { return nil }
    var (screen, key) = (own, key)
    let parts = key.split(separator: ".", maxSplits: 2).map(String.init)
    if parts.count == 3, parts[0] == "variants" {
      guard
        let variant = suite.declarations.first(where: {
          $0.id == own.id && $0.variant == parts[1]
        })
      else { return nil }
      (screen, key) = (variant, parts[2])
    }
    guard let value = explanation(of: screen)?[key], !value.overridden.isEmpty else { return nil }
    let lines = ([value.winner] + value.overridden).enumerated().map { index, voice in
      let text = voice.text.isEmpty ? "" : "`\(voice.text)` "
      let stands = voice.place.map { " (\(spot($0)))" } ?? ""
      return "\(index == 0 ? "is" : "over") \(text)by the \(voice.layer)\(stands)"
    }
    return lines.joined(separator: "  \n")
  }

  private func spot(_ place: Place) -> String {
    let root = suite.project.root
    let path = place.source.path
    let name = path.hasPrefix("\(root)/") ? String(path.dropFirst(root.utf8.count + 1)) : path
    return "\(name):\(place.start.line)"
  }

  // MARK: Hints

  /// What stands in a screen and is another value in a variant of it: behind each such value, what it is
  /// there.
  func hints(in range: TextRange) -> [InlayHint] {
    var says: [Place: [(name: String, text: String)]] = [:]
    var order: [Place] = []
    for screen in suite.declarations.filter({ $0.variant != nil }).prefix(Self.mostScreens) {
      guard let explanation = explanation(of: screen), let variant = screen.variant else {
        continue
      }
      for value in explanation.values where value.winner.layer == Layer.variant.name {
        for voice in value.overridden.prefix(1) {
          guard let place = voice.place, place.source.path == document.path,
            value.winner.place != place, !value.winner.text.isEmpty
          else { continue }
          if says[place] == nil { order.append(place) }
          let most = 40
          let text = value.winner.text
          says[place, default: []].append(
            (variant, text.count > most ? text.prefix(most) + "…" : text))
        }
      }
    }
    let mark = document.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return order.compactMap { place in
      guard let bytes = place.source.byteRanges(of: [place])[0], let own = says[place] else {
        return nil
      }
      // A block ends at the beginning of the line behind it.
      let end = document.position(of: bytes.upperBound + mark, encoding)
      guard range.start <= end, end <= range.end, end.character > 0 else { return nil }
      let most = 2
      let words = own.prefix(most).map { "\($0.text) in @\($0.name)" }
      let rest = own.count > most ? ", …" : ""
      return InlayHint(
        position: end, label: words.joined(separator: ", ") + rest,
        tooltip: own.map { "\($0.text) in the variant \($0.name)" }.joined(separator: "\n"))
    }
  }
}
