import Foundation

/// Parses SVG path data (all commands, absolute and relative) into an outline.
struct SVGPathParser {
  private let bytes: [UInt8]
  private var index = 0
  private var outline = Outline()
  private var contour: Outline.Contour?
  private var current = Outline.Point(x: 0, y: 0)
  private var start = Outline.Point(x: 0, y: 0)
  /// The last curve's second control point, for smooth continuation, and the command that set it.
  private var control = Outline.Point(x: 0, y: 0)
  private var previous: UInt8 = 0

  /// Parses path data; returns nil if the text is malformed.
  static func outline(of text: some StringProtocol) -> Outline? {
    var parser = SVGPathParser(bytes: Array(text.utf8))
    return parser.run() ? parser.outline : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() -> Bool {
    var command: UInt8 = 0
    while let byte = nextByte() {
      if byte >= UInt8(ascii: "A") {
        command = byte
        index += 1
      } else if command == UInt8(ascii: "m") {
        command = UInt8(ascii: "l")
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")
      }
      guard command != 0, perform(command) else { return false }
      previous = command | 0x20
    }
    close()
    return true
  }

  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let base = isRelative ? current : Outline.Point(x: 0, y: 0)
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let point = point(base) else { return false }
      close()
      current = point
      start = point
      contour = Outline.Contour(start: point)
    case UInt8(ascii: "l"):
      guard let point = point(base) else { return false }
      line(to: point)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: Outline.Point(x: base.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: Outline.Point(x: current.x, y: base.y + y))
    case UInt8(ascii: "c"):
      guard let a = point(base), let b = point(base), let end = point(base) else { return false }
      curve(a, b, end)
    case UInt8(ascii: "s"):
      let a = reflected(after: [UInt8(ascii: "c"), UInt8(ascii: "s")])
      guard let b = point(base), let end = point(base) else { return false }
      curve(a, b, end)
    case UInt8(ascii: "q"):
      guard let a = point(base), let end = point(base) else { return false }
      quad(a, end)
    case UInt8(ascii: "t"):
      let a = reflected(after: [UInt8(ascii: "q"), UInt8(ascii: "t")])
      guard let end = point(base) else { return false }
      quad(a, end)
    case UInt8(ascii: "a"):
      guard let rx = number(), let ry = number(), let rotation = number(), let large = flag(), let sweep = flag(), let end = point(base)
      else { return false }
      arc(rx, ry, rotation, large, sweep, end)
    case UInt8(ascii: "z"):
      close()
      current = start
      contour = Outline.Contour(start: start)
    default: return false
    }
    return true
  }

  // MARK: segments

  private mutating func line(to end: Outline.Point) {
    contour?.segments.append(.line(end))
    current = end
  }

  private mutating func curve(_ a: Outline.Point, _ b: Outline.Point, _ end: Outline.Point) {
    contour?.segments.append(.curve(a, b, end))
    control = b
    current = end
  }

  private mutating func quad(_ a: Outline.Point, _ end: Outline.Point) {
    let from = current
    func towards(_ p: Outline.Point) -> Outline.Point { Outline.Point(x: p.x + (a.x - p.x) * 2 / 3, y: p.y + (a.y - p.y) * 2 / 3) }
    contour?.segments.append(.curve(towards(from), towards(end), end))
    control = a
    current = end
  }

  /// Returns the reflection of the last control point about the current point if the last command was one of `commands`, otherwise the current point.
  private func reflected(after commands: [UInt8]) -> Outline.Point {
    commands.contains(previous) ? Outline.Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y) : current
  }

  private mutating func close() {
    if let contour, !contour.segments.isEmpty { outline.contours.append(contour) }
    contour = nil
  }

  /// Adds an elliptical arc as cubic curves of at most a quarter turn each (SVG 1.1, appendix F.6).
  private mutating func arc(_ rx: Double, _ ry: Double, _ degrees: Double, _ large: Bool, _ sweep: Bool, _ end: Outline.Point) {
    var (rx, ry) = (abs(rx), abs(ry))
    let from = current
    guard rx > 0, ry > 0, from.x != end.x || from.y != end.y else { return line(to: end) }
    let phi = degrees * .pi / 180
    let (cosine, sine) = (cos(phi), sin(phi))
    let (dx, dy) = ((from.x - end.x) / 2, (from.y - end.y) / 2)
    let (x1, y1) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    let excess = x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let numerator = rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1
    let factor = (max(numerator, 0) / (rx * rx * y1 * y1 + ry * ry * x1 * x1)).squareRoot() * (large == sweep ? -1 : 1)
    let (cx1, cy1) = (factor * rx * y1 / ry, -factor * ry * x1 / rx)
    let (cx, cy) = (cosine * cx1 - sine * cy1 + (from.x + end.x) / 2, sine * cx1 + cosine * cy1 + (from.y + end.y) / 2)
    let angle = atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    var turn = atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - angle
    if sweep, turn < 0 { turn += 2 * .pi }
    if !sweep, turn > 0 { turn -= 2 * .pi }
    let pieces = max(1, Int((abs(turn) / (.pi / 2)).rounded(.up)))
    let step = turn / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4)
    func place(_ x: Double, _ y: Double) -> Outline.Point {
      Outline.Point(x: cx + cosine * rx * x - sine * ry * y, y: cy + sine * rx * x + cosine * ry * y)
    }
    for piece in 0..<pieces {
      let (t0, t1) = (angle + Double(piece) * step, angle + Double(piece + 1) * step)
      let last = piece == pieces - 1 ? end : place(cos(t1), sin(t1))
      curve(place(cos(t0) - reach * sin(t0), sin(t0) + reach * cos(t0)), place(cos(t1) + reach * sin(t1), sin(t1) - reach * cos(t1)), last)
    }
  }

  // MARK: numbers

  private mutating func nextByte() -> UInt8? {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") || bytes[index] < 0x20 { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func point(_ base: Outline.Point) -> Outline.Point? {
    guard let x = number(), let y = number() else { return nil }
    return Outline.Point(x: base.x + x, y: base.y + y)
  }

  /// Parses an arc's flag. Flags need no separator: "11" is two flags.
  private mutating func flag() -> Bool? {
    guard let byte = nextByte(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> Double? {
    guard nextByte() != nil else { return nil }
    let begin = index
    var hasPoint = false
    if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e"), index > begin {
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "-") || bytes[index + 1] == UInt8(ascii: "+") { index += 1 }
      } else if byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") {
        break
      }
      index += 1
    }
    return Double(String(decoding: bytes[begin..<index], as: UTF8.self))
  }
}
