import AlmanacImageCodecs
import AlmanacWireSchema

extension ImageBlob {
  /// The pixels that the header of the image's file states; nil if the file has no known format.
  ///
  /// Only the header is read, by Swift code that checks its bounds: no decoder sees the file.
  public var filePixels: Int? { ImageFileHeader(data).map { $0.width * $0.height } }
}
