import Foundation

/// Puts an error that an author's code threw into words for a person who uses the widget.
package enum ErrorWords {
  /// Returns the author's own words if the error has any, then those of Foundation, and otherwise the error's case with its values.
  ///
  /// `String(describing:)` alone would give the dictionary of an `NSError`, and only the name of a type that has a localized description.
  package static func of(_ error: any Error) -> String {
    if let resource = (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource { return String(localized: resource) }
    if let words = (error as? any LocalizedError)?.errorDescription, !words.isEmpty { return words }
    let described = String(describing: error)
    let bridged = error as NSError
    if let words = bridged.userInfo[NSLocalizedDescriptionKey] as? String, !words.isEmpty { return words }
    // How Foundation describes its own errors, which have no other words.
    guard described.hasPrefix("Error Domain=") else { return described }
    let file = bridged.userInfo[NSFilePathErrorKey] as? String
    return bridged.localizedDescription + (file.map { " (\($0))" } ?? "")
  }
}
