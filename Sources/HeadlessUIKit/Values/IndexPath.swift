extension IndexPath {
  /// The place of a row in a section of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The place of an item in a section of a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, the path's first index.
  public var section: Int { count > 0 ? self[0] : 0 }
  /// The row in its section, the path's second index.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The item in its section, the path's second index.
  public var item: Int { row }
}
