import Foundation

/// What somebody has decided on a page, as the file that the page lets them download: what
/// `diorama review --apply` carries out.
public struct GalleryDecisions: Codable, Sendable {
  /// The word that says what the JSON is.
  public static let format = "diorama-decisions"
  /// The version of the format.
  public static let version = 1

  /// What becomes of what a screen shows.
  public enum Choice: String, Codable, Sendable {
    /// It is recorded.
    case accept
    /// What is recorded stays.
    case reject
  }

  /// A decision about a screen.
  public struct Decision: Codable, Sendable {
    /// The screen's id; see ``GalleryModel/Screen/id``.
    public var screen: String
    /// What becomes of what it shows.
    public var decision: Choice
    /// The digest of what was seen; see ``GalleryModel/Screen/digest``.
    public var digest: String

    /// A decision.
    public init(screen: String, decision: Choice, digest: String) {
      (self.screen, self.decision, self.digest) = (screen, decision, digest)
    }
  }

  /// ``format``.
  public var format = GalleryDecisions.format
  /// ``version``.
  public var version = GalleryDecisions.version
  /// The name of the project that the page was of.
  public var project: String
  /// The decisions.
  public var decisions: [Decision]

  /// Some decisions about the screens of a project.
  public init(project: String, _ decisions: [Decision]) {
    self.project = project
    self.decisions = decisions
  }

  /// How large such a file may be: 16 MiB.
  package static let mostBytes = 16 << 20

  /// Why some bytes are no decisions.
  public struct FormatError: Error, CustomStringConvertible {
    /// The reason, as the end of a sentence.
    public let description: String
  }

  /// Reads a file of decisions.
  ///
  /// - Throws: ``FormatError`` where it is none, or of a version that nobody knew of.
  public init(json: [UInt8]) throws(FormatError) {
    struct Head: Decodable {
      let format: String
      let version: Int
    }
    let data = Data(json)
    guard let head = try? JSONDecoder().decode(Head.self, from: data), head.format == Self.format
    else {
      throw FormatError(description: "it is no file of decisions that a gallery's page has made")
    }
    guard head.version == Self.version else {
      throw FormatError(
        description: "it is of version \(head.version), and only \(Self.version) is known")
    }
    do {
      self = try JSONDecoder().decode(GalleryDecisions.self, from: data)
    } catch {
      throw FormatError(description: "one of its decisions lacks a screen, a decision or a digest")
    }
  }

  /// The decisions as JSON.
  ///
  /// - Throws: what `JSONEncoder` throws; of decisions nothing.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ScriptSafeJSON.bytes(Array(try encoder.encode(self)))
  }
}
