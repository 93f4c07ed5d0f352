extension IndexPath {
  /// The place of a row in a section of a table; both count from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The place of an item in a section of a collection; both count from 0.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, the path's first index; 0 in an empty path, where UIKit stops the app.
  public var section: Int { count > 0 ? self[0] : 0 }
  /// The row in its section, the path's second index; 0 if there is none.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The item in its section, the path's second index; 0 if there is none.
  public var item: Int { row }
}
