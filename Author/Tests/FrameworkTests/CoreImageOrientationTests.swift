import CoreImage
import Foundation
import Testing

/// Pictures that are turned as EXIF says.
@Suite struct CoreImageOrientationTests {
  @Test(arguments: [
    (CGImagePropertyOrientation.up, 1, 2), (.upMirrored, 2, 1), (.down, 4, 3), (.downMirrored, 3, 4), (.leftMirrored, 1, 3), (.right, 3, 1),
    (.rightMirrored, 4, 2), (.left, 2, 4),
  ])
  func `a picture is turned upright`(_ orientation: CGImagePropertyOrientation, _ topLeft: Int, _ topRight: Int) throws {
    // Four pixels, of which each has its number as red: 1 2 above 3 4. What is shown by a program that follows EXIF.
    let colors: [(Int, CGRect)] = [
      (1, CGRect(x: 0, y: 1, width: 1, height: 1)), (2, CGRect(x: 1, y: 1, width: 1, height: 1)), (3, CGRect(x: 0, y: 0, width: 1, height: 1)),
      (4, CGRect(x: 1, y: 0, width: 1, height: 1)),
    ]
    let stored = colors.reduce(CIImage.empty()) { below, part in
      CIImage(color: CIColor(red: Double(part.0) * 0.2, green: 0, blue: 0)).cropped(to: part.1).composited(over: below)
    }
    let upright = stored.oriented(forExifOrientation: Int32(orientation.rawValue))
    #expect(upright.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    let picture = try #require(CIContext().createCGImage(upright, from: upright.extent))
    let bytes = try #require(picture.dataProvider?.data as? Data)
    func number(_ pixel: Int) -> Int { Int((Double(bytes[(pixel * 4)..<(pixel * 4 + 3)].max() ?? 0) / 255 / 0.2).rounded()) }
    #expect(number(0) == topLeft && number(1) == topRight)
  }
}
