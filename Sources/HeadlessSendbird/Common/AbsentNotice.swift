import DioramaKit
import HeadlessUIKit

/// What a screen shows and reports as long as it is not implemented: a line that says what is
/// missing, and the warning `absent-screen` whenever it comes into view.
struct AbsentNotice {
  /// The kit's name of the screen.
  let name: String
  /// The channel of the screen, if an initializer received one.
  var subject: String?

  /// Adds the line to a view.
  func show(in view: UIView) {
    let label = UILabel()
    label.text = "\(name)\(subject.map { " (\($0))" } ?? "") is not here"
    label.numberOfLines = 0
    view.addSubview(label)
  }

  /// Reports a warning about a screen, which may be an app's subclass.
  func warn(about screen: UIViewController) {
    let shown = String(describing: type(of: screen))
    let what = shown == name ? "'\(shown)' is" : "'\(shown)' extends \(name), which is"
    ScreenEnvironment.current?.warn(
      .absentScreen, "\(what) a screen that is not implemented",
      help: "end the steps before this one; the screen shows only its navigation bar")
  }
}
