import CoreGraphics

/// Strokes that an app creates from points. Data of a drawing is neither read nor written, because Apple's format is not published.
public struct PKDrawing: Equatable, Codable, @unchecked Sendable {  // Unchecked: its strokes are immutable.
  public var strokes: [PKStroke]
  public init() { strokes = [] }
  public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke { self.strokes = Array(strokes) }
  /// Accepts only empty data, for an empty drawing. Throws `CocoaError.coderReadCorrupt` for other data.
  public init(data: Data) throws {
    guard data.isEmpty else {
      UnavailableServices.report("pencilKit.format", "drawings cannot be read: Apple's format is not published")
      throw CocoaError(.coderReadCorrupt)
    }
    self.init()
  }
  /// Returns empty data, with a note if there are strokes.
  public func dataRepresentation() -> Data {
    if !strokes.isEmpty { UnavailableServices.report("pencilKit.format", "drawings cannot be written: Apple's format is not published") }
    return Data()
  }
  public init(from decoder: any Decoder) throws { try self.init(data: decoder.singleValueContainer().decode(Data.self)) }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dataRepresentation())
  }
  /// Drawings are equal if their strokes have the same points and inks.
  public static func == (left: PKDrawing, right: PKDrawing) -> Bool {
    left.strokes.elementsEqual(right.strokes) {
      $0.ink == $1.ink && $0.transform == $1.transform && $0.path.elementsEqual($1.path)
    }
  }

  public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
  public var requiredContentVersion: PKContentVersion { .version1 }
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
  public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    PKDrawing(
      strokes: strokes.map { stroke in
        var moved = stroke
        moved.transform = stroke.transform.concatenating(transform)
        return moved
      })
  }

  /// Draws each stroke as round lines through its points, in its ink's colour and with each point's width and opacity.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let side = 4096.0 / max(1, scale.isFinite ? scale : 1)
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale.isFinite && scale > 0 ? min(scale, 10) : 1
    let size = CGSize(width: min(rect.width, side), height: min(rect.height, side))
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let drawing = context.cgContext
      drawing.translateBy(x: -rect.minX, y: -rect.minY)
      drawing.setLineCap(.round)
      drawing.setLineJoin(.round)
      for stroke in strokes {
        let points = stroke.path.map { ($0.location.applying(stroke.transform), $0) }
        for (from, to) in zip(points, points.dropFirst() + points.suffix(1)) {
          drawing.setStrokeColor(stroke.ink.color.withAlphaComponent(stroke.ink.color.cgColor.alpha * to.1.opacity).cgColor)
          drawing.setLineWidth(max(0.1, to.1.size.width))
          drawing.move(to: from.0)
          drawing.addLine(to: to.0)
          drawing.strokePath()
        }
      }
    }
  }
}
public enum PKContentVersion: Int, Sendable {
  case version1 = 1
  case version2, version3, version4
  public static let latest = version4
}
public let PKAppleDrawingTypeIdentifier = "com.apple.drawing"
