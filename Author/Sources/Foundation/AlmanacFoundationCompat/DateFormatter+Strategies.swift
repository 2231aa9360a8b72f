import Foundation

// In an author's module `DateFormatter` means `DeviceDateFormatter`, so formatters that an extension of it adds have this type: `.formatted(.iso)`.
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
