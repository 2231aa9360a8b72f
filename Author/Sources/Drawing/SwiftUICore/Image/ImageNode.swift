import AlmanacAssets
import AlmanacImageCodecs
import AlmanacTextEngine
import AlmanacWireSchema

extension Image: View, PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    nodes.session.pass(place)
    let environment = EnvironmentStack.current
    let context = _StyleContext(environment: environment, session: nodes.session)
    if isEmpty {
      nodes.append(EmptyImageNode(self, session: nodes.session))
    } else if let symbol = symbol(in: context) {
      nodes.append(SymbolNode(self, symbol: symbol, context: context))
    } else {
      nodes.append(BitmapNode(self, bitmap: bitmap(in: context), context: context))
    }
  }

  /// Returns the encoded image: its own data, or the image of its name in the catalogs. Returns nil for a symbol, and for an image that cannot be
  /// archived, which a diagnostic reports.
  @MainActor func bitmap(in context: _StyleContext) -> ImageBitmap? {
    let session = context.session
    do {
      switch source {
      case .symbol: return nil
      case .data where isEmpty: return nil
      case .data(let data, let scale): return try ImageBitmap(data: data, scale: Double(scale), limits: session.imageLimits)
      case .asset(let name, let bundle):
        let assets = session.assets(in: bundle?.bundlePath)
        // A broken symbol was already reported when it was looked up.
        if case .failure? = assets.symbol(named: name, on: context.environment.assetDevice) { return nil }
        guard let asset = assets.image(named: name, in: context.environment) else {
          let reason =
            assets.hasImageSet(named: name)
            ? "the image set \(name) has no usable file: its Contents.json names none for this device, or none that exists"
            : "no image \(name) in the app's asset catalogs or resources"
          session.diagnose(.warning, "asset.missing", "\(reason): a grey box is drawn in its place", place: name, at: place)
          return nil
        }
        var bitmap = try ImageBitmap(
          data: asset.data, scale: asset.scale, limits: session.imageLimits, isTemplate: asset.isTemplate, isMirrored: asset.isMirrored,
          scalesDown: true)
        bitmap.slices = asset.slices
        if bitmap.isOversized {
          let (width, height) = (bitmap.blob.pixelWidth, bitmap.blob.pixelHeight)
          session.diagnose(
            .note, "image.scaled",
            "the image has \(width) × \(height) pixels in \(asset.data.count) bytes, more than an archive takes; it was scaled down to what is shown, "
              + "but devices leave it out: put a smaller one into the catalog", place: name, at: place)
        }
        return bitmap
      }
    } catch ImageBitmap.Failure.tooLarge(let pixels) {
      session.diagnose(
        .error, "image.tooLarge",
        "the image has \(pixels) pixels; the limit is \(session.imageLimits.pixels): scale it down before putting it into an entry", place: placeName,
        at: place)
    } catch ImageBitmap.Failure.tooManyBytes(let bytes) {
      session.diagnose(
        .error, "image.tooLarge", "the image has \(bytes) bytes; the limit is \(session.imageLimits.bytes): scale it down", place: placeName,
        at: place)
    } catch let failure as VectorImage.Failure {
      session.diagnose(.warning, "image.format", "\(failure); a grey box is drawn in its place", place: placeName, at: place)
    } catch {
      session.diagnose(
        .warning, "image.format", "the image is not PNG, JPEG, GIF, WebP, SVG or PDF: a grey box is drawn in its place", place: placeName, at: place)
    }
    return nil
  }

  /// Returns the image's label in the locale at the view: the author's, or the translation of its name.
  @MainActor fileprivate func spokenLabel(in context: _StyleContext) -> String? {
    guard speaksName, case .asset(let name, let bundle) = source else { return label?.spoken(in: context.session) }
    return LocalizedStrings.format(
      for: name, table: nil, bundle: bundle ?? context.session.bundle, locale: context.environment.core.locale,
      device: context.environment.stringDevice) ?? name
  }

  /// - Parameter label: the image's label in the locale at the view.
  func describe(_ node: inout DisplayNode, label: String?) {
    node.debugName = "Image"
    if isDecorative { node.accessibility.hidden = true }
    if let label, !label.isEmpty { node.accessibility.label = label }
  }
}

