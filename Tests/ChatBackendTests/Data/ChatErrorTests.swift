import DioramaKit
import Testing

@testable import ChatBackend

/// Kits try a request again by what its error says.
@Suite("Errors of the service") struct ChatErrorTests {
  @Test(arguments: [ChatError.dataSynchronizing, .tooFrequent, .networkUnavailable])
  func some_errors_pass(error: ChatError) {
    #expect(error.isTransient)
    // The code tells, whatever the words.
    #expect(ChatError(code: error.code, message: "").isTransient)
  }

  @Test(arguments: [ChatError.requestFailed, .channelNotFound, .notAuthorized, .userBanned])
  func other_errors_stay(error: ChatError) {
    #expect(!error.isTransient)
  }

  @Test func an_outcome_has_an_error_or_none() {
    #expect(Result<Int, ChatError>.failure(.groupNotFound).error == .groupNotFound)
    #expect(Result<Int, ChatError>.success(1).error == nil)
  }
}
