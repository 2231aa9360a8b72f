import AlmanacAssets
import AlmanacImageCodecs
import AlmanacTextEngine
import AlmanacWireSchema
import Synchronization

/// An image: decoded or still encoded, or a system symbol.
// Unchecked: `decoded` is a mutex; the other variables are set on a new image before it is shared, and the weak one is safe by itself.
open class UIImage: NSObject, @unchecked Sendable {
  /// The orientation of the stored pixels.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
  package enum Source {
    case empty
    case symbol(SymbolSource, configuration: SymbolConfiguration)
    /// The bytes of a file, decoded on first use.
    case encoded(Data)
    /// An image of a catalog. With traits it is the variant for them; without, the one for the traits where it is used.
    case asset(name: String, bundlePath: String?, ImageSet, traits: UITraitCollection?)
    case bitmap(CGImage)
  }
  package let source: Source
  /// Pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public private(set) var renderingMode: RenderingMode
  /// The colour of a template; nil means that of the view around it.
  package private(set) var tint: UIColor?
  /// The insets of the part that stretches; nil if the image does not stretch.
  public private(set) var capInsets: UIEdgeInsets?
  public private(set) var resizingMode: ResizingMode = .tile
  /// The asset in which the image was registered. Weak, because the asset retains the image.
  weak var registeredAsset: UIImageAsset?
  /// The decoded pixels; nil before the first use.
  private let decoded = Mutex<CGImage??>(nil)

  package init(_ source: Source, scale: CGFloat = 1, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
  }

