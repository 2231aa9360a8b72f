import Foundation

extension TextCase {
  func applied(to text: String) -> String {
    switch self {
    case .asWritten: text
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    case .upperIn(let locale): text.uppercased(with: Locale(identifier: locale))
    case .lowerIn(let locale): text.lowercased(with: Locale(identifier: locale))
    }
  }
}
