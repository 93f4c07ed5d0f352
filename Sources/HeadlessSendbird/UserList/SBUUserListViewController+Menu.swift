import HeadlessUIKit

extension SBUUserListViewController {
  /// What the menu of a row can do.
  private enum Item { case `operator`, mute, ban }

  /// Opens the menu of a user: a line with the name, what the list offers, Cancel (S125, S187).
  func showMenu(for user: SBUUser) {
    let sheet = UIAlertController(
      title: user.nickname ?? user.userId, message: nil, preferredStyle: .actionSheet)
    for item in items { sheet.addAction(action(item, user)) }
    sheet.addAction(UIAlertAction(title: SBUStringSet.Cancel, style: .cancel))
    menu = sheet
    present(sheet, animated: true)
  }

  private var items: [Item] {
    switch userListType {
    case .members:
      (channel as? GroupChannel)?.isBroadcast ?? false
        ? [.operator, .ban] : [.operator, .mute, .ban]
    case .participants: [.operator, .mute, .ban]
    case .operators: [.operator]
    case .muted: [.mute]
    case .banned: [.ban]
    case .none: []
    }
  }

  /// What an item is called and does, by list and user (S126, S127).
  private func action(_ item: Item, _ user: SBUUser) -> UIAlertAction {
    let model = viewModel
    switch item {
    case .operator where isOperator(user) || userListType == .operators:
      return UIAlertAction(title: SBUStringSet.UserList_Unregister_Operator, style: .default) { _ in
        model?.unregisterOperator(user: user)
      }
    case .operator:
      return UIAlertAction(title: SBUStringSet.UserList_Register_Operator, style: .default) { _ in
        model?.registerAsOperator(user: user)
      }
    case .mute where user.isMuted || userListType == .muted:
      return UIAlertAction(title: SBUStringSet.UserList_Unmute, style: .default) { _ in
        model?.unmute(user: user)
      }
    case .mute:
      return UIAlertAction(title: SBUStringSet.UserList_Mute, style: .default) { _ in
        model?.mute(user: user)
      }
    case .ban where userListType == .banned:
      return UIAlertAction(title: SBUStringSet.UserList_Unban, style: .default) { _ in
        model?.unban(user: user)
      }
    case .ban:
      return UIAlertAction(title: SBUStringSet.UserList_Ban, style: .destructive) { _ in
        model?.ban(user: user)
      }
    }
  }

  private func isOperator(_ user: SBUUser) -> Bool {
    (channel as? OpenChannel)?.isOperator(userId: user.userId) ?? user.isOperator
  }
}
