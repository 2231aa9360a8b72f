import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import WidgetKit

/// The presentation of a widget in a picture: everything that changes without a new timeline.
public struct WidgetAppearance: Sendable, Hashable {
  /// The hidden content.
  public enum Redaction: Sendable, Hashable {
    /// Nothing is hidden.
    case none
    /// Views marked `privacySensitive()`, as on a locked device.
    case privacy
    /// All content, as before the first timeline.
    case placeholder
  }

  /// Light or dark; on a watch always dark. Default: light.
  public var colorScheme: ColorScheme
  /// The rendering mode; nil, the default, is the family's own: vibrant for accessories except on a watch, full colour otherwise.
  public var renderingMode: WidgetRenderingMode?
  /// The hidden content. Default: none.
  public var redaction: Redaction
  /// True if luminance is reduced, as on an idle always-on display. Default: false.
  public var isLuminanceReduced: Bool

  /// Creates an appearance.
  public init(
    colorScheme: ColorScheme = .light, renderingMode: WidgetRenderingMode? = nil, redaction: Redaction = .none, isLuminanceReduced: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.renderingMode = renderingMode
    self.redaction = redaction
    self.isLuminanceReduced = isLuminanceReduced
  }
}

/// A picture of a widget or of one view, painted as a host paints it.
///
/// ```swift
/// let picture = try await WidgetPicture(of: ForecastWidget(), on: WidgetPlacement(.systemMedium), appearance: WidgetAppearance(colorScheme: .dark), at: noon)
/// expectPicture(picture, named: "noon-dark")
/// ```
public struct WidgetPicture: Sendable {
  /// The picture as a PNG file.
  public let png: Data
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Everything that could not be drawn as specified, such as a missing image: one line each, with file and line of the cause if known.
  public let diagnostics: [String]
  let pixels: PixelBuffer

  /// Paints the entry that is current at `instant` in the timeline that the widget's provider returns.
  ///
  /// - Parameters:
  ///   - kind: the kind of a bundle's widget; nil = the first.
  ///   - placement: the family and device; nil = the widget's first family on the default phone.
  ///   - configuration: the configuration as JSON; empty = none.
  ///   - instant: the instant of the picture.
  ///   - requestedAt: the time at which the timeline is requested; nil = `instant`.
  ///   - scale: pixels per point; nil = the device's.
  /// - Throws: ``WidgetTestError`` if there is no such widget, or it returns no timeline.
  @MainActor
  public init(
    of widget: some Widget, kind: String? = nil, on placement: WidgetPlacement? = nil, appearance: WidgetAppearance = WidgetAppearance(),
    configuration: String = "",
    at instant: Date, requestedAt: Date? = nil, scale: Double? = nil
  ) async throws {
    let tested = try WidgetUnderTest(widget, kind: kind)
    let request = try tested.request(on: placement, configuration: configuration)
    let archive = try await WidgetUnderTest.run(at: requestedAt ?? instant) { try await tested.inProcess.archive(request) }
    let device = placement?.device ?? WidgetPlacement(.systemSmall).device
    try self.init(
      archive, on: WidgetPlacement(WidgetFamily(request.context.family) ?? .systemSmall, device: device), appearance: appearance, at: instant,
      scale: scale,
      keepsBackground: !tested.kind.backgroundRemovable)
  }

  /// Paints one view, such as an entry's, as a widget.
  ///
  /// - Parameter scale: pixels per point; nil = the device's.
  /// - Throws: ``WidgetTestError`` if the device does not offer the family, or nothing can be painted.
  @MainActor
  public init(
    of view: some View, on placement: WidgetPlacement, appearance: WidgetAppearance = WidgetAppearance(), at instant: Date, scale: Double? = nil
  ) async throws {
    let context = try placement.context()
    let archive = try await WidgetUnderTest.run(at: instant) { try await InProcessWidget.archive(view, at: instant, context: context) }
    try self.init(archive, on: placement, appearance: appearance, at: instant, scale: scale, keepsBackground: true)
  }

  /// Returns the colour of a pixel counted from the top left, 0 to 255 per channel, not premultiplied; nil outside the picture.
  public func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int)? {
    (0..<width).contains(x) && (0..<height).contains(y) ? pixels.pixel(x, y) : nil
  }

  /// Wraps pixels that were painted elsewhere.
  init(_ pixels: PixelBuffer) throws {
    (self.pixels, png) = (pixels, try Painter.png(pixels))
    (width, height, diagnostics) = (pixels.width, pixels.height, [])
  }

  /// Returns the layout of a corner's label, in the first corner of the device's face.
  private static func labelLayout(of family: WidgetFamilyValue, on device: DeviceProfile) -> LabelLayout? {
    family == .accessoryCorner ? Placement(of: family.name, on: device)?.slot.labelLayout(at: 0) : nil
  }

  private init(
    _ archive: TimelineArchive, on placement: WidgetPlacement, appearance: WidgetAppearance, at instant: Date, scale: Double?, keepsBackground: Bool
  ) throws {
    let device = try placement.profile()
    let presentation = appearance.presentation(of: placement.family.value, isWatch: device.platform == .watchos, keepsBackground: keepsBackground)
    do {
      let list = try archive.displayList(entry: archive.entryIndex(at: instant) ?? 0, for: presentation.variantKey, at: instant)
      let job = PaintJob(
        list: list, presentation: presentation, date: instant, scale: scale ?? device.scale, mask: WidgetMask(of: placement.family.value, on: device),
        label: Self.labelLayout(of: placement.family.value, on: device), listIsChecked: true, images: { archive.image($0) })
      pixels = try Painter.pixels(job)
      png = try Painter.png(pixels)
    } catch {
      throw WidgetTestError("nothing was painted: \(error)")
    }
    (width, height) = (pixels.width, pixels.height)
    diagnostics = (archive.diagnostics + pixels.diagnostics).map(\.sentence)
  }
}

extension WidgetAppearance {
  fileprivate func presentation(of family: WidgetFamilyValue, isWatch: Bool, keepsBackground: Bool) -> Presentation {
    let isAccessory = family.group == .accessory
    let mode = renderingMode?.value ?? (isAccessory && !isWatch ? .vibrant : .fullColor)
    // In accented and vibrant modes the system draws the background, as the lock screen does for every accessory.
    let removes = isAccessory || (mode != .fullColor && !keepsBackground)
    return Presentation(
      colorScheme: colorScheme == .dark || isWatch ? .dark : .light, renderingMode: mode, luminance: isLuminanceReduced ? .reduced : .normal,
      redaction: redaction == .privacy ? .privacy : redaction == .placeholder ? .placeholder : .none, background: removes ? .removed : .shown)
  }
}

extension Diagnostic {
  fileprivate var sentence: String {
    let source = file.isEmpty ? "" : "\(file):\(line): "
    return "\(source)\(name): \(message)\(place.isEmpty ? "" : " (\(place))")"
  }
}
