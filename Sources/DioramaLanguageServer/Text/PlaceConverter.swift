import YAML

/// The texts that places of the reader are looked up in, to say them as clients count: what stands in
/// the editor, and what other files held when they were read, each prepared once.
struct PlaceConverter {
  private let encoding: PositionEncoding
  private let open: TextDocument?
  /// With their sources, so that no other one is taken for one of them.
  private var others: [ObjectIdentifier: (source: Source, text: TextDocument)] = [:]

  /// - Parameters:
  ///   - encoding: what positions count.
  ///   - open: a text in the editor; places in its file are places in it.
  init(_ encoding: PositionEncoding, open: TextDocument? = nil) {
    self.encoding = encoding
    self.open = open
  }

  /// The stretch of a place; the beginning of the file for one that its text does not have.
  mutating func range(of place: Place) -> TextRange {
    guard let bytes = place.source.byteRanges(of: [place])[0] else {
      let start = TextPosition(line: 0, character: 0)
      return TextRange(start: start, end: start)
    }
    let text = text(of: place.source)
    // A mark at the beginning is no part of what is read.
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
