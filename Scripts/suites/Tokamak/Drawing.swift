import Foundation
import SwiftUI
import WidgetTesting
import XCTest

/// Draws a view with Almanac and writes what is black and what is grey: left, top, right, bottom in points, and the number of square points.
@MainActor func compare<A: View, B: View>(
  size: CGSize, test: String = #function, file: StaticString = #fileID, @ViewBuilder _ native: () -> A, @ViewBuilder to tokamak: () -> B
) async {
  // A large widget shows the view at half size, beside its round corners.
  let content = Color.white.overlay(alignment: .topLeading) {
    native().frame(width: size.width, height: size.height).environment(\.displayScale, 1).scaleEffect(0.5, anchor: .topLeading).offset(x: 40, y: 40)
  }
  do {
    let picture = try await WidgetPicture(of: content, on: WidgetPlacement(.systemLarge), at: Date(timeIntervalSince1970: 0), scale: 2)
    var (black, grey) = (Area(), Area())
    for y in 0..<Int(size.height) {
      for x in 0..<Int(size.width) {
        guard let pixel = picture.pixel(x: 80 + x, y: 80 + y) else { continue }
        if pixel.red < 64 { black.add(x, y) } else if pixel.red < 191 { grey.add(x, y) }
      }
    }
    let record: [String: Any] = ["test": "\(file).\(test)", "areas": [black.numbers, grey.numbers]]
    print("DRAWN", String(decoding: try JSONSerialization.data(withJSONObject: record), as: UTF8.self))
  } catch {
    XCTFail("\(error)")
  }
}

private struct Area {
  var box: (left: Int, top: Int, right: Int, bottom: Int)?
  var count = 0

  mutating func add(_ x: Int, _ y: Int) {
    let before = box ?? (x, y, x + 1, y + 1)
    box = (min(before.left, x), min(before.top, y), max(before.right, x + 1), max(before.bottom, y + 1))
    count += 1
  }

  var numbers: [Int] { box.map { [$0.left, $0.top, $0.right, $0.bottom, count] } ?? [] }
}
