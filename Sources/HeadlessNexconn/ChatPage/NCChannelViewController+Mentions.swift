import HeadlessUIKit

extension NCChannelViewController {
  /// Something was written; an `@` in a group that could begin a name opens the @mention page
  /// (N149).
  final func inputDidChange(_ text: String) {
    guard channelType == .group, text.last == "@" else { return }
    if let before = text.dropLast().last, before.isASCII, before.isLetter || before.isNumber {
      return
    }
    showChooseUserViewController({ [weak self] user in self?.mention(user) }, cancel: {})
  }

  /// Mentions somebody, whose `@` is written already: by name, also where the row showed an alias
  /// (N169a, N213).
  final func mention(_ user: NCChatUIUserInfo) {
    guard let id = user.userId else { return }
    let name = isEmpty(user.name) ? id : user.name ?? ""
    chatSessionInputBarControl.text += "\(name) "
    if !mentionedUserIds.contains(id) { mentionedUserIds.append(id) }
  }

  /// The @mention page of the mode: of the managed service, or of the app's data sources (N161).
  final func makeMentionPage(
    _ selected: @escaping (NCChatUIUserInfo) -> Void, cancel: @escaping () -> Void
  ) -> UIViewController {
    if NCChatUI.shared().currentDataSourceType == .infoManagement {
      return NCGroupMentionViewController(
        viewModel: NCGroupMentionViewModel(
          groupId: channelId, selectedBlock: selected, cancel: cancel))
    }
    let page = NCUserListViewController(groupId: channelId)
    page.selectedBlock = selected
    page.cancelBlock = cancel
    return page
  }
}
