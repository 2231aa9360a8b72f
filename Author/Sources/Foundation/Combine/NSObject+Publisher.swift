import AlmanacFoundationCompat
import Foundation
import OpenCombine

extension NSObject {
  /// Publishes a property's values as `observe(_:options:changeHandler:)` reports them: the current one, and for user defaults each change.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      // Publishes the current value first: the subject waits for the subscriber's demand and then passes on changes.
      let values = CurrentValueSubject<Value?, Never>(options.contains(.initial) ? object[keyPath: keyPath] : nil)
      let keyPath = keyPath
      let observation = object.observe(keyPath, options: options.subtracting(.initial)) { object, _ in values.send(object[keyPath: keyPath]) }
      values.compactMap { $0 }.handleEvents(receiveCancel: { observation.invalidate() }).receive(subscriber: subscriber)
    }
  }
}
extension NSObject.KeyValueObservingPublisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.object === b.object && a.keyPath == b.keyPath && a.options == b.options }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
