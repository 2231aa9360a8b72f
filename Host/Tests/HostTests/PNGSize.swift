import Foundation

/// The size in the header of a PNG file.
struct PNGSize {
  let width, height: Int
  init?(_ png: Data) {
    guard png.count >= 24 else { return nil }
    func number(_ start: Int) -> Int { png[png.startIndex + start..<png.startIndex + start + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
  }
}
