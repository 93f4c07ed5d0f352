import HeadlessUIKit
import TerminalText

/// What somebody who cannot see, or not well, would miss in the frames of a run.
struct AccessibilityFindings {
  /// Two colours, one on the other, that were reported.
  private struct Pair: Hashable {
    let color: String
    let ground: String
    let least: Double
  }

  /// A colour and what it lies on, as objects.
  private struct Layers: Hashable {
    let color: UIColor
    let ground: UIColor
    let least: Double

    static func == (left: Layers, right: Layers) -> Bool {
      left.color === right.color && left.ground === right.ground && left.least == right.least
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(color))
      hasher.combine(ObjectIdentifier(ground))
    }
  }

  /// Something to touch without words that was reported.
  private struct Nameless: Hashable {
    let role: AccessibilityTree.Role
    let shown: String
    let picture: String?

    func hash(into hasher: inout Hasher) {
      hasher.combine(role)
      hasher.combine(picture)
      hasher.combine(shown.utf8.count)
    }
  }

  private let environment: ScreenEnvironment
  private var pairs: Set<Pair> = []
  /// What was looked at: rows of a list have the same colours on the same backgrounds.
  private var known: Set<Layers> = []
  private var nameless: Set<Nameless> = []

  /// - Parameter environment: the run's, which is told of findings.
  init(in environment: ScreenEnvironment) { self.environment = environment }

  /// Looks for things to touch without words, and for orders of an app's own.
  mutating func look(at tree: AccessibilityTree) {
    for element in tree.elements {
      look(at: element)
      for child in element.children { look(at: child) }
    }
    for view in tree.disordered {
      environment.remark(
        .readingOrder,
        "'accessibilityElements' of \(type(of: view)) has another order "
          + "than that in which things stand",
        help: "let it begin with what stands first, from top to bottom and left to right")
    }
  }

  private mutating func look(at element: AccessibilityTree.Element) {
    guard element.lacksLabel,
      nameless.insert(
        Nameless(role: element.role, shown: element.shown, picture: element.picture)
      ).inserted
    else { return }
    let picture = element.picture.map { " with the picture '\($0)'" } ?? ""
    environment.note(
      RunRemark(
        .missingLabel,
        "a screen reader has no words for the \(element.role.rawValue) "
          + "\(element.shown.escapingControls())\(picture)",
        help: "set its 'accessibilityLabel'"))
  }

  /// Looks for text and pictures that are hard to tell from what they lie on (WCAG 2, 1.4.3 and
  /// 1.4.11). What is switched off, and what the system colours itself, is left out.
  ///
  /// - Parameters:
  ///   - scene: the frame.
  ///   - looks: how its pieces look.
  mutating func look(at scene: FrameScene, _ looks: [PieceLook]) {
    for group in scene.groups {
      var rowGround: UIColor?
      for index in group.range {
        guard !looks[index].hasUsualColor, !looks[index].isOff, !looks[index].isDecoration,
          let color = looks[index].color
        else { continue }
        let ground: UIColor
        if let own = looks[index].background, own.shownAlpha >= 1 {
          ground = own
        } else if group.part == .row, looks[index].background == nil, let row = group.owner {
          ground = rowGround ?? scene.ground(of: row, in: group)
          rowGround = ground
        } else {
          ground = scene.ground(of: scene.pieces[index].object, in: group)
        }
        let isLarge = looks[index].isPicture || looks[index].font?.isLarge ?? false
        let layers = Layers(color: color, ground: ground, least: isLarge ? 3 : 4.5)
        if known.insert(layers).inserted { look(at: layers, scene.pieces[index], looks[index]) }
      }
    }
  }

  private mutating func look(
    at layers: Layers, _ piece: FrameScene.Piece, _ look: PieceLook
  ) {
    let (color, least) = (layers.color, layers.least)
    let contrast = color.contrast(on: layers.ground)
    if contrast >= least { return }
    let ground = layers.ground.shown.digits
    guard pairs.insert(Pair(color: color.word, ground: ground, least: least)).inserted else {
      return
    }
    let text = piece.text.escapingControls().truncated(toColumns: 24)
    environment.note(
      RunRemark(
        .lowContrast,
        "'\(text)' is \(color.word) on \(ground), a contrast of \(contrast.tenths) to 1",
        help: "\(look.isPicture ? "a picture" : "text of its size") needs \(least.tenths)"))
  }
}

extension UIFont {
  /// Whether text in it counts as large: from 18 points on, or bold from 14 on.
  fileprivate var isLarge: Bool {
    pointSize >= 18 || pointSize >= 14 && weight.rawValue >= UIFont.Weight.bold.rawValue
  }
}

extension Double {
  /// A number from 0 to 100 with at most one digit behind the point, rounded down, so that what
  /// falls short never looks as if it did not.
  fileprivate var tenths: String {
    let tenths = Int(Swift.min(Swift.max(self, 0), 100) * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
