import HeadlessUIKit

/// A view that logs its callbacks.
class RecordingView: UIView {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func name(of view: UIView?) -> String {
    view.map { ($0 as? RecordingView)?.name ?? "view" } ?? "nil"
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.note("\(name) willMove(\(name(of: newSuperview))) from \(name(of: superview))")
  }
  override func didMoveToSuperview() { log.note("\(name) didMove, in \(name(of: superview))") }
  override func didAddSubview(_ subview: UIView) {
    log.note("\(name) didAdd(\(name(of: subview)))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    log.note("\(name) willRemove(\(name(of: subview)))")
  }
  override func layoutSubviews() { log.note("\(name) layout") }
  override func tintColorDidChange() { log.note("\(name) tint") }
}
