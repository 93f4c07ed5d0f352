import Foundation
import NexconnChatSDK

/// Signs a gardener in, and out again.
final class Session {
  enum State: Equatable {
    case signedOut
    case connecting
    case signedIn(String)
    case failed(Int)
  }

  private(set) var state = State.signedOut {
    didSet { onChange?(state) }
  }
  var onChange: ((State) -> Void)?
  private(set) var didOpenDatabase = false

  func prepare() {
    let params = InitParams(appKey: "garden-key")
    params.naviServer = "https://navi.example.com"
    params.logLevel = .warn
    NCEngine.initialize(params)
  }

  func connect(token: String) {
    let params = ConnectParams(token: token)
    params.timeout = 10
    state = .connecting
    NCEngine.connect(
      params: params,
      databaseOpenedHandler: { [weak self] isRecreated, error in
        self?.didOpenDatabase = error == nil && !isRecreated
      },
      completionHandler: { [weak self] userId, error in
        if let error = error {
          self?.state = .failed(error.code)
        } else {
          self?.state = .signedIn(userId ?? "")
        }
      })
  }

  func disconnect() {
    NCEngine.disconnect(disablePush: true)
    state = .signedOut
  }
}
