import Glibc

/// A slot in which each thread stores its own pointer.
///
/// It is read at every access to a run's environment, so it is inlined into its callers.
package struct ThreadSlot: Sendable {
  @usableFromInline let key: pthread_key_t

  /// Creates a slot, which is never freed: the system has some hundreds.
  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The pointer of this thread; nil at first.
  @inlinable package var pointer: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
