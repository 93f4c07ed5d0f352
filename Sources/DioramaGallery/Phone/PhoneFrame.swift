/// A frame as a picture of a phone: shapes and texts with their places in points.
///
/// It illustrates the text, which is the snapshot; it is never compared.
struct PhoneFrame: Hashable, Sendable {
  /// The width of a phone in points; all devices are drawn in this width.
  static let width = 390
  /// The minimum height of a phone in points.
  static let height = 844

  /// The kind of a shape. The raw values are those of the gallery's data.
  enum Shape: Int, Sendable {
    /// A line of text, perhaps on a ground of its own.
    case text
    /// A rectangle; its color is that of its border.
    case box
    /// A round picture with initials, or with the symbol of a person.
    case avatar
    /// A switch.
    case toggle
    /// A checkbox.
    case checkbox
    /// A symbol.
    case icon
    /// An activity indicator.
    case spinner
    /// A picture without its pixels.
    case photo
    /// A shade over everything before it.
    case veil
  }

  /// The look of a shape. Many shapes share one.
  struct Look: Hashable, Sendable {
    var shape = Shape.text
    /// The place in its band.
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    /// The color; nil for the frame's ink, or for a box without a border.
    var color: CSSColor?
    var ground: CSSColor?
    /// The size of the font in points, or that of a symbol.
    var size = 0
    /// The weight of the font as in CSS; 0 for regular.
    var weight = 0
    /// The edge that the text is aligned to; of a switch or checkbox, 1 if it is on.
    var align = 0
    /// The radius of the corners.
    var radius = 0
  }

  /// A shape with its text.
  struct Piece: Hashable, Sendable {
    var look: Look
    /// The text, or the symbol of an icon; empty for none.
    var text = ""
    var source: CapturedSource?
  }

  /// A horizontal part of the picture, such as a row of a list.
  struct Band: Hashable, Sendable {
    var height: Int
    var ground: CSSColor?
    /// The left end of the line below it; 0 for none.
    var line = 0
    var pieces: [Piece] = []
  }

  /// An item of the picture, from top to bottom.
  enum Item: Hashable, Sendable {
    case band(Band)
    /// Empty space.
    case gap(Int)
  }

  /// A band at a place of its own, over the items.
  struct Overlay: Hashable, Sendable {
    var y: Int
    var band: Band
  }

  var items: [Item]
  var overlays: [Overlay]
}
