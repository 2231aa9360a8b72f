import AlmanacBasics
import AlmanacImageCodecs
import Foundation

/// A picture that is drawn behind widgets.
public struct Wallpaper: Sendable {
  let image: DecodedImage

  /// Why a file is not a wallpaper.
  public enum Fault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file is not a PNG, JPEG, WebP or GIF file, or it is malformed.
    case noImage
    /// The file has more pixels than are allowed; none of them was decoded.
    case tooManyPixels(Int, limit: Int)
    /// The file ends before its picture does.
    case truncated

    /// The fault's stable name.
    public var name: String {
      switch self {
      case .noImage: "wallpaper.noImage"
      case .tooManyPixels: "limit.wallpaperPixels"
      case .truncated: "wallpaper.truncated"
      }
    }

    public var description: String {
      switch self {
      case .noImage: "it is not a PNG, JPEG, WebP or GIF picture"
      case .tooManyPixels(let pixels, let limit): "it has \(pixels) pixels, and at most \(limit) are allowed; scale it down"
      case .truncated: "the file ends early; copy it again, or save the picture anew"
      }
    }
  }

  /// Decodes a picture of at most `maxPixels` pixels, upright by its orientation tag. The header is checked before anything is decoded.
  public init(_ file: Data, maxPixels: Int = ImageLimits.pixels) throws(Fault) {
    let limit = min(maxPixels, ImageLimits.pixels)
    let decoded: DecodedImage?
    do throws(ImageDecoder.TooManyPixels) {
      decoded = try ImageDecoder.decode(file, maxPixels: limit)
    } catch {
      throw .tooManyPixels(error.pixels, limit: limit)
    }
    guard let decoded else { throw .noImage }
    image = decoded
  }

  /// Uses pixels as a wallpaper; nil if memory is short.
  public init?(_ pixels: PixelBuffer) {
    let image = DecodedImage(width: pixels.width, height: pixels.height) { target, stride in
      pixels.bytes.withUnsafeBytes { bytes in
        for row in 0..<pixels.height {
          (target + row * stride).copyMemory(from: bytes.baseAddress! + row * pixels.width * 4, byteCount: pixels.width * 4)
        }
      }
      return true
    }
    guard let image else { return nil }
    self.image = image
  }
}
