import Foundation
import Store

/// A wallpaper that the person chose; sizes in pixels.
public struct WallpaperReport: Codable, Sendable, Equatable {
  /// The entity tag of its file: a part of the SHA-256 in hexadecimal digits.
  public let tag: String
  public let width, height: Int

  public init(_ info: WallpaperInfo) {
    tag = info.hash.prefix(16).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    width = info.width
    height = info.height
  }
}
