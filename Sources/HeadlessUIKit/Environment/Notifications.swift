// Notifications stay in their run: a value in front of Foundation's type, as ``DispatchQueue`` is
// one and for the same reasons. A centre is Foundation's own class.

/// What gives the centre of notifications: `NotificationCenter.default.post(name: .changed, ...)`.
///
/// In a run it is the run's own, so what one screen posts no other hears. As the type of a
/// variable, `NotificationCenter` is still Foundation's.
public var NotificationCenter: NotificationCenterProvider { NotificationCenterProvider() }

/// The centres of notifications that can be named.
public struct NotificationCenterProvider {
  /// The run's; outside of a run, the process's.
  public var `default`: Foundation.NotificationCenter {
    ScreenEnvironment.current?[RunNotifications.Key.self].center ?? .default
  }
}

/// The notifications of a run, and who hears of them by a method.
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
  /// Calls a method at notifications.
  ///
  /// - Parameters:
  ///   - observer: whose method it is; not kept alive.
  ///   - selector: the method, which may take the notification.
  ///   - name: which notifications; nil means all.
  ///   - object: whose notifications; nil means everybody's.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    // A run has one thread, on which the method is called.
    nonisolated(unsafe) let call = TargetAction(target: observer, selector: selector)
    let token = addObserver(forName: name, object: object, queue: nil) { note in
      call(sender: NSNotification(name: note.name, object: note.object, userInfo: note.userInfo))
    }
    guard let run = ScreenEnvironment.current else { return }
    run[RunNotifications.Key.self].entries.append(
      RunNotifications.Entry(
        observer: observer, name: name, object: object.map { $0 as AnyObject }, center: self,
        token: token))
  }

  /// Calls an observer's methods no longer; a token of a closure's goes, too.
  public func removeObserver(_ observer: AnyObject) {
    removeEntries(of: observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Calls an observer's methods no longer at some notifications.
  ///
  /// - Parameters:
  ///   - observer: whose methods.
  ///   - name: at which notifications; nil means all.
  ///   - object: at whose notifications; nil means everybody's.
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
