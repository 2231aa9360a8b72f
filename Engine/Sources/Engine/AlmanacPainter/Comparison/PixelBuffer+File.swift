import AlmanacImageCodecs
import Foundation

/// Why a recorded picture cannot be compared.
public enum PictureFileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// It is not a picture, or damaged.
  case unreadable
  /// It has more pixels than are read.
  case tooLarge(pixels: Int, limit: Int)

  public var description: String {
    switch self {
    case .unreadable: "it is not a PNG picture, or it is damaged"
    case .tooLarge(let pixels, let limit): "it has \(pixels) pixels, and at most \(limit) are read"
    }
  }
}

extension PixelBuffer {
  /// Decodes a picture file. Its size is checked before anything is decoded.
  ///
  /// - Parameters:
  ///   - data: the file's content; the caller bounds its length.
  ///   - maxPixels: the most pixels.
  public init(file data: Data, maxPixels: Int) throws(PictureFileError) {
    guard let header = ImageFileHeader(data), header.width > 0, header.height > 0 else { throw .unreadable }
    let (pixels, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflow, pixels <= maxPixels else { throw .tooLarge(pixels: overflow ? .max : pixels, limit: maxPixels) }
    guard let image = ImageDecoder.decode(data) else { throw .unreadable }
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    image.withPixels { memory, stride in
      bytes.withUnsafeMutableBytes { target in
        for row in 0..<image.height {
          target.baseAddress!.advanced(by: row * image.width * 4).copyMemory(from: memory + row * stride, byteCount: image.width * 4)
        }
      }
    }
    self.init(width: image.width, height: image.height, bytes: bytes)
  }
}
