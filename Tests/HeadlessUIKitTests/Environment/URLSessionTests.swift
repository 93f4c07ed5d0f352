import HeadlessUIKit
import Testing

@Suite("Requests to the network") struct URLSessionTests {
  private let log = EventLog()

  private func address() throws -> URL { try #require(URL(string: "https://example.com/a.json")) }

  @Test func a_task_fails_in_the_next_turn_after_it_was_resumed() throws {
    let url = try address()
    inRun { environment in
      environment.runLog = RunLog()
      let log = log
      let task = URLSession.shared.dataTask(with: url) { data, response, error in
        log.note("\(data == nil) \(response == nil) \((error as? URLError)?.code.rawValue ?? 0)")
      }
      environment.settle()
      #expect(log.lines.isEmpty && task.state == .suspended)
      task.resume()
      task.resume()
      #expect(task.state == .running && log.lines.isEmpty)
      environment.settle()
      #expect(log.lines == ["true true -1009"] && task.state == .completed)
      #expect((task.error as? URLError)?.code == .notConnectedToInternet)
      #expect(
        environment.runLog?.takeNewEntries() == [
          "GET https://example.com/a.json: The Internet connection appears to be offline."
        ])
    }
  }

  @Test func a_canceled_task_fails_as_canceled() throws {
    let url = try address()
    inRun { environment in
      let log = log
      let session = URLSession(configuration: .ephemeral)
      let task = session.downloadTask(with: url) { _, _, error in
        log.note("\((error as? URLError)?.code == .cancelled)")
      }
      task.resume()
      task.cancel()
      environment.settle()
      #expect(log.lines == ["true"])
    }
  }

  private final class Delegate: URLSessionDataDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) { log.note("\(task.taskIdentifier) \((error as? URLError)?.code.rawValue ?? 0)") }
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
      log.note("invalid \(error == nil)")
    }
  }

  /// Makes a session that only its tasks, and a delegate that only the session, keeps.
  private func session() -> URLSession {
    URLSession(configuration: .default, delegate: Delegate(log), delegateQueue: nil)
  }

  @Test func the_delegate_is_called_at_the_end_of_tasks_without_a_closure() throws {
    let url = try address()
    inRun { environment in
      session().dataTask(with: url).resume()
      session().uploadTask(with: URLRequest(url: url), from: Data()).resume()
      environment.settle()
      #expect(log.lines == ["1 -1009", "1 -1009"])
    }
  }

  @Test func a_session_ends_after_its_running_tasks() throws {
    let url = try address()
    inRun { environment in
      let session = session()
      session.dataTask(with: url).resume()
      session.downloadTask(with: url).resume()
      session.finishTasksAndInvalidate()
      #expect(session.delegate != nil && log.lines == [])
      environment.settle()
      #expect(log.take() == ["1 -1009", "2 -1009", "invalid true"])
      session.finishTasksAndInvalidate()
      environment.settle()
      #expect(session.delegate == nil && log.lines == [])
      self.session().finishTasksAndInvalidate()
      environment.settle()
      #expect(log.lines == ["invalid true"])
    }
  }

  @Test func an_invalidated_session_cancels_its_tasks() throws {
    let url = try address()
    inRun { environment in
      let session = session()
      let log = log
      session.dataTask(with: url).resume()
      session.dataTask(with: url) { _, _, error in
        log.note("closure \((error as? URLError)?.code == .cancelled)")
      }.resume()
      let late = session.dataTask(with: url)
      session.invalidateAndCancel()
      late.resume()
      environment.settle()
      #expect(log.lines == ["1 -999", "closure true", "3 -999", "invalid true"])
      #expect((late.error as? URLError)?.code == .cancelled)
    }
  }

  @Test func an_async_request_throws() throws {
    let url = try address()
    inRun { environment in
      nonisolated(unsafe) let log = log
      Task {
        do {
          _ = try await URLSession.shared.data(from: url)
        } catch {
          log.note(error.localizedDescription)
        }
      }
      environment.settle()
      #expect(log.lines == ["The Internet connection appears to be offline."])
    }
  }

  @Test func header_fields_are_found_whatever_their_case() throws {
    var request = URLRequest(url: try address(), timeoutInterval: 5)
    request.httpMethod = "POST"
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    #expect(request.allHTTPHeaderFields == ["Accept": "a,b"])
    request.setValue(nil, forHTTPHeaderField: "accept")
    #expect(request.allHTTPHeaderFields == [:])
    let response = HTTPURLResponse(
      url: try address(), statusCode: 404, httpVersion: nil, headerFields: ["ETag": "1"])
    #expect(response?.value(forHTTPHeaderField: "etag") == "1" && response?.statusCode == 404)
  }
}
