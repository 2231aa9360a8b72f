import ArgumentParser
import Painter
import Reports
import WireSchema

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
  @Option(help: ArgumentHelp("Appearance.", valueName: "scheme"))
  var scheme = Named(ColorSchemeValue.light)

  @Option(help: ArgumentHelp("Rendering mode.", valueName: "mode"))
  var mode = Named(RenderingModeValue.fullColor)

  @Option(help: ArgumentHelp("What to redact.", valueName: "what"))
  var redact = Named(RedactionValue.none)

  @Option(help: ArgumentHelp("Luminance; reduced as on an always-on display.", valueName: "luminance"))
  var luminance = Named(LuminanceValue.normal)

  /// Returns the presentation that the options select.
  ///
  /// - Parameter keepsBackground: whether the background is drawn in every mode, because the widget's background is not removable.
  ///   Otherwise accented and vibrant content is drawn without it.
  func presentation(keepsBackground: Bool, isAccessory: Bool) -> Presentation {
    let isRemoved = isAccessory || (mode.value != .fullColor && !keepsBackground)
    return Presentation(
      colorScheme: scheme.value, renderingMode: mode.value, luminance: luminance.value, redaction: redact.value,
      background: isRemoved ? .removed : .shown)
  }
}
