import Foundation

extension MessageCoding {
  /// What a line of a job tells; nil for another line.
  static func update(fromLine line: [UInt8]) -> LanguageJob.Update? {
    line.first == UInt8(ascii: "{")
      ? try? JSONDecoder().decode(LanguageJob.Update.self, from: Data(line)) : nil
  }
}

extension LanguageJob {
  /// The job as another process reads it.
  public var line: [UInt8] { MessageCoding.line(self) }

  /// Reads a job; nil where it is none.
  public init?(line: [UInt8]) {
    guard let job = try? JSONDecoder().decode(LanguageJob.self, from: Data(line)) else {
      return nil
    }
    self = job
  }
}
