import YAML

/// The state of decoding YAML into values: the files that it can name, what other keys of the
/// screen contain, and the problems found.
///
/// A shape that a kit defines reports errors and returns nil; it never throws:
///
/// ```swift
/// ValueShape<Season>(.choice(["summer", "winter"])) { node, decoding in
///   if let season = Season(rawValue: node.text) { return season }
///   decoding.reportWrongValue(node, wanted: .choice(["summer", "winter"]))
///   return nil
/// }
/// ```
public struct Decoding {
  /// The files that paths in YAML can refer to.
  public let files: SourceFiles
  /// The name of the command, for help such as "see `diorama types`".
  package let commandName: String
  /// The problems found so far.
  public var diagnostics = Diagnostics()
  /// The clock of the screen, once it is known.
  package var clock: ScreenClock?
  /// Resolves names of types; nil where types cannot be named, as in fixtures.
  package var types: TypeLookup?
  /// The lists that the fixture being read can have; empty outside fixtures.
  var fixtureLists: [FieldDescription] = []
  /// The result of the screen's `data` key; nil before the key is read.
  package var fixtureResult: FixtureResult?
  /// The files that paths in YAML referred to so far.
  public internal(set) var filesRead: Set<String> = []
  /// The searches for similar names so far; a search among thousands of names counts several times.
  private var searchCount = 0
  /// The places of the keys that help replaces, by their mapping and the key that they mean.
  private var replacedKeys: [MeantKey: Place] = [:]

  private struct MeantKey: Hashable {
    let mapping: Place
    let name: String
  }

  /// Creates a decoding without problems.
  ///
  /// - Parameters:
  ///   - files: the files that paths in YAML can refer to.
  ///   - commandName: the name of the command, for help.
  public init(files: SourceFiles, commandName: String = "diorama") {
    self.files = files
    self.commandName = commandName
  }

  /// A decoding of the same files, without problems or state.
  var emptyCopy: Decoding { Decoding(files: files, commandName: commandName) }

  /// Returns a moment in milliseconds since 1970, by the clock of the screen.
  ///
  /// - Parameter time: the moment, such as a value of ``ValueShape/time``.
  /// - Returns: nil outside a screen, unless the moment does not depend on a clock.
  public func milliseconds(of time: TimeExpression) -> Int? {
    if time.base == .epoch { return time.offset }
    return clock.map { time.milliseconds(in: $0.environment()) }
  }

  /// The maximum number of searches for names that are similar to unknown ones. After that, help
  /// lists the known names: very many unknown names must not take long.
  package static let maxSearches = 200

  /// Whether help can still suggest similar names.
  package var suggestsNames: Bool { searchCount < Self.maxSearches }

  /// Counts a search for a similar name.
  ///
  /// - Returns: whether help can still suggest similar names.
  package mutating func beginSearch(among count: Int) -> Bool {
    defer { searchCount += 1 + count / 1000 }
    return suggestsNames
  }

  /// Returns help that suggests a known key for an unknown one, if the mapping does not have the
  /// known key. Only the first of several keys that mean the same is replaced.
  mutating func help(
    _ help: Diagnostic.Help, suggesting name: String, for key: Node, in mapping: Node
  ) -> Diagnostic.Help {
    // A merged key can be overridden.
    if let other = mapping.entries.first(where: { $0.merge == nil && $0.key.isText(name) }) {
      return .alreadySet(other.key)
    }
    if help.replacement == nil { return help }
    let meant = MeantKey(mapping: mapping.place, name: name)
    let first = replacedKeys[meant] ?? key.place
    replacedKeys[meant] = first
    return first == key.place ? help : Diagnostic.Help(help.text)
  }

  /// Records that the screen depends on a file, so that the screen runs again when the file
  /// changes.
  mutating func recordRead(_ path: String) { filesRead.insert(path) }
}
