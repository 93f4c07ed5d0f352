import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// How a moment is said, seen from a moment that is now.
private func words(
  _ moment: String, now: String = "2026-09-17T08:00:00Z", zone: String = "UTC",
  locale: String = "en_US"
) throws -> (list: String, chat: String) {
  let format = ISO8601DateFormatter()
  let then = try #require(format.date(from: moment)).timeIntervalSince1970
  let start = try #require(format.date(from: now)).timeIntervalSince1970
  let environment = ScreenEnvironment(
    startTime: Int(start) * 1000, timeZoneIdentifier: zone, localeIdentifier: locale)
  return environment.run {
    (
      NCChatUIUtility.convertConversationTime(Int(then)),
      NCChatUIUtility.convertMessageTime(Int(then))
    )
  }
}

/// The times of the channel list and the chat page; today is a Thursday.
@Suite("Times") struct TimeFormatterTests {
  @Test(arguments: [
    ("2026-09-17T07:05:00Z", "7:05 AM", "7:05 AM"),
    ("2026-09-17T00:00:00Z", "12:00 AM", "12:00 AM"),
    ("2026-09-17T12:30:00Z", "12:30 PM", "12:30 PM"),
    ("2026-09-16T23:59:59Z", "Yesterday", "Yesterday 11:59 PM"),
    ("2026-09-15T13:00:00Z", "Tuesday", "Tuesday 1:00 PM"),
    ("2026-09-13T13:00:00Z", "Sunday", "Sunday 1:00 PM"),
    ("2026-09-12T13:00:00Z", "9/12", "9/12 1:00 PM"),
    ("2026-01-05T13:00:00Z", "1/5", "1/5 1:00 PM"),
    ("2025-09-17T13:00:00Z", "9/17/2025", "9/17/2025 1:00 PM"),
  ])
  func N170_N171_N172_N173_N173a_in_this_order(moment: String, list: String, chat: String) throws {
    let said = try words(moment)
    #expect(said.list == list)
    #expect(said.chat == chat)
  }

  @Test func N171_N225_yesterday_does_not_cross_a_month() throws {
    #expect(try words("2026-04-30T22:00:00Z", now: "2026-05-01T08:00:00Z").list == "4/30")
  }

  @Test func N172_N225_neither_does_a_weekday_nor_does_it_cross_a_week() throws {
    #expect(try words("2026-08-31T08:00:00Z", now: "2026-09-02T08:00:00Z").list == "8/31")
    // Monday of this week, Saturday of the last one.
    #expect(try words("2026-09-14T08:00:00Z").list == "Monday")
    #expect(try words("2026-09-12T08:00:00Z").list == "9/12")
  }

  @Test func N172_a_day_to_come_is_a_weekday_too() throws {
    #expect(try words("2026-09-19T08:00:00Z").list == "Saturday")
    #expect(try words("2026-09-28T08:00:00Z").list == "9/28")
  }

  @Test func N170_the_region_says_how_hours_are_counted() throws {
    #expect(try words("2026-09-17T17:05:00Z", locale: "de_DE").list == "17:05")
    #expect(try words("2026-09-16T07:05:00Z", locale: "de_DE").chat == "Yesterday 07:05")
  }

  @Test func N170_the_time_zone_says_what_today_is() throws {
    #expect(try words("2026-09-16T23:30:00Z", zone: "Asia/Seoul").list == "8:30 AM")
  }

  @Test func N174_seconds_are_whole() throws {
    let models = [0, 180_999, 361_999, 543_000].map { time in
      NCMessageModel(
        NCMessage(ChatMessage(senderId: "a", sentTime: time), me: nil), .direct, "a",
        showsNames: true)
    }
    NCMessageModel.markTimes(models)
    #expect(models.map(\.isDisplayMessageTime) == [true, false, true, true])
  }

  @Test func N134_long_texts_are_cut() {
    func digest(_ count: Int) -> String {
      let message = ChatMessage(senderId: "a", text: String(repeating: "x", count: count))
      return MessagePreview.text(of: NCMessage(message, me: nil)) { "" }
    }
    #expect(digest(500).count == 500)
    #expect(digest(501) == String(repeating: "x", count: 500) + "...")
  }

  @Test func N131_each_break_of_a_line_is_one_space() {
    #expect(MessagePreview.inOneLine("a\r\nb\nc\rd\n\ne") == "a b c d  e")
  }
}