  public override convenience init() { self.init(.empty) }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Decodes PNG, JPEG, WebP and GIF files; returns nil for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard ImageSignature.isImage(data) else { return nil }
    self.init(.encoded(data), scale: scale)
  }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFile: path))
  }
  /// Loads the app's image set or loose file `name`; returns nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let catalogs = AssetCatalogs.of(bundle ?? .main)
    if case .success(let symbol)? = catalogs.symbol(named: name, on: .current) {
      self.init(SymbolSource(name: name, template: symbol.template, bundlePath: bundle?.bundlePath), nil)
      return
    }
    let traits = traitCollection ?? UITraitCollection()
    let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
    guard let set = catalogs.imageSet(named: name), let image = set.image(scale: scale, in: traits) else { return nil }
    self.init(
      .asset(name: name, bundlePath: bundle?.bundlePath, set, traits: traitCollection), scale: VectorImage.isVector(image.data) ? scale : image.scale)
    if image.isTemplate { renderingMode = .alwaysTemplate }
  }
  /// Loads a system symbol. The variable value is ignored.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let catalogs = AssetCatalogs.of(bundle ?? .main)
    if case .success(let symbol)? = catalogs.symbol(named: name, on: .current) {
      self.init(SymbolSource(name: name, template: symbol.template, bundlePath: bundle?.bundlePath), configuration)
    } else {
      self.init(named: name, in: bundle, compatibleWith: nil)
    }
  }
  /// Loads an image from a catalog; empty if the catalog does not contain it.
  public convenience init(resource: ImageResource) {
    let catalogs = Bundle(path: resource.bundlePath).map(AssetCatalogs.of)
    if case .success(let symbol)? = catalogs?.symbol(named: resource.name, on: .current) {
      self.init(SymbolSource(name: resource.name, template: symbol.template, bundlePath: resource.bundlePath), nil)
      return
    }
    let set = catalogs?.imageSet(named: resource.name)
    self.init(set.map { .asset(name: resource.name, bundlePath: resource.bundlePath, $0, traits: nil) } ?? .empty, scale: UIScreen.main.scale)
  }
  /// Returns nil if there is no drawing for the name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !TextEngine.current.symbol(name, weight: 400).isFallback else { return nil }
    self.init(SymbolSource(name: name, template: nil, bundlePath: nil), configuration)
  }
  private convenience init(_ symbol: SymbolSource, _ configuration: Configuration?) {
    self.init(.symbol(symbol, configuration: configuration as? SymbolConfiguration ?? SymbolConfiguration(pointSize: 17)), scale: UIScreen.main.scale)
    tint = (configuration as? SymbolConfiguration)?.color
  }
  /// Creates the set's image for the appearance in `traits`; an empty image if the set has none.
  convenience init(_ set: ImageSet, in traits: UITraitCollection, scale: CGFloat) {
    guard let file = set.image(scale: scale, in: traits) else {
      self.init()
      return
    }
    if VectorImage.isVector(file.data) {
      self.init(Self.pixels(of: file.data, scale: scale).map { .bitmap($0) } ?? .empty, scale: scale)
    } else {
      self.init(.encoded(file.data), scale: file.scale)
    }
    if file.isTemplate { renderingMode = .alwaysTemplate }
  }
  public convenience init(cgImage: CGImage) { self.init(.bitmap(cgImage)) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.bitmap(cgImage), scale: scale, orientation: orientation)
  }

  /// Returns the pixels per point that a file's name states: 2 for `photo@2x.png`.
  private static func scale(ofFile path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  // MARK: Properties

  /// The size in points, with the orientation applied.
  open var size: CGSize {
    if case .symbol(let symbol, let configuration) = source {
      let outline = symbol.outline(configuration)
      return CGSize(width: outline.width * configuration.pointSize, height: outline.height * configuration.pointSize)
    }
    guard let image = cgImage else { return .zero }
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The stored pixels. A symbol is drawn at the screen's scale. Nil if the image cannot be decoded.
  open var cgImage: CGImage? {
    decoded.withLock { decoded in
      if let decoded { return decoded }
      let image = decode()
      decoded = .some(image)
      return image
    }
  }

  private func decode() -> CGImage? {
    switch source {
    case .empty: nil
    case .bitmap(let image): image
    case .encoded(let data): Self.pixels(of: data, scale: 1)
    case .asset(_, _, let set, let traits):
      set.image(scale: scale, in: UITraitCollection(traitsFrom: [UITraitCollection.current, traits].compactMap(\.self))).flatMap {
        Self.pixels(of: $0.data, scale: scale)
      }
    case .symbol(let symbol, let configuration): SymbolPicture.image(symbol, configuration, color: tint ?? .black, scale: scale)
    }
  }

  /// Decodes a file. A vector drawing is rasterised in its natural size at `scale`.
  private static func pixels(of data: Data, scale: CGFloat) -> CGImage? {
    guard VectorImage.isVector(data) else { return ImageDecoder.decode(data).map { CGImage($0, type: ImageFileHeader(data)?.format.typeIdentifier) } }
    guard let vector = try? VectorImage(data) else { return nil }
    return vector.raster(width: Int((vector.size.width * scale).rounded(.up)), height: Int((vector.size.height * scale).rounded(.up))).map(
      CGImage.init)
  }

  /// Draws the image, scaled to `rect`, into the current image context. Does nothing if there is no context.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  // MARK: Variations

  private func copy(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(source, scale: scale, orientation: imageOrientation, renderingMode: renderingMode)
    image.tint = tint
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    change(image)
    return image
  }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy { $0.renderingMode = renderingMode } }
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol, _) = source, let configuration = configuration as? SymbolConfiguration else { return self }
    let image = UIImage(.symbol(symbol, configuration: configuration), scale: scale, renderingMode: renderingMode)
    image.tint = configuration.color ?? tint
    return image
  }
  open var configuration: Configuration? { symbolConfiguration }
  open var symbolConfiguration: SymbolConfiguration? { if case .symbol(_, let configuration) = source { configuration } else { nil } }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }
  open func imageWithoutBaseline() -> UIImage { self }
  open var baselineOffsetFromBottom: CGFloat? { nil }
  open var hasBaseline: Bool { false }
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open var flipsForRightToLeftLayoutDirection: Bool { false }
  open func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(source, scale: scale, orientation: imageOrientation.mirrored, renderingMode: renderingMode)
  }
  // Only the first picture of an animation is used.
  open var images: [UIImage]? { nil }
  open var duration: TimeInterval { 0 }
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { UIImage(named: name + "0") ?? UIImage(named: name) }
  open var isHighDynamicRange: Bool { false }
  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: capInsets, resizingMode: .tile) }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  // MARK: Files

  /// Returns a PNG file with the orientation applied; nil for an empty image.
  open func pngData() -> Data? { upright.flatMap { ImageEncoder.png($0.bitmap) } }
  /// Returns a JPEG file on a white background.
  /// - Parameter compressionQuality: From 0 (smallest) to 1 (best).
  open func jpegData(compressionQuality: CGFloat) -> Data? { upright.flatMap { ImageEncoder.jpeg($0.bitmap, quality: compressionQuality) } }

  /// Stub. Returns nil: no HEIF encoder is available.
  open func heicData() -> Data? {
    UnavailableServices.report("image.heic", "HEIF files cannot be written: heicData() is nil; use jpegData or pngData")
    return nil
  }

  /// The file for an archive, with the orientation applied. Encoded once; empty for an empty image.
  package private(set) lazy var archivedData = pngData() ?? Data()

  private var upright: CGImage? {
    guard imageOrientation != .up || tint != nil else { return cgImage }
    return UIGraphicsImageRenderer(size: size, format: .init(scale: scale)).image { _ in draw(at: .zero) }.cgImage
  }

  // MARK: Thumbnails

  /// Returns the decoded image, scaled to fill `size` (points); nil for an empty image.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat(scale: scale)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  @preconcurrency
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingThumbnail(of: size)
    DispatchQueue.global().async { completionHandler(image) }
  }
  /// Returns the image itself, decoded.
  open func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}

extension UIImage.Orientation {
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
  var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
}

extension UIFont.Weight {
  static func nearest(to value: Int) -> UIFont.Weight {
    let all: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    return all.min { abs($0.value - value) < abs($1.value - value) } ?? .regular
  }
}

/// Checks whether data begins like an image file.
enum ImageSignature {
  static func isImage(_ data: Data) -> Bool {
    let bytes = [UInt8](data.prefix(12))
    guard bytes.count == 12 else { return false }
    return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) || bytes.starts(with: Array("GIF8".utf8))
      || (bytes.starts(with: Array("RIFF".utf8)) && bytes[8..<12].elementsEqual("WEBP".utf8))
  }
}

extension ImageSet {
  /// Returns the image for the current device and the appearance of `traits`, read only if the set depends on it.
  fileprivate func image(scale: CGFloat, in traits: @autoclosure () -> UITraitCollection) -> AssetImage? {
    image(scale: scale, on: .current) {
      traits().userInterfaceStyle == .dark
    } isHighContrast: {
      traits().accessibilityContrast == .high
    }
  }
}
