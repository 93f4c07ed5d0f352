import HeadlessUIKit

/// A handler that receives the metadata of a channel, or an error.
public typealias SBMetaDataHandler = ([String: String]?, SBError?) -> Void

// Metadata of an app, kept until the run ends. Fixtures have none.
extension BaseChannel {
  /// Returns all metadata without a request.
  public func getCachedMetaData() -> [String: String] { kept?.texts[channelURL] ?? [:] }

  /// Requests all metadata.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn.
  public func getAllMetaData(completionHandler: SBMetaDataHandler?) {
    answer(completionHandler) { [self] in getCachedMetaData() }
  }

  /// Adds metadata.
  ///
  /// - Parameters:
  ///   - metaData: the values by key.
  ///   - completionHandler: called at the main queue's next turn with all metadata.
  public func createMetaData(
    _ metaData: [String: String], completionHandler: SBMetaDataHandler? = nil
  ) {
    answer(completionHandler) { [self] in
      kept?.texts[channelURL, default: [:]].merge(metaData) { $1 }
      return getCachedMetaData()
    }
  }

  /// Changes the values of existing keys; other keys are ignored.
  ///
  /// - Parameters:
  ///   - metaData: the values by key.
  ///   - completionHandler: called at the main queue's next turn with all metadata.
  public func updateMetaData(
    _ metaData: [String: String], completionHandler: SBMetaDataHandler? = nil
  ) {
    answer(completionHandler) { [self] in
      let known = getCachedMetaData()
      kept?.texts[channelURL] = known.merging(metaData.filter { known[$0.key] != nil }) { $1 }
      return getCachedMetaData()
    }
  }

  /// Deletes a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - completionHandler: called at the main queue's next turn, with nil.
  public func deleteMetaData(key: String, completionHandler: SBErrorHandler? = nil) {
    ScreenEnvironment.current?.mainQueue.async { [self] in
      kept?.texts[channelURL]?[key] = nil
      completionHandler?(nil)
    }
  }

  private func answer(
    _ handler: SBMetaDataHandler?, _ work: @escaping () -> [String: String]
  ) {
    ScreenEnvironment.current?.mainQueue.async {
      let all = work()
      handler?(all, nil)
    }
  }

  private var kept: MetaData? { ScreenEnvironment.current?[MetaData.Key.self] }
}

/// The metadata of a run's channels, by channel ID.
private final class MetaData {
  var texts: [String: [String: String]] = [:]

  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> MetaData { MetaData() }
  }
}
