import Synchronization

/// What a person copied. Extensions here have no clipboard: it is empty, and what is set is kept for the process only.
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
    UnavailableServices.report("pasteboard.unavailable", "an extension has no clipboard here: what is copied stays in its process")
    content.withLock { $0.parts[dataType] = data }
    return true
  }
  public func string(forType dataType: PasteboardType) -> String? { data(forType: dataType).map { String(decoding: $0, as: UTF8.self) } }
  public func data(forType dataType: PasteboardType) -> Data? { content.withLock { $0.parts[dataType] } }
}
