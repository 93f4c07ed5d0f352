import LibYAMLReading

@testable import YAML

/// Any bytes as a YAML file: our reader and libyaml agree, and all locations are in the file.
struct YAMLTarget: FuzzTarget {
  private let limits = Limits(nodes: 20_000)

  func run(_ input: [UInt8]) {
    let source = Source(path: "a.yaml", bytes: input)
    var diagnostics = Diagnostics()
    let documents = YAMLReader(limits: limits)
      .documents(of: source, reporting: &diagnostics, selecting: .readable)
    let found = diagnostics.sorted
    // We report tags of the file's own, which libyaml accepts.
    let ownTags = found.filter { $0.code == .wrongValue && $0.message.hasPrefix("unknown tag ") }
    compare(documents, found.filter { !ownTags.contains($0) }, source)
    for diagnostic in found {
      for place in [diagnostic.place] + diagnostic.notes.map(\.place) { check(place) }
    }
    for document in documents { check(document.root) }
    _ = source.byteRanges(of: found.map(\.place))
    _ = source.comments(beginningWith: "diorama:")
    // Printing takes longer than reading.
    if input.count % 4 == 0 { PrintedOutput.check(found) }
  }

  /// Both readers reject the same input, and accepted input gives the same tree.
  private func compare(_ documents: [Document], _ found: [Diagnostic], _ source: Source) {
    let codes = Set(found.map(\.code))
    // libyaml gets our conversion of UTF-16, which may be wrong itself.
    if codes.contains(.limit) || source.badByte != nil { return }
    let theirs = LibYAMLReading(source.bytes, keepingMerges: false)
    if theirs.isComplete {
      require(!codes.contains(.yamlSyntax), "we refuse what libyaml takes: \(found)")
    } else {
      // Only JSON's escapes of pairs are read although libyaml refuses them.
      require(
        !found.isEmpty || JoinedEscapes(source.bytes[...]) != nil, "we take what libyaml refuses")
    }
    guard found.isEmpty, theirs.isComplete else { return }
    require(documents.map(EventText.init) == theirs.documents, "another tree than libyaml's")
  }

  private func check(_ place: Place) {
    require(place.start <= place.end, "\(place) ends before it starts")
    for mark in [place.start, place.end] {
      require(mark.line >= 1 && mark.column >= 1, "\(place) is before the file")
    }
    require(place.source.byteRanges(of: [place]).first ?? nil != nil, "\(place) is not in the file")
  }

  private func check(_ node: Node) {
    guard node.definition == nil else { return }
    check(node.place)
    for item in node.items { check(item) }
    for entry in node.entries where entry.merge == nil {
      check(entry.key)
      check(entry.value)
    }
  }
}

/// The printed output of diagnostics.
enum PrintedOutput {
  /// Prints diagnostics in all formats; control characters of a file must not reach a terminal.
  static func check(_ diagnostics: [Diagnostic]) {
    var text = ""
    TextPrinter(color: false).print(diagnostics, to: &text)
    GitHubPrinter().print(diagnostics, to: &text)
    checkNoControls(text.utf8, "a diagnostic")
  }

  /// Checks that text contains no control characters except newlines.
  static func checkNoControls(_ bytes: some Sequence<UInt8>, _ what: String) {
    for byte in bytes {
      require(byte >= 32 && byte != 127 || byte == 10, "\(what) has the control \(byte)")
    }
  }
}
