import Diorama
import HeadlessUIKit

/// The view model that a screen has chosen, until its view controller is made.
final class ChosenViewModel {
  var choice: ComponentChoice?
}

enum ChosenViewModelKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> ChosenViewModel {
    ChosenViewModel()
  }
}
