import CRunHooks
import Synchronization

/// The time zone that Foundation takes for the machine's: `TimeZone.current`, `Calendar.current`.
///
/// Foundation has one for the whole process. Runs in the same zone go on side by side, and a run in
/// another zone waits until they end. Code outside of a run sees the zone of the last run.
final class ProcessTimeZone: Sendable {
  static let shared = ProcessTimeZone()

  private struct State {
    var zone: String?
    var runs = 0
    var waiting: [DispatchSemaphore] = []
  }

  private let state = Mutex(State())

  /// Begins a run in a zone, after all runs in other zones have ended.
  func enter(_ zone: String) {
    while let turn = state.withLock({ claim(zone, &$0) }) { turn.wait() }
  }

  /// Ends a run.
  func leave() {
    let waiting = state.withLock { state in
      state.runs -= 1
      guard state.runs == 0 else { return [DispatchSemaphore]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for turn in waiting { turn.signal() }
  }

  /// Joins the zone and returns nil, or returns a semaphore to wait for.
  private func claim(_ zone: String, _ state: inout State) -> DispatchSemaphore? {
    // Waiting runs go before new ones; otherwise runs in one zone could keep others out forever.
    guard state.runs == 0 || state.zone == zone && state.waiting.isEmpty else {
      let turn = Dispatch.DispatchSemaphore(value: 0)
      state.waiting.append(turn)
      return turn
    }
    if state.zone != zone { set(zone) }
    state.zone = zone
    state.runs += 1
    return nil
  }

  private func set(_ zone: String) {
    run_hooks_set_zone(zone)
    NSTimeZone.resetSystemTimeZone()
    if let zone = TimeZone(identifier: zone) { NSTimeZone.default = zone }
  }
}
