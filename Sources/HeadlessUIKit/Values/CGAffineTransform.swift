/// A turn, move or stretch of points, as Core Graphics has it. Kept, not shown.
///
/// A point `(x, y)` goes to `(a * x + c * y + tx, b * x + d * y + ty)`.
public struct CGAffineTransform: Sendable, Hashable {
  /// How the first coordinate goes into the first.
  public var a: CGFloat
  /// How the first coordinate goes into the second.
  public var b: CGFloat
  /// How the second coordinate goes into the first.
  public var c: CGFloat
  /// How the second coordinate goes into the second.
  public var d: CGFloat
  /// The move along the first coordinate.
  public var tx: CGFloat
  /// The move along the second coordinate.
  public var ty: CGFloat

  /// A transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Nothing changes.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Nothing changes.
  public init() { self = .identity }

  /// Makes a stretch by factors; 1 leaves a coordinate as it is.
  public init(scaleX: CGFloat, y: CGFloat) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a move by points.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Makes a turn by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether nothing changes.
  public var isIdentity: Bool { self == .identity }
}
