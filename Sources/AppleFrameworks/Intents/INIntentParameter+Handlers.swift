import Synchronization
import WireSchema

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
      return collection.sections.map { section in
        INParameterSection(title: section.title, options: section.items.map(Self.option))
      }
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

  private static func option(_ value: NSObject) -> (identifier: String, title: String, subtitle: String?, value: JSONFragment) {
    switch value {
    case let object as INObject: return (object.identifier ?? object.displayString, object.displayString, object.subtitleString, object.json)
    case let number as NSNumber:
      let whole = number.doubleValue == number.doubleValue.rounded() && abs(number.doubleValue) < 1e15
      return (number.stringValue, number.stringValue, nil, whole ? .int(number.intValue) : .double(number.doubleValue))
    case let text as NSString: return (text as String, text as String, nil, .string(text as String))
    case let url as NSURL: return (url.absoluteString, url.absoluteString, nil, .string(url.absoluteString))
    case let date as NSDateComponents:
      let text = (date as DateComponents).isoText
      return (text, text, nil, .string(text))
    default: return (value.description, value.description, nil, .string(value.description))
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

/// Why a handler provided no options.
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
