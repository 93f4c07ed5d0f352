import UIKit

extension UIImage {
  /// A circle with initials, for people without a picture.
  static func initials(of name: String, size: CGFloat) -> UIImage {
    let letters = name.split(separator: " ").compactMap(\.first).prefix(2)
    let bounds = CGRect(x: 0, y: 0, width: size, height: size)
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = false
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.systemIndigo.setFill()
      UIBezierPath(ovalIn: bounds).fill()
      context.cgContext.setLineWidth(2)
      let text = NSAttributedString(
        string: String(letters),
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: size / 2), .foregroundColor: UIColor.white,
        ]
      )
      text.draw(in: bounds.insetBy(dx: 4, dy: 4))
    }
  }

  func resized(to size: CGSize) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext() ?? self
  }
}

/// A person's picture, which can be taken, and removed again.
final class AvatarViewController: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  private let name = "Ada Lovelace"
  private let pictureButton = UIButton(type: .custom)
  private let sizeLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    pictureButton.imageView?.contentMode = .scaleAspectFill
    pictureButton.imageView?.layer.cornerRadius = 40
    pictureButton.accessibilityLabel = "Picture"
    pictureButton.addTarget(self, action: #selector(choose), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [pictureButton, sizeLabel])
    stack.axis = .vertical
    stack.alignment = .center
    view.addSubview(stack)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash, target: self, action: #selector(remove))
    remove()
  }

  private func show(_ image: UIImage) {
    pictureButton.setImage(image, for: .normal)
    let size = pictureButton.imageView?.image?.size ?? .zero
    sizeLabel.text = "\(Int(size.width)) × \(Int(size.height)) points"
    navigationItem.rightBarButtonItem?.isEnabled = image.size.width > 80
  }

  @objc private func choose() {
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.delegate = self
    present(picker, animated: true)
  }

  @objc private func remove() { show(.initials(of: name, size: 80)) }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    guard let image = info[.originalImage] as? UIImage else { return }
    show(image.resized(to: CGSize(width: 120, height: 120)))
  }
}
