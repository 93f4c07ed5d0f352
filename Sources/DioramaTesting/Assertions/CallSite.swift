import Foundation
import Testing
import XCTest

/// The place of an assertion in the source code, where its failures are reported.
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

  /// Fails the running test, in Swift Testing or XCTest.
  func report(_ failure: ScreenFailure) {
    guard isSwiftTesting else {
      // XCTest on Linux has no attachments; the message has the difference.
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

  /// Warns in a test that passes: with a warning in Swift Testing, and on standard error in XCTest,
  /// which has no warnings.
  func warn(_ message: String) {
    guard isSwiftTesting else {
      return FileHandle.standardError.write(
        Data("\(filePath):\(line): warning: \(message)\n".utf8))
    }
    Issue.record(
      Comment(rawValue: message), severity: .warning, sourceLocation: sourceLocation)
  }

  /// The place of a step of the call; this place if `step` is nil.
  func moved(to step: StepPlace?) -> CallSite {
    guard let step else { return self }
    // A step is written in the module of its test.
    let module = "\(fileID)".prefix { $0 != "/" }
    let file = "\(step.filePath)".split(separator: "/").last ?? ""
    return CallSite(
      fileID: "\(module)/\(file)", filePath: step.filePath, line: step.line, column: 1,
      function: function)
  }

  /// The place in text form, such as `AppTests/InviteTests.swift:12`.
  var description: String { "\(fileID):\(line)" }

  /// The argument for `swift test --filter` that runs this test alone.
  var filter: String {
    guard let test = Test.current else {
      let module = "\(fileID)".prefix { $0 != "/" }
      let name = Self.withoutParameters("\(function)")
      // The function may be a helper, whose name is not that of a test.
      return name.hasPrefix("test") ? "\(module)\\..*/\(name)$" : "\(module)\\."
    }
    let names = test.id.nameComponents
    guard let last = names.last else { return test.id.moduleName }
    let path = names.dropLast() + [Self.withoutParameters(last)]
    return Self.escaped("\(test.id.moduleName).\(path.joined(separator: "/"))") + "\\("
  }

  /// The name without its parameters. A name in backticks may contain brackets.
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
