import Combine
import FoundationCompat

// Foundation's publisher of a property. It needs Combine and the observers of properties, which are in a module that Combine does not import.

extension NSObject {
  /// Publishes the present value of a property and, as `observe` does, its changes: those of user defaults, and of other objects none.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let values = PassthroughSubject<Value, Never>()
      let observation = object.observe(keyPath, options: options.subtracting(.initial)) { [keyPath] object, _ in values.send(object[keyPath: keyPath])
      }
      // What is subscribed to keeps the observation.
      let changes = values.handleEvents(receiveCancel: { observation.invalidate() })
      if options.contains(.initial) {
        changes.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
      } else {
        changes.receive(subscriber: subscriber)
      }
    }

    public static func == (a: Self, b: Self) -> Bool { a.object === b.object && a.keyPath == b.keyPath && a.options == b.options }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new])
    -> NSObject.KeyValueObservingPublisher<Self, Value>
  {
    .init(object: self, keyPath: keyPath, options: options)
  }
}
