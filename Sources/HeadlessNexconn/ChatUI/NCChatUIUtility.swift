/// Small helpers of the kit.
public enum NCChatUIUtility {
  /// What to call a person outside of groups: the alias, else the name (N115).
  public static func getDisplayName(_ userInfo: NCChatUIUserInfo?) -> String? {
    guard let userInfo else { return nil }
    return isEmpty(userInfo.alias) ? userInfo.name : userInfo.alias
  }
}
