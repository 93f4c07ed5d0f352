import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The names that can be completed: ids, components, tags, variants, files, and codes in comments.
extension NameService.View {
  /// Returns the completions of names at a position that are not in another list already.
  func completions(
    at position: TextPosition, in document: TextDocument, besides known: [CompletionItem]
  ) -> [CompletionItem] {
    let offset = document.offset(of: position, encoding)
    return CursorContext.readings(at: offset, in: document).lazy
      .map { self.completions(at: $0, in: document, besides: known) }
      .first { !$0.isEmpty } ?? []
  }

  private func completions(
    at place: CursorContext, in document: TextDocument, besides known: [CompletionItem]
  ) -> [CompletionItem] {
    guard place.canComplete, let root = place.root, let purpose = names.purpose(of: document.path)
    else { return [] }
    let scalar = place.scalar
    let range = document.range(of: scalar.range, encoding)
    let rest = document.bytes[scalar.end...].first { $0 != UInt8(ascii: " ") }
    let isNewKey = scalar.quote.isEmpty && rest != UInt8(ascii: ":")
    let (contexts, records) = NameCollector.contexts(
      in: root, of: document.path, as: purpose, names.shapes, names.facts)
    var seen = Set(known.map(\.label))
    var items: [CompletionItem] = []
    for context in contexts {
      let end =
        context.kind == .variant && isNewKey ? ": " : document.space(after: scalar.range)
      for proposal in proposals(for: context, from: document.path, own(records, for: context)) {
        guard let text = scalar.spelling(of: proposal.text), seen.insert(proposal.text).inserted
        else { continue }
        items.append(
          CompletionItem(
            label: proposal.text, kind: proposal.kind,
            documentation: proposal.words.isEmpty ? nil : proposal.words,
            sortText: Self.sortText(known.count + items.count), insertTextFormat: 1,
            textEdit: TextEdit(range: range, newText: place.dash + text + place.separator + end)))
      }
    }
    return items
  }

  /// Returns the records of the text itself, which may be incomplete.
  private func own(
    _ records: [(name: ProjectName, label: String)], for context: CompletionContext
  ) -> [Proposal] {
    guard case .record(let noun, let fixtureID) = context.kind else { return [] }
    return records.compactMap { name, label in
      guard case .record(let other, let id, fixtureID) = name, noun.isEmpty || noun == other else {
        return nil
      }
      return Proposal(record: id, other, label)
    }
  }

  private static func sortText(_ index: Int) -> String {
    let number = String(index)
    return String(repeating: "0", count: max(5 - number.count, 0)) + number
  }

  private struct Proposal {
    let text: String
    /// The icon in clients: 6 for a variable, 7 for a class, 14 for a keyword, 17 for a file, 20
    /// for an enum member.
    let kind: Int
    let words: String

    init(text: String, kind: Int, words: String) {
      (self.text, self.kind, self.words) = (text, kind, words)
    }

    /// Creates the completion of a record.
    init(record id: String, _ noun: String, _ label: String) {
      self.init(text: id, kind: 6, words: label.isEmpty ? noun : "\(noun) \(label)")
    }
  }

  private func proposals(
    for context: CompletionContext, from path: String, _ own: [Proposal]
  ) -> [Proposal] {
    switch context.kind {
    case .record(let noun, let fixtureID):
      // If only a part of a long text was read, its own data may be missing, and its places may be
      // wrong.
      let isOwn = fixtureID.hasPrefix("\(path)#")
      if isOwn, !own.isEmpty { return own }
      return own
        + names.all { place in
          guard place.isDefinition, case .record(let other, _, let there) = place.name,
            isOwn ? there.hasPrefix("\(path)#") : there == fixtureID
          else { return false }
          return noun.isEmpty || noun == other
        }.map { Proposal(record: $0.name.text, $0.name.noun, $0.label) }
    case .type(let kind, let accepts):
      let made = context.components.merging(names.facts.components) { own, _ in own }
      return made.keys.sorted().compactMap { name in
        guard
          let type = names.shapes.type(
            named: name, own: context.components, of: names.facts.components),
          kind.isEmpty || type.kind.rawValue == kind, accepts.isEmpty || type.extends(accepts)
        else { return nil }
        return Proposal(text: name, kind: 7, words: "a component that extends \(type.name)")
      }
    case .file(let endings):
      return files(endings, from: path).map { Proposal(text: $0, kind: 17, words: "") }
    case .tag:
      return names.all { if case .tag = $0.name { true } else { false } }.map(\.name.text)
        .sorted().map { Proposal(text: $0, kind: 14, words: "a tag of other screens") }
    case .variant:
      let used = names.all { if case .variant = $0.name { true } else { false } }.map(\.name.text)
      return Set(used).sorted().map {
        Proposal(text: $0, kind: 20, words: "a variant of other screens")
      }
    }
  }

