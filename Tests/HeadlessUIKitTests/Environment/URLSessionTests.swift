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

  @Test func the_delegate_is_called_at_the_end_of_tasks_without_a_closure() throws {
    final class Delegate: URLSessionDataDelegate {
      var ended: [Int] = []
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
      ) { if error is URLError { ended.append(task.taskIdentifier) } }
    }
    let url = try address()
    inRun { environment in
      let delegate = Delegate()
      let session = URLSession(
        configuration: .default, delegate: delegate, delegateQueue: nil)
      session.dataTask(with: url).resume()
      session.uploadTask(with: URLRequest(url: url), from: Data()).resume()
      environment.settle()
      #expect(delegate.ended == [1, 2])
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
