import HeadlessUIKit
import Testing

/// What kits keep in a run.
@Suite("What kits keep in a run") struct EnvironmentKeyTests {
  private final class Box {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private enum First: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> Box { Box("first") }
  }

  /// A key whose value is made of another key's.
  private enum Second: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> Box {
      Box("second after \(environment[First.self].name)")
    }
  }

  @Test func a_value_is_made_when_first_asked_for_and_only_once() {
    let environment = ScreenEnvironment()
    let value = environment[First.self]
    #expect(value.name == "first")
    #expect(environment[First.self] === value)
  }

  @Test func keys_do_not_share_values_and_one_may_be_made_of_another() {
    let environment = ScreenEnvironment()
    #expect(environment[Second.self].name == "second after first")
    #expect(environment[First.self].name == "first")
    #expect(environment[First.self] !== environment[Second.self])
  }

  @Test func each_run_has_its_own_values() {
    #expect(ScreenEnvironment()[First.self] !== ScreenEnvironment()[First.self])
  }

  @Test func a_value_can_be_replaced_before_and_after_it_was_made() {
    let environment = ScreenEnvironment()
    environment[First.self] = Box("early")
    #expect(environment[First.self].name == "early")
    environment[First.self] = Box("late")
    #expect(environment[First.self].name == "late")
    #expect(environment[Second.self].name == "second after late")
  }

  @Test func the_window_is_one_for_each_run() {
    let environment = ScreenEnvironment()
    #expect(environment.window === environment.window)
    #expect(environment.window !== ScreenEnvironment().window)
  }
}
