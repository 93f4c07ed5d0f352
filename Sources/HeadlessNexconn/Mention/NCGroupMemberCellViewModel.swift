import HeadlessUIKit

/// A row of the managed @mention page.
public final class NCGroupMemberCellViewModel: NCBaseCellViewModel {
  /// The id that is handed over; `All` for everybody.
  public let userId: String
  /// The name in the row, which is handed over, too (N166).
  public let name: String
  /// Where the picture is.
  public let avatarUrl: String?

  /// The row of a person (N162).
  init(_ member: NCGroupMemberInfo) {
    userId = member.userId
    name = ShownName.mention(member)
    avatarUrl = member.avatarUrl
  }

  /// The row that stands for everybody, who is a person called `All` (N162, N167).
  init(everybodyCalled name: String) {
    userId = "All"
    self.name = name
    avatarUrl = nil
  }

  var image: UIImage {
    userId == "All" ? PlaceImage.everybody : NCImage.portrait(avatarUrl)
  }

  /// Who is handed over.
  var user: NCChatUIUserInfo {
    let user = NCChatUIUserInfo()
    user.userId = userId
    user.name = name
    user.avatarUrl = avatarUrl
    return user
  }
}
