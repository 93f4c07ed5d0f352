import HeadlessUIKit
import Testing

/// Notifications and selectors, as apps for UIKit use them.
@Suite("Notifications and selectors") struct NotificationTests {
  private final class Listener: NSObject {
    var received: [String] = []

    func receive(_ note: Notification) { received.append(note.userInfo?["word"] as? String ?? "?") }
    func receiveOld(_ note: NSNotification) { received.append("old \(note.name.rawValue)") }
    func wake() { received.append("awake") }
    func count() -> Int {
      received.append("counted")
      return 1
    }
    func take(_ number: NSNumber) { received.append("took \(number)") }
    func press(_ sender: UIButton, event: UIEvent) { received.append("pressed") }
  }

  private static let called = Notification.Name("called")

  private func post(_ word: String, from sender: AnyObject? = nil) {
    NotificationCenter.default.post(name: Self.called, object: sender, userInfo: ["word": word])
  }

  @Test func an_observer_receives_notifications_until_it_is_removed() {
    inRun { _ in
      let (listener, sender) = (Listener(), NSObject())
      NotificationCenter.default.addObserver(
        listener, selector: Selector(Listener.receive), name: Self.called, object: nil)
      NotificationCenter.default.addObserver(
        listener, selector: Selector(Listener.receiveOld), name: Self.called, object: sender)
      post("one")
      #expect(listener.received == ["one"])
      listener.received = []
      post("two", from: sender)
      #expect(listener.received.sorted() == ["old called", "two"])
      NotificationCenter.default.removeObserver(listener, name: Self.called, object: sender)
      listener.received = []
      post("three", from: sender)
      #expect(listener.received == ["three"])
      NotificationCenter.default.removeObserver(listener)
      post("four")
      #expect(listener.received == ["three"])
    }
  }

  @Test func an_observer_is_not_kept_alive() {
    inRun { _ in
      weak var gone: Listener?
      do {
        let listener = Listener()
        gone = listener
        NotificationCenter.default.addObserver(
          listener, selector: Selector(Listener.receive), name: nil, object: nil)
      }
      post("unheard")
      #expect(gone == nil)
    }
  }

  @Test func a_run_does_not_receive_notifications_of_another_run() {
    let (first, second) = (ScreenEnvironment(), ScreenEnvironment())
    let listener = Listener()
    nonisolated(unsafe) var words: [String] = []
    first.run {
      NotificationCenter.default.addObserver(
        listener, selector: Selector(Listener.receive), name: Self.called, object: nil)
      let token = NotificationCenter.default.addObserver(
        forName: Self.called, object: nil, queue: nil
      ) { words.append($0.name.rawValue) }
      post("first")
      NotificationCenter.default.removeObserver(token)
      post("first again")
    }
    second.run { post("second") }
    #expect(listener.received == ["first", "first again"] && words == ["called"])
  }

  @Test func methods_can_be_called_by_selector() {
    inRun { environment in
      let listener = Listener()
      listener.perform(Selector(Listener.wake))
      listener.perform(Selector(Listener.count))
      listener.perform(Selector(Listener.take), with: NSNumber(value: 3))
      #expect(listener.received == ["awake", "counted", "took 3"])
      #expect(listener.responds(to: Selector(Listener.wake)))
      #expect(!NSObject().responds(to: Selector(Listener.wake)))
      listener.received = []
      listener.perform(Selector(Listener.wake), with: nil, afterDelay: 0.5)
      environment.settle()
      #expect(listener.received == [])
      _ = environment.mainQueue.advance(by: 500)
      environment.settle()
      #expect(listener.received == ["awake"])
    }
  }

  @Test func a_call_that_an_object_waits_for_can_be_canceled() {
    inRun { environment in
      let (listener, other) = (Listener(), Listener())
      for object in [listener, other] {
        object.perform(Selector(Listener.wake), with: nil, afterDelay: 0.5)
      }
      NSObject.cancelPreviousPerformRequests(
        withTarget: listener, selector: Selector(Listener.wake), object: nil)
      listener.perform(Selector(Listener.count), with: nil, afterDelay: 0.5)
      _ = environment.mainQueue.advance(by: 500)
      environment.settle()
      #expect(listener.received == ["counted"] && other.received == ["awake"])
    }
  }

  @Test func an_action_method_can_take_the_event() {
    inRun { _ in
      let (listener, button) = (Listener(), UIButton())
      button.addTarget(
        listener, action: Selector(Listener.press(_:event:)), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(
        UIApplication.shared.sendAction(
          Selector(Listener.press(_:event:)), to: listener, from: button, for: nil))
      #expect(listener.received == ["pressed", "pressed"])
      #expect(
        !UIApplication.shared.sendAction(
          Selector(Listener.wake), to: button, from: nil, for: nil))
    }
  }
}
