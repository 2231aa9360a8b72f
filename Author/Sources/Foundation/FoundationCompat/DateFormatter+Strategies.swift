import Foundation

// In an author's module `DateFormatter` is `DeviceDateFormatter`, and so are the formatters of an extension of it: `.formatted(.iso)`.
extension JSONEncoder.DateEncodingStrategy {
  @_disfavoredOverload
  public static func formatted(_ formatter: DeviceDateFormatter) -> Self {
    let formatter: DateFormatter = formatter
    return .formatted(formatter)
  }
}
extension JSONDecoder.DateDecodingStrategy {
  @_disfavoredOverload
  public static func formatted(_ formatter: DeviceDateFormatter) -> Self {
    let formatter: DateFormatter = formatter
    return .formatted(formatter)
  }
}
