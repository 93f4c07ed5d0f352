#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A place in which each thread keeps a pointer of its own.
///
/// It is asked at every touch of a run's world, so it is part of its callers' code.
package struct ThreadSlot: Sendable {
  @usableFromInline let key: pthread_key_t

  /// A new place, for good: the system has some hundreds.
  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// What this thread keeps there; nil at first.
  @inlinable package var pointer: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
