/// Tells a thing that a kit brings from others of its name: copies of one value are one definition.
package final class DefinitionID: Sendable {
  package init() {}
}
