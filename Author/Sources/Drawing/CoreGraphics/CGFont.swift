import CAlmanacPango

/// A face of a font file, for registration with Core Text.
public final class CGFont: Sendable {
  /// The file's bytes; nil for a font created by name.
  package let data: Data?
  /// The file from which the bytes were read; nil if unknown.
  package let url: URL?
  private let names: FontNames
  public var postScriptName: CFString? { names.postScript as CFString? }
  public var fullName: CFString? { names.full as CFString? }

  /// Uses the first face of a TrueType or OpenType file; returns nil for other data.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data as Data?, let names = FontNames(data) else { return nil }
    self.data = data
    url = provider.url
    self.names = names
  }

  /// Creates a font by PostScript or full name. The name is not checked before the font is used.
  public init?(_ name: CFString) {
    guard name.length > 0 else { return nil }
    (data, url, names) = (nil, nil, FontNames(postScript: name as String, full: name as String))
  }
}

/// The names in a font file.
private struct FontNames {
  var postScript: String?
  var full: String?

  init(postScript: String, full: String) { (self.postScript, self.full) = (postScript, full) }

  init?(_ data: Data) {
    // A temporary file, because Fontconfig can only read files.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString)")
    guard (try? data.write(to: file)) != nil else { return nil }
    defer { try? FileManager.default.removeItem(at: file) }
    var count: Int32 = 0
    let pattern = Array(file.path.utf8CString).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FcChar8.self) { FcFreeTypeQuery($0.baseAddress!, 0, nil, &count) }
    }
    guard let pattern else { return nil }
    defer { FcPatternDestroy(pattern) }
    func text(_ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
      return String(cString: value)
    }
    postScript = text(FC_POSTSCRIPT_NAME)
    full = text(FC_FULLNAME)
  }
}
