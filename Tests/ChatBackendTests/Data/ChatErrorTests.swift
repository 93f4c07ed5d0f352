import DioramaKit
import Testing

@testable import ChatBackend

/// Kits retry a request depending on its error.
@Suite("Errors of the service") struct ChatErrorTests {
  @Test(arguments: [ChatError.dataSynchronizing, .tooFrequent, .networkUnavailable])
  func synchronizing_rate_limit_and_network_errors_are_transient(error: ChatError) {
    #expect(error.isTransient)
    // Only the code matters, not the message.
    #expect(ChatError(code: error.code, message: "").isTransient)
  }

  @Test(arguments: [ChatError.requestFailed, .channelNotFound, .notAuthorized, .userBanned])
  func other_errors_are_not_transient(error: ChatError) {
    #expect(!error.isTransient)
  }

  @Test func a_result_has_an_error_only_if_it_failed() {
    #expect(Result<Int, ChatError>.failure(.groupNotFound).error == .groupNotFound)
    #expect(Result<Int, ChatError>.success(1).error == nil)
  }
}
