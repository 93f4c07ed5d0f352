import DioramaKit
import HeadlessUIKit

/// The cell classes for the message classes.
struct MessageCellClasses {
  private struct Entry {
    let messageClass: NCMessageContent.Type
    let cellClass: NCMessageBaseCell.Type
    let identifier: String
  }

  private var entries: [Entry] = []

  /// Creates the kit's defaults: text and media in bubbles, everything else as a line.
  init() {
    register(NCTipMessageCell.self, for: NCMessageContent.self)
    register(NCTextMessageCell.self, for: NCTextMessage.self)
    register(NCMediaMessageCell.self, for: NCMediaMessage.self)
  }

  /// Registers the cell class for a message class.
  mutating func register(
    _ cellClass: NCMessageBaseCell.Type, for messageClass: NCMessageContent.Type
  ) {
    entries.removeAll { $0.messageClass == messageClass }
    entries.append(
      Entry(
        messageClass: messageClass, cellClass: cellClass,
        identifier: _typeName(messageClass, qualified: false)))
  }

  /// Returns the cell of a row: the one for the message's class, or for its nearest superclass.
  /// `textCell` is the cell that YAML chose for text messages.
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
  /// Returns a cell of an identifier, and registers the class when the identifier is first used.
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
