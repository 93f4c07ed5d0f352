import HeadlessUIKit
import Testing

/// Notifications, and methods called by name, as apps written for UIKit use them.
@Suite("Notifications and methods by name") struct NotificationTests {
  private final class Listener: NSObject {
    var heard: [String] = []

    func hear(_ note: Notification) { heard.append(note.userInfo?["word"] as? String ?? "?") }
    func hearOld(_ note: NSNotification) { heard.append("old \(note.name.rawValue)") }
    func wake() { heard.append("awake") }
    func count() -> Int {
      heard.append("counted")
      return 1
    }
    func take(_ number: NSNumber) { heard.append("took \(number)") }
    func press(_ sender: UIButton, event: UIEvent) { heard.append("pressed") }
  }

  private static let called = Notification.Name("called")

  private func post(_ word: String, from sender: AnyObject? = nil) {
    NotificationCenter.default.post(name: Self.called, object: sender, userInfo: ["word": word])
  }

  @Test func an_observer_hears_what_is_posted_until_it_is_removed() {
    inRun { _ in
      let (listener, sender) = (Listener(), NSObject())
      NotificationCenter.default.addObserver(
        listener, selector: Selector(Listener.hear), name: Self.called, object: nil)
      NotificationCenter.default.addObserver(
        listener, selector: Selector(Listener.hearOld), name: Self.called, object: sender)
      post("one")
      #expect(listener.heard == ["one"])
      listener.heard = []
      post("two", from: sender)
      #expect(listener.heard.sorted() == ["old called", "two"])
      NotificationCenter.default.removeObserver(listener, name: Self.called, object: sender)
      listener.heard = []
      post("three", from: sender)
      #expect(listener.heard == ["three"])
      NotificationCenter.default.removeObserver(listener)
      post("four")
      #expect(listener.heard == ["three"])
    }
  }

  @Test func an_observer_is_not_kept_alive() {
    inRun { _ in
      weak var gone: Listener?
      do {
        let listener = Listener()
        gone = listener
        NotificationCenter.default.addObserver(
          listener, selector: Selector(Listener.hear), name: nil, object: nil)
      }
      post("nobody hears")
      #expect(gone == nil)
    }
  }

  @Test func no_run_hears_another_s() {
    let (first, second) = (ScreenEnvironment(), ScreenEnvironment())
    let listener = Listener()
    nonisolated(unsafe) var words: [String] = []
    first.run {
      NotificationCenter.default.addObserver(
        listener, selector: Selector(Listener.hear), name: Self.called, object: nil)
      let token = NotificationCenter.default.addObserver(
        forName: Self.called, object: nil, queue: nil
      ) { words.append($0.name.rawValue) }
      post("first")
      NotificationCenter.default.removeObserver(token)
      post("first again")
    }
    second.run { post("second") }
    #expect(listener.heard == ["first", "first again"] && words == ["called"])
  }

  @Test func methods_are_called_by_name() {
    inRun { environment in
      let listener = Listener()
      listener.perform(Selector(Listener.wake))
      listener.perform(Selector(Listener.count))
      listener.perform(Selector(Listener.take), with: NSNumber(value: 3))
      #expect(listener.heard == ["awake", "counted", "took 3"])
      #expect(listener.responds(to: Selector(Listener.wake)))
      #expect(!NSObject().responds(to: Selector(Listener.wake)))
      listener.heard = []
      listener.perform(Selector(Listener.wake), with: nil, afterDelay: 0.5)
      environment.settle()
      #expect(listener.heard == [])
      _ = environment.mainQueue.advance(by: 500)
      environment.settle()
      #expect(listener.heard == ["awake"])
    }
  }

  @Test func a_method_may_take_the_event() {
    inRun { _ in
      let (listener, button) = (Listener(), UIButton())
      button.addTarget(
        listener, action: Selector(Listener.press(_:event:)), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(
        UIApplication.shared.sendAction(
          Selector(Listener.press(_:event:)), to: listener, from: button, for: nil))
      #expect(listener.heard == ["pressed", "pressed"])
      #expect(
        !UIApplication.shared.sendAction(
          Selector(Listener.wake), to: button, from: nil, for: nil))
    }
  }
}
