import HeadlessUIKit
import Testing

/// What kits keep in a run.
struct EnvironmentKeyTests {
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

  @Test func `A value is made when first asked for, and only once`() {
    let environment = ScreenEnvironment()
    let value = environment[First.self]
    #expect(value.name == "first")
    #expect(environment[First.self] === value)
  }

  @Test func `Keys do not share values, and one may be made of another`() {
    let environment = ScreenEnvironment()
    #expect(environment[Second.self].name == "second after first")
    #expect(environment[First.self].name == "first")
    #expect(environment[First.self] !== environment[Second.self])
  }

  @Test func `Each run has its own values`() {
    #expect(ScreenEnvironment()[First.self] !== ScreenEnvironment()[First.self])
  }

  @Test func `A value can be replaced, before and after it was made`() {
    let environment = ScreenEnvironment()
    environment[First.self] = Box("early")
    #expect(environment[First.self].name == "early")
    environment[First.self] = Box("late")
    #expect(environment[First.self].name == "late")
    #expect(environment[Second.self].name == "second after late")
  }

  @Test func `The window is one for each run`() {
    let environment = ScreenEnvironment()
    #expect(environment.window === environment.window)
    #expect(environment.window !== ScreenEnvironment().window)
  }
}
