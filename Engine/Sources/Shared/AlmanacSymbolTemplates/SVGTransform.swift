import Foundation

/// An affine transform of an SVG file: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct SVGTransform: Hashable, Sendable {
  /// The factor of x in x'.
  public var a = 1.0
  /// The factor of x in y'.
  public var b = 0.0
  /// The factor of y in x'.
  public var c = 0.0
  /// The factor of y in y'.
  public var d = 1.0
  /// The shift to the right, in the file's units.
  public var tx = 0.0
  /// The shift down, in the file's units.
  public var ty = 0.0

  init() {}

  private init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Parses a `transform` attribute: matrix, translate, scale and rotate, applied from last to first; nil if it is malformed.
  init?(_ text: String) {
    self.init()
    var rest = text[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let name = rest[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\t\r\n"))
      let numbers = rest[rest.index(after: open)..<close].split { " ,\t\r\n".contains($0) }.map { Double($0) }
      guard !numbers.contains(where: { $0 == nil }), let next = Self.named(name, numbers.compactMap { $0 }) else { return nil }
      self = next.then(self)
      rest = rest[rest.index(after: close)...]
    }
    guard rest.allSatisfy({ $0.isWhitespace }) else { return nil }
  }

  private static func named(_ name: String, _ n: [Double]) -> SVGTransform? {
    switch (name, n.count) {
    case ("matrix", 6): return SVGTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    case ("translate", 1): return SVGTransform(1, 0, 0, 1, n[0], 0)
    case ("translate", 2): return SVGTransform(1, 0, 0, 1, n[0], n[1])
    case ("scale", 1): return SVGTransform(n[0], 0, 0, n[0], 0, 0)
    case ("scale", 2): return SVGTransform(n[0], 0, 0, n[1], 0, 0)
    case ("rotate", 1), ("rotate", 3):
      let angle = n[0] * .pi / 180
      let turn = SVGTransform(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
      guard n.count == 3 else { return turn }
      return SVGTransform(1, 0, 0, 1, -n[1], -n[2]).then(turn).then(SVGTransform(1, 0, 0, 1, n[1], n[2]))
    default: return nil
    }
  }

  /// Returns the transform that applies this one, then `next`.
  func then(_ next: SVGTransform) -> SVGTransform {
    SVGTransform(
      next.a * a + next.c * b, next.b * a + next.d * b, next.a * c + next.c * d, next.b * c + next.d * d, next.a * tx + next.c * ty + next.tx,
      next.b * tx + next.d * ty + next.ty)
  }

  func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (a * x + c * y + tx, b * x + d * y + ty) }
}

/// Checks whether text is path data: commands with the right number of values.
enum SVGPathCheck {
  static func isPath(_ text: String) -> Bool {
    var arity = -1
    var numbers = 0
    var isArc = false
    var index = text.utf8.startIndex
    let bytes = text.utf8
    func closes() -> Bool { arity < 0 ? numbers == 0 : arity == 0 ? numbers == 0 : numbers > 0 && numbers.isMultiple(of: arity) }
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte <= 0x20 || byte == UInt8(ascii: ",") {
        index = bytes.index(after: index)
        continue
      }
      if let next = arities[byte | 0x20], byte >= UInt8(ascii: "A") {
        guard closes() else { return false }
        if arity < 0, byte | 0x20 != UInt8(ascii: "m") { return false }
        (arity, numbers, isArc) = (next, 0, byte | 0x20 == UInt8(ascii: "a"))
        index = bytes.index(after: index)
        continue
      }
      // An arc's two flags need no separator.
      if isArc, numbers % 7 == 3 || numbers % 7 == 4 {
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return false }
        index = bytes.index(after: index)
      } else {
        guard skipNumber(bytes, &index) else { return false }
      }
      numbers += 1
    }
    return arity >= 0 && closes()
  }

  private static let arities: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: zip("mlhvcsqtaz".utf8, [2, 2, 1, 1, 6, 4, 4, 2, 7, 0]))

  private static func skipNumber(_ bytes: String.UTF8View, _ index: inout String.UTF8View.Index) -> Bool {
    func peek() -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }
    func skipDigits() -> Int {
      var count = 0
      while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        index = bytes.index(after: index)
        count += 1
      }
      return count
    }
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { index = bytes.index(after: index) }
    var digits = skipDigits()
    if peek() == UInt8(ascii: ".") {
      index = bytes.index(after: index)
      digits += skipDigits()
    }
    guard digits > 0 else { return false }
    if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
      index = bytes.index(after: index)
      if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { index = bytes.index(after: index) }
      return skipDigits() > 0
    }
    return true
  }
}
