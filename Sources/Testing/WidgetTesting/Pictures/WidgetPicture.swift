import WireSchema
import Painter
import WidgetKit

/// How a widget is shown in a picture: what changes without asking the provider again.
public struct WidgetAppearance: Sendable, Hashable {
  /// What is hidden.
  public enum Redaction: Sendable, Hashable {
    case none
    /// Views marked `privacySensitive()`, as on a locked device.
    case privacy
    /// All content, as before the first timeline.
    case placeholder
  }

  /// On a watch always dark.
  public var colorScheme: ColorScheme
  /// nil: as the family is usually shown, accessories of the phone vibrant, others in full colour.
  public var renderingMode: WidgetRenderingMode?
  public var redaction: Redaction
  /// As on an always-on display that nobody looks at.
  public var isLuminanceReduced: Bool

  public init(
    colorScheme: ColorScheme = .light, renderingMode: WidgetRenderingMode? = nil, redaction: Redaction = .none, isLuminanceReduced: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.renderingMode = renderingMode
    self.redaction = redaction
    self.isLuminanceReduced = isLuminanceReduced
  }
}

/// A widget, or one view, painted as a host shows it.
///
/// ```swift
/// let picture = try await WidgetPicture(of: ForecastWidget(), on: WidgetPlacement(.systemMedium), appearance: WidgetAppearance(colorScheme: .dark), at: noon)
/// expectPicture(picture, named: "noon-dark")
/// ```
public struct WidgetPicture: Sendable {
  /// The picture as a PNG file.
  public let png: Data
  public let width: Int
  public let height: Int
  /// What could not be drawn as written, such as a missing image: a line each, with the file and line that caused it where they are known.
  public let diagnostics: [String]
  let pixels: PixelBuffer

  /// The entry that is current at `instant` of the timeline that the widget's provider gives when asked then.
  ///
  /// - Parameters:
  ///   - kind: which one of a bundle's or nil for the first.
  ///   - placement: where it stands or nil for its first family on the usual phone.
  ///   - configuration: its configuration as JSON; empty for none.
  ///   - askedAt: when the provider is asked, where that is earlier than `instant`.
  ///   - scale: pixels per point or nil for the device's.
  /// - Throws: ``WidgetTestError`` where there is no such widget, or it gives no timeline.
  @MainActor
  public init(
    of widget: some Widget, kind: String? = nil, on placement: WidgetPlacement? = nil, appearance: WidgetAppearance = WidgetAppearance(),
    configuration: String = "",
    at instant: Date, askedAt: Date? = nil, scale: Double? = nil
  ) async throws {
    let tested = try WidgetUnderTest(widget, kind: kind)
    let request = try tested.request(on: placement, configuration: configuration)
    let archive = try await WidgetUnderTest.asked(at: askedAt ?? instant) { try await tested.atHand.archive(request) }
    let device = placement?.device ?? WidgetPlacement(.systemSmall).device
    try self.init(
      archive, on: WidgetPlacement(WidgetFamily(request.context.family) ?? .systemSmall, device: device), appearance: appearance, at: instant,
      scale: scale,
      keepsBackground: !tested.kind.backgroundRemovable)
  }

  /// One view, such as an entry's, in the place of a widget.
  @MainActor
  public init(
    of view: some View, on placement: WidgetPlacement, appearance: WidgetAppearance = WidgetAppearance(), at instant: Date, scale: Double? = nil
  ) async throws {
    let context = try placement.context()
    let archive = try await WidgetUnderTest.asked(at: instant) { try await InProcessWidget.archive(view, at: instant, context: context) }
    try self.init(archive, on: placement, appearance: appearance, at: instant, scale: scale, keepsBackground: true)
  }

  /// The colour of a pixel counted from the top left, 0 to 255 each; nil outside of the picture.
  public func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int)? {
    (0..<width).contains(x) && (0..<height).contains(y) ? pixels.pixel(x, y) : nil
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
        listIsChecked: true, images: { archive.image($0) })
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
    let isAccessory = family.place == .accessory
    let mode = renderingMode?.value ?? (isAccessory && !isWatch ? .vibrant : .fullColor)
    // Accented and vibrant places draw their own background, as the lock screen does for every accessory.
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
