import DioramaKit
import HeadlessUIKit

/// Which cells show which messages.
struct MessageCellClasses {
  private struct Entry {
    let messageClass: NCMessageContent.Type
    let cellClass: NCMessageBaseCell.Type
    let identifier: String
  }

  private var entries: [Entry] = []

  /// The kit's own: words, pictures and the like in bubbles, everything else as a line.
  init() {
    register(NCTipMessageCell.self, for: NCMessageContent.self)
    register(NCTextMessageCell.self, for: NCTextMessage.self)
    register(NCMediaMessageCell.self, for: NCMediaMessage.self)
  }

  /// Shows messages of a class in cells of a class.
  mutating func register(
    _ cellClass: NCMessageBaseCell.Type, for messageClass: NCMessageContent.Type
  ) {
    entries.removeAll { $0.messageClass == messageClass }
    entries.append(
      Entry(
        messageClass: messageClass, cellClass: cellClass,
        identifier: _typeName(messageClass, qualified: false)))
  }

  /// The cell of a row: that of the message's class, else of the nearest one above.
  ///
  /// - Parameter textCell: What YAML chose for messages of words.
  func cell(
    of model: NCMessageModel, in collectionView: UICollectionView, at indexPath: IndexPath,
    _ textCell: ComponentChoice?
  ) -> NCMessageBaseCell {
    guard let entry = entry(of: type(of: model.content)) else {
      return NCTipMessageCell(frame: .zero)
    }
    let isText = entry.messageClass == NCTextMessage.self
    let choice = CellChoice(entry.cellClass, chosen: isText ? textCell : nil)
    let cell =
      collectionView.registeredCell(
        entry.identifier, at: indexPath, choice.cellClass as? NCMessageBaseCell.Type)
      ?? NCTipMessageCell(frame: .zero)
    choice.prepare(cell)
    return cell
  }

  private func entry(of messageClass: NCMessageContent.Type) -> Entry? {
    var next: AnyClass? = messageClass
    while let current = next {
      if let found = entries.first(where: { $0.messageClass == current }) { return found }
      next = _getSuperclass(current)
    }
    return nil
  }
}

extension UICollectionView {
  /// A cell that waits under a name, or a new one; the class is registered when it is first used.
  fileprivate func registeredCell(
    _ identifier: String, at indexPath: IndexPath, _ cellClass: NCMessageBaseCell.Type?
  ) -> NCMessageBaseCell? {
    let known = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    if let cell = known as? NCMessageBaseCell { return cell }
    register(cellClass, forCellWithReuseIdentifier: identifier)
    return dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      as? NCMessageBaseCell
  }
}
