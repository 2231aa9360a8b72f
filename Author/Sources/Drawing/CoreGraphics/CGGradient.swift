/// Colours at locations from 0 to 1 along a line or between two circles.
public final class CGGradient: Sendable {
  let stops: [(color: CGColor, location: CGFloat)]

  /// - Parameter locations: One location per colour; nil spaces them evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = (0..<colors.count).map { colors.object(at: $0) }.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { ($1, locations?[$0] ?? CGFloat($0) / last) }
  }
}

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
