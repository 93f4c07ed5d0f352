import CoreGraphics
import UIKit

/// Provides the content of a header and receives its touches.
@objc protocol ProfileHeaderDelegate: NSObjectProtocol {
  func profileHeaderWantsPicture(_ header: ProfileHeader)
  @objc optional func profileHeader(_ header: ProfileHeader, didPress name: String)
  @objc optional func profileHeader(_ header: ProfileHeader, statusOf name: String) -> String
  @objc optional func badge(in header: ProfileHeader) -> String?
}

/// Picture, name and status, laid out by visual format strings. A device loads it from a nib.
class ProfileHeader: UIView {
  @IBOutlet weak var pictureView: UIImageView!
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var statusLabel: UILabel!
  @IBOutlet weak var gap: NSLayoutConstraint!
  weak var delegate: ProfileHeaderDelegate?

  override func awakeFromNib() {
    super.awakeFromNib()
    gap.constant = 12
    let views: [String: UIView] = [
      "picture": pictureView, "name": nameLabel, "status": statusLabel,
    ]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[picture(size)]-12-[name]-(>=8)-|", options: [.alignAllTop],
      metrics: ["size": 64], views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-8-[name]-4-[status]", options: .alignAllLeading, metrics: nil,
      views: views)
    NSLayoutConstraint.activate(constraints)
    let tap = UITapGestureRecognizer(target: self, action: #selector(pressPicture(_:)))
    pictureView.isUserInteractionEnabled = true
    pictureView.accessibilityIdentifier = "picture"
    pictureView.addGestureRecognizer(tap)
  }

  func show(name: String) {
    nameLabel.text = name + (delegate?.badge?(in: self).map { " \($0)" } ?? "")
    statusLabel.text = delegate?.profileHeader?(self, statusOf: name) ?? "no status"
    delegate?.profileHeader?(self, didPress: name)
  }

  @objc private func pressPicture(_ recognizer: UITapGestureRecognizer) {
    delegate?.profileHeaderWantsPicture(self)
  }
}
