/// The principal class of an intents extension: provides the handler of an intent.
open class INExtension: NSObject {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}

/// The base of an intent's response.
open class INIntentResponse: NSObject, @unchecked Sendable {
  public var userActivity: NSUserActivity?
  public override init() { super.init() }
}
