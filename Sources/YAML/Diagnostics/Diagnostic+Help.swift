extension Diagnostic {
  /// What to do about a problem, in one line.
  public struct Help: Sendable, Hashable {
    /// The advice, as it is printed.
    public var text: String
    /// What an editor could put in the place of the problem.
    public var replacement: String?

    /// Makes a piece of advice.
    public init(_ text: String, replacement: String? = nil) {
      self.text = text
      self.replacement = replacement
    }

    /// Suggests the name that was probably meant.
    public static func didYouMean(_ name: String) -> Help {
      Help("did you mean '\(name)'?", replacement: name)
    }

    /// Lists the values that may stand here: all when they are few, else the first and how many
    /// more there are.
    public static func allowed(_ values: some Sequence<String>) -> Help {
      Help("allowed: \(list(values))")
    }

    /// The values in quotes, as prose; of very many the first, and how many more there are.
    public static func list(_ values: some Sequence<String>) -> String {
      let values = Array(values)
      let shown = values.count > mostListed ? values.prefix(mostListed - 1) : values[...]
      var list = shown.map { "'\($0)'" }
      if shown.count < values.count { list.append("\(values.count - shown.count) more") }
      let last = list.popLast().map { list.isEmpty ? $0 : " or \($0)" } ?? "nothing"
      return "\(list.joined(separator: ", "))\(last)"
    }

    private static var mostListed: Int { 12 }
  }
}
