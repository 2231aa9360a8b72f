import AlmanacWireSchema
import Synchronization

extension INIntentParameter {
  /// Returns the parameter with options from an intent's handler.
  ///
  /// - Parameter provide: Calls the handler; returns nil if `handler` does not handle the intent.
  public func options<Intent: INIntent, Option: NSObject>(
    _ provide: @escaping (_ handler: Any, _ intent: Intent, _ search: String?) async throws -> INObjectCollection<Option>?
  ) -> INIntentParameter {
    var parameter = self
    parameter.provideOptions = { handler, intent, search in
      guard let intent = intent as? Intent, let collection = try await provide(handler, intent, search.isEmpty ? nil : search) else { return nil }
      return INParameterOptions(
        sections: collection.sections.map { .init(title: $0.title, options: $0.items.map(Self.option)) }, isIndexed: collection.usesIndexedCollation)
    }
    return parameter
  }

  /// Returns the parameter with a handler that checks its value.
  public func resolved<Intent: INIntent>(
    _ resolve: @escaping (_ handler: Any, _ intent: Intent) async -> [INIntentResolutionResult]?
  ) -> INIntentParameter {
    var parameter = self
    parameter.check = { handler, intent in
      guard let intent = intent as? Intent else { return nil }
      return await resolve(handler, intent)
    }
    return parameter
  }

  /// Returns the parameter with a default value from an intent's handler.
  public func startingWith<Intent: INIntent, Value>(
    _ kind: INValueKind<Value>, _ provide: @escaping (_ handler: Any, _ intent: Intent) -> Value?
  ) -> INIntentParameter {
    var parameter = self
    parameter.provideDefault = { handler, intent in (intent as? Intent).flatMap { provide(handler, $0) }.map(kind.write) }
    return parameter
  }

  /// Returns the presentation of a handler's option in a list.
  package static func option(_ value: NSObject) -> INParameterOptions.Option {
    func plain(_ text: String, _ json: JSONFragment) -> INParameterOptions.Option { .init(identifier: text, title: text, value: json) }
    switch value {
    case let object as INObject:
      return .init(
        identifier: object.identifier ?? object.displayString, title: object.displayString, subtitle: object.subtitleString,
        image: object.displayImage,
        value: object.json)
    case let number as NSNumber:
      let whole = number.doubleValue == number.doubleValue.rounded() && abs(number.doubleValue) < 1e15
      return plain(number.stringValue, whole ? .int(number.intValue) : .double(number.doubleValue))
    case let text as NSString: return plain(text as String, .string(text as String))
    case let url as NSURL: return plain(url.absoluteString, .string(url.absoluteString))
    case let date as NSDateComponents:
      let text = (date as DateComponents).isoText
      return plain(text, .string(text))
    default: return plain(value.description, .string(value.description))
    }
  }
}

/// Awaits a handler's method that has a completion.
public enum INCompletion {
  /// Returns the options that a method passes to its completion.
  public static func options<Option: NSObject>(
    of provide: (@escaping (INObjectCollection<Option>?, (any Error)?) -> Void) -> Void
  ) async throws -> INObjectCollection<Option> {
    let result = await value { (done: @escaping (Result<INObjectCollection<Option>, any Error>) -> Void) in
      provide { options, error in done(options.map { .success($0) } ?? .failure(error ?? INOptionsError.nothing)) }
    }
    return try result.get()
  }

  /// Returns the value that a method passes to its completion. Only the first call of the completion counts.
  public static func value<Value>(of method: (@escaping (Value) -> Void) -> Void) async -> Value {
    // The handler passes the value to the completion and does not use it afterwards.
    let result: UncheckedSendable<Value> = await withCheckedContinuation { continuation in
      let waiting = Mutex<CheckedContinuation<UncheckedSendable<Value>, Never>?>(continuation)
      method { value in
        waiting.withLock { $0.take() }?.resume(returning: UncheckedSendable(value))
      }
    }
    return result.value
  }
}

/// The reason why a handler provided no options.
public enum INOptionsError: Error, CustomStringConvertible {
  case nothing
  case notProvided(parameter: String, intent: String)

  public var description: String {
    switch self {
    case .nothing: "the intent's handler returned neither options nor an error"
    case .notProvided(let parameter, let intent):
      "the handler of \(intent) has no provide\(parameter)OptionsCollection; implement it, or make the parameter's options fixed in the definition"
    }
  }
}
