import AnyScreens
import DioramaTesting
import Testing

/// Compares each screen of the folder `screens` with its snapshot.
@Suite(.diorama(registry: try .app())) struct ScreenTests {
  @Test(arguments: DioramaScreens()) func screen(_ screen: DioramaScreen) { assertScreen(screen) }
}
