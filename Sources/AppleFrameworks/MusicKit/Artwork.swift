import CoreGraphics
import Foundation
import SwiftUI

/// The picture of an item. An app decodes it as Apple Music writes it: `url` with `{w}` and `{h}`, and colours as hexadecimal numbers.
public struct Artwork: Hashable, Codable, Sendable {
  /// Pixels.
  public let maximumWidth: Int
  /// Pixels.
  public let maximumHeight: Int
  public let alternateText: String?
  private let template: String
  private let background, text1, text2, text3, text4: String?
  private enum CodingKeys: String, CodingKey {
    case maximumWidth = "width"
    case maximumHeight = "height"
    case template = "url"
    case background = "bgColor"
    case alternateText, text1 = "textColor1", text2 = "textColor2", text3 = "textColor3", text4 = "textColor4"
  }

  /// Where the picture of a size in pixels is.
  public func url(width: Int, height: Int) -> URL? {
    URL(string: template.replacingOccurrences(of: "{w}", with: "\(width)").replacingOccurrences(of: "{h}", with: "\(height)"))
  }
  public var backgroundColor: CGColor? { Self.color(background) }
  public var primaryTextColor: CGColor? { Self.color(text1) }
  public var secondaryTextColor: CGColor? { Self.color(text2) }
  public var tertiaryTextColor: CGColor? { Self.color(text3) }
  public var quaternaryTextColor: CGColor? { Self.color(text4) }
  private static func color(_ text: String?) -> CGColor? {
    guard let text, text.count == 6, let number = UInt32(text, radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

/// Shows the picture of an item, which is not loaded here: an empty area of its size.
nonisolated public struct ArtworkImage: View {
  private let width: CGFloat?
  private let height: CGFloat?
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public init(_ artwork: Artwork, width: CGFloat) { (self.width, height) = (width, width) }
  public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }
  @MainActor public var body: some View { Color.clear.frame(width: width, height: height) }
}
