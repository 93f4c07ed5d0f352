import Foundation
import NexconnChatSDK
import NexconnChatUI

protocol NeighborManagerDelegate: AnyObject {
  func neighborManager(_ manager: NeighborManager, didLoad neighbors: [Neighbor])
  func neighborManager(_ manager: NeighborManager, didFailWith message: String)
}

/// Someone who asked to be a neighbor, or was asked.
struct Neighbor: Equatable {
  let id: String
  let name: String
  let isOpen: Bool
}

/// Asks the SDK for neighbors, page by page.
final class NeighborManager {
  weak var delegate: NeighborManagerDelegate?
  private(set) var neighbors: [Neighbor] = []
  private var query: FriendApplicationsQuery?

  func reload() {
    let params = FriendApplicationsQueryParams()
    params.pageSize = 20
    params.applicationTypes = [NSNumber(value: FriendApplicationType.received.rawValue)]
    params.applicationStatuses = [
      FriendApplicationStatus.unHandled, .accepted,
    ].map { NSNumber(value: $0.rawValue) }
    query = UserModule.createFriendApplicationsQuery(with: params)
    neighbors = []
    loadMore()
  }

  func loadMore() {
    query?.loadNextPage { [weak self] infos, error in
      guard let self = self else { return }
      if let error = error {
        self.delegate?.neighborManager(self, didFailWith: "Error \(error.code)")
        return
      }
      self.neighbors += (infos ?? []).map {
        Neighbor(
          id: $0.userId ?? "", name: $0.name ?? "?", isOpen: $0.applicationStatus == .unHandled)
      }
      self.delegate?.neighborManager(self, didLoad: self.neighbors)
    }
  }

  func welcome(_ neighbor: Neighbor) {
    NCEngine.userModule.acceptFriendApplication(withUserId: neighbor.id) { [weak self] error in
      guard let self = self else { return }
      guard let error = error else { return self.reload() }
      self.delegate?.neighborManager(self, didFailWith: error.message)
    }
  }

  func ask(_ userId: String) {
    let params = AddFriendParams(userId: userId)
    params.extra = "I have the bed beside yours"
    NCEngine.userModule.addFriend(params: params) { [weak self] processCode, error in
      guard let self = self else { return }
      let text = error.map { "Error \($0.code)" } ?? (processCode == 0 ? "Friends" : "Asked")
      self.delegate?.neighborManager(self, didFailWith: text)
    }
  }

  /// Gives a neighbor another name, for the signed-in gardener only.
  func rename(_ neighbor: Neighbor, to remark: String, done: @escaping () -> Void) {
    NCChatUI.shared().setFriendInfo(neighbor.id, remark: remark, extProfile: ["bed": "7"]) {
      _, error in if error == nil { done() }
    }
  }
}
