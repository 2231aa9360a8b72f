import Foundation
import SwiftProtobuf

extension DisplayList {
  /// Returns the size of an encoded list without decoding its nodes; nil if the bytes are not a message or the size is outside `limits`.
  public static func size(ofEncoded data: Data, limits: DisplayListLimits = .standard) -> SizeValue? {
    var options = BinaryDecodingOptions()
    options.discardUnknownFields = true
    guard let size = try? DisplayListHeader(serializedBytes: data, options: options).size else { return nil }
    return [size.width, size.height].allSatisfy { $0 >= 0 && $0 <= limits.size } ? size : nil
  }
}
