// Notifications stay in their run. Like ``DispatchQueue``, this is a value that hides Foundation's
// type, for the same reasons. A center is of Foundation's own class.

/// Provides the notification center: `NotificationCenter.default.post(name: .changed, ...)`.
///
/// In a run it is the run's own, so no other screen receives what this one posts. As the type of a
/// variable, `NotificationCenter` is still Foundation's.
public var NotificationCenter: NotificationCenterProvider { NotificationCenterProvider() }

/// The notification centers that can be named.
public struct NotificationCenterProvider {
  /// The run's center; outside of a run, the process's.
  public var `default`: Foundation.NotificationCenter {
    ScreenEnvironment.current?[RunNotifications.Key.self].center ?? .default
  }
}

/// The notification center of a run, and the observers that it calls by a method.
private final class RunNotifications {
  struct Entry {
    weak var observer: AnyObject?
    let name: Notification.Name?
    let object: AnyObject?
    let center: Foundation.NotificationCenter
    let token: any NSObjectProtocol
  }

  let center = Foundation.NotificationCenter()
  var entries: [Entry] = []

  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> RunNotifications {
      RunNotifications()
    }
  }
}

extension Foundation.NotificationCenter {
  /// Calls a method when a notification is posted.
  ///
  /// - Parameters:
  ///   - observer: the object whose method is called; not retained.
  ///   - selector: the method, which may take the notification.
  ///   - name: the notifications to observe; nil means all.
  ///   - object: the sender to observe; nil means every sender.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    // A run has one thread, and the method is called on it.
    nonisolated(unsafe) let call = TargetAction(observer, selector)
    let token = addObserver(forName: name, object: object, queue: nil) { note in
      call(sender: NSNotification(name: note.name, object: note.object, userInfo: note.userInfo))
    }
    guard let run = ScreenEnvironment.current else { return }
    run[RunNotifications.Key.self].entries.append(
      RunNotifications.Entry(
        observer: observer, name: name, object: object.map { $0 as AnyObject }, center: self,
        token: token))
  }

  /// Stops calling an observer's methods; also removes the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeEntries(of: observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Stops calling an observer's methods for some notifications.
  ///
  /// - Parameters:
  ///   - observer: the object whose methods were called.
  ///   - name: the notifications; nil means all.
  ///   - object: the sender; nil means every sender.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let sender = object.map { $0 as AnyObject }
    removeEntries(of: observer) { entry in
      (name == nil || entry.name == name) && (sender == nil || entry.object === sender)
    }
  }

  private func removeEntries(
    of observer: AnyObject, where matches: (RunNotifications.Entry) -> Bool
  ) {
    guard let notifications = ScreenEnvironment.current?[RunNotifications.Key.self] else { return }
    notifications.entries.removeAll { entry in
      guard entry.observer === observer, entry.center === self, matches(entry) else { return false }
      removeObserver(entry.token as Any)
      return true
    }
  }
}
