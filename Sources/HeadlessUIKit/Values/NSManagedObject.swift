/// An object of Core Data without a store: it keeps what it is given as long as it lives.
///
/// There is no Core Data here. The plugin that ports an app's files turns `@NSManaged` properties
/// into such of this class, so that models compile and can be filled by code.
open class NSManagedObject: NSObject {
  private var values: [String: Any] = [:]
  /// The context that it was made in.
  public final let managedObjectContext: NSManagedObjectContext?

  /// An object in a context.
  public init(context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
  }

  /// An object in no context.
  public override init() {
    managedObjectContext = nil
    super.init()
  }

  /// What a property was given, else its standard value.
  public final func managedValue<Value>(_ name: String, or standard: Value) -> Value {
    values[name] as? Value ?? standard
  }

  /// Gives a property a value.
  public final func setManagedValue<Value>(_ value: Value, _ name: String) { values[name] = value }
}

/// What objects of Core Data are made in. It finds none, and keeps nothing.
open class NSManagedObjectContext: NSObject {
  /// Whether something has changed; never.
  open var hasChanges: Bool { false }
  /// Keeps nothing.
  open func save() throws {}
  /// The objects that a request asks for: none.
  open func fetch<Object>(_ request: NSFetchRequest<Object>) throws -> [Object] { [] }
  /// Does nothing.
  open func delete(_ object: NSManagedObject) {}
  /// Does something now.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Does something now.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// A question for objects of Core Data, which nobody answers.
open class NSFetchRequest<Object>: NSObject {
  /// The name of what is asked for.
  public final let entityName: String?
  /// Which of them; kept, not used.
  open var predicate: NSPredicate?
  /// In which order; kept, not used.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many; kept, not used.
  open var fetchLimit = 0

  /// A question for all that is called so.
  public init(entityName: String) { self.entityName = entityName }
}
