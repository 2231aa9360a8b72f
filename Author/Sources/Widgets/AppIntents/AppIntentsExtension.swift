/// Stub. An extension that performs intents of an app. The host performs intents in the widget's extension and does not start this one.
public protocol AppIntentsExtension {
  init()
}
extension AppIntentsExtension {
  /// Stub. Reports a diagnostic and returns, because the host sends no requests to this extension.
  public static func main() {
    UnavailableServices.report(
      "appIntentsExtension.unavailable", "the host performs intents in the widget's extension; an App Intents extension is not started")
  }
}

/// An entity's type and identifier.
public struct EntityIdentifier: Hashable, Sendable {
  public let entityType: any AppEntity.Type
  /// The identifier as text.
  public let identifier: String
  public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    (self.entityType, self.identifier) = (entityType, identifier.entityIdentifierString)
  }
  public static func == (first: Self, second: Self) -> Bool {
    ObjectIdentifier(first.entityType) == ObjectIdentifier(second.entityType) && first.identifier == second.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension NSUserActivity {
  private static let entityKey = "almanac.appEntityIdentifier"
  /// The entity that the activity is about.
  public var appEntityIdentifier: EntityIdentifier? {
    get { userInfo?[Self.entityKey] as? EntityIdentifier }
    set {
      var info = userInfo ?? [:]
      info[Self.entityKey] = newValue
      userInfo = info
    }
  }
}

/// Stubs. These modifiers have no effect: the host does not ask which entity a view shows, and performs intents without the app's views.
nonisolated extension View {
  public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }
  public func appEntityIdentifier<I: Hashable>(
    forSelectionType itemType: I.Type = I.self, identifier: @escaping (I) -> EntityIdentifier?
  ) -> some View { self }
  public func onAppIntentExecution<I: AppIntent>(_ type: I.Type, perform action: @escaping (I) -> Void) -> some View {
    UnavailableServices.report("onAppIntentExecution.ignored", "a widget's views do not see intents run; do the work in the intent's perform()")
    return self
  }
}
