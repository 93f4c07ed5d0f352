import Foundation
import HeadlessUIKit
import Testing

/// The time zone of a run as an environment variable of its process.
@Suite("The TZ variable") struct ZoneVariableTests {
  /// Code that iterates over the environment meanwhile reads no moved or freed memory.
  @Test func a_time_zone_change_keeps_existing_environment_pointers_valid() async {
    await #expect(processExitsWith: .success) {
      // The C library allocated this list. It would reallocate it for a new variable.
      setenv("DIORAMA_SOME_VARIABLE", "1", 1)
      unsetenv("TZ")
      let list = environ
      let count = try #require((0..<10_000).first { list[$0] == nil })
      let entries = (0..<count).map { list[$0] }
      ScreenEnvironment(timeZoneIdentifier: "Asia/Seoul").run {
        #expect(TimeZone.current.identifier == "Asia/Seoul")
      }
      #expect((0..<count).map { list[$0] } == entries && list[count] == nil)
      #expect(environ != list)
      let new = environ
      let seoul = try #require(getenv("TZ"))
      for zone in ["UTC", "Europe/Paris", "Asia/Seoul", "UTC"] {
        ScreenEnvironment(timeZoneIdentifier: zone).run {
          #expect(String(cString: getenv("TZ")) == zone)
          #expect(ProcessInfo.processInfo.environment["DIORAMA_SOME_VARIABLE"] == "1")
        }
        #expect(environ == new && String(cString: seoul) == "Asia/Seoul")
      }
    }
  }
}
