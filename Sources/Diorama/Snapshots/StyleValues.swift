import DioramaStage

/// The values of the names in `styles` blocks, such as `#742DDD` for `primaryMain`.
package struct StyleValues: Sendable {
  private var values: [String: String] = [:]

  /// Reads the values.
  ///
  /// - Parameters:
  ///   - theme: the content of a theme file.
  ///   - snapshot: a snapshot, whose blocks list the values that its screen overrides.
  package init(theme: [UInt8], snapshot: [UInt8]) {
    for line in String(decoding: theme, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      values[String(words[0])] = String(words[1].drop { $0 == " " })
    }
    for line in SnapshotFrames(snapshot).frames.flatMap(\.blockLines) where line.block == .styles {
      let words = line.line.text.split(separator: " ", maxSplits: 2)
      if words.count == 3, words[1] == "is" { values[String(words[0])] = String(words[2]) }
    }
  }

  /// Returns a style with the values of its names: `primaryMain #742DDD`.
  package func describing(_ style: String) -> String {
    style.split(separator: " ").map { word in
      values[String(word)].map { "\(word) \($0)" } ?? String(word)
    }.joined(separator: " ")
  }
}

extension ChangeSummary {
  /// Returns the summary with the values of the names that differ; what is the same on both sides
  /// is left out.
  ///
  /// - Parameters:
  ///   - old: the values before.
  ///   - new: the values now.
  package func describing(_ old: StyleValues, _ new: StyleValues) -> ChangeSummary {
    guard subject != nil, let before, let after else { return self }
    var (one, other) = (before.split(separator: " "), after.split(separator: " "))
    while one.count > 1, other.count > 1, one.last == other.last {
      one.removeLast()
      other.removeLast()
    }
    while one.count > 1, other.count > 1, one.first == other.first, one.first != "on" {
      one.removeFirst()
      other.removeFirst()
    }
    return ChangeSummary(
      subject: subject, before: old.describing(one.joined(separator: " ")),
      after: new.describing(other.joined(separator: " ")), noun: nil)
  }
}
