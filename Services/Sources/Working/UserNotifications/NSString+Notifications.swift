import Foundation

extension NSString {
  /// Returns the text of the app's string table for a notification, with `arguments` inserted. Apple's looks it up when the notification is shown,
  /// this function at once.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    // Notification formats contain only `%@`, which takes an object.
    let values: [any CVarArg] = arguments.map { NSString(string: "\($0)") }
    return String(format: format, arguments: values)
  }
}
