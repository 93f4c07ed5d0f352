import DioramaStage
import DioramaSystem
import YAML

/// Encodes outcomes of screens as bytes, which another process of the same program decodes.
package struct OutcomeWriter {
  package private(set) var bytes: [UInt8] = []
  /// The indices of the source files in the list that was written last, by path.
  private var sources: [String: Int] = [:]

  package init() { bytes.reserveCapacity(512) }

  package mutating func append(_ number: Int) {
    withUnsafeBytes(of: Int64(number)) { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func append(_ some: [UInt8]) {
    append(some.count)
    bytes += some
  }

  package mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func append<Value>(
    optional value: Value?, _ body: (inout OutcomeWriter, Value) -> Void
  ) {
    append(value != nil)
    if let value { body(&self, value) }
  }

  package mutating func append<Element>(
    list: some Collection<Element>, _ body: (inout OutcomeWriter, Element) -> Void
  ) {
    append(list.count)
    for element in list { body(&self, element) }
  }

  mutating func append(_ mark: Mark) {
    append(Int(mark.line))
    append(Int(mark.column))
  }

  // MARK: Diagnostics

  /// How many lines of a place reports can show.
  private static let maxLines: Int32 = 8

  mutating func append(_ diagnostics: Diagnostics) {
    append(diagnostics.count == 0 && diagnostics.ignored.isEmpty)
    if diagnostics.count == 0, diagnostics.ignored.isEmpty { return }
    let (found, ignored) = (diagnostics.all, diagnostics.ignored)
    let places = (found + ignored).flatMap { [$0.place] + $0.notes.map(\.place) }
    append(linesOf: places)
    append(list: found) { $0.append($1) }
    append(list: ignored) { $0.append($1) }
  }

  /// Writes the source files of places, with only the lines that reports show.
  private mutating func append(linesOf places: [Place]) {
    var files: [(source: Source, lines: Set<Int32>)] = []
    sources = [:]
    for place in places {
      let path = place.source.path
      let number = sources[path] ?? files.count
      if number == files.count {
        sources[path] = number
        files.append((place.source, []))
      }
      guard place.start.line > 0 else { continue }
      let last = min(max(place.end.line, place.start.line), place.start.line + Self.maxLines)
      files[number].lines.formUnion(place.start.line...last)
    }
    append(list: files) { writer, file in
      writer.append(file.source.path)
      let lines = file.lines.sorted().compactMap { number in
        file.source.line(number).map { (number, $0) }
      }
      writer.append(list: lines) { writer, line in
        writer.append(Int(line.0))
        writer.append(line.1)
      }
    }
  }

  private mutating func append(_ place: Place) {
    append(sources[place.source.path] ?? 0)
    append(place.start)
    append(place.end)
  }

  /// Writes a place that is not part of a diagnostic, with the lines that reports show.
  package mutating func append(standalone place: Place) {
    append(linesOf: [place])
    append(place)
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    append(diagnostic.code.rawValue)
    append(diagnostic.severity.rawValue)
    append(diagnostic.message)
    append(diagnostic.place)
    append(optional: diagnostic.help) { writer, help in
      writer.append(help.text)
      writer.append(optional: help.replacement) { $0.append($1) }
      writer.append(help.isCertain)
    }
    append(list: diagnostic.notes) { writer, note in
      writer.append(note.message)
      writer.append(note.place)
    }
  }

  // MARK: Screens

  mutating func append(_ heading: ScreenHeading) {
    append(heading.id)
    append(optional: heading.variant) { $0.append($1) }
    append(list: heading.tags) { $0.append($1) }
    append(heading.showsStyles)
    append(heading.idPlace.start)
    append(heading.idPlace.end)
  }

  mutating func append(_ outcome: ScreenOutcome) {
    append(optional: outcome.snapshot) { $0.append($1) }
    append(optional: outcome.snapshotAtFailure) { $0.append($1) }
    append(outcome.showsStyles)
    append(list: outcome.coloredRuns) { $0.append($1) }
    append(outcome.diagnostics)
    append(Int(outcome.duration / .nanoseconds(1)))
    append(list: outcome.files.sorted()) { $0.append($1) }
    append(optional: outcome.observation) { $0.append($1) }
    append(list: outcome.usedFailures) { $0.append($1) }
  }

  private mutating func append(_ run: ColoredRun) {
    append(run.line)
    append(run.columns.lowerBound)
    append(run.columns.upperBound)
    for ink in [run.color, run.ground] { bytes += [ink.red, ink.green, ink.blue] }
    append(run.isBold)
  }
}

/// Decodes what an ``OutcomeWriter`` wrote.
package struct OutcomeReader {
  /// The bytes were not written by an ``OutcomeWriter``.
  package struct Malformed: Error {
    package init() {}
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var sources: [Source] = []

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func number() throws(Malformed) -> Int {
    guard bytes.count - offset >= 8 else { throw Malformed() }
    defer { offset += 8 }
    return bytes.withUnsafeBytes {
      Int($0.loadUnaligned(fromByteOffset: offset, as: Int64.self))
    }
  }

  package mutating func flag() throws(Malformed) -> Bool { try byte() == 1 }

  private mutating func byte() throws(Malformed) -> UInt8 {
    guard offset < bytes.count else { throw Malformed() }
    defer { offset += 1 }
    return bytes[offset]
  }

  package mutating func byteArray() throws(Malformed) -> [UInt8] { Array(try slice()) }

  package mutating func text() throws(Malformed) -> String {
    String(decoding: try slice(), as: UTF8.self)
  }

  private mutating func slice() throws(Malformed) -> ArraySlice<UInt8> {
    let count = try number()
    guard count >= 0, count <= bytes.count - offset else { throw Malformed() }
    defer { offset += count }
    return bytes[offset..<(offset + count)]
  }

  package mutating func optional<Value>(
    _ body: (inout OutcomeReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try flag() ? try body(&self) : nil
  }

  package mutating func list<Element>(
    _ body: (inout OutcomeReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try number()
    // Each element takes at least one byte.
    guard count >= 0, count <= bytes.count - offset else { throw Malformed() }
    var result: [Element] = []
    for _ in 0..<count { result.append(try body(&self)) }
    return result
  }

  private mutating func mark() throws(Malformed) -> Mark {
    let (line, column) = (try number(), try number())
    guard let line = Int32(exactly: line), let column = Int32(exactly: column), line >= 0,
      column >= 0
    else { throw Malformed() }
    return Mark(line: line, column: column)
  }

  // MARK: Diagnostics

  mutating func diagnostics() throws(Malformed) -> Diagnostics {
    var result = Diagnostics()
    if try flag() { return result }
    sources = try list { reader throws(Malformed) in try reader.source() }
    for one in try list({ reader throws(Malformed) in try reader.diagnostic() }) {
      result.append(one)
    }
    for one in try list({ reader throws(Malformed) in try reader.diagnostic() }) {
      result.ignore(one)
    }
    return result
  }

  /// Reads a source file that contains only the lines that reports show.
  private mutating func source() throws(Malformed) -> Source {
    let path = try text()
    var text: [UInt8] = []
    var last = 1
    let lines = try list { reader throws(Malformed) in (try reader.number(), try reader.slice()) }
    for (number, line) in lines {
      // The limit of a file's size in bytes also limits its number of lines.
      guard number >= last, number < 1 << 27 else { throw Malformed() }
      text += repeatElement(UInt8(ascii: "\n"), count: number - last)
      text += line
      last = number
    }
    return Source(path: path, bytes: text)
  }

  private mutating func place() throws(Malformed) -> Place {
    let number = try number()
    let (start, end) = (try mark(), try mark())
    guard sources.indices.contains(number), start <= end else { throw Malformed() }
    return Place(source: sources[number], start: start, end: end)
  }

  /// Reads a place that ``OutcomeWriter/append(standalone:)`` wrote.
  package mutating func standalonePlace() throws(Malformed) -> Place {
    sources = try list { reader throws(Malformed) in try reader.source() }
    return try place()
  }

  private mutating func diagnostic() throws(Malformed) -> Diagnostic {
    let code = try text()
    guard let severity = Diagnostic.Severity(rawValue: try text()) else { throw Malformed() }
    let message = try text()
    let place = try place()
    let help = try optional { reader throws(Malformed) in
      let text = try reader.text()
      var help = Diagnostic.Help(
        text, replacement: try reader.optional { reader throws(Malformed) in try reader.text() })
      help.isCertain = try reader.flag()
      return help
    }
    let notes = try list { reader throws(Malformed) in
      let message = try reader.text()
      return Diagnostic.Note(message, at: try reader.place())
    }
    return Diagnostic(
      Diagnostic.Code(rawValue: code), message, at: place, severity: severity, help: help,
      notes: notes)
  }

  // MARK: Screens

  /// - Parameter source: the file that declares the screen.
  mutating func heading(in source: Source) throws(Malformed) -> ScreenHeading {
    let id = try text()
    let variant = try optional { reader throws(Malformed) in try reader.text() }
    let tags = try list { reader throws(Malformed) in try reader.text() }
    let showsStyles = try flag()
    let start = try mark()
    return ScreenHeading(
      id: id, variant: variant, tags: tags,
      idPlace: Place(source: source, start: start, end: try mark()), showsStyles: showsStyles)
  }

  mutating func outcome(of heading: ScreenHeading) throws(Malformed) -> ScreenOutcome {
    let snapshot = try optional { reader throws(Malformed) in try reader.byteArray() }
    let snapshotAtFailure = try optional { reader throws(Malformed) in try reader.byteArray() }
    let showsStyles = try flag()
    let coloredRuns = try list { reader throws(Malformed) in try reader.coloredRun() }
    let diagnostics = try diagnostics()
    let duration = Duration.nanoseconds(try number())
    let files = try list { reader throws(Malformed) in try reader.text() }
    return ScreenOutcome(
      heading: heading, snapshot: snapshot, snapshotAtFailure: snapshotAtFailure,
      showsStyles: showsStyles, coloredRuns: coloredRuns, diagnostics: diagnostics,
      duration: duration, files: Set(files),
      observation: try optional { reader throws(Malformed) in try reader.byteArray() },
      usedFailures: Set(try list { reader throws(Malformed) in try reader.mark() }))
  }

  private mutating func coloredRun() throws(Malformed) -> ColoredRun {
    let line = try number()
    let (start, end) = (try number(), try number())
    guard start <= end else { throw Malformed() }
    let color = try ink()
    let ground = try ink()
    return ColoredRun(
      line: line, columns: start..<end, color: color, ground: ground, isBold: try flag())
  }

  private mutating func ink() throws(Malformed) -> ColoredRun.RGBColor {
    let red = try byte()
    let green = try byte()
    return ColoredRun.RGBColor(red: red, green: green, blue: try byte())
  }
}
