/// Builds the tables of a model: equal values get the same number.
struct GalleryTables {
  private(set) var strings: [String] = []
  private(set) var styles = [GalleryModel.Style()]
  private(set) var sources: [GalleryModel.Source] = []
  private(set) var rows: [[GalleryModel.Run]] = []
  private(set) var themes: [GalleryModel.Theme] = []
  private(set) var files: [GalleryModel.File] = []
  private var phones = PhoneTables()
  private var stringNumbers: [String: Int] = [:]
  private var styleNumbers = [CapturedStyle(): 0]
  private var sourceNumbers: [CapturedSource: Int] = [:]
  private var rowNumbers: [[GalleryModel.Run]: Int] = [:]
  private var themeNumbers: [CapturedTheme: Int] = [:]
  private var fileNumbers: [String: Int] = [:]

  mutating func number(ofString text: String) -> Int {
    if let number = stringNumbers[text] { return number }
    stringNumbers[text] = strings.count
    strings.append(text)
    return strings.count - 1
  }

  /// Returns the number of a file; its text is read only when it is requested.
  mutating func number(ofFile path: String, _ text: () -> String? = { nil }) -> Int {
    if let number = fileNumbers[path] {
      if files[number].text == nil { files[number].text = text() }
      return number
    }
    fileNumbers[path] = files.count
    files.append(GalleryModel.File(path: path, text: text()))
    return files.count - 1
  }

  mutating func number(of theme: CapturedTheme) -> Int {
    if let number = themeNumbers[theme] { return number }
    themeNumbers[theme] = themes.count
    themes.append(
      GalleryModel.Theme(
        name: theme.name, ink: theme.ink, ground: theme.ground, dim: theme.dim))
    return themes.count - 1
  }

  mutating func numbers(of rows: [[CapturedRun]]) -> [Int] { rows.map { number(of: $0) } }

  /// Returns the tables of the pictures of frames, and changes the frames that refer to them; nil if
  /// there are none.
  func phone(for screens: inout [GalleryModel.Screen]) -> GalleryModel.Phone? {
    phones.phone.bands.isEmpty ? nil : phones.sorted(for: &screens)
  }

  mutating func frames(_ frames: [CapturedFrame]) -> [GalleryModel.Frame] {
    frames.map { frame in
      let rows = numbers(of: frame.rows)
      return GalleryModel.Frame(
        label: frame.label, rows: rows,
        blocks: frame.blocks.isEmpty ? nil : numbers(of: frame.blocks),
        phone: frame.phone.map { numbers(of: $0, rows) })
    }
  }

  private mutating func numbers(of phone: PhoneFrame, _ rows: [Int]) -> [Int] {
    let runs = rows.flatMap { self.rows[$0] }.filter { $0.source > 0 }
    let known = Dictionary(
      runs.map { (PhoneTables.key(of: strings[$0.string]), $0.source) },
      uniquingKeysWith: { first, _ in first })
    // The tables are moved, not copied, while their texts are added to the others.
    var phones = PhoneTables()
    swap(&phones, &self.phones)
    defer { swap(&phones, &self.phones) }
    return phones.numbers(
      of: phone, known: known, string: { number(ofString: $0) }, source: { number(of: $0) })
  }

  private mutating func number(of row: [CapturedRun]) -> Int {
    let runs = row.map { run in
      GalleryModel.Run(
        string: number(ofString: run.text), style: number(of: run.style),
        source: run.source.map { number(of: $0) } ?? 0)
    }
    if let number = rowNumbers[runs] { return number }
    rowNumbers[runs] = rows.count
    rows.append(runs)
    return rows.count - 1
  }

  private mutating func number(of style: CapturedStyle) -> Int {
    if let number = styleNumbers[style] { return number }
    styleNumbers[style] = styles.count
    styles.append(
      GalleryModel.Style(fg: style.color, bg: style.ground, bold: style.isBold ? true : nil))
    return styles.count - 1
  }

  /// Returns the number of a source, from 1.
  private mutating func number(of source: CapturedSource) -> Int {
    if let number = sourceNumbers[source] { return number }
    var compact = GalleryModel.Source()
    compact.what = source.property.map { number(ofString: $0) + 1 } ?? 0
    compact.component = source.component.map { number(ofString: $0) + 1 } ?? 0
    compact.text = number(ofString: source.words) + 1
    if let file = source.file {
      compact.file = number(ofFile: file) + 1
      (compact.line, compact.column) = (source.line, source.column)
    }
    sources.append(compact)
    sourceNumbers[source] = sources.count
    return sources.count
  }
}
