@testable import Diorama

/// A recorded snapshot and a new one, both of any bytes: their verdict, and a patch that turns one
/// into the other.
struct SnapshotTarget: FuzzTarget {
  func run(_ input: [UInt8]) {
    let files = InputFiles(input).files
    guard let first = files.first, let last = files.last else { return }
    let (recorded, shown) = (Array(first.bytes), Array(files.count > 1 ? last.bytes : []))
    let verdict = SnapshotVerdict(
      .screen("a"), path: "./screens/__Snapshots__/a.txt", .differs, shown: shown,
      recorded: recorded)
    require((recorded == shown) == verdict.kinds.isEmpty, "the kinds are \(verdict.kinds)")
    _ = verdict.explanation()
    _ = verdict.kinds.messageSuffix
    let diff = UnifiedDiff(from: recorded, to: shown, path: "a.txt")
    require(diff.lines.isEmpty == (recorded == shown), "a patch of nothing, or none of something")
    // A patch contains only valid UTF-8 byte for byte.
    if let old = String(validating: recorded, as: UTF8.self),
      let new = String(validating: shown, as: UTF8.self)
    {
      require(Patch(diff).applied(to: Array(old.utf8)) == Array(new.utf8), "the patch is wrong")
    }
    if let shownDiff = verdict.diff() {
      require(verdict.isInvisible || recorded == shown || !shownDiff.lines.isEmpty, "no patch")
    }
  }
}

/// Applies a patch as `git apply` does, to check its content.
private struct Patch {
  private let lines: [UnifiedDiff.Line]

  init(_ diff: UnifiedDiff) { lines = diff.lines }

  /// The patched text; nil if the patch does not apply.
  func applied(to old: [UInt8]) -> [UInt8]? {
    var source = old.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    let hasLastEnd = source.last?.isEmpty ?? true
    if hasLastEnd { source.removeLast() }
    var result: [[UInt8]] = []
    var next = 0
    /// Whether the last line of the result has no newline.
    var lacksEnd = false
    var last = UnifiedDiff.Line.Kind.header
    for (index, line) in lines.enumerated() {
      if line.kind == .header {
        guard line.text.hasPrefix("@@ ") else {
          if index < 2 { continue }
          return nil
        }
        guard let place = Self.place(line.text) else { return nil }
        let start = place.oldCount == 0 ? place.old : place.old - 1
        guard start >= next, start <= source.count else { return nil }
        result += source[next..<start]
        next = start
        let begun = place.newCount == 0 ? place.new : place.new - 1
        guard begun == result.count else { return nil }
        continue
      }
      if line.text == "\\ No newline at end of file", line.kind == .context {
        if last != .removed { lacksEnd = true }
        continue
      }
      last = line.kind
      let text = Array(line.text.utf8.dropFirst())
      if line.kind != .added {
        guard next < source.count, source[next] == text else { return nil }
        next += 1
      }
      if line.kind != .removed { result.append(text) }
    }
    let rest = source[next...]
    result += rest
    if lines.isEmpty || !rest.isEmpty { lacksEnd = !hasLastEnd }
    if result.isEmpty { return [] }
    let bytes = Array(result.joined(separator: [10]))
    return lacksEnd ? bytes : bytes + [10]
  }

  private static func place(_ text: String) -> (old: Int, oldCount: Int, new: Int, newCount: Int)? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count == 4 ? (numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }
}
