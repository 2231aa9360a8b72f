// Drawing into images: renderers, and the older functions with a current context.

open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func `default`() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
  open internal(set) var bounds = CGRect.zero
}
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Pixels per point.
  open var scale: CGFloat
  /// Whether the background is opaque black instead of transparent.
  open var opaque = false
  /// The colour range. It has no effect: pixels are always sRGB.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  open var preferredRange = Range.automatic
  public override init() { scale = UIScreen.main.scale }
  package init(scale: CGFloat) { self.scale = scale }
  open override class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public convenience init(for traitCollection: UITraitCollection) {
    self.init(scale: traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale)
  }
}

extension UIImage {
  /// A renderer format with this image's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat(scale: scale) }
}

/// The drawing target that a renderer passes to its closure.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
/// The drawing target that an image renderer passes to its closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }
  /// An image of the current content.
  open var currentImage: UIImage { cgContext.makeImage().map { UIImage(.bitmap($0), scale: format.scale) } ?? UIImage() }
}

/// Draws images with a size in points. A size without area, or one that is too large for memory, results in an empty image.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size), format: .default()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    ImageContexts.with(context, scale: format.scale) { actions(UIGraphicsImageRendererContext(context, format)) }
    return context.makeImage().map { UIImage(.bitmap($0), scale: format.scale) } ?? UIImage()
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The image contexts of this thread; the last one is current.
package enum ImageContexts {
  package struct Entry {
    package var context: CGContext?
    /// Pixels per point.
    package var scale: CGFloat
    /// True if y points down, as in UIKit. In AppKit it points up; images and texts are drawn upright in both.
    package var isFlipped: Bool

    package init(context: CGContext?, scale: CGFloat, isFlipped: Bool = true) {
      (self.context, self.scale, self.isFlipped) = (context, scale, isFlipped)
    }
  }
  private enum StackKey: RenderingContext.Key {
    static var initial: [Entry] { [] }
  }
  private static var stack: [Entry] {
    get { RenderingContext.current[StackKey.self] }
    set { RenderingContext.current[StackKey.self] = newValue }
  }

  package static var current: Entry? { stack.last }
  package static func push(_ entry: Entry) { stack.append(entry) }
  static func push(_ context: CGContext?, scale: CGFloat) { push(Entry(context: context, scale: scale)) }
  package static func pop() { _ = stack.popLast() }
  static func with(_ context: CGContext, scale: CGFloat, _ body: () -> Void) {
    push(context, scale: scale)
    body()
    pop()
  }

  /// If y points up in the current context, flips it within `rect`, so that drawings made for the other direction stand upright.
  static func standUpright(in rect: CGRect) {
    guard let current, !current.isFlipped else { return }
    current.context?.translateBy(x: 0, y: rect.minY + rect.maxY)
    current.context?.scaleBy(x: 1, y: -1)
  }
}

/// Returns the current image context; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.current?.context }
public func UIGraphicsPushContext(_ context: CGContext) { ImageContexts.push(context, scale: 1) }
public func UIGraphicsPopContext() { ImageContexts.pop() }

/// - Parameter scale: Pixels per point; 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIScreen.main.scale
  ImageContexts.push(CGContext(size: size, scale: scale, isOpaque: opaque), scale: scale)
}
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let current = ImageContexts.current, let image = current.context?.makeImage() else { return nil }
  return UIImage(.bitmap(image), scale: current.scale)
}
public func UIGraphicsEndImageContext() { ImageContexts.pop() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  UIRectFrame(rect)
  context.restoreGState()
}
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
