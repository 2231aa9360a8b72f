import CoreGraphics
import Foundation
import SwiftUICore

/// Pixels of a picture as red, green, blue and alpha, premultiplied.
struct Pixels {
  let image: CGImage?
  private let data: Data

  /// Draws with UIKit's renderer at one pixel per point.
  static func picture(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) -> Pixels {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    return Pixels(UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { draw($0.cgContext) })
  }

  init(_ image: UIImage) {
    self.image = image.cgImage
    data = image.cgImage?.dataProvider?.data as Data? ?? Data()
  }
  subscript(x: Int, y: Int) -> [Int] {
    guard let image, x < image.width, y < image.height else { return [] }
    let start = y * image.bytesPerRow + x * 4
    return [data[start + 2], data[start + 1], data[start], data[start + 3]].map(Int.init)
  }
  /// The bounding box of pixels with more than half alpha.
  var ink: CGRect {
    guard let image else { return .null }
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where self[x, y][3] > 127 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return box
  }
}
