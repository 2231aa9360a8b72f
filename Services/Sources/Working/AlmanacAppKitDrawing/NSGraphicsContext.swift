/// A drawing target, in AppKit's form. Each thread has its own current context.
public final class NSGraphicsContext: NSObject {
  private let entry: ImageContexts.Entry
  public var shouldAntialias = true
  public var imageInterpolation = NSImageInterpolation.default
  public var compositingOperation = NSCompositingOperation.sourceOver

  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    entry = ImageContexts.Entry(context: graphicsPort, scale: 1, isFlipped: initialFlippedState)
  }
  /// Draws into a bitmap created for drawing; returns nil for another one.
  public init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
    guard let canvas = bitmapRep.canvas, bitmapRep.size.width > 0, bitmapRep.size.height > 0 else { return nil }
    let scale = CGFloat(bitmapRep.pixelsWide) / bitmapRep.size.width
    canvas.scaleBy(x: scale / canvas.ctm.a, y: CGFloat(bitmapRep.pixelsHigh) / bitmapRep.size.height / abs(canvas.ctm.d))
    entry = ImageContexts.Entry(context: canvas, scale: scale, isFlipped: false)
  }
  private init?(_ entry: ImageContexts.Entry) {
    guard entry.context != nil else { return nil }
    self.entry = entry
  }

  /// Nil outside drawing.
  public class var current: NSGraphicsContext? {
    get { ImageContexts.current.flatMap { NSGraphicsContext($0) } }
    set {
      ImageContexts.pop()
      ImageContexts.push(newValue?.entry ?? ImageContexts.Entry(context: nil, scale: 1))
    }
  }
  public var cgContext: CGContext {
    guard let context = entry.context else { fatalError("there is no context to draw into; draw between lockFocus() and unlockFocus()") }
    return context
  }
  public var isFlipped: Bool { entry.isFlipped }

  /// Saves the current context and its settings until `restoreGraphicsState()`.
  public class func saveGraphicsState() {
    let entry = ImageContexts.current ?? ImageContexts.Entry(context: nil, scale: 1)
    entry.context?.saveGState()
    ImageContexts.push(entry)
  }
  public class func restoreGraphicsState() {
    ImageContexts.pop()
    ImageContexts.current?.context?.restoreGState()
  }
  public func saveGraphicsState() { entry.context?.saveGState() }
  public func restoreGraphicsState() { entry.context?.restoreGState() }
  /// Does nothing: drawing is not buffered.
  public func flushGraphics() {}
}

public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, medium, high }
