/// The documents of an earlier version of a file that are in a later one, too, so that they need not
/// be read again: those before the first difference, and those behind the last.
///
/// A document can be told apart from what stands around it where dashes begin it and no directives
/// stand before them: nothing that is written before such a line has a say in what is behind.
struct UnchangedDocuments {
  /// Those before the first difference, in the later version.
  let first: [Document]
  /// The byte that reading begins at, behind those.
  let start: Int
  private let source: Source
  /// Those behind the last difference, as they were.
  private let last: ArraySlice<Document>
  /// How many lines further down they stand.
  private let lineShift: Int32

  /// Compares two versions of a file; nil where nothing can be taken over.
  ///
  /// - Parameters:
  ///   - earlier: all documents of the earlier version, in which nothing was wrong.
  ///   - source: the later version.
  init?(of earlier: [Document], in source: Source) {
    guard let before = earlier.first?.source, source.badByte == nil,
      !earlier.contains(where: \.extent.hasDirectives)
    else { return nil }
    let common = Common(of: before.bytes, source.bytes)
    let lines = source.lines
    let lineShift = Int32(lines.count - before.lines.count)
    let next = earlier.indices.last { index in
      lines.documentStart(atLine: earlier[index].extent.line).map { $0 <= common.prefix } ?? false
    }
    start = next.flatMap { lines.documentStart(atLine: earlier[$0].extent.line) } ?? 0
    first = earlier[..<(next ?? 0)].map { $0.moved(to: source, byLines: 0) }
    let behind = earlier.indices.first { index in
      lines.documentStart(atLine: earlier[index].extent.line + lineShift)
        .map { $0 >= source.bytes.count - common.suffix } ?? false
    }
    last = earlier[(behind ?? earlier.endIndex)...]
    if first.isEmpty, last.isEmpty { return nil }
    self.lineShift = lineShift
    self.source = source
  }

  /// All documents from a line on, where one of those behind the last difference begins.
  func documents(fromLine line: Int32) -> [Document]? {
    let before = line - lineShift
    // Most lines that are asked for stand before all of them.
    guard let nearest = last.first, nearest.extent.line <= before,
      let index = last.firstIndex(where: { $0.extent.line == before })
    else { return nil }
    return last[index...].map { $0.moved(to: source, byLines: lineShift) }
  }

  /// How much of two texts is the same at their beginnings, and of the rest at their ends.
  private struct Common {
    var prefix = 0
    var suffix = 0

    init(of left: [UInt8], _ right: [UInt8]) {
      let most = min(left.count, right.count)
      while prefix < most, left[prefix] == right[prefix] { prefix += 1 }
      while suffix < most - prefix,
        left[left.count - 1 - suffix] == right[right.count - 1 - suffix]
      { suffix += 1 }
    }
  }
}
