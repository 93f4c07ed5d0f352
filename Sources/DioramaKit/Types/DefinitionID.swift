/// Distinguishes a thing that a kit adds from others with its name. Copies of one value share an
/// id.
package final class DefinitionID: Sendable {
  package init() {}
}
