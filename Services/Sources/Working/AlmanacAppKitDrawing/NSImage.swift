import AlmanacAssets
import AlmanacUIKitDrawing
import Synchronization

/// An image from the app, a file or a drawing.
open class NSImage: UIImage, @unchecked Sendable {
  public typealias Name = String
  public static let applicationIconName = "NSApplicationIcon"
  public enum ResizingMode: Int, Sendable { case stretch, tile }

  private struct State: Sendable {
    var size: CGSize?
    var isTemplate = false
    var drawn: CGImage?
  }
  private let state = Mutex(State())
  /// Pixels per point of drawings.
  fileprivate static let drawingScale: CGFloat = 2

  package override init(_ source: Source, scale: CGFloat = 1, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic) {
    super.init(source, scale: scale, orientation: orientation, renderingMode: renderingMode)
  }
  private convenience init(_ image: UIImage) {
    self.init(image.source, scale: image.scale, orientation: image.imageOrientation, renderingMode: image.renderingMode)
  }

  public convenience init() { self.init(.empty) }
  /// Decodes PNG, JPEG, WebP and GIF files; returns nil for other data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }
  public convenience init?(contentsOfFile fileName: String) {
    guard let image = UIImage(contentsOfFile: fileName) else { return nil }
    self.init(image)
  }
  /// Loads the app's image set or loose file `name`; returns nil if there is none.
  public convenience init?(named name: Name) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(image)
  }
  /// Loads an image from a catalog; empty if the catalog does not contain it.
  public convenience init(resource: ImageResource) { self.init(UIImage(resource: resource)) }
  public convenience init(cgImage: CGImage) { self.init(.bitmap(cgImage)) }
  /// Creates an empty image. Draw into it between `lockFocus()` and `unlockFocus()`.
  public convenience init(size: NSSize) {
    self.init()
    self.size = size
  }
  /// Creates an image by calling `drawingHandler` once, immediately, with a rectangle in points.
  ///
  /// - Parameter flipped: true if y points down.
  public convenience init(size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool) {
    self.init(size: size)
    draw(flipped: flipped) { _ = drawingHandler(CGRect(origin: .zero, size: size)) }
  }
  public convenience init(cgImage: CGImage, size: NSSize) {
    self.init(cgImage: cgImage)
    if size != .zero { self.size = size }
  }
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  /// Like `init(contentsOf:)`, but an unreadable file results in an empty image.
  public convenience init(byReferencing url: URL) { self.init(byReferencingFile: url.path) }
  public convenience init(byReferencingFile fileName: String) {
    if let data = FileManager.default.contents(atPath: fileName) { self.init(.encoded(data)) } else { self.init(.empty) }
  }
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard let image = UIImage(systemName: name) else { return nil }
    self.init(image)
  }

  /// In points. Setting another size scales the image.
  open override var size: CGSize {
    get { state.withLock { $0.size } ?? super.size }
    set { state.withLock { $0.size = newValue } }
  }
  /// True if only the image's shape matters, which is drawn in the surrounding colour.
  open var isTemplate: Bool {
    get { state.withLock { $0.isTemplate } || renderingMode == .alwaysTemplate }
    set { state.withLock { $0.isTemplate = newValue } }
  }
  open var isValid: Bool { isSymbolImage || cgImage != nil }
  open override var cgImage: CGImage? { state.withLock { $0.drawn } ?? super.cgImage }
  open func cgImage(forProposedRect rect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?, hints: [String: Any]?) -> CGImage? { cgImage }
  open var representations: [NSImageRep] { cgImage.map { [NSBitmapImageRep(cgImage: $0)] } ?? [] }
  /// Returns a PNG file: there is no TIFF encoder, and the readers of this data also read PNG.
  open var tiffRepresentation: Data? { cgImage.flatMap { UIImage(cgImage: $0).pngData() } }
  open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard case .symbol(let symbol, _) = source else { return nil }
    return NSImage(.symbol(symbol, configuration: configuration), scale: scale)
  }
  open var alignmentRect: NSRect { NSRect(origin: .zero, size: size) }
  open var accessibilityDescription: String?
  open var cacheMode = CacheMode.default
  public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }
  open var matchesOnlyOnBestFittingAxis = false
  open func name() -> Name? { nil }
  @discardableResult open func setName(_ string: Name?) -> Bool { false }
  open func addRepresentation(_ imageRep: NSImageRep) { state.withLock { $0.drawn = imageRep.image } }
  open func bestRepresentation(for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?) -> NSImageRep? {
    representations.first
  }
  open override func copy() -> Any { drawing }

  /// The image for UIKit and SwiftUI, with its size and its template mode.
  package var drawing: UIImage {
    let (size, drawn, isTemplate) = state.withLock { ($0.size, $0.drawn, $0.isTemplate) }
    var image: UIImage = self
    if let pixels = drawn ?? (size != nil ? super.cgImage : nil), pixels.width > 0 {
      let width = size?.width ?? CGFloat(pixels.width) / scale
      image = UIImage(cgImage: pixels, scale: width > 0 ? CGFloat(pixels.width) / width : scale, orientation: imageOrientation)
    }
    return isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
  }

  // MARK: Drawing

  /// Draws the image into the current context, scaled to `rect`.
  open override func draw(in rect: CGRect) { draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1) }
  /// Draws a part of the image, scaled to `rect`.
  ///
  /// - Parameters:
  ///   - fromRect: the part in points, with y pointing up; zero means the whole image.
  ///   - fraction: the opacity, 0…1.
  open func draw(in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {
    guard let pixels = cgImage, size.width > 0, size.height > 0 else { return }
    var image = UIImage(cgImage: pixels)
    if fromRect != .zero {
      let (x, y) = (CGFloat(pixels.width) / size.width, CGFloat(pixels.height) / size.height)
      let part = CGRect(
        x: fromRect.minX * x, y: (size.height - fromRect.maxY) * y, width: fromRect.width * x, height: fromRect.height * y)
      guard let cropped = pixels.cropping(to: part) else { return }
      image = UIImage(cgImage: cropped)
    }
    image.draw(in: rect, blendMode: op.blendMode, alpha: delta)
  }
  open func draw(
    in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat, respectFlipped: Bool,
    hints: [NSImageRep.HintKey: Any]?
  ) { draw(in: rect, from: fromRect, operation: op, fraction: delta) }
  open func draw(at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {
    draw(in: CGRect(origin: point, size: fromRect == .zero ? size : fromRect.size), from: fromRect, operation: op, fraction: delta)
  }

  /// Starts drawing into the image, with y pointing up.
  open func lockFocus() { lockFocusFlipped(false) }
  open func lockFocusFlipped(_ flipped: Bool) {
    let context = CGContext(size: size, scale: Self.drawingScale, isOpaque: false)
    if let cgImage { context?.draw(cgImage, in: CGRect(origin: .zero, size: size), firstRowAtLargestY: false) }
    if !flipped { context?.pointUp(height: size.height) }
    ImageContexts.push(ImageContexts.Entry(context: context, scale: Self.drawingScale, isFlipped: flipped))
  }
  /// Ends the drawing started by `lockFocus()`.
  open func unlockFocus() {
    let drawn = ImageContexts.current?.context?.makeImage()
    ImageContexts.pop()
    state.withLock { $0.drawn = drawn }
  }

  private func draw(flipped: Bool, _ body: () -> Void) {
    lockFocusFlipped(flipped)
    body()
    unlockFocus()
  }
}

extension CGContext {
  /// Flips the context: y points up from the lower edge.
  func pointUp(height: CGFloat) {
    translateBy(x: 0, y: height)
    scaleBy(x: 1, y: -1)
  }
}

extension UIImage.SymbolConfiguration {
  /// Takes a font's weight, as AppKit does.
  @_disfavoredOverload public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { self.init(pointSize: pointSize, fontWeight: weight) }
  @_disfavoredOverload public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: UIImage.SymbolScale) {
    self.init(pointSize: pointSize, fontWeight: weight, scale: scale)
  }
  public func applying(_ configuration: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
    applying(configuration as UIImage.Configuration?)
  }
}
