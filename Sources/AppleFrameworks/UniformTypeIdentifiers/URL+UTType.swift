import FoundationCompat

// File names with the extension of a type. A name that already has one of the type's extensions, or of a more special type's, stays as it is; a type
// without extensions, such as a folder, adds none.

extension UTType {
  func fileName(_ partialName: String) -> String {
    guard let preferred = preferredFilenameExtension else { return partialName }
    let present = (partialName as NSString).pathExtension
    if !present.isEmpty, UTType(filenameExtension: present)?.conforms(to: self) == true { return partialName }
    return "\(partialName).\(preferred)"
  }
}

extension URL {
  /// Returns the URL of a file of a type: `folder.appendingPathComponent("Notes", conformingTo: .json)` ends in `Notes.json`.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(contentType.fileName(partialName), isDirectory: contentType.conforms(to: .directory))
  }
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  /// Returns the URL with the extension of a type, unless it ends in one of the type's.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    lastPathComponent.isEmpty || lastPathComponent == "/"
      ? self : deletingLastPathComponent().appendingPathComponent(contentType.fileName(lastPathComponent), isDirectory: hasDirectoryPath)
  }
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension NSString {
  /// Returns the path of a file of a type below this path.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
    appendingPathComponent(contentType.fileName(partialName))
  }
  /// Returns the path with the extension of a type, unless it ends in one of the type's.
  public func appendingPathExtension(for contentType: UTType) -> String { contentType.fileName(self as String) }
}
