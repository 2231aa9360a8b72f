import Foundation

/// Describes an error thrown by an author's code to the person who uses the widget.
package enum ErrorWords {
  /// Returns the author's description if the error has one, otherwise Foundation's, otherwise the error's case with its values.
  ///
  /// `String(describing:)` alone would print the dictionary of an `NSError`, and only the type's name if the type has a localized description.
  package static func of(_ error: any Error) -> String {
    if let resource = (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource { return String(localized: resource) }
    if let words = (error as? any LocalizedError)?.errorDescription, !words.isEmpty { return words }
    let described = String(describing: error)
    let bridged = error as NSError
    if let words = bridged.userInfo[NSLocalizedDescriptionKey] as? String, !words.isEmpty { return words }
    // Foundation describes its own errors in this form when they have no other description.
    guard described.hasPrefix("Error Domain=") else { return described }
    let file = bridged.userInfo[NSFilePathErrorKey] as? String
    return bridged.localizedDescription + (file.map { " (\($0))" } ?? "")
  }
}
