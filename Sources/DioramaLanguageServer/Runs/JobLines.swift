import Foundation

extension MessageCoding {
  /// Decodes a line of a job's output; nil for another line.
  static func update(fromLine line: [UInt8]) -> LanguageJob.Update? {
    line.first == UInt8(ascii: "{")
      ? try? JSONDecoder().decode(LanguageJob.Update.self, from: Data(line)) : nil
  }
}

extension LanguageJob {
  /// The job as a line for another process.
  public var line: [UInt8] { MessageCoding.line(self) }

  /// Decodes a job; nil if the line contains none.
  public init?(line: [UInt8]) {
    guard let job = try? JSONDecoder().decode(LanguageJob.self, from: Data(line)) else {
      return nil
    }
    self = job
  }
}
