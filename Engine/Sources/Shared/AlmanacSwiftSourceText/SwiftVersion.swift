/// A version such as 5.10, of the language or of the compiler.
public struct SwiftVersion: Comparable, Sendable {
  private let components: [Int]

  public init(_ components: Int...) { self.components = components }

  /// Parses a version such as `5.10`; nil for anything but numbers between dots.
  init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    components = numbers
  }

  /// Returns true if the version satisfies `>=5.9` or `<6`; nil for another comparison.
  func satisfies(_ comparison: String) -> Bool? {
    if comparison.hasPrefix(">=") { return SwiftVersion(comparison.dropFirst(2)).map { self >= $0 } }
    if comparison.hasPrefix("<") { return SwiftVersion(comparison.dropFirst(1)).map { self < $0 } }
    return nil
  }

  private subscript(index: Int) -> Int { index < components.count ? components[index] : 0 }

  /// Compares two versions; missing components count as zero.
  private static func order(_ one: SwiftVersion, _ other: SwiftVersion) -> Int {
    for index in 0..<max(one.components.count, other.components.count) where one[index] != other[index] { return one[index] - other[index] }
    return 0
  }

  public static func < (one: SwiftVersion, other: SwiftVersion) -> Bool { order(one, other) < 0 }
  public static func == (one: SwiftVersion, other: SwiftVersion) -> Bool { order(one, other) == 0 }
}
