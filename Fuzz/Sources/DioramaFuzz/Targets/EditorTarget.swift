import DioramaKit
import DioramaLanguageServer
import Foundation
import HeadlessSendbird

/// The messages of an editor: each line of an input is a message; a line after `%` is raw bytes.
/// For any input, the server answers with valid messages, and its own work ends after the last
/// message.
struct EditorTarget: FuzzTarget {
  private let temporary: TemporaryFolder
  private let registry: Registry
  /// The folder of the files in inputs.
  private static let folder = Array("file:///".utf8)
  private static let begin = #"{"id":0,"method":"initialize","params":{"capabilities":{}}}"#
  private static let project = """
    currentUser: ada
    data:
      users: [{ userId: ada, nickname: Ada }, { userId: ben, nickname: Ben }]
      groupChannels: [{ url: crew, members: [ada] }]

    """

  init() throws {
    temporary = try TemporaryFolder()
    registry = try Registry(.sendbird)
  }

  func run(_ input: [UInt8]) {
    temporary.clear()
    temporary.write(Self.project.utf8, to: "diorama.yaml")
    temporary.write(
      "viewController: SBUInviteUserViewController\nchannelURL: crew\n".utf8, to: "a.yaml")
    var session = LanguageSession(registry: registry, name: "fuzz", limit: 1 << 16)
    var output = session.receive(MessageReader.framed(Array(Self.begin.utf8)))
    for line in input.split(separator: 10).prefix(40) {
      guard let bytes = relocated(Array(line)) else { continue }
      if bytes.first == UInt8(ascii: "%") {
        // Raw bytes may arrive in parts.
        output += session.receive(bytes.dropFirst().prefix(7))
        output += session.receive(bytes.dropFirst(8))
      } else {
        output += session.receive(MessageReader.framed(bytes))
      }
      work(&session, &output, times: 2)
    }
    work(&session, &output, times: 200)
    require(
      !session.hasPendingDiagnostics || session.endedCleanly != nil, "there is always more to do")
    check(output)
  }

  /// Does some of the server's pending work between messages.
  private func work(_ session: inout LanguageSession, _ output: inout [UInt8], times: Int) {
    for _ in 0..<times {
      if session.endedCleanly != nil { return }
      if session.hasPendingDiagnostics {
        output += session.settle()
      } else if let job = session.nextJob() {
        var record = LanguageJobProgress(job)
        job.run(registry) { record.take($0) }
        output += session.finish(record)
      } else {
        return
      }
    }
  }

  /// The line with its files moved to the folder of this process; nil for a line that may lead out
  /// of the folder, since a server writes next to its files.
  private func relocated(_ line: [UInt8]) -> [UInt8]? {
    let name = Array("file:".utf8)
    let isRaw = line.first == UInt8(ascii: "%")
    let ways = ["..", "%2", "\\u00"].map { Array($0.utf8) } + (isRaw ? [name] : [])
    guard !ways.contains(where: { line.contains($0) }),
      line.count(of: name) == line.count(of: Self.folder)
    else { return nil }
    return line.replacing(Self.folder, with: Array("file://\(temporary.path)/".utf8))
  }

  private func check(_ output: [UInt8]) {
    var reader = MessageReader(limit: .max)
    reader.feed(output)
    while let item = reader.next() {
      guard case .message(let bytes) = item,
        let message = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      else { return require(false, "what is sent is no message: \(item)") }
      require(message["jsonrpc"] as? String == "2.0", "a message says no version")
      if message["method"] != nil { continue }
      require(message["result"] != nil || message["error"] != nil, "an answer says nothing")
    }
  }
}

extension [UInt8] {
  fileprivate func count(of part: [UInt8]) -> Int { ranges(of: part).count }
}
