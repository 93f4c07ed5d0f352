import HeadlessUIKit

/// What the kit's screens have in common: the arrow at the left, which leads back.
open class NCBaseViewController: UIViewController {
  /// Puts the arrow at the left end of the bar.
  public final func setLeftBackButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: NCImage.back, style: .plain, target: self,
      action: Selector(NCBaseViewController.leftBarButtonItemPressed))
  }

  /// Goes back: off the stack if something is below, else away.
  open func leftBarButtonItemPressed() {
    if let stack = navigationController, stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
