import AlmanacBasics
import CAlmanacPNGRows
import Foundation

extension ImageDecoder {
  /// Decodes an image with its longer side at most `side` pixels; returns nil as ``decode(_:upright:)`` does.
  ///
  /// Only the result is in memory for a PNG that is not interlaced, and at most four times its size for a JPEG; other files are decoded whole first.
  package static func decode(_ data: Data, toFit side: Int) -> DecodedImage? {
    guard let header = ImageFileHeader(data), side > 0 else { return nil }
    let longest = max(header.width, header.height)
    if header.format == .png, !header.isInterlaced, longest > side {
      let factor = Double(side) / Double(longest)
      return scaledPNG(data, header, width: Double(header.width) * factor, height: Double(header.height) * factor)
    }
    return decode(data, covering: side)?.scaled(toFit: side)
  }

  /// Reads a PNG row by row and averages the pixels that become one.
  private static func scaledPNG(_ data: Data, _ header: ImageFileHeader, width: Double, height: Double) -> DecodedImage? {
    guard header.width <= ImageLimits.side, header.height <= ImageLimits.side, header.width * header.height <= ImageLimits.pixels else { return nil }
    let (newWidth, newHeight) = (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
    return DecodedImage(width: newWidth, height: newHeight) { pixels, stride in
      var rows = RowAverage(from: (header.width, header.height), to: (newWidth, newHeight), pixels: pixels, stride: stride)
      return data.withUnsafeBytes { file in
        withUnsafeMutablePointer(to: &rows) { rows in
          png_rows_read(
            file.baseAddress?.assumingMemoryBound(to: UInt8.self), file.count, UInt32(header.width), UInt32(header.height),
            { context, row in
              guard let context, let row else { return }
              context.assumingMemoryBound(to: RowAverage.self).pointee.add(row)
            }, rows) == 1
        }
      }
    }
  }
}

/// Scales a picture down while its rows arrive: each new pixel is the average of the area that it covers, in premultiplied colours.
private struct RowAverage {
  /// The new pixel that a column's left edge is in, and how much of the column belongs to it and to the next one.
  private let columns: [(pixel: Int, own: Float, next: Float)]
  private let width: Int
  private let height: Int
  /// The part of a new row that a row covers, below 1.
  private let rowHeight: Double
  private let pixels: UnsafeMutableRawPointer
  private let stride: Int
  /// How many rows have arrived.
  private var count = 0
  /// The new row that is being summed.
  private var current = 0
  /// The row that arrived last, in the new width.
  private var line: [SIMD4<Float>]
  /// The sums of the new row.
  private var sums: [SIMD4<Float>]

  init(from old: (width: Int, height: Int), to new: (width: Int, height: Int), pixels: UnsafeMutableRawPointer, stride: Int) {
    let columnWidth = Double(new.width) / Double(old.width)
    columns = (0..<old.width).map { column in
      let (left, right) = (Double(column) * columnWidth, Double(column + 1) * columnWidth)
      let pixel = min(Int(left), new.width - 1)
      let next = pixel + 1 < new.width ? max(0, right - Double(pixel + 1)) : 0
      return (pixel, Float(columnWidth - next), Float(next))
    }
    (width, height) = new
    rowHeight = Double(new.height) / Double(old.height)
    (self.pixels, self.stride) = (pixels, stride)
    // One more than there are, so that the last column has a next pixel.
    line = Array(repeating: .zero, count: new.width + 1)
    sums = Array(repeating: .zero, count: new.width)
  }

  /// Adds the next row: red, green, blue and alpha of each pixel.
  mutating func add(_ row: UnsafePointer<UInt8>) {
    for index in line.indices { line[index] = .zero }
    for (column, place) in columns.enumerated() {
      let pixel = row + column * 4
      let alpha = Float(pixel[3])
      guard alpha > 0 else { continue }
      let color = SIMD4(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), 255) * (alpha / 255)
      line[place.pixel] += color * place.own
      line[place.pixel + 1] += color * place.next
    }
    count += 1
    let (bottom, end) = (Double(count) * rowHeight, Double(current + 1))
    let next = current + 1 < height ? max(0, bottom - end) : 0
    addLine(weight: Float(rowHeight - next))
    guard bottom >= end - 1e-9, current < height else { return }
    write(row: current)
    current += 1
    for index in sums.indices { sums[index] = .zero }
    addLine(weight: Float(next))
  }

  private mutating func addLine(weight: Float) {
    guard weight > 0 else { return }
    for index in 0..<width { sums[index] += line[index] * weight }
  }

  private func write(row: Int) {
    let target = pixels + row * stride
    for index in 0..<width {
      let value = (sums[index] + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      let (red, green, blue, alpha) = (UInt32(value[0]), UInt32(value[1]), UInt32(value[2]), UInt32(value[3]))
      target.storeBytes(of: alpha << 24 | red << 16 | green << 8 | blue, toByteOffset: index * 4, as: UInt32.self)
    }
  }
}
