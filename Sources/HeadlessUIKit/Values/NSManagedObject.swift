/// A Core Data object without a store: it keeps its values as long as it lives.
///
/// There is no Core Data here. The plugin that ports an app's files turns `@NSManaged` properties
/// into properties of this class, so that models compile and code can fill them.
open class NSManagedObject: NSObject {
  private var values: [String: Any] = [:]
  /// The context that it was made in.
  public final let managedObjectContext: NSManagedObjectContext?

  /// Makes an object in a context.
  public init(context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
  }

  /// Makes an object without a context.
  public override init() {
    managedObjectContext = nil
    super.init()
  }

  /// Returns the value of a property, or a default if it was not set.
  public final func managedValue<Value>(_ name: String, or standard: Value) -> Value {
    values[name] as? Value ?? standard
  }

  /// Sets the value of a property.
  public final func setManagedValue<Value>(_ value: Value, _ name: String) { values[name] = value }
}

/// The context of Core Data objects. It finds nothing and saves nothing.
open class NSManagedObjectContext: NSObject {
  /// Whether something has changed; always false.
  open var hasChanges: Bool { false }
  /// Does nothing.
  open func save() throws {}
  /// Returns the objects that a request asks for: always an empty array.
  open func fetch<Object>(_ request: NSFetchRequest<Object>) throws -> [Object] { [] }
  /// Does nothing.
  open func delete(_ object: NSManagedObject) {}
  /// Runs a block at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Runs a block at once.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// A Core Data request, which never finds anything.
open class NSFetchRequest<Object>: NSObject {
  /// The name of the requested entity.
  public final let entityName: String?
  /// The condition for objects; kept, not used.
  open var predicate: NSPredicate?
  /// The order of the objects; kept, not used.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most objects to return; kept, not used.
  open var fetchLimit = 0

  /// Makes a request for all objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
}
