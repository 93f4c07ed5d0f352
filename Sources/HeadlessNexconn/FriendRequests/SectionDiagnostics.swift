import ChatBackend
import YAML

/// The problems of the sections of a friend request list.
extension Diagnostic {
  static func emptySection(_ section: SectionCheck.Window) -> Diagnostic {
    Diagnostic(
      .wrongValue, "section \(section.name) does not end after it starts",
      at: (section.node["timeEnd"] ?? section.node).place,
      help: Help("set 'timeEnd' to a time after 'timeStart'"))
  }

  static func overlap(
    of earlier: SectionCheck.Window, and later: SectionCheck.Window
  ) -> Diagnostic {
    Diagnostic(
      .overlappingSections, "sections \(earlier.name) and \(later.name) overlap",
      at: later.node.place, severity: .warning,
      help: Help("change one of the time ranges; a request in both is shown twice"),
      notes: [Note("the other section is here", at: earlier.node.place)])
  }

  static func hiddenRequests(
    _ requests: [ChatFriendApplication], in sections: Node
  ) -> Diagnostic {
    let more = requests.count > 1 ? " and \(requests.count - 1) more" : ""
    return Diagnostic(
      .wrongValue, "no section includes the request of '\(requests[0].userId)'\(more)",
      at: sections.place, severity: .note,
      help: Help("extend a section to show it; requests outside all sections are hidden"))
  }
}