  /// Returns the files of a project that a text can refer to, as paths relative to its folder, the
  /// nearest first.
  private func files(_ endings: [String], from path: String) -> [String] {
    let most = 200
    let own = path.parentFolder
    var found: [String] = []
    func collect(_ folder: String) {
      for entry in (try? FileSystem.entries(of: folder)) ?? [] where found.count < most {
        guard !entry.name.hasPrefix("."), entry.name != "__Snapshots__" else { continue }
        let file = "\(folder)/\(entry.name)"
        if entry.kind == .folder { collect(file) }
        // In other folders, such files are screens.
        let isOfData =
          file.dropFirst(names.root.utf8.count).contains("/fixtures/")
          || !entry.name.hasSuffix(".yaml") && !entry.name.hasSuffix(".yml")
        if entry.kind == .file, isOfData, endings.contains(where: entry.name.hasSuffix) {
          found.append(Self.relative(file, from: own))
        }
      }
    }
    collect(names.root)
    func climbs(_ path: String) -> Int { path.split(separator: "/").count { $0 == ".." } }
    return found.sorted { (climbs($0), $0) < (climbs($1), $1) }
  }

  static func relative(_ path: String, from folder: String) -> String {
    let (own, there) = (folder.split(separator: "/"), path.split(separator: "/"))
    let common = zip(own, there).prefix { $0 == $1 }.count
    return (own.dropFirst(common).map { _ in ".." } + there.dropFirst(common))
      .joined(separator: "/")
  }
}

// MARK: - Comments

extension LanguageService {
  /// Returns the completions at a position in a comment that suppresses problems, `# diorama:
  /// ignore CODE because ...`; nil outside such a comment.
  func suppressionCompletions(
    at position: TextPosition, in document: TextDocument
  ) -> [CompletionItem]? {
    let offset = document.offset(of: position, encoding)
    let line = document.line(document.lineNumber(of: offset))
    let before = document.text(
      in: line.lowerBound..<max(min(offset, line.upperBound), line.lowerBound))
    guard let sign = before.firstRange(of: "# diorama:") ?? before.firstRange(of: "#diorama:"),
      before[..<sign.lowerBound].last.map({ $0 == " " || $0 == "\t" }) ?? true
    else { return nil }
    let rest = before[sign.upperBound...]
    let words = rest.split(separator: " ", omittingEmptySubsequences: true)
    let isNew = rest.last == " " || rest.isEmpty
    let started = isNew ? "" : words.last.map(String.init) ?? ""
    let done = isNew ? words[...] : words.dropLast()
    let proposals: [String] =
      if done.isEmpty {
        ["ignore"]
      } else if done.contains("because") {
        []
      } else {
        DiagnosticRules.adjustable.map(\.rawValue).filter { !done.contains(Substring($0)) }
          + (done.count > 1 ? ["because"] : [])
      }
    let end = document.text(in: offset..<max(line.upperBound, offset))
      .prefix { $0.isLetter || $0 == "-" }
    let range = document.range(
      of: offset - started.utf8.count..<offset + end.utf8.count, encoding)
    return proposals.enumerated().map { index, word in
      let number = String(index)
      return CompletionItem(
        label: word, kind: 14, documentation: nil,
        sortText: String(repeating: "0", count: max(5 - number.count, 0)) + number,
        insertTextFormat: 1,
        textEdit: TextEdit(
          range: range, newText: (rest.isEmpty ? " " : "") + word))
    }
  }
}
