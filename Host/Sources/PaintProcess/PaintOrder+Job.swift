import Foundation
import Painter
import WireSchema

// What the painter's own types look like on the wire.
extension PaintOrder {
  /// Orders the picture of an encoded display list.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - deadline: seconds after which the painting is given up.
  public init(list: Data, presentation: Presentation, date: Date, scale: Double, mask: WidgetMask, deadline: Double) {
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
  }

  /// The painter's job for the decoded and checked list.
  func job(_ list: DisplayList, images: @escaping (Data) -> ImageBlob?) -> PaintJob {
    var job = PaintJob(
      list: list, presentation: Presentation(presentation), date: Date(timeIntervalSince1970: date.seconds), scale: scale, mask: mask,
      listIsChecked: true, images: images)
    job.stop = PaintStop(after: deadline)
    return job
  }

  private var mask: WidgetMask {
    switch outline.outline {
    case .continuousRadius(let radius): .continuous(radius: radius)
    case .circle(let isCircle): isCircle ? .circle : .none
    case nil: .none
    }
  }
}

extension PresentationValue {
  /// Encodes a presentation.
  init(_ presentation: Presentation) {
    self.init()
    key = presentation.variantKey
    highContrast = presentation.highContrast
    if let tint = presentation.tint { self.tint = tint }
  }
}

extension Presentation {
  /// Decodes a presentation.
  init(_ value: PresentationValue) {
    self.init(
      colorScheme: value.key.colorScheme, renderingMode: value.key.renderingMode, luminance: value.key.luminance, redaction: value.key.redaction,
      background: value.key.background, tint: value.hasTint ? value.tint : nil, highContrast: value.highContrast,
      reducesTransparency: value.key.transparency == .reduced, reducesMotion: value.key.motion == .reduced)
  }
}
