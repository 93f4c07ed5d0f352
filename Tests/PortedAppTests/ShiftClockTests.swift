import DioramaKit
import DioramaTesting
import HeadlessSendbird
import Testing

@Suite("A ported screen") struct ShiftClockTests {
  @Test(arguments: ["shifts", "shifts@seoul"]) func screen(name: String) throws {
    var registry = try Registry(.sendbird)
    try registry.register(ShiftClockViewController.self)
    assertScreen(name, registry: registry)
  }
}
