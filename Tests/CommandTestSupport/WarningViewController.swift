import DioramaKit
import Foundation
import HeadlessUIKit

/// An app's own screen, whose buttons do things that UIKit would log or stop the app for.
public final class WarningViewController: UIViewController, ScreenViewController {
  /// A view controller.
  public static let kind = TypeKind.viewController
  /// It has no properties to set in YAML.
  public static let properties: PropertyTable = []
  /// It has no components to choose in YAML.
  public static let slots: [Slot] = []
  /// It has no parameters.
  public static let initializer = ViewControllerInitializer { _ in WarningViewController() }

  private let label = UILabel()

  /// Adds a label, and a button for each fault.
  public override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Faults"
    view.addSubview(label)
    add("Squeeze") { [label] in
      for width in [50.0, 80] {
        label.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
    }
    add("Untie") { [label] in
      let outside = UIView()
      outside.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    }
    add("Misspell") { [label] in
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[lable]", metrics: nil, views: ["label": label]))
    }
    add("Unpack") { _ = Bundle.main.loadNibNamed("Card", owner: nil) }
    add("Part") { Thread { _ = Date() }.start() }
    add("Stray") {
      Task { @MainActor in
        let outside = Background()
        DispatchQueue.main.async { outside.thread.done.wait() }
        _ = await outside.answer()
      }
    }
    add("Doze") {
      Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    add("Reorder") { [weak self, label] in
      guard let view = self?.view, let button = view.subviews.dropFirst().first
      else { return }
      view.accessibilityElements = [button, label]
    }
    add("Follow") { [weak self] in self?.performSegue(withIdentifier: "next", sender: nil) }
  }

  private func add(_ title: String, _ body: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in body() }))
  }
}

/// An actor that answers on its own thread.
private actor Background {
  let thread = OwnThread()
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
  func answer() -> String { "an answer" }
}

/// Runs each job on a new thread.
private final class OwnThread: SerialExecutor {
  let done = DispatchSemaphore(value: 0)

  func enqueue(_ job: UnownedJob) {
    Thread {
      job.runSynchronously(on: self.asUnownedSerialExecutor())
      self.done.signal()
    }.start()
  }
}
