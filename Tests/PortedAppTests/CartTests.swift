import DioramaKit
import DioramaTesting
import HeadlessUIKit
import Testing

extension CartViewController: ScreenViewController {
  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in CartViewController() }
}

@Suite("A screen with the app's texts and colors") struct CartTests {
  @Test(arguments: ["cart", "cart@korean", "cart@dark"]) func screen(name: String) throws {
    var registry = Registry()
    try registry.register(CartViewController.self)
    assertScreen(name, registry: registry)
  }
}
