import AlmanacTextEngine
import AlmanacWireSchema
import Foundation

/// How a widget is presented right now. All of this changes without a new timeline from the extension (Specification D3).
public struct Presentation: Sendable, Hashable {
  /// Light or dark (Specification D1); unspecified counts as light. Vibrant always resolves colours as dark.
  public var colorScheme: ColorSchemeValue
  /// Full colour, accented or vibrant (Specification D2); unspecified counts as full colour.
  public var renderingMode: RenderingModeValue
  /// Reduced on an always-on display (Specification D6): dimmed, with time text at reduced precision.
  public var luminance: LuminanceValue
  /// Privacy hides privacy-sensitive subtrees, placeholder hides all text and images (Specification D5, D9).
  public var redaction: RedactionValue
  /// `removed` omits the container background and makes the background paint clear.
  public var background: BackgroundValue
  /// The colour of the accent group in accented mode and of the material in vibrant mode; nil: white.
  public var tint: RGBA?
  /// Whether the palette's increased-contrast columns are used.
  public var highContrast: Bool
  /// Whether materials are opaque.
  public var reducesTransparency: Bool
  /// Whether bodies that read it get reduced motion; painting does not depend on it.
  public var reducesMotion: Bool
  /// Whether content that waits for its new value (`invalidatableContent()`) is dimmed, because an intent is performed (Specification A14).
  public var isUpdating = false
  /// The toggles that show their other face, because they were tapped and their intent is performed.
  public var toggled: Set<NodePath> = []

  /// Creates a presentation: by default light, in full colour, with normal luminance, nothing hidden, the background shown, and no setting of accessibility.
  public init(
    colorScheme: ColorSchemeValue = .light, renderingMode: RenderingModeValue = .fullColor, luminance: LuminanceValue = .normal,
    redaction: RedactionValue = .none, background: BackgroundValue = .shown, tint: RGBA? = nil, highContrast: Bool = false,
    reducesTransparency: Bool = false, reducesMotion: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.renderingMode = renderingMode
    self.luminance = luminance
    self.redaction = redaction
    self.background = background
    self.tint = tint
    self.highContrast = highContrast
    self.reducesTransparency = reducesTransparency
    self.reducesMotion = reducesMotion
  }

  /// Returns the instant that a picture at `date` shows: `date`, or the start of its minute at reduced luminance.
  public func shownInstant(at date: Date) -> Date { luminance == .reduced ? AlwaysOnCadence.instant(at: date) : date }

  /// Returns when a change at `date` becomes visible: at `date`, or at the next whole minute at reduced luminance.
  public func visibleInstant(ofChangeAt date: Date) -> Date { luminance == .reduced ? AlwaysOnCadence.visible(date) : date }

  /// Whether what is not painted shows what is behind the widget, so that reduced luminance makes content more transparent and not darker.
  var isTranslucent: Bool { renderingMode == .vibrant || renderingMode == .accented || background == .removed }

  /// The key that selects an entry's display list for this presentation.
  public var variantKey: VariantKey {
    var key = VariantKey()
    key.colorScheme = colorScheme
    key.renderingMode = renderingMode
    key.luminance = luminance
    key.redaction = redaction
    key.background = background
    key.contrast = highContrast ? .increased : .standard
    key.transparency = reducesTransparency ? .reduced : .standard
    key.motion = reducesMotion ? .reduced : .standard
    return key
  }
}

/// The outline to which the finished picture is cut (Specification D8).
public enum WidgetMask: Sendable, Hashable {
  /// No outline: the whole rectangle.
  case none
  /// A rectangle with continuous corners of this radius in points; see `ContinuousCorner` in `AlmanacWireSchema`.
  case continuous(radius: Double)
  /// The ellipse that touches the four sides: a circle if the picture is square.
  case circle
}