/// The node of a symbol. The environment's font decides its size unless it is resizable.
package final class SymbolNode: LayoutNode {
  private let image: Image
  private let symbol: ImageSymbol
  private let outline: SymbolOutline
  private let weight: Int
  /// The size of one em of the outline, in points.
  private let points: CGFloat
  private let mode: SymbolRenderingModeValue
  private let paints: [Paint]
  private let layerPaint: _StylePaint
  private let label: String?
  private let contentTransition: ContentTransition?

  init(_ image: Image, symbol: ImageSymbol, context: _StyleContext) {
    let fields = context.environment.core
    let font =
      fields.systemFont?.spec(in: fields, session: context.session)
      ?? (image.symbolFont ?? fields.font ?? .body).spec(traits: context.environment.textAttributes.traits, in: fields, session: context.session)
    self.image = image
    self.symbol = symbol
    label = image.spokenLabel(in: context)
    weight = Int(font.weight == 0 ? 400 : font.weight)
    outline = symbol.outline(weight: weight, scale: fields.imageScale, text: context.session.text)
    points = CGFloat(font.size) * symbol.factor(of: fields.imageScale)
    (mode, paints, layerPaint) = image.symbolAppearance(of: symbol, in: context)
    contentTransition = context.environment.authoredContentTransition
    super.init(session: context.session)
  }

  /// True if the symbol is painted with the foreground style.
  var isTemplate: Bool { mode != .multicolor }

  /// The symbol that is drawn, without a font, colours, rendering mode or size of its own.
  package var plainImage: Image {
    var plain = image
    if case .symbol(_, let value) = image.source {
      plain = Image(source: .symbol(name: symbol.name, variableValue: value), label: image.label, at: image.place)
    }
    (plain.symbolFont, plain.symbolMode, plain.symbolTint, plain.rendering, plain.resizing) = (nil, nil, nil, nil, nil)
    return plain
  }

  /// The margins of the outline's box that a resizable symbol leaves out, in em.
  private var border: SymbolOutline.Border { image.resizing == nil ? .none : outline.border }

  private var ideal: CGSize {
    CGSize(
      width: CGFloat(outline.width - 2 * border.horizontal) * points, height: CGFloat(outline.height - 2 * border.vertical) * points)
  }

  /// The frame of the outline's whole box, so that the drawn area fills this node's frame in one direction.
  private func outlineFrame(_ frame: CGRect) -> CGRect {
    guard border != .none else { return frame }
    let em = min(frame.width / drawnSize.width, frame.height / drawnSize.height)
    return frame.insetBy(dx: -CGFloat(border.horizontal) * em, dy: -CGFloat(border.vertical) * em)
  }

  /// The size of the drawn area, in em.
  private var drawnSize: CGSize {
    CGSize(
      width: CGFloat(max(outline.width - 2 * border.horizontal, 1e-6)), height: CGFloat(max(outline.height - 2 * border.vertical, 1e-6)))
  }

  /// The transform by which a resizable symbol fills this node's frame in the other direction, too, about the middle of a box; nil if it does already.
  private func stretch(in box: CGRect) -> TransformValue? {
    guard image.resizing != nil else { return nil }
    let (across, down) = (frame.width / drawnSize.width, frame.height / drawnSize.height)
    // Frames of the symbol's proportions differ from them by less than a pixel.
    guard max(across, down) > 1.01 * min(across, down) else { return nil }
    let em = min(across, down)
    return TransformValue(a: across / em, b: 0, c: 0, d: down / em, about: CGPoint(x: box.width / 2, y: box.height / 2))
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil ? ideal : proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  package override var spacing: NodeSpacing {
    image.resizing == nil ? .symbol(descent: max(0, ideal.height - CGFloat(outline.baseline) * points)) : .standard
  }

  package override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard image.resizing == nil else { return nil }
    let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? CGFloat(outline.baseline) * points : nil
  }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    guard frame.width > 0, frame.height > 0 else { return }
    var node = DisplayNode()
    let box = outlineFrame(pixelFrame(at: origin))
    node.frame = RectValue(box)
    if let transform = stretch(in: box) { node.transform = transform }
    identify(&node, as: .image)
    if let contentTransition { node.change.content = contentTransition.value }
    node.symbol.name = symbol.name
    if symbol.template != nil { node.symbol.outline = outline.value }
    node.symbol.weight = UInt32(weight)
    node.symbol.mode = mode
    node.symbol.paints = paints
    let value = if case .symbol(_, let value) = image.source { value } else { image.catalogValue }
    if let value { node.symbol.variableValue = min(max(value, 0), 1) }
    image.describe(&node, label: label)
    node.apply(layerPaint)
    list.append(node)
  }
}

