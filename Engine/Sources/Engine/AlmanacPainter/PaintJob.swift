import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// One picture to paint: the display list, its presentation, the instant and the scale.
public struct PaintJob {
  /// The display list to paint. Assigning one resets ``listIsChecked``.
  public var list: DisplayList {
    didSet { listIsChecked = false }
  }
  /// Whether the list was created by `DisplayList(validating:)` and need not be validated again; assigning a list resets this.
  public var listIsChecked: Bool
  /// How the list is presented: colour scheme, rendering mode, redaction and more.
  public var presentation: Presentation
  /// The instant at which dynamic text and progress are evaluated.
  public var date: Date
  /// Pixels per point, 0.1 to 16.
  public var scale: Double
  /// The outline to which the widget is cut. Default: `none`.
  public var mask: WidgetMask
  /// How the widget's label and curved content are drawn; nil: no label, and the content flat. With it the picture has the layout's frame.
  public var label: LabelLayout?
  /// The palette's name: "ios26" or "ios18"; an unknown name counts as "ios26".
  public var palette: String
  /// Returns the image with a SHA-256 that the list refers to; called on the painting thread.
  public var images: (Data) -> ImageBlob?
  /// Ends the painting early; nil: it is painted to the end.
  public var stop: PaintStop?
  /// The part of the list's area that is painted, in points; nil: the whole. It may reach beyond the list. It is not cut to the outline, and has no label.
  public var part: RectValue?
  /// The size of what is painted, for a part of the picture that is painted apart; nil: the picture's.
  var canvas: SizeValue?

  /// Creates a job: by default in light full colour at 3 pixels per point, without an outline, without a label and without images.
  public init(
    list: DisplayList, presentation: Presentation = Presentation(), date: Date, scale: Double = 3, mask: WidgetMask = .none,
    palette: String = "ios26", label: LabelLayout? = nil, listIsChecked: Bool = false, images: @escaping (Data) -> ImageBlob? = { _ in nil }
  ) {
    self.list = list
    self.listIsChecked = listIsChecked
    self.presentation = presentation
    self.date = date
    self.scale = scale
    self.mask = mask
    self.palette = palette
    self.label = label
    self.images = images
  }

  /// Returns the job with the presentation's tapped toggles turned in the list.
  func withTurnedToggles() -> PaintJob {
    guard !presentation.toggled.isEmpty else { return self }
    var job = self
    for path in presentation.toggled { job.list.turnToggle(at: path) }
    job.presentation.toggled = []
    // Only which of two checked faces is shown has changed.
    job.listIsChecked = listIsChecked
    return job
  }

  /// The instant that dynamic text and progress show; at reduced luminance the start of the minute.
  var shownDate: Date { presentation.shownInstant(at: date) }

  /// The picture's size in points: the list's, that of widget and label, or that of the part.
  public var pictureSize: SizeValue {
    canvas ?? part.map { SizeValue(width: $0.width, height: $0.height) } ?? label.map { SizeValue(width: $0.frame.width, height: $0.frame.height) }
      ?? list.size
  }

  /// The picture's size in pixels: points × scale, rounded up.
  public var pixelSize: (width: Int, height: Int) { Self.pixelSize(of: pictureSize, scale: scale) }

  /// The size in pixels of a picture of `size` points: points × scale, rounded up.
  /// - Precondition: the products are finite and fit into an `Int`.
  public static func pixelSize(of size: SizeValue, scale: Double) -> (width: Int, height: Int) {
    func pixels(_ points: Double) -> Int { Int((points * scale - 1e-6).rounded(.up)) }
    return (max(1, pixels(size.width)), max(1, pixels(size.height)))
  }
}

/// A picture as pixels, with its diagnostics.
public struct PixelBuffer: Sendable, Equatable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// `width × height` pixels without padding: blue, green, red, alpha, one byte each, colours multiplied by alpha.
  public let bytes: [UInt8]
  /// What could not be painted as specified: unknown colours, missing or undecodable images, symbols without a glyph.
  public let diagnostics: [Diagnostic]

  /// Wraps pixels.
  /// - Precondition: `bytes` has `width × height × 4` elements.
  public init(width: Int, height: Int, bytes: [UInt8], diagnostics: [Diagnostic] = []) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4, "a pixel buffer needs four bytes for each pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
    self.diagnostics = diagnostics
  }

  /// Returns the pixel at a column and line counted from the top left, not premultiplied, 0…255 per channel.
  /// - Precondition: the pixel is inside the picture.
  public func pixel(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    let start = (y * width + x) * 4
    let alpha = Int(bytes[start + 3])
    func straight(_ value: UInt8) -> Int { alpha == 0 ? 0 : min(255, (Int(value) * 255 + alpha / 2) / alpha) }
    return (straight(bytes[start + 2]), straight(bytes[start + 1]), straight(bytes[start]), alpha)
  }
}

/// Why nothing was painted.
public enum PainterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The display list has no width or no height.
  case sizeEmpty
  /// The picture would have more pixels than ``Painter/maxPixels``, or a side of more than `ImageLimits.side`.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The scale is not in 0.1...16.
  case scaleInvalid(Double)
  /// A figure of the job's label is out of its range.
  case labelInvalid(String)
  /// Cairo failed, with this status.
  case surface(status: String)
  /// The PNG file could not be compressed, because memory is short.
  case compression
  /// The job's ``PaintStop`` was cancelled, because the picture is no longer needed.
  case cancelled
  /// The picture was not finished within this time, and was given up.
  case deadline(seconds: Double)

  /// The error's stable name in decisions and in answers of the API.
  public var name: String {
    switch self {
    case .sizeEmpty, .tooManyPixels, .scaleInvalid, .labelInvalid, .surface, .compression: "picture.impossible"
    case .cancelled: "picture.cancelled"
    case .deadline: "limit.paintDeadline"
    }
  }

  public var description: String {
    switch self {
    case .sizeEmpty: "the display list has no area; check the size that the entry was laid out for"
    case .tooManyPixels(let width, let height, let limit): "\(width) × \(height) pixels are above the limit of \(limit); lower the scale"
    case .scaleInvalid(let scale): "\(scale) is not a valid scale; give pixels per point between 0.1 and 16"
    case .labelInvalid(let reason): "the label cannot be drawn: \(reason)"
    case .surface(let status): "the drawing surface failed: \(status)"
    case .compression: "the picture could not be compressed: memory is short"
    case .cancelled: "the picture is not needed any more"
    case .deadline(let seconds):
      "the picture was not painted within \(seconds.formatted()) s; ask for a lower scale, or draw fewer or smaller views with blurs, shadows, masks and blend modes"
    }
  }
}
