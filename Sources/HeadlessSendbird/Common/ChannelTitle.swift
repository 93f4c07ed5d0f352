extension GroupChannel {
  /// The title of rows and bars: the name, or the names of the other members (C115,
  /// G69).
  var listTitle: String {
    if !name.isEmpty, name != "Group Channel" { return name }
    let me = SBUGlobals.currentUser?.userId
    let others = members.filter { $0.userId != me }
    if others.isEmpty { return SBUStringSet.Channel_Name_No_Members }
    return others.map { $0.nickname.isEmpty ? SBUStringSet.User_No_Name : $0.nickname }
      .joined(separator: ", ")
  }
}
