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

  /// Something to touch without words that was reported.
  private struct Nameless: Hashable {
    let role: AccessibilityTree.Role
    let shown: String
    let picture: String?
  }

  private let environment: ScreenEnvironment
  private var pairs: Set<Pair> = []
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
      for (piece, look) in zip(scene.pieces[group.range], looks[group.range]) {
        guard !look.hasUsualColor, !look.isOff, !look.isDecoration, let color = look.color else {
          continue
        }
        let isLarge = look.isPicture || look.font?.isLarge ?? false
        self.look(
          at: piece, look, color: color, ground: scene.ground(of: piece.object, in: group),
          least: isLarge ? 3 : 4.5)
      }
    }
  }

  private mutating func look(
    at piece: FrameScene.Piece, _ look: PieceLook, color: UIColor, ground: UIColor, least: Double
  ) {
    let contrast = color.contrast(on: ground)
    if contrast >= least { return }
    let pair = Pair(color: color.word, ground: ground.shown.digits, least: least)
    guard pairs.insert(pair).inserted else { return }
    let text = piece.text.escapingControls().truncated(toColumns: 24)
    environment.note(
      RunRemark(
        .lowContrast,
        "'\(text)' is \(pair.color) on \(pair.ground), a contrast of \(contrast.tenths) to 1",
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
