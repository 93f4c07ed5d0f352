/// A rotation, translation or scaling of points, as in Core Graphics. Kept, not shown.
///
/// A point `(x, y)` goes to `(a * x + c * y + tx, b * x + d * y + ty)`.
public struct CGAffineTransform: Sendable, Hashable {
  /// The factor of the old x in the new x.
  public var a: CGFloat
  /// The factor of the old x in the new y.
  public var b: CGFloat
  /// The factor of the old y in the new x.
  public var c: CGFloat
  /// The factor of the old y in the new y.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// Makes a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform, which changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the identity transform.
  public init() { self = .identity }

  /// Makes a scaling by factors; 1 leaves a coordinate as it is.
  public init(scaleX: CGFloat, y: CGFloat) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a translation by points.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Makes a rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether it is the identity transform.
  public var isIdentity: Bool { self == .identity }
}
