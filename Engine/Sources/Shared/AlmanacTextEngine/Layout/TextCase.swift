import Foundation

extension TextCase {
  private static let root = Locale(identifier: "")

  func applied(to text: String) -> String {
    switch self {
    case .asWritten: text
    case .upper: text.uppercased()
    // Foundation's has the sigma at the end of a word, which `lowercased()` has not.
    case .lower: text.lowercased(with: Self.root)
    case .upperIn(let locale): text.uppercased(with: Locale(identifier: locale))
    case .lowerIn(let locale): text.lowercased(with: Locale(identifier: locale))
    }
  }
}
