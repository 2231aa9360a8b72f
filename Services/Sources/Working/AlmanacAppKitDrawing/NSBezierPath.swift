/// AppKit's name for `UIBezierPath`; the extension below adds AppKit's spelling of its members.
public typealias NSBezierPath = UIBezierPath

extension UIBezierPath {
  public typealias LineCapStyle = CGLineCap
  public typealias LineJoinStyle = CGLineJoin
  public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }

  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }
  public func line(to point: NSPoint) { addLine(to: point) }
  public func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  public func curve(to endPoint: NSPoint, controlPoint: NSPoint) { addQuadCurve(to: endPoint, controlPoint: controlPoint) }
  public func appendRect(_ rect: NSRect) { path.addRect(rect) }
  public func appendOval(in rect: NSRect) { path.addEllipse(in: rect) }
  public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    path.addRoundedRect(in: rect, cornerWidth: min(xRadius, rect.width / 2), cornerHeight: min(yRadius, rect.height / 2))
  }
  /// Adds an arc. Angles are in degrees, and y points up: `clockwise` has Core Graphics' meaning.
  public func appendArc(withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false) {
    path.addArc(center: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180, clockwise: clockwise)
  }
  public func setClip() { addClip() }
  public var reversed: NSBezierPath { reversing() }
  public var windingRule: WindingRule {
    get { usesEvenOddFillRule ? .evenOdd : .nonZero }
    set { usesEvenOddFillRule = newValue == .evenOdd }
  }

  public class func fill(_ rect: NSRect) { UIRectFill(rect) }
  public class func stroke(_ rect: NSRect) { UIBezierPath(rect: rect).stroke() }
  public class func clip(_ rect: NSRect) { UIRectClip(rect) }
  public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = UIBezierPath()
    path.move(to: point1)
    path.addLine(to: point2)
    path.stroke()
  }
}

extension NSRect {
  public func fill() { UIRectFill(self) }
  public func fill(using operation: NSCompositingOperation) { UIRectFillUsingBlendMode(self, operation.blendMode) }
  public func frame() { UIRectFrame(self) }
  public func clip() { UIRectClip(self) }
}

public func NSRectFill(_ rect: NSRect) { rect.fill(using: .copy) }
public func NSRectFillUsingOperation(_ rect: NSRect, _ op: NSCompositingOperation) { rect.fill(using: op) }
public func NSFrameRect(_ rect: NSRect) { rect.frame() }
public func NSRectClip(_ rect: NSRect) { rect.clip() }

extension NSShadow {
  /// Sets this shadow for subsequent drawing in the current context.
  public func set() {
    UIGraphicsGetCurrentContext()?.setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: (shadowColor as? UIColor)?.cgColor)
  }
}

/// A gradient of colours, evenly spaced or at the given locations (0…1).
public final class NSGradient: NSObject {
  private let colors: [NSColor]
  private let locations: [CGFloat]
  public init?(colors: [NSColor], atLocations locations: [CGFloat]?, colorSpace: NSColorSpace = .sRGB) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    self.colors = colors
    self.locations = locations ?? colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
  }
  public convenience init?(colors: [NSColor]) { self.init(colors: colors, atLocations: nil) }
  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) { self.init(colors: [startingColor, endingColor]) }

  private var gradient: CGGradient? {
    CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: locations)
  }
  /// Fills a rectangle along a line at an angle in degrees, counter-clockwise from the x axis.
  public func draw(in rect: NSRect, angle: CGFloat) { draw(in: NSBezierPath(rect: rect), angle: angle) }
  public func draw(in path: NSBezierPath, angle: CGFloat) {
    guard let gradient, let context = UIGraphicsGetCurrentContext() else { return }
    let box = path.bounds
    let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    // The line is long enough to reach the corners in its direction.
    let half = (abs(x) * box.width + abs(y) * box.height) / 2
    context.saveGState()
    path.addClip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: box.midX - x * half, y: box.midY - y * half), end: CGPoint(x: box.midX + x * half, y: box.midY + y * half),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.restoreGState()
  }
}
