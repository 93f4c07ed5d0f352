extension IndexPath {
  /// Makes the index path of a row in a section of a table; both count from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the index path of an item in a section of a collection; both count from 0.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, the path's first index; 0 in an empty path, where UIKit stops the app.
  public var section: Int { count > 0 ? self[0] : 0 }
  /// The row in its section, the path's second index; 0 if the path has only one.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The item in its section, the path's second index; 0 if the path has only one.
  public var item: Int { row }
}
