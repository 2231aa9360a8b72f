/// What gives a notification its words, such as a message. It is here because Intents names it, too, and does not load UserNotifications.
public protocol UNNotificationContentProviding: NSObjectProtocol {}
