import AlmanacImageCodecs
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

/// Compares a picture with the recorded one of that name in `Goldens/`.
///
/// `RECORD_GOLDENS=1 swift test --filter PainterTests` records; look at the picture before committing it. On failure the painted picture and the
/// brightened difference are written to `.build/goldens/`.
func expectGolden(
  _ name: String, _ job: PaintJob, file: String = #filePath, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let goldens = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens")
  let recorded = goldens.appendingPathComponent("\(name).png")
  let picture = try Painter.pixels(job)
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
    try Painter.png(picture).write(to: recorded)
    return
  }
  guard let data = try? Data(contentsOf: recorded), let golden = ImageDecoder.decode(data) else {
    Issue.record("there is no golden \(name).png; record it with RECORD_GOLDENS=1 and look at it", sourceLocation: sourceLocation)
    return
  }
  let comparison = Comparison(picture, golden)
  if comparison.isEqual { return }
  let failures = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("../../../.build/goldens").standardized
  try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
  try Painter.png(picture).write(to: failures.appendingPathComponent("\(name).png"))
  try Painter.png(comparison.picture).write(to: failures.appendingPathComponent("\(name).diff.png"))
  Issue.record(
    "\(name): \(comparison.summary). Compare \(failures.path)/\(name).png and .diff.png; if the change is meant, record anew",
    sourceLocation: sourceLocation)
}

/// Compares two pictures channel by channel. Other versions of the font rasteriser round differently, so differences of one step and a few pixels at
/// edges are ignored.
struct Comparison {
  static let step = 6
  static let share = 0.002

  let picture: PixelBuffer
  private let sizesDiffer: Bool
  private let differing: Int
  private let largest: Int

  init(_ a: PixelBuffer, _ golden: DecodedImage) {
    sizesDiffer = a.width != golden.width || a.height != golden.height
    guard !sizesDiffer else {
      (picture, differing, largest) = (a, a.width * a.height, 255)
      return
    }
    var bytes = [UInt8](repeating: 0, count: a.bytes.count)
    var (count, most) = (0, 0)
    golden.withPixels { memory, stride in
      for row in 0..<a.height {
        for column in 0..<a.width {
          let index = (row * a.width + column) * 4
          let difference = (0..<4).map { channel in
            abs(Int(a.bytes[index + channel]) - Int(memory.load(fromByteOffset: row * stride + column * 4 + channel, as: UInt8.self)))
          }
          let worst = difference.max() ?? 0
          if worst > Self.step { count += 1 }
          most = max(most, worst)
          for channel in 0..<3 { bytes[index + channel] = UInt8(min(255, difference[channel] * 4 + difference[3])) }
          bytes[index + 3] = 255
        }
      }
    }
    picture = PixelBuffer(width: a.width, height: a.height, bytes: bytes, diagnostics: [])
    (differing, largest) = (count, most)
  }

  var isEqual: Bool { !sizesDiffer && Double(differing) <= Self.share * Double(picture.width * picture.height) }
  var summary: String { sizesDiffer ? "the size differs" : "\(differing) pixels differ, by up to \(largest) of 255" }
}
