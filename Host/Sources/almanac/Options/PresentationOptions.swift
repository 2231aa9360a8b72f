import WireSchema
import ArgumentParser
import Painter
import Reports

/// The schema has options of its own; here an option is one of the command line.
typealias Option<Value> = ArgumentParser.Option<Value>

/// A schema value that the command line calls by its name.
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

/// How a widget is presented.
struct PresentationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Appearance.", valueName: "scheme"))
  var scheme = Named(ColorSchemeValue.light)

  @Option(help: ArgumentHelp("Rendering mode.", valueName: "mode"))
  var mode = Named(RenderingModeValue.fullColor)

  @Option(help: ArgumentHelp("What is hidden.", valueName: "what"))
  var redact = Named(RedactionValue.none)

  @Option(help: ArgumentHelp("Reduced on an always-on display.", valueName: "luminance"))
  var luminance = Named(LuminanceValue.normal)

  /// - Parameter keepsBackground: Whether the background stands in every mode: on the home screen, where the widget's cannot be removed.
  ///   Elsewhere accented and vibrant content stands on the platform's own.
  func presentation(keepsBackground: Bool, isAccessory: Bool) -> Presentation {
    let isRemoved = isAccessory || (mode.value != .fullColor && !keepsBackground)
    return Presentation(
      colorScheme: scheme.value, renderingMode: mode.value, luminance: luminance.value, redaction: redact.value,
      background: isRemoved ? .removed : .shown)
  }
}
