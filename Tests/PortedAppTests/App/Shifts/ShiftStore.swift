import Foundation

struct Shift {
  let name: String
  let start: Date
}

/// Stores the shifts of the app.
@MainActor
final class ShiftStore {
  private(set) var shifts: [Shift] = []

  /// Loads the shifts of today that have not begun yet.
  func reload() async throws {
    try await Task.sleep(nanoseconds: 400_000_000)
    let midnight = Calendar.current.startOfDay(for: Date())
    shifts = await Self.hours().map { hour in
      Shift(name: "Shift \(hour)", start: midnight.addingTimeInterval(Double(hour) * 3600))
    }
    shifts = shifts.filter { $0.start > Date() }
  }

  private nonisolated static func hours() async -> [Int] { [6, 14, 22] }
}
