import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import ArgumentParser
import Reports

/// `Option` is also a type of the schema; in this module it is an option of the command line.
typealias Option<Value> = ArgumentParser.Option<Value>

/// A value of the schema as an argument of the command line.
struct Named<Value: NamedPresentation & Sendable>: ExpressibleByArgument {
  let value: Value

  init(_ value: Value) { self.value = value }

  init?(argument: String) {
    guard let value = Value(name: argument) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { Value.names }
  var defaultValueDescription: String { Value.names[0] }
}

/// The options for how a widget is drawn.
struct PresentationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Colour scheme (default: light, or the place's).", valueName: "scheme"))
  var scheme: Named<ColorSchemeValue>?

  @Option(help: ArgumentHelp("Rendering mode (default: fullColor, or the place's).", valueName: "mode"))
  var mode: Named<RenderingModeValue>?

  @Option(help: ArgumentHelp("How the place of --place shows widgets: normal, tinted, clear, night, alwaysOn …", valueName: "name"))
  var appearance: String?

  @Option(help: ArgumentHelp("What to redact.", valueName: "what"))
  var redact = Named(RedactionValue.none)

  @Option(help: ArgumentHelp("Luminance; reduced as on an always-on display (default: normal, or the place's).", valueName: "luminance"))
  var luminance: Named<LuminanceValue>?

  @Option(help: ArgumentHelp("The tint of accented and vibrant content (default: white).", valueName: "rrggbb"), transform: HexColor.init)
  var tint: HexColor?

  func validate() throws {
    if tint != nil, appearance == nil, (mode?.value ?? .fullColor) == .fullColor {
      throw ValidationError("--tint has no effect in full colour; add --mode accented, --mode vibrant or an --appearance that is tinted")
    }
  }

  /// Returns the presentation that the options select.
  ///
  /// - Parameters:
  ///   - place: where the widget is; nil: nowhere in particular.
  ///   - keepsBackground: whether the background is drawn in every mode, because the widget's background is not removable.
  ///     Otherwise accented and vibrant content is drawn without it.
  /// - Throws: `ValidationError` if the place lacks the appearance.
  func presentation(in place: PlaceProfile?, keepsBackground: Bool, isAccessory: Bool) throws -> Presentation {
    var presentation: Presentation
    if let place {
      let name = appearance ?? place.appearances[0].id
      guard let named = place.appearance(named: name) else {
        throw ValidationError("\(place.id) has no appearance \(name); it has: \(place.appearances.map(\.id).joined(separator: ", "))")
      }
      presentation = Presentation(named, colorScheme: scheme?.value ?? .light, tint: tint?.color, keepsBackground: keepsBackground)
      if let scheme { presentation.colorScheme = scheme.value }
      if let mode { presentation.renderingMode = mode.value }
      if let luminance { presentation.luminance = luminance.value }
    } else {
      if let appearance { throw ValidationError("--appearance \(appearance) needs --place") }
      let mode = mode?.value ?? .fullColor
      let isRemoved = isAccessory || (mode != .fullColor && !keepsBackground)
      presentation = Presentation(
        colorScheme: scheme?.value ?? .light, renderingMode: mode, luminance: luminance?.value ?? .normal, background: isRemoved ? .removed : .shown,
        tint: tint?.color)
    }
    presentation.redaction = redact.value
    return presentation
  }
}

/// A colour in sRGB as six hexadecimal digits.
struct HexColor: Equatable {
  let color: RGBA

  init(_ argument: String) throws {
    guard let color = RGBA(sixDigits: argument) else {
      throw ValidationError("a colour has six hexadecimal digits, such as FF9500; got \(argument.debugDescription)")
    }
    self.color = color
  }
}
