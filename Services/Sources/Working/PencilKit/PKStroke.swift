@_exported import AlmanacFoundationCompat
@_exported import UIKit

/// A type of pen and its colour.
public struct PKInk: Equatable, @unchecked Sendable {  // Unchecked: colours are immutable.
  public typealias InkType = PKInkingTool.InkType
  public var inkType: InkType
  public var color: UIColor
  public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}
public struct PKStrokePoint: Hashable, Sendable {
  public let location: CGPoint
  /// Seconds since the beginning of the stroke.
  public let timeOffset: TimeInterval
  public let size: CGSize
  public let opacity: CGFloat
  public let force: CGFloat
  public let azimuth: CGFloat
  public let altitude: CGFloat
  public let secondaryScale: CGFloat
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat,
    secondaryScale: CGFloat = 1
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude, self.secondaryScale) = (force, azimuth, altitude, secondaryScale)
  }
}
/// The points of a stroke.
public struct PKStrokePath: RandomAccessCollection, Sendable {
  private let points: [PKStrokePoint]
  public let creationDate: Date
  public init() { (points, creationDate) = ([], Date()) }
  public init<Points: Collection>(controlPoints: Points, creationDate: Date) where Points.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }
  public var startIndex: Int { points.startIndex }
  public var endIndex: Int { points.endIndex }
  public subscript(position: Int) -> PKStrokePoint { points[position] }
  /// Returns the location between two points, on the straight line that connects them. Apple's follows a curve.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    guard let last = points.indices.last, parametricValue.isFinite else { return .zero }
    let place = Swift.min(Swift.max(0, parametricValue), CGFloat(last))
    let (from, to) = (points[Int(place)].location, points[Swift.min(Int(place) + 1, last)].location)
    let part = place - place.rounded(.down)
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
public struct PKStroke: @unchecked Sendable {  // Unchecked: the mask path is not changed.
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  public var mask: UIBezierPath?
  public var randomSeed: UInt32
  public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
    self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: 0)
  }
  public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform, mask: UIBezierPath?, randomSeed: UInt32) {
    (self.ink, self.path, self.transform, self.mask, self.randomSeed) = (ink, path, transform, mask, randomSeed)
  }
  /// The smallest rectangle around the drawn stroke.
  public var renderBounds: CGRect {
    path.reduce(CGRect.null) { bounds, point in
      let place = point.location.applying(transform)
      return bounds.union(
        CGRect(x: place.x - point.size.width / 2, y: place.y - point.size.height / 2, width: point.size.width, height: point.size.height))
    }
  }
}
