public enum CGLineCap: Int32, Hashable, Sendable, Codable {
  case butt = 0
  case round = 1
  case square = 2
}

public enum CGLineJoin: Int32, Hashable, Sendable, Codable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// How colours are combined with those below.
public enum CGBlendMode: Int32, Hashable, Sendable, Codable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color,
    luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker,
    plusLighter
}

public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)
  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
