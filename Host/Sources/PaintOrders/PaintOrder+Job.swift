import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation

// What the painter's own types look like on the wire.
extension PaintOrder {
  /// Orders the picture of an encoded display list.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - label: how the widget's label is drawn; nil: it has none.
  ///   - deadline: seconds after which the painting is given up.
  ///   - backdrop: what is behind the widget; nil if the picture stays transparent there.
  ///   - part: the part of the list's area that is painted, in points; nil: the whole.
  public init(
    list: Data, presentation: Presentation, date: Date, scale: Double, mask: WidgetMask, label: LabelLayout? = nil, deadline: Double,
    over backdrop: Backdrop? = nil, part: RectValue? = nil
  ) {
    self.init()
    displayList = list
    self.presentation = PresentationValue(presentation)
    self.date = .with { $0.seconds = date.timeIntervalSince1970 }
    self.scale = scale
    switch mask {
    case .none: break
    case .continuous(let radius): outline = .with { $0.continuousRadius = radius }
    case .circle: outline = .with { $0.circle = true }
    }
    self.deadline = deadline
    if let label { self.label = LabelLayoutValue(label) }
    if let backdrop { self.backdrop = BackdropValue(backdrop) }
    if let part { self.part = part }
  }

  /// The painter's job for the decoded and checked list.
  func job(_ list: DisplayList, images: @escaping (Data) -> ImageBlob?) -> PaintJob {
    var job = PaintJob(
      list: list, presentation: Presentation(presentation), date: Date(timeIntervalSince1970: date.seconds), scale: scale, mask: mask,
      label: hasLabel ? LabelLayout(label) : nil, listIsChecked: true, images: images)
    job.stop = PaintStop(after: deadline)
    if hasPart { job.part = part }
    return job
  }

  /// The size of the picture in points; nil if the list gives none.
  public var pictureSize: SizeValue? {
    if hasPart { return SizeValue(width: part.width, height: part.height) }
    return hasLabel ? SizeValue(width: label.frame.width, height: label.frame.height) : DisplayList.size(ofEncoded: displayList)
  }

  private var mask: WidgetMask {
    switch outline.outline {
    case .continuousRadius(let radius): .continuous(radius: radius)
    case .circle(let isCircle): isCircle ? .circle : .none
    case nil: .none
    }
  }
}

extension LabelLayoutValue {
  /// Encodes a layout.
  init(_ layout: LabelLayout) {
    self.init()
    frame = layout.frame
    label = CurveValue(layout.label)
    if let content = layout.content { self.content = CurveValue(content) }
    textSize = layout.textSize
  }
}

extension CurveValue {
  fileprivate init(_ curve: LabelLayout.Curve) {
    self.init()
    center = curve.center
    radius = curve.radius
    direction = curve.direction
    length = curve.length
    height = curve.height
  }
}

extension LabelLayout {
  /// Decodes a layout. The painter refuses figures that are out of their ranges.
  init(_ value: LabelLayoutValue) {
    self.init(
      label: Curve(value.label), content: value.hasContent ? Curve(value.content) : nil, textSize: value.textSize, frame: value.frame)
  }
}

extension LabelLayout.Curve {
  fileprivate init(_ value: CurveValue) {
    self.init(center: value.center, radius: value.radius, direction: value.direction, length: value.length, height: value.height)
  }
}

extension PresentationValue {
  /// Encodes a presentation.
  init(_ presentation: Presentation) {
    self.init()
    key = presentation.variantKey
    highContrast = presentation.highContrast
    if let tint = presentation.tint { self.tint = tint }
    updating = presentation.isUpdating
    toggled = presentation.toggled.sorted { $0.description < $1.description }.map(NodePathValue.init)
  }
}

extension Presentation {
  /// Decodes a presentation.
  init(_ value: PresentationValue) {
    self.init(
      colorScheme: value.key.colorScheme, renderingMode: value.key.renderingMode, luminance: value.key.luminance, redaction: value.key.redaction,
      background: value.key.background, tint: value.hasTint ? value.tint : nil, highContrast: value.highContrast,
      reducesTransparency: value.key.transparency == .reduced, reducesMotion: value.key.motion == .reduced)
    isUpdating = value.updating
    toggled = Set(value.toggled.map(\.path))
  }
}
