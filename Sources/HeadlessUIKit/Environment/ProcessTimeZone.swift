import CRunHooks
import Synchronization

/// The time zone that Foundation takes for the machine's: `TimeZone.current`, `Calendar.current`.
///
/// Foundation keeps one for the whole process. So runs of one zone go on side by side, and a run of
/// another zone waits until they are over. What is no run sees the zone of the last run.
final class ProcessTimeZone: Sendable {
  static let shared = ProcessTimeZone()

  private struct State {
    var zone: String?
    var runs = 0
    var waiting: [DispatchSemaphore] = []
  }

  private let state = Mutex(State())

  /// Begins a run in a zone, once no run of another goes on.
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

  /// Takes part in the zone, or says what to wait for.
  private func claim(_ zone: String, _ state: inout State) -> DispatchSemaphore? {
    // Who waits comes before who arrives, or runs of one zone could keep those of another out.
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
