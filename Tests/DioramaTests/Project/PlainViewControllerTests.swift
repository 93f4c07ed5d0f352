import Diorama
import DioramaKit
import HeadlessUIKit
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// View controllers of an app that conform to nothing, as screens.
@Suite("Plain view controllers") struct PlainViewControllerTests {
  /// A screen without initializers.
  private final class Welcome: UIViewController {
    override func viewDidLoad() {
      let label = UILabel()
      label.text = "Welcome"
      label.font = .preferredFont(forTextStyle: .body)
      view.addSubview(label)
    }
  }

  /// A screen with parameters.
  private final class Profile: UITableViewController {
    let user: String
    let city: String?
    let visits: Int
    init(user: String, city: String?, visits: Int) {
      (self.user, self.city, self.visits) = (user, city, visits)
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      title = user
      let label = UILabel()
      label.text = "\(city ?? "nowhere"), \(visits)"
      tableView.tableHeaderView = label
    }
  }

  /// A screen of a kit, with a parameter instead of the kit's.
  private final class OwnForecast: ForecastViewController {}

  private struct Failure: Error, CustomStringConvertible { let description = "no such user" }

  private func registry() throws -> Registry {
    var registry = try Registry(.weather)
    try registry.register(Welcome.self, as: "Welcome")
    try registry.register(
      Profile.self, .key("user", .text, "the name"), .optional("city", .text),
      .key("visits", .integer(in: 0...9), default: 1), as: "Profile"
    ) { user, city, visits in
      if user == "zoe" { throw Failure() }
      return Profile(user: user, city: city, visits: visits)
    }
    try registry.register(Profile.self, as: "Unmade")
    try registry.register(
      OwnForecast.self, .key("place", City.section.record()), as: "OwnForecast"
    ) { OwnForecast(city: $0) }
    return registry
  }

  /// The frame of a screen, or its problems.
  private func result(_ yaml: String) throws -> [String] {
    let folder = try ProjectFolder(weather: "\(yaml)\ndevice: { width: 30, height: 8 }")
    let suite = ScreenSuite(try Project(at: folder.folder), registry: try registry())
    let screen = try #require(suite.declarations.first)
    let outcome = suite.outcome(of: screen)
    let problems = folder.lines(of: outcome.diagnostics)
    return problems.isEmpty ? suite.lines(of: "a") : problems
  }

  @Test func a_class_that_inherits_its_initializers_needs_only_its_name() throws {
    let lines = try result("viewController: Welcome")
    #expect(lines.prefix(2) == ["screen: a", "viewController: Welcome"])
    #expect(lines.contains { $0.hasPrefix("│ Welcome ") })
  }

  @Test(arguments: ["": "", "textSize: extraSmall": " 14", "textSize: accessibilityLarge": " 33"])
  func fonts_follow_the_text_size(key: String, size: String) throws {
    let lines = try result("viewController: Welcome\nshow: styles\n\(key)")
    #expect(lines.last == "screen 'Welcome' body\(size)")
  }

  @Test func an_unknown_text_size_is_an_error_with_the_nearest_name() throws {
    #expect(
      try result("viewController: Welcome\ntextSize: huge").first?.hasPrefix(
        "a.yaml:2:11 error wrong-value: expected extraSmall, small, medium, large, ") == true)
    #expect(
      try result("viewController: Welcome\ntextSize: larg").first?.hasSuffix(
        "found 'larg' (did you mean 'large'?)") == true)
  }

  @Test func keys_are_the_arguments_of_the_closure() throws {
    let all = try result("viewController: Profile\nuser: Kim\ncity: Oslo\nvisits: 3")
    #expect(all.contains { $0.contains(" Kim ") } && all.contains { $0.hasPrefix("│ Oslo, 3 ") })
    let few = try result("viewController: Profile\nuser: Lee")
    #expect(few.contains { $0.contains(" Lee ") } && few.contains { $0.hasPrefix("│ nowhere, 1 ") })
  }

  @Test(arguments: [
    "visits: 3": "a.yaml:1:17 error missing-key: missing key 'user' in the screen "
      + "(add 'user: ' and text (the name))",
    "user: Kim\nvisits: many": "a.yaml:3:9 error wrong-value: "
      + "expected a whole number from 0 to 9, found 'many'",
    "user: Kim\nvisit: 3": "a.yaml:3:1 error unknown-key: "
      + "'visit' is not a key of the screen 'a' (did you mean 'visits'?)",
    "user: zoe": "a.yaml:1:1 error failed-step: the screen could not be built: no such user",
  ])
  func mistakes_in_keys_are_reported_at_the_word(keys: String, problem: String) throws {
    #expect(try result("viewController: Profile\n\(keys)") == [problem])
  }

  @Test func a_class_whose_own_initializer_returns_nil_needs_a_closure() throws {
    #expect(
      try result("viewController: Unmade") == [
        "a.yaml:1:1 error wrong-kind: cannot create 'Unmade'"
          + " (register it with a closure that makes it)"
      ])
  }

  @Test func a_kits_screen_with_a_closure_keeps_its_parts() throws {
    let lines = try result(
      "viewController: OwnForecast\nplace: rome\nheaderComponent: { greeting: Ciao }")
    #expect(lines.contains { $0.hasPrefix("headerComponent: ") })
    #expect(lines.contains { $0.hasPrefix("│ Ciao Rome") })
  }

  @Test(arguments: ["theme", "steps", "network", "data", "headerComponent", "other"])
  func a_key_that_is_used_already_is_rejected(key: String) throws {
    var registry = try registry()
    let error = #expect(throws: RegistrationError.self) {
      try registry.register(
        OwnForecast.self, .key(key, .text), .key("other", .text), as: "Taken"
      ) { _, _ in OwnForecast(city: City()) }
    }
    #expect(error.map { "\($0)" } == "the key '\(key)' is already used; choose another name")
  }

  @Test func a_name_is_registered_once() throws {
    var registry = try registry()
    #expect(throws: RegistrationError.self) { try registry.register(Welcome.self, as: "Profile") }
    #expect(registry["Profile"]?.initializer?.names == ["user", "city", "visits"])
    try registry.register(Welcome.self, as: "Profile", replacing: true)
    #expect(registry["Profile"]?.initializer?.names == [])
    #expect(registry.name(of: Welcome.self) == "Profile")
  }
}
