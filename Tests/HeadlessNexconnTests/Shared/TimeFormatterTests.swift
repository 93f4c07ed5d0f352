import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// The texts for a time in the channel list and on the chat page, relative to `now`.
private func formatted(
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
  func N170_N171_N172_N173_N173a_the_format_depends_on_the_age_of_the_time(
    moment: String, list: String, chat: String
  ) throws {
    let said = try formatted(moment)
    #expect(said.list == list)
    #expect(said.chat == chat)
  }

  @Test func N171_N225_yesterday_is_not_used_across_months() throws {
    #expect(try formatted("2026-04-30T22:00:00Z", now: "2026-05-01T08:00:00Z").list == "4/30")
  }

  @Test func N172_N225_a_weekday_is_not_used_across_months_or_weeks() throws {
    #expect(try formatted("2026-08-31T08:00:00Z", now: "2026-09-02T08:00:00Z").list == "8/31")
    // Monday of this week, Saturday of the last one.
    #expect(try formatted("2026-09-14T08:00:00Z").list == "Monday")
    #expect(try formatted("2026-09-12T08:00:00Z").list == "9/12")
  }

  @Test func N172_a_future_day_of_this_week_is_shown_as_a_weekday() throws {
    #expect(try formatted("2026-09-19T08:00:00Z").list == "Saturday")
    #expect(try formatted("2026-09-28T08:00:00Z").list == "9/28")
  }

  @Test func N170_the_locale_decides_between_12_and_24_hours() throws {
    #expect(try formatted("2026-09-17T17:05:00Z", locale: "de_DE").list == "17:05")
    #expect(try formatted("2026-09-16T07:05:00Z", locale: "de_DE").chat == "Yesterday 07:05")
  }

  @Test func N170_the_time_zone_decides_which_day_is_today() throws {
    #expect(try formatted("2026-09-16T23:30:00Z", zone: "Asia/Seoul").list == "8:30 AM")
  }

  @Test func N174_the_time_between_messages_is_compared_in_whole_seconds() throws {
    let models = [0, 180_999, 361_999, 543_000].map { time in
      NCMessageModel(
        NCMessage(ChatMessage(senderId: "a", sentTime: time), me: nil), .direct, "a",
        showsNames: true)
    }
    NCMessageModel.markTimes(models)
    #expect(models.map(\.isDisplayMessageTime) == [true, false, true, true])
  }

  @Test func N134_texts_over_500_characters_are_truncated() {
    func digest(_ count: Int) -> String {
      let message = ChatMessage(senderId: "a", text: String(repeating: "x", count: count))
      return MessagePreview.text(of: NCMessage(message, me: nil)) { "" }
    }
    #expect(digest(500).count == 500)
    #expect(digest(501) == String(repeating: "x", count: 500) + "...")
  }

  @Test func N134_each_line_break_becomes_one_space() {
    #expect(MessagePreview.inOneLine("a\r\nb\nc\rd\n\ne") == "a b c d  e")
  }
}
