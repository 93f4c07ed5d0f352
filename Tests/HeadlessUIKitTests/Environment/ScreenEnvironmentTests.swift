import Foundation
import HeadlessUIKit
import Testing

struct ScreenEnvironmentTests {
  @Test func `Inside a run its environment is the current one, outside there is none`() {
    let environment = ScreenEnvironment()
    #expect(ScreenEnvironment.current == nil)
    environment.run { #expect(ScreenEnvironment.current === environment) }
    #expect(ScreenEnvironment.current == nil)
  }

  @Test func `A run inside a run has its own environment, and the outer one comes back`() {
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

  @Test func `A run that throws ends, too`() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try ScreenEnvironment().run { throw Stop() } }
    #expect(ScreenEnvironment.current == nil)
  }

  @Test func `A run hands on its result`() {
    #expect(ScreenEnvironment().run { ScreenEnvironment.current?.startTime } == 0)
  }

  @Test func `Another thread is no part of the run`() {
    ScreenEnvironment().run {
      let finished = DispatchSemaphore(value: 0)
      let thread = Thread {
        #expect(ScreenEnvironment.current == nil)
        finished.signal()
      }
      thread.start()
      finished.wait()
      #expect(ScreenEnvironment.current != nil)
    }
  }

  @Test func `A task that the run starts is no part of it`() async {
    let tasks = ScreenEnvironment().run {
      (
        Task { ScreenEnvironment.current == nil },
        Task.detached { ScreenEnvironment.current == nil }
      )
    }
    #expect(await tasks.0.value)
    #expect(await tasks.1.value)
  }

  @Test func `Runs on many threads at a time see only themselves`() async {
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

  @Test func `An environment lives as long as its run, even if nobody keeps it`() {
    let now = ScreenEnvironment(startTime: 7).run { ScreenEnvironment.current?.now }
    #expect(now == 7)
  }

  @Test func `The wall clock starts where it is told to and goes with the queue`() {
    let environment = ScreenEnvironment(startTime: 1_000)
    #expect(environment.mainQueue.advance(by: 250) == 0)
    #expect(environment.now == 1_250)
  }

  @Test(arguments: [
    ("UTC", 0, 0), ("Asia/Seoul", 0, 32_400), ("America/New_York", 1_767_225_600_000, -18_000),
    ("America/New_York", 1_782_864_000_000, -14_400), ("Nowhere/Else", 0, 0),
  ])
  func `A time zone says how far it is ahead, summer time included`(
    zone: String, time: Int, offset: Int
  ) {
    #expect(ScreenEnvironment(timeZoneIdentifier: zone).secondsFromUTC(at: time) == offset)
  }

  @Test func `Time zones are known by their names`() {
    #expect(ScreenEnvironment.knowsTimeZone("UTC"))
    #expect(ScreenEnvironment.knowsTimeZone("Europe/Berlin"))
    #expect(!ScreenEnvironment.knowsTimeZone("Europe/Bielefeld"))
  }

  @Test func `Traits are the run's, and light outside of a run`() {
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
