import HeadlessUIKit

// The menu of a message: what the open methods of the list do by default.
extension SBUBaseChannelModule.List {
  final func showFailedSheet(on message: BaseMessage) {
    let retry = SBUActionSheetItem(title: SBUStringSet.Retry, color: theme?.menuItemTintColor) {
      [weak self] in
      guard let self else { return }
      baseDelegate?.baseChannelModule(self, didTapRetryFailedMessage: message)
    }
    let delete = SBUActionSheetItem(title: SBUStringSet.Delete, color: theme?.deleteItemColor) {
      [weak self] in
      guard let self else { return }
      baseDelegate?.baseChannelModule(self, didTapDeleteFailedMessage: message)
    }
    delete.isDestructive = true
    SBUModuleSet.CommonModule.ActionSheet.show(
      items: [retry, delete],
      cancelItem: SBUActionSheetItem(title: SBUStringSet.Cancel, color: theme?.cancelItemColor))
  }

  final func askToDelete(_ message: BaseMessage, _ oneTimeTheme: SBUComponentTheme?) {
    let files = (message as? MultipleFilesMessage)?.filesCount
    var delete = SBUAlertButtonItem(title: SBUStringSet.Delete, color: theme?.alertRemoveColor) {
      [weak self] _ in
      guard let self else { return }
      baseDelegate?.baseChannelModule(self, didTapDeleteMessage: message)
    }
    delete.isDestructive = true
    SBUModuleSet.CommonModule.AlertView.show(
      title: files.map { SBUStringSet.Alert_Delete_MultipleFilesMessage($0) }
        ?? SBUStringSet.Alert_Delete,
      oneTimetheme: oneTimeTheme, confirmButtonItem: delete,
      cancelButtonItem: SBUAlertButtonItem(
        title: SBUStringSet.Cancel, color: theme?.alertCancelColor
      ) { _ in })
  }

  final func presentMenuSheet(for message: BaseMessage, cell: UITableViewCell) {
    let items = createMessageMenuItems(for: message)
    let sheet = SBUCommonViewControllerSet.MenuSheetViewController.init(
      message: message, items: items, useReaction: true)
    sheet.emojiTapHandler = { [weak self] key, selected in
      guard let self else { return }
      baseDelegate?.baseChannelModule(
        self, didReactToMessage: message, withEmoji: key, selected: selected)
    }
    sheet.moreEmojiTapHandler = { [weak self] in
      guard let self else { return }
      baseDelegate?.baseChannelModule(self, didTapMoreEmojisOnMessage: message)
    }
    present(sheet, for: cell)
  }

  final func presentContextMenu(for message: BaseMessage, cell: UITableViewCell) {
    let items = createMessageMenuItems(for: message)
    if items.isEmpty { return }
    let menu = SBUMenuView(message: message, items: items, useReaction: false)
    menu.anchor = (cell as? SBUBaseMessageCell)?.menuAnchor?.firstShownPiece
    present(menu, for: cell)
  }

  /// Presents the menu of a row, which is selected until the menu is closed (G156).
  private func present(_ menu: SBUMenuSheetViewController, for cell: UITableViewCell) {
    guard
      let screen = baseDataSource?.baseChannelModule(
        self, parentViewControllerDisplayMenuItems: menu.items)
    else { return }
    cell.setSelected(true, animated: false)
    menu.dismissHandler = { [weak self, weak cell] in
      guard let self, let cell else { return }
      baseDelegate?.baseChannelModule(self, didDismissMenuForCell: cell)
    }
    screen.present(menu, animated: true)
  }

  /// Returns an item in the colors of the theme.
  final func item(
    _ title: String, _ image: UIImage, _ perform: @escaping (SBUBaseChannelModule.List) -> Void
  ) -> SBUMenuItem {
    SBUMenuItem(
      title: title, color: theme?.menuTextColor, image: image, tintColor: theme?.menuItemTintColor
    ) { [weak self] in
      if let self { perform(self) }
    }
  }

  /// The items by kind of message; a message of an unknown kind can only be deleted, and only by
  /// others (G162). An open channel has no replies (G246).
  final func menuItems(for message: BaseMessage, isThreadMessage: Bool) -> [SBUMenuItem] {
    let isOwn = message.sender?.userId == SBUGlobals.currentUser?.userId
    let isVoice = (message as? FileMessage).map { SBUUtils.getFileType(by: $0) } == .voice
    let replies = SendbirdUI.config.groupChannel.channel.replyType
    let reply =
      replies == .none || baseChannel is OpenChannel ? nil : createReplyMenuItem(for: message)
    let unread = createMarkAsUnreadMenuItem(for: message, isThreadMessage: isThreadMessage)
    let delete = createDeleteMenuItem(for: message)
    let items: [SBUMenuItem?] =
      switch message {
      case is UserMessage:
        [
          createCopyMenuItem(for: message), isOwn ? createEditMenuItem(for: message) : nil, unread,
          isOwn ? delete : nil, reply,
        ]
      case is FileMessage:
        [isVoice ? nil : createSaveMenuItem(for: message), unread, isOwn ? delete : nil, reply]
      case is MultipleFilesMessage: [unread, isOwn ? delete : nil, reply]
      default: [isOwn ? nil : delete]
      }
    return items.compactMap(\.self)
  }
}

extension UIView {
  /// The first label or picture in it that is shown.
  fileprivate var firstShownPiece: UIView? {
    if isHidden { return nil }
    if self is UILabel || self is UIImageView { return self }
    for view in (self as? UIStackView)?.arrangedSubviews ?? subviews {
      if let piece = view.firstShownPiece { return piece }
    }
    return nil
  }
}
