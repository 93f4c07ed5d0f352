import YAML

/// A converter from places of the reader to positions of clients. It keeps the editor's text and
/// the texts of other files as they were read, and prepares each once.
struct PlaceConverter {
  private let encoding: PositionEncoding
  private let open: TextDocument?
  /// The texts with their sources, which keeps the identifiers unique.
  private var others: [ObjectIdentifier: (source: Source, text: TextDocument)] = [:]

  /// Creates a converter.
  ///
  /// - Parameters:
  ///   - encoding: the unit of positions.
  ///   - open: a text in the editor; places in its file refer to it.
  init(_ encoding: PositionEncoding, open: TextDocument? = nil) {
    self.encoding = encoding
    self.open = open
  }

  /// Returns the range of a place; the beginning of the file if its text does not contain it.
  mutating func range(of place: Place) -> TextRange {
    guard let bytes = place.source.byteRanges(of: [place])[0] else {
      let start = TextPosition(line: 0, character: 0)
      return TextRange(start: start, end: start)
    }
    let text = text(of: place.source)
    // A byte order mark is not part of the text that is read.
    return text.range(
      of: bytes.lowerBound + text.byteOrderMarkLength..<bytes.upperBound + text.byteOrderMarkLength,
      encoding)
  }

  private mutating func text(of source: Source) -> TextDocument {
    if let open, open.path == source.path { return open }
    if let known = others[ObjectIdentifier(source)] { return known.text }
    let text = TextDocument(
      path: source.path, text: String(decoding: source.bytes, as: UTF8.self), version: 0)
    others[ObjectIdentifier(source)] = (source, text)
    return text
  }
}
