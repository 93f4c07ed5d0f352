import Foundation
import HeadlessUIKit
import Synchronization
import Testing

@Suite("The environment of a run") struct ScreenEnvironmentTests {
  @Test func the_environment_is_current_only_inside_its_run() {
    let environment = ScreenEnvironment()
    #expect(ScreenEnvironment.current == nil)
    environment.run { #expect(ScreenEnvironment.current === environment) }
    #expect(ScreenEnvironment.current == nil)
  }

  @Test func a_nested_run_has_its_own_environment_and_restores_the_outer_one() {
    let (outer, inner) = (ScreenEnvironment(), ScreenEnvironment())
    outer.run {
      inner.run {
        #expect(ScreenEnvironment.current === inner)
        outer.run { #expect(ScreenEnvironment.current === outer) }
        #expect(ScreenEnvironment.current === inner)
      }
      #expect(ScreenEnvironment.current === outer)
    }
  }

  @Test func a_run_that_throws_resets_the_current_environment() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try ScreenEnvironment().run { throw Stop() } }
    #expect(ScreenEnvironment.current == nil)
  }

  @Test func a_run_returns_the_result_of_its_closure() {
    #expect(ScreenEnvironment().run { ScreenEnvironment.current?.startTime } == 0)
  }

  @Test func another_thread_is_not_part_of_the_run() {
    ScreenEnvironment().run {
      let isOutside = Mutex(false)
      let finished = DispatchSemaphore(value: 0)
      let thread = Thread {
        isOutside.withLock { $0 = ScreenEnvironment.current == nil }
        finished.signal()
      }
      thread.start()
      finished.wait()
      #expect(isOutside.withLock { $0 })
      #expect(ScreenEnvironment.current != nil)
    }
  }

  @Test func concurrent_runs_see_only_their_own_environment() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask {
          let environment = ScreenEnvironment(startTime: number)
          return environment.run {
            (0..<100).allSatisfy { _ in ScreenEnvironment.current?.startTime == number }
          }
        }
      }
      for await isAlone in group { #expect(isAlone) }
    }
  }

  @Test func an_environment_stays_alive_during_its_run() {
    let now = ScreenEnvironment(startTime: 7).run { ScreenEnvironment.current?.now }
    #expect(now == 7)
  }

  @Test func the_wall_clock_starts_at_the_given_time_and_follows_the_queue() {
    let environment = ScreenEnvironment(startTime: 1_000)
    #expect(environment.mainQueue.advance(by: 250) == 0)
    #expect(environment.now == 1_250)
  }

  @Test(arguments: [
    ("UTC", 0, 0), ("Asia/Seoul", 0, 32_400), ("America/New_York", 1_767_225_600_000, -18_000),
    ("America/New_York", 1_782_864_000_000, -14_400), ("Nowhere/Else", 0, 0),
  ])
  func time_zone_offsets_include_daylight_saving_time(
    zone: String, time: Int, offset: Int
  ) {
    #expect(ScreenEnvironment(timeZoneIdentifier: zone).secondsFromUTC(at: time) == offset)
  }

  @Test func known_time_zone_names_are_recognized() {
    #expect(ScreenEnvironment.knowsTimeZone("UTC"))
    #expect(ScreenEnvironment.knowsTimeZone("Europe/Berlin"))
    #expect(!ScreenEnvironment.knowsTimeZone("Europe/Bielefeld"))
  }

  @Test func traits_come_from_the_run_and_are_light_outside_of_a_run() {
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    ScreenEnvironment(userInterfaceStyle: .dark).run {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UIView().traitCollection.userInterfaceStyle == .dark)
      let screen = UIViewController()
      screen.overrideUserInterfaceStyle = .light
      #expect(screen.traitCollection.userInterfaceStyle == .light)
    }
  }
}
