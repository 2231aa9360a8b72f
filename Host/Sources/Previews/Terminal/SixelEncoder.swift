import AlmanacPainter
import CSixel
import Foundation

/// Encodes pictures as sixels, with libsixel.
public enum SixelEncoder {
  /// Returns what makes a terminal show an opaque picture at its cursor; nil: libsixel has no memory for it.
  public static func encode(_ picture: PixelBuffer) -> Data? {
    var pixels = [UInt8](repeating: 0, count: picture.width * picture.height * 3)
    for index in 0..<(picture.width * picture.height) {
      // From blue, green, red, alpha.
      for channel in 0..<3 { pixels[index * 3 + channel] = picture.bytes[index * 4 + 2 - channel] }
    }
    let result = Sink()
    let status = pixels.withUnsafeMutableBufferPointer { pixels in
      almanac_sixel_encode(
        pixels.baseAddress, Int32(picture.width), Int32(picture.height),
        { bytes, count, context in
          guard let bytes, let context, count > 0 else { return 0 }
          let sink = Unmanaged<Sink>.fromOpaque(context).takeUnretainedValue()
          sink.data.append(UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self), count: Int(count))
          return count
        }, Unmanaged.passUnretained(result).toOpaque())
    }
    return status & 0x1000 == 0 ? result.data : nil
  }

  private final class Sink {
    var data = Data()
  }
}
