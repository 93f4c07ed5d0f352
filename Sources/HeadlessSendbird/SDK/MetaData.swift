import HeadlessUIKit

/// Called with texts that a channel keeps by names, or with the reason why not.
public typealias SBMetaDataHandler = ([String: String]?, SBError?) -> Void

// What an app keeps with a channel, as long as the run lasts. No fixture says any.
extension BaseChannel {
  /// All that is kept, without asking the service.
  public func getCachedMetaData() -> [String: String] { kept?.texts[channelURL] ?? [:] }

  /// Asks for all that is kept.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn.
  public func getAllMetaData(completionHandler: SBMetaDataHandler?) {
    answer(completionHandler) { [self] in getCachedMetaData() }
  }

  /// Keeps texts by names.
  ///
  /// - Parameters:
  ///   - metaData: the texts.
  ///   - completionHandler: called at the main queue's next turn with all that is kept.
  public func createMetaData(
    _ metaData: [String: String], completionHandler: SBMetaDataHandler? = nil
  ) {
    answer(completionHandler) { [self] in
      kept?.texts[channelURL, default: [:]].merge(metaData) { $1 }
      return getCachedMetaData()
    }
  }

  /// Keeps other texts by names that are there; other names stay away.
  ///
  /// - Parameters:
  ///   - metaData: the texts.
  ///   - completionHandler: called at the main queue's next turn with all that is kept.
  public func updateMetaData(
    _ metaData: [String: String], completionHandler: SBMetaDataHandler? = nil
  ) {
    answer(completionHandler) { [self] in
      let known = getCachedMetaData()
      kept?.texts[channelURL] = known.merging(metaData.filter { known[$0.key] != nil }) { $1 }
      return getCachedMetaData()
    }
  }

  /// Forgets a text.
  ///
  /// - Parameters:
  ///   - key: its name.
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

/// What a run's channels keep, by their ids.
private final class MetaData {
  var texts: [String: [String: String]] = [:]

  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> MetaData { MetaData() }
  }
}
