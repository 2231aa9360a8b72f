extension URL {
  /// Returns whether the file can be read. Changes nothing: an extension's sandbox does not depend on it.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL && FileManager.default.isReadableFile(atPath: path) }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}

  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = Self(rawValue: 1 << 9), suitableForBookmarkFile = Self(rawValue: 1 << 10)
    public static let withSecurityScope = Self(rawValue: 1 << 11), securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
    public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = Self(rawValue: 1 << 8), withoutMounting = Self(rawValue: 1 << 9), withSecurityScope = Self(rawValue: 1 << 10)
    public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }
  public typealias BookmarkFileCreationOptions = Int

  /// The prefix before a bookmark's path.
  private static let mark = Data("almanac-bookmark:".utf8)

  /// Returns a bookmark that contains the file's path. It becomes invalid when the file is moved.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if the file does not exist.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Self.mark + Data(standardizedFileURL.path.utf8)
  }
  /// - Throws: `CocoaError.fileReadCorruptFile` for other data, `CocoaError.fileReadNoSuchFile` if the file no longer exists.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard data.starts(with: Self.mark), let path = String(data: data.dropFirst(Self.mark.count), encoding: .utf8), path.hasPrefix("/") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }
}
