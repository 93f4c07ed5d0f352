import HeadlessUIKit
import Testing

/// Values that kits store in the environment of a run.
@Suite("Environment keys") struct EnvironmentKeyTests {
  private final class Box {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private enum First: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> Box { Box("first") }
  }

  /// A key whose default value depends on another key.
  private enum Second: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> Box {
      Box("second after \(environment[First.self].name)")
    }
  }

  @Test func a_value_is_created_on_first_access_and_only_once() {
    let environment = ScreenEnvironment()
    let value = environment[First.self]
    #expect(value.name == "first")
    #expect(environment[First.self] === value)
  }

  @Test func keys_have_separate_values_and_can_depend_on_other_keys() {
    let environment = ScreenEnvironment()
    #expect(environment[Second.self].name == "second after first")
    #expect(environment[First.self].name == "first")
    #expect(environment[First.self] !== environment[Second.self])
  }

  @Test func each_run_has_its_own_values() {
    #expect(ScreenEnvironment()[First.self] !== ScreenEnvironment()[First.self])
  }

  @Test func a_value_can_be_replaced_before_and_after_it_is_created() {
    let environment = ScreenEnvironment()
    environment[First.self] = Box("early")
    #expect(environment[First.self].name == "early")
    environment[First.self] = Box("late")
    #expect(environment[First.self].name == "late")
    #expect(environment[Second.self].name == "second after late")
  }

  @Test func each_run_has_one_window() {
    let environment = ScreenEnvironment()
    #expect(environment.window === environment.window)
    #expect(environment.window !== ScreenEnvironment().window)
  }
}