/// The node of an image without content, such as `UIImage()`. It has no size and draws nothing.
private final class EmptyImageNode: LayoutNode {
  private let isResizable: Bool

  init(_ image: Image, session: RenderSession) {
    isResizable = image.resizing != nil
    super.init(session: session)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: .zero) : .zero
  }
}

/// The node of a bitmap. It keeps its natural size unless it is resizable. A grey box replaces an image that cannot be drawn.
package final class BitmapNode: LayoutNode {
  private let image: Image
  private let bitmap: ImageBitmap?
  /// The author's way of resizing, or that of slices in the catalog.
  private let resizing: Image.Resizing?
  private let paint: _StylePaint
  /// What fills the box that replaces an image.
  private let boxPaint: _StylePaint
  private let label: String?
  private let contentTransition: ContentTransition?
  /// The side of the box that replaces an image of unknown size, in points.
  private static let missingSide: CGFloat = 20

  init(_ image: Image, bitmap: ImageBitmap?, context: _StyleContext) {
    self.image = image
    self.bitmap = bitmap
    contentTransition = context.environment.authoredContentTransition
    label = image.spokenLabel(in: context)
    resizing = image.resizing ?? bitmap?.slices.map { Image.Resizing($0) }
    paint = ForegroundStyle()._paint(in: context)
    boxPaint = FillShapeStyle.fill._paint(in: context)
    super.init(session: context.session)
  }

  private var ideal: CGSize { bitmap?.size ?? CGSize(width: Self.missingSide, height: Self.missingSide) }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let insets = resizing?.capInsets else { return ideal }
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(width: max(size.width, insets.leading + insets.trailing), height: max(size.height, insets.top + insets.bottom))
  }

  /// True if the image is painted with the foreground style.
  var isTemplate: Bool { image.rendering.map { $0 == .template } ?? bitmap?.isTemplate ?? false }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    guard frame.width > 0, frame.height > 0 else { return }
    var node = DisplayNode()
    node.frame = RectValue(pixelFrame(at: origin))
    identify(&node, as: .image)
    if let contentTransition { node.change.content = contentTransition.value }
    image.describe(&node, label: label)
    // Tiling and cap insets need the picture at its natural size.
    let isStretched = resizing.map { $0.mode == .stretch && $0.capInsets == EdgeInsets() } ?? false
    let shown = isStretched ? pixelFrame(at: origin).size : ideal
    let archived = bitmap?.blob(shownAt: shown, displayScale: session.displayScale, limits: session.imageLimits)
    if bitmap != nil, archived == nil, shown.width > 0, shown.height > 0 { image.diagnoseUndrawable(session) }
    if let bitmap, let archived {
      node.image.image = session.images.add(archived.blob)
      node.image.scale = archived.scale
      node.image.template = isTemplate
      if node.image.template {
        node.image.paint = paint.paint
        node.apply(paint)
      }
      if let resizing {
        node.image.tile = resizing.mode == .tile
        if resizing.capInsets != EdgeInsets() { node.image.capInsets = InsetsValue(resizing.capInsets) }
      }
      if let quality = image.quality { node.image.interpolation = quality.value }
      node.image.accented = image.accented
      if bitmap.isMirrored {
        node.transform = TransformValue(a: -1, b: 0, c: 0, d: 1, about: CGPoint(x: pixelFrame(at: origin).width / 2, y: 0))
      }
      node.redactAsBox = true
    } else {
      node.path.shape.rect = RectValue(CGRect(origin: .zero, size: pixelFrame(at: origin).size))
      node.path.fill = boxPaint.paint
      node.debugName = "Image(missing)"
    }
    list.append(node)
  }
}

extension Image {
  /// Warns of an image whose header can be read and whose content cannot: a damaged picture, or a vector drawing with more elements than its library draws.
  @MainActor func diagnoseUndrawable(_ session: RenderSession) {
    session.diagnose(
      .warning, "image.format", "the image cannot be decoded or drawn, so something grey is drawn in its place; check the file in an image viewer",
      place: placeName, at: place)
  }
}

extension Image.Resizing {
  /// Converts the slices of an image set.
  fileprivate init(_ slices: AssetImage.Slices) {
    self.init(
      capInsets: EdgeInsets(top: slices.top, leading: slices.left, bottom: slices.bottom, trailing: slices.right),
      mode: slices.isTiled ? .tile : .stretch)
  }
}
