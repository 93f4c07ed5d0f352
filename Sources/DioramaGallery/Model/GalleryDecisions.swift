import DioramaAuthoring
import Foundation

/// Decisions made on a page, as the file that the page offers for download. `diorama review
/// --apply` carries them out.
public struct GalleryDecisions: Codable, Sendable {
  /// The name of the format in the JSON.
  public static let format = "diorama-decisions"
  /// The version of the format: 2, since decisions can be about ``Decision/changes``. Files of
  /// version 1, whose decisions are about whole screens, are read, too.
  public static let version = 2

  /// The decision about what a screen shows.
  public enum Choice: String, Codable, Sendable {
    /// What it shows is recorded.
    case accept
    /// The recorded snapshot stays.
    case reject

    /// The decision of a review.
    var review: ReviewDecision { self == .accept ? .accept : .reject }
  }

  /// A decision about a screen.
  public struct Decision: Codable, Sendable {
    /// The screen's id; see ``GalleryModel/Screen/id``.
    public var screen: String
    /// Whether what it shows is accepted.
    public var decision: Choice
    /// The digest of what the page showed; see ``GalleryModel/Screen/digest``.
    public var digest: String
    /// The ids of the changes that the decision is about; see ``GalleryModel/Group/changes``. Nil
    /// for all that the screen shows.
    public var changes: [String]?

    /// A decision about a screen, or about some of its changes.
    public init(screen: String, decision: Choice, digest: String, changes: [String]? = nil) {
      (self.screen, self.decision, self.digest) = (screen, decision, digest)
      self.changes = changes
    }
  }

  /// ``format``.
  public var format = GalleryDecisions.format
  /// ``version``.
  public var version = GalleryDecisions.version
  /// The name of the page's project.
  public var project: String
  /// The decisions.
  public var decisions: [Decision]

  /// Decisions about the screens of a project.
  public init(project: String, _ decisions: [Decision]) {
    self.project = project
    self.decisions = decisions
  }

  /// The screens of which the same change, or the whole, is both accepted and rejected.
  var contradictoryScreens: Set<String> {
    var screens: Set<String> = []
    for (screen, own) in Dictionary(grouping: decisions, by: \.screen) {
      let accepted = own.filter { $0.decision == .accept }
      let rejected = own.filter { $0.decision == .reject }
      if accepted.isEmpty || rejected.isEmpty { continue }
      let isWhole = own.contains { $0.changes == nil }
      let changes = Set(accepted.flatMap { $0.changes ?? [] })
      if isWhole || !changes.isDisjoint(with: rejected.flatMap { $0.changes ?? [] }) {
        screens.insert(screen)
      }
    }
    return screens
  }

  /// The size limit of such a file: 16 MiB.
  package static let maxBytes = 16 << 20

  /// The error for bytes that are not decisions.
  public struct FormatError: Error, CustomStringConvertible {
    /// The reason, as the end of a sentence.
    public let description: String
  }

  /// Reads a file of decisions.
  ///
  /// - Throws: ``FormatError`` if it is not such a file, or has an unknown version.
  public init(json: [UInt8]) throws(FormatError) {
    struct Head: Decodable {
      let format: String
      let version: Int
    }
    let data = Data(json)
    guard let head = try? JSONDecoder().decode(Head.self, from: data), head.format == Self.format
    else {
      throw FormatError(description: "not a decisions file of a gallery page")
    }
    guard (1...Self.version).contains(head.version) else {
      throw FormatError(
        description: "unsupported version \(head.version); supported: 1 to \(Self.version)")
    }
    do {
      self = try JSONDecoder().decode(GalleryDecisions.self, from: data)
    } catch {
      throw FormatError(description: Self.fault(in: error))
    }
  }

  /// Returns what is wrong in such a file, as the end of a sentence.
  private static func fault(in error: any Error) -> String {
    func path(_ keys: [any CodingKey]) -> String {
      keys.reduce(into: "") { path, key in
        path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): return "it lacks '\(path(context.codingPath + [key]))'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return "'\(path(context.codingPath))' has an invalid value"
    default: return "it is damaged"
    }
  }

  /// Returns the decisions as JSON.
  ///
  /// - Throws: an error of `JSONEncoder`; never for decisions.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ScriptSafeJSON.bytes(Array(try encoder.encode(self)))
  }
}
