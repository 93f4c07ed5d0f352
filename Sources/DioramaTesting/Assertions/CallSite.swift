import Foundation
import Testing
import XCTest

/// Where an assertion stands, and so where it fails.
struct CallSite: Sendable {
  /// Module and file, such as `AppTests/InviteTests.swift`.
  let fileID: String
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let function: StaticString

  var isSwiftTesting: Bool { Test.current != nil }

  private var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID, filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Fails the test that runs, in whichever of both libraries it is written.
  func report(_ failure: ScreenFailure) {
    guard isSwiftTesting else {
      // There are no attachments in XCTest on Linux; the difference stands in the message.
      XCTFail(failure.message, file: filePath, line: line)
      return
    }
    for attachment in failure.attachments {
      Attachment.record(
        Testing.Attachment(attachment.text, named: attachment.name, sourceLocation: sourceLocation),
        sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
  }

  /// Says what a test should know that passes: as a warning in Swift Testing, and where there are
  /// none, in XCTest, on standard error.
  func warn(_ message: String) {
    guard isSwiftTesting else {
      return FileHandle.standardError.write(
        Data("\(filePath):\(line): warning: \(message)\n".utf8))
    }
    Issue.record(
      Comment(rawValue: message), severity: .warning, sourceLocation: sourceLocation)
  }

  /// The place of a step of the call, where there is one to blame.
  func moved(to step: StepPlace?) -> CallSite {
    guard let step else { return self }
    // A step is written in the module of its test.
    let module = "\(fileID)".prefix { $0 != "/" }
    let file = "\(step.filePath)".split(separator: "/").last ?? ""
    return CallSite(
      fileID: "\(module)/\(file)", filePath: step.filePath, line: step.line, column: 1,
      function: function)
  }

  /// The place as people write it, such as `AppTests/InviteTests.swift:12`.
  var description: String { "\(fileID):\(line)" }

  /// What `swift test --filter` needs in order to run this test alone.
  var filter: String {
    guard let test = Test.current else {
      let module = "\(fileID)".prefix { $0 != "/" }
      let name = Self.withoutParameters("\(function)")
      // The name of a helper function is none of a test.
      return name.hasPrefix("test") ? "\(module)\\..*/\(name)$" : "\(module)\\."
    }
    let names = test.id.nameComponents
    guard let last = names.last else { return test.id.moduleName }
    let path = names.dropLast() + [Self.withoutParameters(last)]
    return Self.escaped("\(test.id.moduleName).\(path.joined(separator: "/"))") + "\\("
  }

  /// The name alone; one in backticks may have brackets in it.
  static func withoutParameters(_ name: String) -> String {
    if name.hasPrefix("`"), let end = name.lastIndex(of: "`") { return String(name[...end]) }
    return String(name.prefix { $0 != "(" })
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if #"\^$*+?()[]{}|"#.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
