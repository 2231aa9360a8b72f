/// Provides the text of a notification, such as a message. It is here because Intents names it too and does not load UserNotifications.
public protocol UNNotificationContentProviding: NSObjectProtocol {}
