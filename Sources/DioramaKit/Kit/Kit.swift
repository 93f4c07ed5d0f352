import YAML

/// The types, sets of types, keys, steps, data and requests that a target adds to screens.
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
/// Two kits can add the same value, such as one static member. Different values with the same name
/// are rejected when the kits are registered.
public struct Kit: Sendable {
  /// The kit's name, for messages.
  public let name: String
  /// The types that YAML can name.
  public let types: [any Configurable.Type]
  /// The sets of types whose entries a project can replace.
  public let typeSets: [TypeSet]
  /// The keys of screens and of the project's file, besides those that every screen has.
  public let keys: [ScreenKey]
  /// The steps, besides those that every screen has. A step with the name of a built-in step
  /// replaces it.
  public let steps: [StepDefinition]
  /// The sections of a fixture. If a kit has one, screens have the key `data`.
  public let sections: [any FixtureSectionProtocol]
  /// The file formats of fixtures, besides YAML.
  public let formats: [FixtureFormat]
  /// The requests that its service sends. If a kit has one, screens have the key and the step
  /// `network`.
  public let requests: [RequestName]
  /// The requests of each screen, by the name of its view controller, for `types network`.
  public let screenRequests: [String: [RequestName]]
  /// The keys that older versions of the real kit spelled differently: the old and the current
  /// name.
  public let olderKeys: [(old: String, today: String)]
  /// The names of types in older versions of the real kit, with the current names as values.
  public let olderNames: [String: String]
  /// The named colors and fonts of the kit.
  public let palette: Palette?
  /// The sample that `init` and `new` start with.
  public let sample: KitSample?
  /// One-line summaries of types, by name. Each replaces the summary of the class itself.
  public let summaries: [String: String]
  /// Examples that trigger diagnostics, for the pages of `help CODE`.
  public let diagnosticExamples: [DiagnosticExample]
  /// A Boolean value that indicates whether its types keep no state outside a run, such as in a
  /// `static var`.
  ///
  /// Screens that use only stateless kits do not need a separate process each.
  public let isStateless: Bool
  /// The place in Swift code where the kit is created.
  package let registration: SwiftSourceLocation

  /// Creates a kit.
  ///
  /// - Parameters:
  ///   - name: its name, for messages: `Weather`.
  ///   - types: the classes that YAML can name.
  ///   - typeSets: the sets of types whose entries a project can replace.
  ///   - keys: the keys of screens and of the project's file.
  ///   - steps: the steps of its screens, besides touches.
  ///   - sections: the sections of a fixture that it reads.
  ///   - formats: the file formats of fixtures, besides YAML.
  ///   - requests: the requests that its service sends through ``Network``.
  ///   - screenRequests: those of each screen, by the name of its view controller.
  ///   - olderKeys: the keys that older versions spelled differently. They are accepted with a
  ///     warning.
  ///   - olderNames: the types that older versions named differently. They are accepted with a
  ///     warning.
  ///   - palette: the named colors and fonts of the kit.
  ///   - sample: the sample that `init` and `new` start with.
  ///   - summaries: summaries of types, by name, in one line without a full stop. Each replaces the
  ///     ``Configurable/summary`` of the class.
  ///   - diagnosticExamples: examples that trigger diagnostics.
  ///   - isStateless: whether its types keep no state outside a run. Each screen of a kit with
  ///     state runs in a process of its own.
  ///   - file: the file of the call, which an editor opens from a type's name.
  ///   - line: the line of the call.
  public init(
    _ name: String, types: [any Configurable.Type] = [], typeSets: [TypeSet] = [],
    keys: [ScreenKey] = [], steps: [StepDefinition] = [],
    sections: [any FixtureSectionProtocol] = [],
    formats: [FixtureFormat] = [], requests: [RequestName] = [],
    screenRequests: [String: [RequestName]] = [:],
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
    self.screenRequests = screenRequests
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
