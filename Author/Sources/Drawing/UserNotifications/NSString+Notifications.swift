import Foundation

extension NSString {
  /// Returns the text of the app's string table for a notification, with `arguments` in the places of its format. Apple's looks it up when the notification is
  /// shown; this one at once.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    // `%@` takes an object, and a notification's format has no other places for objects.
    let values: [any CVarArg] = arguments.map { NSString(string: "\($0)") }
    return String(format: format, arguments: values)
  }
}
