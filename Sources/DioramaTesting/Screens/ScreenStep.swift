/// A step of a screen built in Swift code: one action of a person or of the network.
///
/// Each step of YAML can be written as in YAML, including those of kits:
///
/// ```swift
/// steps: [.select("Monday", "Friday"), .tap("Invite"), "toggle: {row: Show the sky}"]
/// ```
///
/// A step that cannot be done fails at its own line. A step in YAML has no line, and fails at the
/// line of the assertion.
public struct ScreenStep: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The step in YAML, such as `tap: rightBarButton`.
  public let yaml: String
  /// The place where the step is written; nil for a step in YAML.
  let place: StepPlace?

  /// A step in YAML, of the core or of a kit.
  ///
  /// - Parameter yaml: the step without the `- ` of a list, such as `tap: rightBarButton`; on
  ///   several lines in YAML's block style, or on one line with `{` and `}`.
  public init(_ yaml: String) { self.init(yaml, nil) }

  /// A step in YAML.
  public init(stringLiteral yaml: String) { self.init(yaml, nil) }

  private init(_ yaml: String, _ place: StepPlace?) { (self.yaml, self.place) = (yaml, place) }

  /// A step by its name.
  init(_ name: String, _ value: String, _ place: StepPlace?) {
    self.init("\(name): \(value)", place)
  }

  /// Returns whether two steps do the same, regardless of where they are written.
  public static func == (left: ScreenStep, right: ScreenStep) -> Bool { left.yaml == right.yaml }

  /// Hashes what the step does.
  public func hash(into hasher: inout Hasher) { hasher.combine(yaml) }

  /// The step as an item of a list; all its lines are indented.
  var item: String {
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
    return "  - " + lines.joined(separator: "\n    ")
  }
}

/// The place in Swift where a step is written.
struct StepPlace: Sendable {
  let filePath: StaticString
  let line: UInt
}

extension ScreenStep {
  /// The value of a step that takes a mapping in YAML: texts, numbers, flags, lists, and mappings.
  public struct Value: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
  {
    /// The value as YAML on one line.
    let yaml: String

    private init(yaml: String) { self.yaml = yaml }

    /// A text that is computed when the test runs.
    public static func text(_ text: String) -> Value { Value(stringLiteral: text) }
    /// A number that is computed when the test runs.
    public static func number(_ number: Int) -> Value { Value(integerLiteral: number) }
    /// A list that is computed when the test runs.
    public static func list(_ values: [Value]) -> Value {
      Value(yaml: "[\(values.map(\.yaml).joined(separator: ", "))]")
    }

    /// A text.
    public init(stringLiteral text: String) { yaml = text.inQuotes }
    /// A number.
    public init(integerLiteral number: Int) { yaml = "\(number)" }
    /// True or false.
    public init(booleanLiteral flag: Bool) { yaml = "\(flag)" }
    /// A list.
    public init(arrayLiteral values: Value...) { self = .list(values) }
    /// A mapping, in the written order.
    public init(dictionaryLiteral pairs: (String, Value)...) {
      yaml = "{\(pairs.map { "\($0.0): \($0.1.yaml)" }.joined(separator: ", "))}"
    }
  }
}

extension String {
  /// The text in YAML's double quotes, with escapes where necessary.
  var inQuotes: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
