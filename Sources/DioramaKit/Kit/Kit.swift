import YAML

/// What a target offers to screens: types, sets of types, keys, steps, data and requests.
///
/// ```swift
/// extension Kit {
///   public static let weather = Kit(
///     "Weather",
///     types: [ForecastViewController.self, ForecastHeader.self, ForecastList.self],
///     steps: [.warm], sections: [cities], requests: [.forecast])
/// }
/// ```
///
/// What two kits both bring has to be the same value, such as one static member; anything else that
/// has the same name is refused when the kits are registered.
public struct Kit: Sendable {
  /// The kit's name, for messages.
  public let name: String
  /// The types that YAML can name.
  public let types: [any Configurable.Type]
  /// The sets of types that a project can exchange.
  public let typeSets: [TypeSet]
  /// Keys of screens and of the project's file, beyond those that every screen has.
  public let keys: [ScreenKey]
  /// Steps, beyond those that every screen has; one of the same name replaces that.
  public let steps: [StepDefinition]
  /// Parts of a fixture; with any of them screens have the key `data`.
  public let sections: [any FixtureSectionProtocol]
  /// Kinds of file that a fixture can be, besides YAML.
  public let formats: [FixtureFormat]
  /// Requests that its service sends; with any of them screens have the key and the step `network`.
  public let requests: [RequestName]
  /// Keys that older versions of the real kit spelled otherwise: old, today's.
  public let olderKeys: [(old: String, today: String)]
  /// Names that types had in older versions of the real kit, and today's.
  public let olderNames: [String: String]
  /// The colours and fonts that it calls by name.
  public let palette: Palette?
  /// What `init` and `new` begin with.
  public let sample: KitSample?
  /// What types are, in one line each, by name, where their classes do not say it themselves.
  public let summaries: [String: String]
  /// Mistakes that show what diagnostics' codes mean, for the pages of `help CODE`.
  public let diagnosticExamples: [DiagnosticExample]
  /// Whether its types keep nothing outside of a run, such as in a `static var`, so that screens of
  /// this kit alone need no process each.
  public let isStateless: Bool
  /// Where it is made.
  package let registration: SwiftSourceLocation

  /// A kit.
  ///
  /// - Parameters:
  ///   - name: its name, for messages: `Weather`.
  ///   - types: the classes that YAML can name.
  ///   - typeSets: the sets of types that a project can exchange.
  ///   - keys: keys of screens and of the project's file.
  ///   - steps: what can happen on its screens, beyond touches.
  ///   - sections: the parts of a fixture that it reads.
  ///   - formats: kinds of file that a fixture can be, besides YAML.
  ///   - requests: what its service sends through ``Network``.
  ///   - olderKeys: keys that older versions spelled otherwise, which are read with a warning.
  ///   - olderNames: types that older versions called otherwise, likewise.
  ///   - palette: the colours and fonts that it calls by name.
  ///   - sample: what `init` and `new` begin with.
  ///   - summaries: what types are, by name, in one line without a full stop; for types that have no
  ///     ``Configurable/summary`` of their own.
  ///   - diagnosticExamples: examples of what brings diagnostics' codes about.
  ///   - isStateless: whether its types keep nothing outside of a run. Screens of other kits have a
  ///     process each.
  ///   - file: the file that calls this, where an editor leads to from a type's name.
  ///   - line: the line.
  public init(
    _ name: String, types: [any Configurable.Type] = [], typeSets: [TypeSet] = [],
    keys: [ScreenKey] = [], steps: [StepDefinition] = [],
    sections: [any FixtureSectionProtocol] = [],
    formats: [FixtureFormat] = [], requests: [RequestName] = [],
    olderKeys: [(old: String, today: String)] = [],
    olderNames: [String: String] = [:], palette: Palette? = nil, sample: KitSample? = nil,
    summaries: [String: String] = [:], diagnosticExamples: [DiagnosticExample] = [],
    isStateless: Bool = false,
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.name = name
    self.types = types
    self.typeSets = typeSets
    self.keys = keys
    self.steps = steps
    self.sections = sections
    self.formats = formats
    self.requests = requests
    self.olderKeys = olderKeys
    self.olderNames = olderNames
    self.palette = palette
    self.sample = sample
    self.summaries = summaries
    self.diagnosticExamples = diagnosticExamples
    self.isStateless = isStateless
    registration = SwiftSourceLocation(file, line)
  }
}
