import Diorama
import YAML

/// Screens of a file of which there was nothing to say, and the files that each stands on.
///
/// Of a screen in a document that says the same there is nothing to say either, wherever that
/// stands by now, as long as none of those files has changed, nor the project's own. What was
/// found wrong is not kept: it has a place, and comments have their say in it.
package struct QuietScreens: Sendable {
  private var files: [Screen: Set<String>] = [:]

  private struct Screen: Hashable {
    let text: DocumentText
    let variant: String?

    init(_ screen: ScreenDeclaration) {
      text = DocumentText(of: screen.root.document)
      variant = screen.variant
    }
  }

  /// None.
  package init() {}

  /// None, with room for so many.
  init(capacity: Int) { files.reserveCapacity(capacity) }

  /// Notes a screen of which there is nothing to say.
  mutating func note(_ screen: ScreenDeclaration, files: Set<String>) {
    // In a document that is not sound two variants may have one name.
    if screen.root.document.isSound { self.files[Screen(screen)] = files }
  }

  /// Notes a screen that others know.
  ///
  /// - Returns: the files that it stands on; nil where it is not known, so that there may be something
  ///   to say of it.
  mutating func note(_ screen: ScreenDeclaration, asIn known: QuietScreens) -> Set<String>? {
    let screen = Screen(screen)
    guard let files = known.files[screen] else { return nil }
    self.files[screen] = files
    return files
  }

  /// Forgets the screens that stand on some files.
  mutating func forget(standingOn changed: Set<String>) {
    if files.values.allSatisfy({ $0.isDisjoint(with: changed) }) { return }
    files = files.filter { $0.value.isDisjoint(with: changed) }
  }
}
