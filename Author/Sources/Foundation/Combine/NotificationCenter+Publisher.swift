import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name; with an `object`, only that sender's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications. A subscriber without demand misses those that are posted meanwhile.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let notifications = PassthroughSubject<Notification, Never>()
      let sent = Unchecked(notifications)
      let observer = center.addObserver(forName: name, object: object, queue: nil) { sent.value.send($0) }
      notifications.handleEvents(receiveCancel: { [center] in center.removeObserver(observer) }).receive(subscriber: subscriber)
    }

    public static func == (a: Self, b: Self) -> Bool { a.center === b.center && a.name == b.name && a.object === b.object }
  }
}
