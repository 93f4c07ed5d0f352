import Foundation
import HeadlessUIKit
import Testing

/// The time zone of a run in the variables of its process.
@Suite("The variable of the time zone") struct ZoneVariableTests {
  /// Code that walks along the variables of the process meanwhile finds nothing that is moved or
  /// freed.
  @Test func another_zone_takes_nothing_from_those_who_read_variables() async {
    await #expect(processExitsWith: .success) {
      // A list that the C library has made, which it would make longer, without a zone.
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
