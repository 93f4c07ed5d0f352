import DioramaKit
import DioramaTesting
import HeadlessSendbird
import Testing

extension ShiftClockViewController: ScreenViewController {
  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in ShiftClockViewController() }
}

@Suite("A ported screen") struct ShiftClockTests {
  @Test(arguments: ["shifts", "shifts@seoul"]) func screen(name: String) throws {
    var registry = try Registry(.sendbird)
    try registry.register(ShiftClockViewController.self)
    assertScreen(name, registry: registry)
  }
}
