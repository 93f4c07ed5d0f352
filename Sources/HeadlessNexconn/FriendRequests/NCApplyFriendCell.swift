import DioramaKit
import HeadlessUIKit

/// The row of a friend request: picture, name, status and the text of the request (N34).
///
/// To show requests differently, an app subclasses ``NCApplyFriendCellViewModel``, whose rows
/// create cells of another class.
open class NCApplyFriendCell: NCPaddingTableViewCell, Configurable {
  static let identifier = "NCApplyFriendCell"

  /// The picture.
  public let portraitImageView = UIImageView()
  /// The name.
  public let labName = UILabel()
  /// The status of the request.
  public let labStatus = UILabel()
  /// The text of the request.
  public let labRemark = NCSizeCalculateLabel()
  /// The button that expands the text.
  public let btnExpand = UIButton(type: .custom)
  /// The name, and the status or buttons at its right.
  public let topStackView = UIStackView()
  /// The view model of the row.
  public private(set) var viewModel: NCApplyFriendCellViewModel?
  /// The lines that YAML sets, which replace the standard layout of picture, name and text.
  final var lines: CellLines<Part> = [] {
    didSet {
      if lines != oldValue { contentView.arrange(lines.map { $0.flatMap(views) }) }
    }
  }

  /// A part of the row.
  enum Part: String, Sendable, CaseIterable {
    case portrait, name, status, remark
  }

  /// The views of a part.
  func views(of part: Part) -> [UIView] {
    switch part {
    case .portrait: [portraitImageView]
    case .name: [labName]
    case .status: [labStatus]
    case .remark: [labRemark, btnExpand]
    }
  }

  /// Adds the picture and, next to it, two lines.
  open override func setupView() {
    super.setupView()
    topStackView.spacing = 10
    topStackView.addArrangedSubview(labName)
    topStackView.addArrangedSubview(labStatus)
    // The status is at the right end, even if there is no name.
    labName.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    labName.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    btnExpand.setTitle(NCString.expand.text, for: .normal)
    btnExpand.isHidden = true
    btnExpand.addAction(
      UIAction { [weak self] _ in self?.viewModel?.expandRemark() }, for: .touchUpInside)
    labRemark.setContentHuggingPriority(.defaultLow, for: .horizontal)
    labRemark.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let remark = UIStackView(arrangedSubviews: [labRemark, btnExpand])
    remark.spacing = 10
    let lines = UIStackView(arrangedSubviews: [topStackView, remark])
    lines.axis = .vertical
    let row = UIStackView(arrangedSubviews: [portraitImageView, lines])
    row.spacing = 10
    contentView.addSubview(row)
  }

  /// Shows a request.
  ///
  /// - Parameter viewModel: The row; the buttons call its methods.
  open func update(with viewModel: NCApplyFriendCellViewModel) {
    self.viewModel = viewModel
    let application = viewModel.application
    accessibilityIdentifier = application.userId
    portraitImageView.image = NCImage.portrait(application.avatarUrl)
    labName.text = application.name
    labStatus.text = statusText(application.applicationStatus)
    labRemark.text = application.extra
  }

  private func statusText(_ status: NCFriendApplicationStatus) -> String {
    switch status {
    case .accepted: NCString.accepted.text
    case .refused: NCString.refused.text
    case .expired: NCString.expired.text
    case .unHandled: NCString.unhandled.text
    }
  }

  /// Collapses a text that needs more than the one line of the row (N39).
  final func fold(in columns: Int) {
    guard let viewModel else { return }
    let line = lines.first { $0.contains(.remark) }
    let isBesidePicture = line?.contains(.portrait) ?? lines.isEmpty
    let given = max(columns - (isBesidePicture ? Self.columnsOfPicture : 0), 1)
    labRemark.numberOfLines = 0
    let measuring = ScreenEnvironment.current?.measuring
    let natural = measuring?.rows(of: labRemark, columns: given) ?? 1
    btnExpand.isHidden = viewModel.shouldHideExpandButton(
      CGSize(width: given, height: 1), natureSize: CGSize(width: given, height: natural))
    labRemark.numberOfLines = viewModel.style == .expand ? 0 : 1
  }

  /// The columns of the picture and of the gap after it.
  private static let columnsOfPicture = 2

  // MARK: YAML

  /// The kind of component: a cell.
  open class var kind: TypeKind { .cell }
  /// The properties that YAML can set; a subclass may add more.
  open class var properties: PropertyTable { standardProperties }
  /// A short description of the class.
  open class var summary: String { "a friend request with its status" }
}

extension NCApplyFriendCell {
  fileprivate static let standardProperties: PropertyTable = [
    Property(
      "lines", ValueShape<CellLines<Part>>.lines(),
      "the parts of the row: a list of lines, each from left to right", \NCApplyFriendCell.lines),
    Property("btnExpand", .text, "the title of the button that expands a request's text") {
      (cell: NCApplyFriendCell, title: String) in cell.btnExpand.setTitle(title, for: .normal)
    },
  ]
}

/// The label of a request's text, whose size the row measures.
open class NCSizeCalculateLabel: UILabel {}

/// The row of a received request without an answer (N33, N36).
open class NCApplyFriendOperationCell: NCApplyFriendCell {
  static let operationIdentifier = "NCApplyFriendOperationCell"

  /// The button that declines the request.
  public let btnReject = UIButton(type: .custom)
  /// The button that accepts the request.
  public let btnApprove = UIButton(type: .custom)

  /// Replaces the status with two buttons.
  open override func setupView() {
    super.setupView()
    labStatus.isHidden = true
    btnReject.setTitle(NCString.refuse.text, for: .normal)
    btnApprove.setTitle(NCString.accept.text, for: .normal)
    btnReject.addAction(
      UIAction { [weak self] _ in self?.viewModel?.rejectApplication() }, for: .touchUpInside)
    btnApprove.addAction(
      UIAction { [weak self] _ in self?.viewModel?.approveApplication() }, for: .touchUpInside)
    topStackView.addArrangedSubview(btnReject)
    topStackView.addArrangedSubview(btnApprove)
  }

  /// Returns the buttons as the views of the status.
  override func views(of part: Part) -> [UIView] {
    part == .status ? [btnReject, btnApprove] : super.views(of: part)
  }

  /// The properties that YAML can set.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property("btnReject", .text, "the title of the button that declines") {
        (cell: NCApplyFriendOperationCell, title: String) in
        cell.btnReject.setTitle(title, for: .normal)
      },
      Property("btnApprove", .text, "the title of the button that accepts") {
        (cell: NCApplyFriendOperationCell, title: String) in
        cell.btnApprove.setTitle(title, for: .normal)
      })
  }
  /// A short description of the class.
  open override class var summary: String { "a pending friend request" }
}
