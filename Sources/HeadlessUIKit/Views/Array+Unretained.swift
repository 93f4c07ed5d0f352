/// Views and the like are gone through very often; a count of references to each, which another
/// thread could see, costs more than what is done with most of them.
extension Array where Element: AnyObject {
  /// Calls something with each object, in order, without retaining it: the array does, which is kept
  /// to the end whatever happens to the one that it was read from.
  @inline(__always)
  func forEachUnretained(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
    }
  }

  /// Whether something holds for all objects, which are asked in order without being retained.
  @inline(__always)
  func allSatisfyUnretained(_ holds: (Element) -> Bool) -> Bool {
    withExtendedLifetime(self) {
      for index in indices
      where !Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(holds) {
        return false
      }
      return true
    }
  }
}
