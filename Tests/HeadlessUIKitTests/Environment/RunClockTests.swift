import Dispatch
import Foundation
import HeadlessUIKit
import Testing

/// The clock, time zone and locale that app code reads in a run, without using Diorama's API.
@Suite("The run's clock") struct RunClockTests {
  /// 2026-03-01T12:00:00.250Z, a Sunday.
  private static let noon = 1_772_366_400_250

  private func inRun<Result>(
    zone: String = "UTC", locale: String = "en_US", _ body: (ScreenEnvironment) throws -> Result
  ) rethrows -> Result {
    let environment = ScreenEnvironment(
      startTime: Self.noon, timeZoneIdentifier: zone, localeIdentifier: locale)
    return try environment.run { try body(environment) }
  }

  @Test func the_current_date_is_the_time_of_the_run() {
    inRun { environment in
      #expect(Date().timeIntervalSince1970 == 1_772_366_400.25)
      #expect(environment.mainQueue.advance(by: 1500) == 0)
      #expect(Date().timeIntervalSince1970 == 1_772_366_401.75)
      #expect(Date.now == Date() && Date(timeIntervalSinceNow: 0) == Date())
    }
  }

  @Test func all_wall_clock_functions_return_the_time_of_the_run() {
    inRun { _ in
      var moment = timespec()
      #expect(clock_gettime(CLOCK_REALTIME, &moment) == 0)
      #expect(moment.tv_sec == 1_772_366_400 && moment.tv_nsec == 250_000_000)
      var day = timeval()
      #expect(gettimeofday(&day, nil) == 0)
      #expect(day.tv_sec == 1_772_366_400 && day.tv_usec == 250_000)
      var seconds = time_t()
      #expect(time(&seconds) == 1_772_366_400 && seconds == 1_772_366_400)
      #expect(NSDate().timeIntervalSince1970 == 1_772_366_400.25)
    }
  }

  @Test func a_time_before_1970_keeps_its_milliseconds() {
    ScreenEnvironment(startTime: -1).run {
      #expect(abs(Date().timeIntervalSince1970 + 0.001) < 0.0001)
      #expect(time(nil) == -1)
    }
  }

  @Test func outside_of_a_run_the_system_clock_is_used() {
    let before = Date()
    inRun { _ in #expect(Date() < before) }
    #expect(Date() >= before)
  }

  @Test func a_nested_run_has_its_own_time_until_it_ends() {
    inRun { _ in
      ScreenEnvironment(startTime: 5000).run { #expect(Date().timeIntervalSince1970 == 5) }
      #expect(Date().timeIntervalSince1970 == 1_772_366_400.25)
    }
  }

  @Test func concurrent_runs_have_their_own_times() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...50 {
        group.addTask {
          ScreenEnvironment(startTime: number * 1000).run {
            (0..<200).allSatisfy { _ in Date().timeIntervalSince1970 == Double(number) }
          }
        }
      }
      for await isAlone in group { #expect(isAlone) }
    }
  }

  @Test func a_thread_started_by_the_app_uses_the_system_clock_and_is_counted() {
    let start = Date()
    let isMachines: Bool = inRun { environment in
      #expect(environment.startedThreadCount == 0)
      defer { #expect(environment.startedThreadCount == 1) }
      nonisolated(unsafe) var isMachines = false
      let done = DispatchSemaphore(value: 0)
      Thread {
        isMachines = Date() >= start
        done.signal()
      }.start()
      done.wait()
      return isMachines
    }
    #expect(isMachines)
  }

  @Test func dispatch_threads_are_not_counted_as_app_threads() {
    inRun { environment in
      let done = DispatchSemaphore(value: 0)
      for service in [Dispatch.DispatchQoS.QoSClass.background, .utility, .userInteractive] {
        Dispatch.DispatchQueue.global(qos: service).asyncAfter(deadline: .now() + 0.001) {
          done.signal()
        }
        done.wait()
      }
      #expect(environment.startedThreadCount == 0)
    }
  }

  @Test(arguments: [("Asia/Seoul", 21), ("UTC", 12), ("America/New_York", 7)])
  func the_time_zone_and_calendar_are_those_of_the_run(zone: String, hour: Int) {
    inRun(zone: zone) { _ in
      #expect(TimeZone.current.secondsFromGMT() == TimeZone(identifier: zone)?.secondsFromGMT())
      #expect(Calendar.current.component(.hour, from: Date()) == hour)
      #expect(Calendar(identifier: .gregorian).component(.hour, from: Date()) == hour)
      #expect(NSTimeZone.default.secondsFromGMT() == TimeZone.current.secondsFromGMT())
      let start = Calendar.current.startOfDay(for: Date())
      #expect(Date().timeIntervalSince(start) == Double(hour * 3600) + 0.25)
    }
  }

  @Test func concurrent_runs_have_their_own_time_zones() async {
    let zones = ["Asia/Seoul", "UTC", "America/New_York", "Europe/Paris"]
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        let zone = zones[number % 4]
        group.addTask {
          ScreenEnvironment(timeZoneIdentifier: zone).run {
            let own = TimeZone(identifier: zone)?.secondsFromGMT()
            return (0..<100).allSatisfy { _ in
              TimeZone.current.secondsFromGMT() == own
                && Calendar.current.timeZone.secondsFromGMT() == own
            }
          }
        }
      }
      for await isAlone in group { #expect(isAlone) }
    }
  }

  @Test func formatters_use_the_time_zone_and_locale_of_the_run() {
    let seoul = inRun(zone: "Asia/Seoul", locale: "ko_KR") { _ in
      let formatter = DateFormatter()
      formatter.dateFormat = "EEEE H:mm"
      let typed: DateFormatter = DateFormatter()
      typed.dateStyle = .short
      return [formatter.string(from: Date()), typed.string(from: Date())]
    }
    #expect(seoul == ["일요일 21:00", "2026. 3. 1."])
    let berlin = inRun(zone: "Europe/Berlin", locale: "de_DE") { _ in
      let formatter = DateFormatter()
      formatter.dateFormat = "EEEE H:mm"
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      return [
        formatter.string(from: Date()), numbers.string(from: 1234.5) ?? "", Locale.ofRun.identifier,
      ]
    }
    #expect(berlin == ["Sonntag 13:00", "1.234,5", "de_DE"])
  }
}
