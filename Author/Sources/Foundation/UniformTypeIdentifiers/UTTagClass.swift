import AlmanacFoundationCompat

/// A kind of tag that identifies a type, such as a file extension.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
extension UTType {
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }
  public var tags: [UTTagClass: [String]] {
    guard let type = SystemType.all[identifier] else { return [:] }
    return [.filenameExtension: type.extensions, .mimeType: type.mimeTypes].filter { !$0.value.isEmpty }
  }
  /// Always nil: types have no localized names here.
  public var localizedDescription: String? { nil }
}
