import AlmanacBasics
import CPageFiles

/// A file of the web page.
public struct WebAsset: Sendable {
  /// The path on the server, without a leading slash.
  public let path: String
  /// The value of the `Content-Type` header.
  public let mediaType: String
  public let bytes: [UInt8]
  /// Changes with the bytes.
  public let hash: UInt64
}

/// The web page's files and the OpenAPI document. They are embedded in the binary, which then needs no resource folder.
public enum Web {
  /// All files of `Page/`; the first is the page itself.
  public static let assets: [WebAsset] = UnsafeBufferPointer(start: page_files, count: Int(page_file_count)).map(WebAsset.init)

  /// All files of the page of `almanac preview`; the first is the page itself.
  public static let previewAssets: [WebAsset] = UnsafeBufferPointer(start: preview_files, count: Int(preview_file_count)).map(WebAsset.init)

  /// `openapi.yaml`, which describes the HTTP API.
  public static let openAPI: [UInt8] = api_description.content
}

extension WebAsset {
  fileprivate init(_ file: page_file) {
    path = String(cString: file.name)
    bytes = file.content
    hash = FNV1a.hash(bytes)
    let suffix = path.split(separator: ".").last.map(String.init) ?? ""
    guard let type = Self.mediaTypes[suffix] else { preconditionFailure("no media type is known for \(path)") }
    mediaType = type
  }

  private static let mediaTypes = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml", "webp": "image/webp",
  ]
}

extension page_file {
  fileprivate var content: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: length)) }
}
