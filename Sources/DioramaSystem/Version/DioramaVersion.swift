/// The version of this package.
package enum DioramaVersion {
  /// The number; `Scripts/version` reads it from this line.
  package static let number = "0.2.0"
}
