import Foundation

extension URL {
  /// Appends the type's preferred extension to the name, unless it already has one of the type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent((partialName as NSString).appendingPathExtension(for: contentType), isDirectory: contentType.conforms(to: .directory))
  }
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = lastPathComponent
    let whole = (name as NSString).appendingPathExtension(for: contentType)
    return whole == name ? self : deletingLastPathComponent().appendingPathComponent(whole, isDirectory: hasDirectoryPath)
  }
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension NSString {
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
    appendingPathComponent((partialName as NSString).appendingPathExtension(for: contentType))
  }
  /// Returns the name unchanged if the type has no extension, or if the name already has one of the type.
  public func appendingPathExtension(for contentType: UTType) -> String {
    let name = self as String
    guard let usual = contentType.preferredFilenameExtension else { return name }
    if let own = UTType(filenameExtension: pathExtension), !pathExtension.isEmpty, own.conforms(to: contentType) { return name }
    return appendingPathExtension(usual) ?? name
  }
}
