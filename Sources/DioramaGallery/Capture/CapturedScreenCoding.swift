import Diorama

extension OutcomeWriter {
  /// Encodes a captured screen.
  mutating func append(_ screen: CapturedScreen) {
    for text in [screen.theme.name, screen.theme.ink, screen.theme.ground, screen.theme.dim] {
      append(text)
    }
    append(screen.width)
    append(screen.system)
    append(optional: screen.description) { $0.append($1) }
    append(list: screen.types) { $0.append($1) }
    append(list: screen.ids) { $0.append($1) }
    append(screen.lines)
    append(rows: screen.head)
    append(list: screen.frames) { writer, frame in
      writer.append(frame.label)
      writer.append(rows: frame.rows)
      writer.append(rows: frame.blocks)
      writer.append(optional: frame.phone) { $0.append($1) }
    }
    append(optional: screen.snapshot) { $0.append($1) }
  }

  private mutating func append(rows: [[CapturedRun]]) {
    append(list: rows) { writer, row in
      writer.append(list: row) { writer, run in
        writer.append(run.text)
        writer.append(optional: run.style.color) { $0.append($1) }
        writer.append(optional: run.style.ground) { $0.append($1) }
        writer.append(run.style.isBold)
        writer.append(optional: run.source) { $0.append($1) }
      }
    }
  }

  mutating func append(_ source: CapturedSource) {
    append(optional: source.property) { $0.append($1) }
    append(optional: source.component) { $0.append($1) }
    append(source.words)
    append(optional: source.file) { $0.append($1) }
    append(source.line)
    append(source.column)
  }
}

extension OutcomeReader {
  /// Decodes a captured screen.
  mutating func capturedScreen() throws(Malformed) -> CapturedScreen {
    let theme = CapturedTheme(
      name: try text(), ink: try text(), ground: try text(), dim: try text())
    var screen = CapturedScreen(theme: theme)
    screen.width = try number()
    screen.system = try text()
    screen.description = try optionalText()
    screen.types = try list { reader throws(Malformed) in try reader.text() }
    screen.ids = try list { reader throws(Malformed) in try reader.text() }
    screen.lines = try number()
    screen.head = try rows()
    screen.frames = try list { reader throws(Malformed) in
      CapturedFrame(
        label: try reader.text(), rows: try reader.rows(), blocks: try reader.rows(),
        phone: try reader.optional { reader throws(Malformed) in try reader.phoneFrame() })
    }
    screen.snapshot = try optional { reader throws(Malformed) in try reader.byteArray() }
    return screen
  }

  mutating func optionalText() throws(Malformed) -> String? {
    try optional { reader throws(Malformed) in try reader.text() }
  }

  private mutating func rows() throws(Malformed) -> [[CapturedRun]] {
    try list { reader throws(Malformed) in
      try reader.list { reader throws(Malformed) in
        let text = try reader.text()
        let style = CapturedStyle(
          color: try reader.optionalText(), ground: try reader.optionalText(),
          isBold: try reader.flag())
        return CapturedRun(
          text: text, style: style,
          source: try reader.optional { reader throws(Malformed) in try reader.capturedSource() })
      }
    }
  }

  mutating func capturedSource() throws(Malformed) -> CapturedSource {
    CapturedSource(
      property: try optionalText(), component: try optionalText(), words: try text(),
      file: try optionalText(), line: try number(), column: try number())
  }
}
