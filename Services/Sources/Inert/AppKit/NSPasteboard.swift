import Synchronization

/// A pasteboard of this process. It starts empty, because extensions have no access to a clipboard, and its contents end with the process.
public final class NSPasteboard: NSObject, Sendable {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = Self("public.utf8-plain-text"), URL = Self("public.url"), fileURL = Self("public.file-url")
    public static let png = Self("public.png"), tiff = Self("public.tiff"), html = Self("public.html"), rtf = Self("public.rtf")
    public static let pdf = Self("com.adobe.pdf"), color = Self("com.apple.cocoa.pasteboard.color")
  }
  public static let general = NSPasteboard()
  private let content = Mutex<(changes: Int, parts: [PasteboardType: Data])>((0, [:]))

  public var changeCount: Int { content.withLock { $0.changes } }
  public var types: [PasteboardType]? { content.withLock { $0.parts.isEmpty ? nil : Array($0.parts.keys) } }
  @discardableResult public func clearContents() -> Int {
    content.withLock {
      $0.parts = [:]
      $0.changes += 1
      return $0.changes
    }
  }
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }
  @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    UnavailableServices.report("pasteboard.unavailable", "an extension has no access to the clipboard: copied data stays in its process")
    content.withLock { $0.parts[dataType] = data }
    return true
  }
  public func string(forType dataType: PasteboardType) -> String? { data(forType: dataType).map { String(decoding: $0, as: UTF8.self) } }
  @discardableResult public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    guard let data = try? PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0) else { return false }
    return setData(data, forType: dataType)
  }
  public func propertyList(forType dataType: PasteboardType) -> Any? {
    data(forType: dataType).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
  }
  /// Stores texts, URLs and pictures; of each type only the last.
  @discardableResult public func writeObjects(_ objects: [Any]) -> Bool {
    var isWritten = !objects.isEmpty
    for object in objects {
      switch object {
      case let text as String: setString(text, forType: .string)
      case let text as NSString: setString(text as String, forType: .string)
      case let text as NSAttributedString: setString(text.string, forType: .string)
      case let url as URL: setString(url.absoluteString, forType: url.isFileURL ? .fileURL : .URL)
      case let url as NSURL: setString((url as URL).absoluteString, forType: (url as URL).isFileURL ? .fileURL : .URL)
      case let image as NSImage: isWritten = setData(image.tiffRepresentation, forType: .tiff) && isWritten
      case let item as NSPasteboardItem: for (type, data) in item.parts { setData(data, forType: type) }
      default: isWritten = false
      }
    }
    return isWritten
  }
  public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }
  /// Reads texts, URLs and pictures.
  public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
    var found: [Any] = []
    for one in classArray {
      if one is NSString.Type { found += string(forType: .string).map { [$0 as NSString] } ?? [] }
      if one is NSURL.Type { found += (string(forType: .fileURL) ?? string(forType: .URL)).flatMap { NSURL(string: $0) }.map { [$0] } ?? [] }
      if one is NSImage.Type { found += (data(forType: .png) ?? data(forType: .tiff)).flatMap { NSImage(data: $0) }.map { [$0] } ?? [] }
    }
    return found
  }
  public func availableType(from types: [PasteboardType]) -> PasteboardType? { types.first { self.types?.contains($0) ?? false } }
  public var pasteboardItems: [NSPasteboardItem]? {
    let parts = content.withLock { $0.parts }
    return parts.isEmpty ? [] : [NSPasteboardItem(parts)]
  }
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let urlReadingFileURLsOnly = Self(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    public static let urlReadingContentsConformToTypes = Self(rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
  public func data(forType dataType: PasteboardType) -> Data? { content.withLock { $0.parts[dataType] } }
}

/// One copied item, in several formats.
// Unchecked: its creator sets its data before it is passed on.
public final class NSPasteboardItem: NSObject, @unchecked Sendable {
  private(set) var parts: [NSPasteboard.PasteboardType: Data] = [:]
  public override init() { super.init() }
  init(_ parts: [NSPasteboard.PasteboardType: Data]) {
    self.parts = parts
    super.init()
  }
  public var types: [NSPasteboard.PasteboardType] { Array(parts.keys) }
  @discardableResult public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    parts[type] = data
    return true
  }
  @discardableResult public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
  public func data(forType type: NSPasteboard.PasteboardType) -> Data? { parts[type] }
  public func string(forType type: NSPasteboard.PasteboardType) -> String? { parts[type].map { String(decoding: $0, as: UTF8.self) } }
  public func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? { types.first { parts[$0] != nil } }
}
