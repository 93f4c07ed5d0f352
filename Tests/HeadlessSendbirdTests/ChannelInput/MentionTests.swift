import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The manager finds the beginning of a mention and writes it (G177 to G183).
@Suite("Mentions") struct MentionTests {
  private final class Recorder: SBUMentionManagerDelegate, SBUMentionManagerDataSource {
    var log: [String] = []

    func mentionManager(
      _ manager: SBUMentionManager, didChangeSuggestedMention members: [SBUUser],
      filteredText: String?, isTriggered: Bool
    ) { log.append("\(members.map(\.userId)) \(filteredText ?? "-") \(isTriggered)") }
    func mentionManager(_ manager: SBUMentionManager, didInsertMentionsTo textView: UITextView) {
      log.append("inserted")
    }
    func mentionManager(
      _ manager: SBUMentionManager, shouldLoadSuggestedMentions filterText: String
    ) { log.append("load \(filterText)") }
    func mentionManager(
      _ manager: SBUMentionManager, suggestedMentionUsersWith filterText: String
    ) -> [SBUUser] { [SBUUser(userId: "bo", nickname: "Bo")] }
  }

  private func manager(_ recorder: Recorder) -> SBUMentionManager {
    let manager = SBUMentionManager()
    manager.configure(
      delegate: recorder, dataSource: recorder, defaultTextAttributes: [:],
      mentionTextAttributes: [:])
    return manager
  }

  @Test(arguments: [
    ("Hi @b", "b"), ("@", ""), ("Hi\n@bo x", "bo x"), ("a@b", nil), ("Hi", nil), ("@a @b", "b"),
  ])
  func the_beginning_of_a_name_follows_the_last_trigger(text: String, filter: String?) {
    // G177.
    #expect(SBUMentionManager().filter(in: text) == filter)
  }

  @Test func suggestions_follow_the_text() {
    let (recorder, text) = (Recorder(), UITextView(frame: .zero))
    let manager = manager(recorder)
    text.text = "Hi @b"
    manager.handleMentionSuggestion(on: text, range: text.selectedRange)
    text.text = "Hi"
    manager.handleMentionSuggestion(on: text, range: text.selectedRange)
    #expect(recorder.log == ["load b", "[\"bo\"] b true", "[] - false"])
  }

  @Test func a_mention_replaces_the_beginning_of_the_name() {
    // G181, G183.
    let (recorder, text) = (Recorder(), UITextView(frame: .zero))
    let manager = manager(recorder)
    text.text = "Hi @b"
    #expect(manager.addMention(at: text, user: SBUUser(userId: "bo-1", nickname: "Bo")))
    #expect(text.text == "Hi @Bo " && recorder.log == ["inserted"])
    #expect(manager.mentions.map(\.range) == [NSRange(location: 3, length: 3)])
    #expect(manager.generateMentionedMessageTemplate(with: text.text) == "Hi @{bo-1} ")
    manager.reset()
    #expect(manager.mentions.isEmpty)
  }

  @Test func a_text_has_no_more_mentions_than_the_limit() {
    // G180.
    let (recorder, text) = (Recorder(), UITextView(frame: .zero))
    let manager = manager(recorder)
    let bo = SBUUser(userId: "bo", nickname: "Bo")
    for _ in 0..<10 {
      text.text += "@b"
      #expect(manager.addMention(at: text, user: bo))
    }
    text.text += "@b"
    #expect(!manager.addMention(at: text, user: bo) && text.text.hasSuffix("@b"))
  }

  @Test func the_list_shows_users_or_the_limit() {
    let list = SBUSuggestedMentionList()
    list.reloadData(with: [SBUUser(userId: "bo", nickname: "Bo")])
    let first = IndexPath(row: 0, section: 0)
    #expect(list.tableView(list.tableView, numberOfRowsInSection: 0) == 1)
    let row = list.tableView(list.tableView, cellForRowAt: first) as? SBUUserCell
    #expect(row?.nicknameLabel.text == "Bo" && row?.userIdLabel.text == "bo")
    list.isLimitGuideEnabled = true
    let guide = list.tableView(list.tableView, cellForRowAt: first)
    #expect(guide.textLabel?.text == "You can mention up to 10 times per message. ")
  }
}
